import { readUnitOffers } from '@/features/promotions/queries/promotions'
import { offerLines } from '@/features/promotions/ui/offer-lines'
import type { Locale } from '@/i18n/locales'

/** What the promotions of this moment give on units of a project, as lines beside them. */
export async function readOfferLines(locale: Locale, slug: string) {
  return offerLines(locale, await readUnitOffers(locale, slug))
}
