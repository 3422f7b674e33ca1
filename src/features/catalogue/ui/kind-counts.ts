import { type ListingFilter, type ListingKind, listingPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

export const KINDS = ['condominium', 'house'] as const satisfies readonly ListingKind[]

/** How many projects are for sale of each kind. */
export type KindCounts = Readonly<Record<ListingKind, number>>

/** The listings with results for one filter, the fuller first, with their counts in words. */
export function kindLinks(locale: Locale, counts: KindCounts, filter: Partial<ListingFilter>) {
  const t = words(locale, 'catalogue')
  return KINDS.filter((kind) => counts[kind] > 0)
    .sort((a, b) => counts[b] - counts[a])
    .map((kind) => ({
      kind,
      href: listingPath(locale, kind, filter),
      text: t(`home.places.${kind}`, { count: counts[kind] }),
    }))
}
