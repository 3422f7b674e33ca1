import type { ReactNode } from 'react'
import { phrased } from '@/design/show/phrased'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { FoundResults } from './found-results'
import { whyOffered } from './why-offered'

interface NearestProps {
  locale: Locale
  found: FoundResults
  cards: (slugs: readonly string[], lineOf?: (slug: string) => ReactNode) => ReactNode
}

/** What comes nearest where nothing for sale fits: each home at the price of its kind, with the reason it is offered. */
export function NearestHomes({ locale, found, cards }: NearestProps) {
  const t = words(locale, 'search')
  const { nearest } = found
  if (nearest.length === 0) return null
  return (
    <section aria-labelledby="nearest" className="flex flex-col gap-4 border-t border-stone-200 pt-5">
      <h2 id="nearest" className="type-display text-h3">
        {phrased(t('nearest.title'))}
      </h2>
      <p className="max-w-prose text-stone-600">{t('nearest.text')}</p>
      {cards(
        nearest.map(({ slug }) => slug),
        whyOffered(locale, found),
      )}
    </section>
  )
}
