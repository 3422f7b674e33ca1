import { readProjectCards } from '@/features/catalogue/queries/catalogue'
import type { Locale } from '@/i18n/locales'

/** The cards of the named projects, in the order of their names; those that are not public are left out. */
export async function cardsOf(locale: Locale, slugs: readonly string[]) {
  const cards = await readProjectCards(locale)
  return slugs.flatMap((slug) => cards.filter((card) => card.slug === slug))
}
