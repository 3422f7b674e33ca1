'use client'

import { useEffect, useState } from 'react'
import type { OwnNotice as Notice } from '../domain/own-pages'
import { OwnNotice } from './own-notice'

/** Asks what this browser holds or has booked, and shows it. */
export function OwnHere({ locale, label, path }: { locale: string; label: string; path: string }) {
  const [notice, setNotice] = useState<Notice | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is held may have ended since the last page
  useEffect(() => {
    const controller = new AbortController()
    const asked = new URLSearchParams({ locale })
    fetch(`/api/bookings/own?${asked}`, { cache: 'no-store', signal: controller.signal })
      .then(async (answer) => setNotice(answer.ok ? ((await answer.json()) as { own: Notice | null }).own : null))
      .catch(() => null)
    return () => controller.abort()
  }, [locale, path])
  return notice ? <OwnNotice label={label} notice={notice} /> : null
}
