'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { leaveByEscape } from '../leave-by-escape'

interface FacetRowProps {
  label: string
  className: string
  children: ReactNode
}

/** A row of questions, each the browser's own `details`. All a script adds is that Escape closes the open one. */
export function FacetRow({ label, className, children }: FacetRowProps) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    if (row.current) leaveByEscape(row.current, 'details', stop.signal)
    return () => stop.abort()
  }, [])
  return (
    <nav ref={row} aria-label={label} className={className}>
      {children}
    </nav>
  )
}
