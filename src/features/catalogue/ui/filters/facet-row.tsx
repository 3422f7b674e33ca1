'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { closeOnEscape } from '@/design/layer/close-on-escape'

interface FacetRowProps {
  label: string
  children: ReactNode
}

/** A row of facets as native `details`. Scripts only add that Escape closes the open one. */
export function FacetRow({ label, children }: FacetRowProps) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    if (row.current) closeOnEscape(row.current, 'details', stop.signal)
    return () => stop.abort()
  }, [])
  return (
    <nav ref={row} aria-label={label}>
      {children}
    </nav>
  )
}
