'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'

/** Sticky bars of the page, which are placed above the dock. */
const BARS = '.site-bar'

/** Set on each element directly: a custom property inherited from the root would restyle the whole page. */
function makeRoom(height: string): void {
  document.documentElement.style.scrollPaddingBottom = height
  document.body.style.paddingBottom = height
  for (const bar of document.querySelectorAll<HTMLElement>(BARS)) bar.style.bottom = height
}

/**
 * The bottom of the window, where bars are stacked. The page gets matching space at its end, keeps the focused element
 * visible, and moves its own sticky bars up.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own bars
  useEffect(() => {
    if (ref.current && ref.current.offsetHeight > 0) makeRoom(`${ref.current.offsetHeight}px`)
  }, [path])

  return (
    <div ref={ref} className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex flex-col *:pointer-events-auto">
      {children}
    </div>
  )
}
