import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { LivingCard, LivingKind } from './entry'

const PAGES = {
  service: 'living-service',
  benefit: 'living-benefit',
  lifestyle: 'lifestyle',
  event: 'living-event',
} as const satisfies Record<LivingKind, string>

const LISTS = {
  service: 'noblecare',
  benefit: 'living-benefits',
  lifestyle: 'noblecare',
  event: 'living-events',
} as const satisfies Record<LivingKind, string>

type Named = Pick<LivingCard, 'kind' | 'slug'>

/** The page of an entry. */
export const entryPath = (locale: Locale, { kind, slug }: Named): string => pagePath(locale, PAGES[kind], { slug })

/** The list that an entry stands in. */
export const livingListPath = (locale: Locale, kind: LivingKind): string => pagePath(locale, LISTS[kind])

/** The same page with its part for members, made for one reader. */
export const membersPath = (locale: Locale, { slug }: Pick<Named, 'slug'>): string =>
  pagePath(locale, 'living-members', { slug })
