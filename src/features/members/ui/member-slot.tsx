'use client'

import { useEffect } from 'react'

/** Somebody is signed in here, or was until just now (C34). */
const isMarked = () => document.cookie.includes('NBHA=') || localStorage.getItem('NBH_OLMID') !== null

/** Loads what shows the member on a shared page. Visitors load nothing. */
export function MemberSlot({ locale }: { locale: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has another header
  useEffect(() => {
    try {
      if (isMarked()) void import('./member-here').then(({ showMember }) => showMember())
    } catch {
      // Without storage nobody is marked.
    }
  }, [locale])
  return null
}
