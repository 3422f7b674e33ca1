'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import type { SuggestTexts } from './suggest-texts'
import type { SuggestionsProps } from './suggestions'

/** Placeholder of the suggestions. Their script is loaded when the panel around them is first opened. */
export function LivePanel({ locale, texts }: { locale: Locale; texts: SuggestTexts }) {
  const place = useRef<HTMLDivElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)

  useEffect(() => {
    const layer = place.current?.closest('[popover]')
    const stop = new AbortController()
    let isAsked = false
    const load = async () => {
      // Offline the import would fail, and a failed import is taken for a new version of the site (A23.2).
      if (isAsked || !navigator.onLine) return
      isAsked = true
      const loaded = await import('./suggestions')
      if (!stop.signal.aborted) setSuggestions(() => loaded.Suggestions)
    }
    layer?.addEventListener('beforetoggle', load, { signal: stop.signal })
    // The panel may have been opened before this script arrived.
    if (layer?.matches(':popover-open')) void load()
    return () => stop.abort()
  }, [])

  return (
    <div ref={place} className="max-lg:h-full">
      {Suggestions ? <Suggestions locale={locale} texts={texts} /> : null}
    </div>
  )
}
