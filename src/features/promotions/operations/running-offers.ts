import type { Locale } from '@/i18n/locales'
import type { Promotion } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import { stateAt } from '../domain/promotion-state'
import type { ShownOffer } from '../domain/shown-offer'
import type { UnitOffer } from '../domain/unit-offer'
import { IS_PUBLIC } from './find-promotions'
import { dateOf } from './to-promotion'

const SELECT = {
  Slug_name: true,
  Title: true,
  startsAt: true,
  endsAt: true,
  project_publisheds: true,
  benefits: true,
} as const

const idsOf = (related: (number | { id: number })[] | null | undefined): number[] =>
  (related ?? []).map((one) => (typeof one === 'object' ? one.id : one))

/** The promotions that run at this moment, in the order of their age. */
async function running(ctx: Readonly<Context>, locale: Locale): Promise<Promotion[]> {
  const { docs } = await localApi(ctx, 'everything').find({
    ...{ collection: 'promotions', where: IS_PUBLIC, locale, depth: 0, pagination: false, sort: 'id', select: SELECT },
  })
  return (docs as Promotion[]).filter(
    ({ startsAt, endsAt }) => stateAt({ startsAt: dateOf(startsAt), endsAt: dateOf(endsAt) }, ctx.now) === 'running',
  )
}

const benefitsOf = (promotion: Promotion) =>
  (promotion.benefits ?? []).map((row, index) => ({ row, key: `${promotion.Slug_name}/${index + 1}` }))

/** A benefit whose homes are all gone is for none. */
function offersOf(promotion: Promotion): UnitOffer[] {
  const linked = idsOf(promotion.project_publisheds)
  return benefitsOf(promotion).flatMap(({ row, key }) => {
    const chosen = idsOf(row[row.scope])
    const only = (scope: typeof row.scope) => (row.scope === scope ? chosen : [])
    const offer: UnitOffer = {
      promotion: promotion.id,
      key,
      benefit: row.kind === 'gift' ? { kind: 'gift' } : { kind: 'price-cut', baht: row.baht ?? 0 },
      projects: row.scope === 'projects' ? linked.filter((project) => chosen.includes(project)) : linked,
      units: only('units'),
      unitTypes: only('unitTypes'),
    }
    return chosen.length > 0 ? [offer] : []
  })
}

/** What the promotions of this moment give on homes. */
export const runningOffers = async (ctx: Readonly<Context>): Promise<UnitOffer[]> =>
  (await running(ctx, 'th')).flatMap(offersOf)

/** The same as pages say it in one language. */
export async function listUnitOffers(ctx: Context, locale: Locale): Promise<ShownOffer[]> {
  requireActor(ctx, may.listUnitOffers)

  return (await running(ctx, locale)).flatMap((promotion) =>
    benefitsOf(promotion).map(({ row, key }) => ({
      key,
      slug: promotion.Slug_name,
      title: promotion.Title ?? '',
      gift: row.kind === 'gift' ? (row.gift ?? '') : null,
      endsAt: dateOf(promotion.endsAt)?.toISOString() ?? null,
    })),
  )
}

/** The titles of the promotions behind benefits, each once; the key of a benefit that is over. */
export async function listOfferTitles(ctx: Context, locale: Locale, keys: readonly string[]): Promise<string[]> {
  requireActor(ctx, may.listOfferTitles)

  const offers = keys.length > 0 ? await listUnitOffers(ctx, locale) : []
  return [...new Set(keys.map((key) => offers.find((one) => one.key === key)?.title ?? key))]
}

/** What a unit costs today and the promotions that it has, for the back office; null where no promotion cuts its price. */
export async function findUnitOffer(
  ctx: Context,
  unit: number,
): Promise<{ price: number; titles: readonly string[] } | null> {
  requireActor(ctx, may.findUnitOffer)

  const stored = await localApi(ctx, 'everything').findByID({
    ...{ collection: 'units', id: unit, depth: 0, disableErrors: true },
    select: { price: true, priceBefore: true, offers: true },
  })
  if (!stored?.price || !stored.priceBefore) return null
  const keys = Array.isArray(stored.offers) ? stored.offers.map(String) : []
  return { price: stored.price, titles: await listOfferTitles(ctx, 'th', keys) }
}
