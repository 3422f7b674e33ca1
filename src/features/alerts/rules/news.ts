import { z } from 'zod'
import type { OfferChange } from '@/features/catalogue'

/** A home that a search finds and that can be bought now. Money in whole baht; null: on request. */
export interface Offer {
  slug: string
  price: number | null
}

/** What somebody knows: each project they were told of, or saw when they saved the search, at its price. */
export type Known = ReadonlyMap<string, number | null>

/** One change on the market, as it is queued. */
export interface OfferNews {
  slug: string
  change: OfferChange
}

/** What changed on the market, by project. */
export type Changes = ReadonlyMap<string, OfferChange>

/** Several changes by project: what came onto the market is new, whatever else became of it since. */
export function changesOf(told: readonly OfferNews[]): Changes {
  const [prices, fresh] = [
    told.filter(({ change }) => change === 'price'),
    told.filter(({ change }) => change === 'new'),
  ]
  return new Map([...prices, ...fresh].map(({ slug, change }) => [slug, change]))
}

/** Why somebody is told: come onto the market, come within their search, cheaper, or its price named at last. */
export const NEWS_KINDS = ['new', 'fits', 'cheaper', 'priced'] as const

const newsRecord = z.object({
  slug: z.string(),
  kind: z.enum(NEWS_KINDS),
  price: z.number().nullable(),
  /** The price they know; null when they know none. */
  was: z.number().nullable(),
})

/** One piece of news for one person. */
export type News = z.infer<typeof newsRecord>

/** News that was taken out of those that wait, and is on its way as the so-manieth mail of an alert. */
export interface Batch {
  number: number
  news: News[]
}

const knownRecord = z.array(z.object({ slug: z.string(), price: z.number().nullable() }))
const waitingRecord = z.array(newsRecord)
const batchRecord = z.object({ number: z.number(), news: waitingRecord })

/** What was kept of an alert, read back. What was never kept is empty; anything else is a fault of ours and thrown. */
export const readKnown = (kept: unknown): Known =>
  new Map(knownRecord.parse(kept ?? []).map(({ slug, price }) => [slug, price]))
export const readWaiting = (kept: unknown): News[] => waitingRecord.parse(kept ?? [])
export const readBatch = (kept: unknown): Batch | null => batchRecord.nullish().parse(kept) ?? null

/** Whether an error says that what was kept of an alert is in no shape that can be read. */
export const isUnreadable = (error: unknown) => error instanceof z.ZodError

/** What is known, as it is kept. */
export const writeKnown = (known: Known): Offer[] => [...known].map(([slug, price]) => ({ slug, price }))

/** What is known once somebody has looked at a search: all that it finds, at today's prices. */
export const knownFrom = (offers: readonly Offer[]): Known => new Map(offers.map(({ slug, price }) => [slug, price]))

function kindOf({ slug, price }: Offer, known: Known, change: OfferChange): News['kind'] | null {
  const was = known.get(slug)
  if (was === undefined) return change === 'new' ? 'new' : 'fits'
  if (price === null) return null
  if (was === null) return 'priced'
  return price < was ? 'cheaper' : null
}

/**
 * What a person is told of changes on the market: of what their search finds now (`offers`), each project that they
 * do not know, and each that is cheaper than they know it. A price that rose, and fell again to no less than they know,
 * is no news. What did not change on the market is none either, though an editor made the search find it.
 */
export function newsOf(known: Known, offers: readonly Offer[], changes: Changes): News[] {
  return offers.flatMap((offer) => {
    const change = changes.get(offer.slug)
    const kind = change ? kindOf(offer, known, change) : null
    return kind ? [{ slug: offer.slug, kind, price: offer.price, was: known.get(offer.slug) ?? null }] : []
  })
}

/** News that waits, with some more: one piece a project, with the latest price. What is new stays new. */
export function joinNews(waiting: readonly News[], more: readonly News[]): News[] {
  const kindBefore = new Map(waiting.map(({ slug, kind }) => [slug, kind]))
  const rest = waiting.filter(({ slug }) => more.every((one) => one.slug !== slug))
  return [...rest, ...more.map((one) => (kindBefore.get(one.slug) === 'new' ? { ...one, kind: 'new' as const } : one))]
}

/**
 * Of news that waited what still holds when its mail is written, at the price of that moment: a project that sold out,
 * was withdrawn, no longer fits, or is as dear again as they know it, is not told.
 */
export function newsThatHolds(waiting: readonly News[], known: Known, offers: readonly Offer[]): News[] {
  const changes: Changes = new Map(waiting.map(({ slug, kind }) => [slug, kind === 'new' ? 'new' : 'price']))
  return newsOf(known, offers, changes)
}

/** What is known once some news was told. */
export const knownAfter = (known: Known, news: readonly News[]): Known =>
  new Map([...known, ...news.map(({ slug, price }) => [slug, price] as const)])
