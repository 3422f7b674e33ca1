import { headers } from 'next/headers'
import type { ServerProps } from 'payload'
import { readUnitOffer } from '@/features/promotions/queries/unit-offer'
import { UnitOffer } from '@/features/promotions/ui/unit-offer'

/** Below the price of a unit in the back office: what it comes to today, and by which promotion. */
export async function UnitOfferText({ id, i18n }: ServerProps & { id?: number | string }) {
  const offer = id === undefined ? null : await readUnitOffer(await headers(), Number(id))
  return offer ? <UnitOffer language={i18n.language === 'th' ? 'th' : 'en'} offer={offer} /> : null
}
