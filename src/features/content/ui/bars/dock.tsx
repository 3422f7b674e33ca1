'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/**
 * The foot of the window, where bars stand above one another. The page gets as much room at its end, and keeps what
 * has the focus above it; `--dock-height` tells bars of a page's own how high they must stand.
 */
export function Dock({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const dock = ref.current
    if (!dock) return
    const [root, body] = [document.documentElement.style, document.body.style]
    const sizes = new ResizeObserver(() => {
      const height = `${dock.offsetHeight}px`
      root.setProperty('--dock-height', height)
      root.scrollPaddingBottom = height
      body.paddingBottom = height
    })
    sizes.observe(dock)
    return () => sizes.disconnect()
  }, [])

  return (
    <div ref={ref} className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex flex-col *:pointer-events-auto">
      {children}
    </div>
  )
}
