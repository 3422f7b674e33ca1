'use client'

import { type ReactNode, useEffect, useRef } from 'react'

const namesOf = (element: Element | null) =>
  element?.closest<HTMLElement | SVGElement>('[data-home]')?.dataset.home?.split(' ') ?? []

/** Marks all elements inside that belong to one of the given homes, and unmarks the rest. */
function show(frame: HTMLElement, slugs: readonly string[]): void {
  for (const element of frame.querySelectorAll('[data-home]')) {
    element.toggleAttribute(
      'data-shown',
      namesOf(element).some((slug) => slugs.includes(slug)),
    )
  }
}

/**
 * Contains a map and a list of the same homes. Elements name their homes in `data-home` (several separated by spaces);
 * while one of them is hovered or focused, the others of the same homes get `data-shown`.
 */
export function LinkedHomes({ className, children }: { className: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = frame
    if (!current) return
    const stop = new AbortController()
    const { signal } = stop
    const leave = () => show(current, namesOf(current.querySelector(':focus')))
    const point = ({ target }: Event) => {
      const slugs = target instanceof Element ? namesOf(target) : []
      if (slugs.length > 0) show(current, slugs)
      else leave()
    }
    current.addEventListener('pointerover', point, { signal })
    current.addEventListener('focusin', point, { signal })
    current.addEventListener('pointerleave', leave, { signal })
    current.addEventListener('focusout', leave, { signal })
    return () => stop.abort()
  }, [])
  return (
    <div ref={frame} className={className}>
      {children}
    </div>
  )
}
