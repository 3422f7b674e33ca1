'use client'

import { createContext, use } from 'react'

/** Lines that are known on this device only, by key. Empty until the scripts of a page run. */
export const DeviceLinesContext = createContext<ReadonlyMap<string, string>>(new Map())

/**
 * A line over the lower edge of an image, hidden while there is none on this device: it appears without layout shift.
 * Its container must be `relative`.
 */
export function ImageLine({ of }: { of: string }) {
  const line = use(DeviceLinesContext).get(of) ?? ''
  return (
    <p
      data-way={of}
      hidden={line === ''}
      className="absolute inset-x-0 bottom-0 bg-paper px-3 py-1 text-small font-medium text-ink tabular-nums print:hidden"
    >
      {line}
    </p>
  )
}

/** The line of this device in running text, or `children` while there is none. */
export function DeviceText({ of, children }: { of: string; children: string }) {
  return <span data-way={of}>{use(DeviceLinesContext).get(of) ?? children}</span>
}
