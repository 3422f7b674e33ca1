'use client'

import { type ReactNode, useEffect, useRef } from 'react'

const namesOf = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-home]')?.dataset.home?.split(' ') ?? []

/** Marks everything inside that stands for one of some homes, and nothing else. */
function show(frame: HTMLElement, slugs: readonly string[]): void {
  for (const element of frame.querySelectorAll<HTMLElement>('[data-home]')) {
    element.toggleAttribute(
      'data-shown',
      namesOf(element).some((slug) => slugs.includes(slug)),
    )
  }
}

/**
 * Holds a map and a list of the same homes. Whatever stands for a home says so in `data-home` (several, apart by
 * spaces); while one of them is under the mouse or has the focus, the others carry `data-shown`.
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
