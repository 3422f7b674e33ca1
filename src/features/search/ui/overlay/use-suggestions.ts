import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { planSuggestions } from '../../domain/results/suggest-settings'

interface SuggestedHome {
  slug: string
  title: string
  url: string
  zone: string
}

interface SuggestedPlace {
  kind: string
  slug: string
  name: string
  /** The rail systems that stop there. */
  systems: readonly string[]
  url: string
}

/** The part of the API response that is shown. */
export interface Suggested {
  projects: readonly SuggestedHome[]
  places: readonly SuggestedPlace[]
  new: readonly SuggestedHome[]
}

async function ask(locale: Locale, text: string, signal: AbortSignal): Promise<Suggested | null> {
  const query = new URLSearchParams({ q: text, lang: locale })
  const answer = await fetch(`/api/search/suggest?${query}`, { signal })
  return answer.ok ? ((await answer.json()) as Suggested) : null
}

/**
 * Suggestions for the text in the field, with the text they belong to. Each change restarts the delay and cancels the
 * pending request; meanwhile the previous suggestions stay. null: nothing to show.
 */
export function useSuggestions(locale: Locale, text: string, isWanted: boolean) {
  const [answer, setAnswer] = useState<{ text: string; found: Suggested } | null>(null)
  useEffect(() => {
    const plan = isWanted ? planSuggestions(text) : null
    if (plan?.about !== 'text') setAnswer((last) => (last?.text === '' && plan ? last : null))
    if (!plan) return
    const stop = new AbortController()
    const written = text.trim()
    const timer = setTimeout(() => {
      ask(locale, written, stop.signal).then(
        (found) => found && setAnswer({ text: written, found }),
        // Offline or cancelled: the search itself needs no suggestions.
        () => undefined,
      )
    }, plan.waitMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [locale, text, isWanted])
  return answer
}
