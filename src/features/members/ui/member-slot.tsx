'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

let seen = ''

/** Loads what shows the member on a shared page, and again when somebody signs in or out. Visitors load nothing. */
export function MemberSlot({ locale }: { locale: string }) {
  const path = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in and out ends with another page
  useEffect(() => {
    const isMarked = document.cookie.includes('NBHA=')
    const now = `${locale} ${isMarked}`
    if (now === seen) return
    seen = now
    try {
      if (isMarked || localStorage.getItem('NBH_OLMID') !== null)
        void import('./member-here').then(({ showMember }) => showMember())
    } catch {
      // Without storage nobody was signed in before.
    }
  }, [locale, path])
  return null
}
