'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'

/** Bars of a page's own, which stand on what is in the dock. */
const BARS = '.site-bar'

/** Written where it is needed: a property of the root that is inherited would style the whole page anew. */
function makeRoom(height: string): void {
  document.documentElement.style.scrollPaddingBottom = height
  document.body.style.paddingBottom = height
  for (const bar of document.querySelectorAll<HTMLElement>(BARS)) bar.style.bottom = height
}

/**
 * The foot of the window, where bars stand above one another. The page gets as much room at its end, keeps what has
 * the focus above it, and lifts the bars of its own.
 */
export function Dock({ children }: { children: ReactNode }) {
  const path = usePathname()
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const dock = ref.current
    if (!dock) return
    let before = 0
    const sizes = new ResizeObserver(() => {
      if (dock.offsetHeight === before) return
      before = dock.offsetHeight
      makeRoom(`${before}px`)
    })
    sizes.observe(dock)
    return () => sizes.disconnect()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other bars
  useEffect(() => {
    if (ref.current && ref.current.offsetHeight > 0) makeRoom(`${ref.current.offsetHeight}px`)
  }, [path])

  return (
    <div ref={ref} className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex flex-col *:pointer-events-auto">
      {children}
    </div>
  )
}
