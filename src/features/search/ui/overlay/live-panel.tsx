'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import type { SuggestTexts } from './suggest-texts'
import type { SuggestionsProps } from './suggestions'

/** Where suggestions will stand. Their program is fetched when the panel around it is first opened. */
export function LivePanel({ locale, texts }: { locale: Locale; texts: SuggestTexts }) {
  const place = useRef<HTMLDivElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)

  useEffect(() => {
    const layer = place.current?.closest('[popover]')
    const stop = new AbortController()
    let isAsked = false
    const wake = async () => {
      // Offline the attempt would fail, and a failed one counts as a new version of the site (A23.2).
      if (isAsked || !navigator.onLine) return
      isAsked = true
      const loaded = await import('./suggestions')
      if (!stop.signal.aborted) setSuggestions(() => loaded.Suggestions)
    }
    layer?.addEventListener('beforetoggle', wake, { signal: stop.signal })
    // It may have been opened before this program arrived.
    if (layer?.matches(':popover-open')) void wake()
    return () => stop.abort()
  }, [])

  return <div ref={place}>{Suggestions ? <Suggestions locale={locale} texts={texts} /> : null}</div>
}
