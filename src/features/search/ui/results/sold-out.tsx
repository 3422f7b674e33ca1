import type { ReactNode } from 'react'
import { phrased } from '@/design/show/phrased'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { FoundResults } from './found-results'

interface SoldOutProps {
  locale: Locale
  found: FoundResults
  cards: (slugs: readonly string[]) => ReactNode
}

/** Matches that are sold out, apart from what can be bought; with nothing else found, homes like them follow. */
export function SoldOut({ locale, found: { soldOut, similar }, cards }: SoldOutProps) {
  const t = words(locale, 'search')
  if (soldOut.length === 0) return null
  return (
    <>
      <section aria-labelledby="sold-out" className="flex flex-col gap-4 border-t border-stone-200 pt-5">
        <h2 id="sold-out" className="type-display text-h3">
          {phrased(t('soldOut.title'))}
        </h2>
        <p className="max-w-prose text-stone-600">{t('soldOut.text', { count: soldOut.length })}</p>
        {cards(soldOut)}
      </section>
      {similar.length > 0 ? (
        <section aria-labelledby="similar" className="flex flex-col gap-4">
          <h2 id="similar" className="type-display text-h3">
            {phrased(t('soldOut.similar'))}
          </h2>
          {cards(similar)}
        </section>
      ) : null}
    </>
  )
}
