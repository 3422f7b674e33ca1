'use client'

import { createContext, use } from 'react'

/** Lines that are known on this device only, by key. Empty until the scripts of a page run. */
export const DeviceLinesContext = createContext<ReadonlyMap<string, string>>(new Map())

/** The line of this device in running text, or `children` while there is none. */
export function DeviceText({ of, children }: { of: string; children: string }) {
  return <span data-way={of}>{use(DeviceLinesContext).get(of) ?? children}</span>
}
