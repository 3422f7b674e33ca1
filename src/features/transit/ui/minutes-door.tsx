'use client'

import { useEffect } from 'react'
import type { Locale } from '@/i18n/locales'
import { keptPlace, onKeptPlace } from './place-memory'

interface MinutesDoorProps {
  locale: Locale
  /** `{minutes}`, `{name}`. */
  text: string
}

/** On a device that keeps a place, fetches what writes the minutes to it into every card; on others nothing. */
export function MinutesDoor({ locale, text }: MinutesDoorProps) {
  useEffect(() => {
    const ended = new AbortController()
    let isAsked = false
    const wake = async () => {
      // Offline the attempt would fail, and a failed one counts as a new version of the site (A23.2).
      if (isAsked || keptPlace() === null || !navigator.onLine) return
      isAsked = true
      const { tendWays } = await import('./ways-on-cards')
      if (!ended.signal.aborted) tendWays(locale, text, ended.signal)
    }
    onKeptPlace(wake, ended.signal)
    void wake()
    return () => ended.abort()
  }, [locale, text])
  return null
}
