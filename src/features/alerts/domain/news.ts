import { z } from 'zod'
import type { OfferChange } from '@/features/catalogue'

/** A project that a search matches and that is for sale. Price in whole baht; null when on request. */
export interface Offer {
  slug: string
  price: number | null
}

/** The projects a person has been told of, or saw when saving the search, with their last known prices. */
export type Known = ReadonlyMap<string, number | null>

/** One queued change on the market. */
export interface OfferNews {
  slug: string
  change: OfferChange
}

/** Changes on the market by project slug. */
export type Changes = ReadonlyMap<string, OfferChange>

/** Merges changes by project: a new project stays new, whatever else changes later. */
export function changesOf(offerNews: readonly OfferNews[]): Changes {
  const [prices, fresh] = [
    offerNews.filter(({ change }) => change === 'price'),
    offerNews.filter(({ change }) => change === 'new'),
  ]
  return new Map([...prices, ...fresh].map(({ slug, change }) => [slug, change]))
}

/** Why a project is reported: new on the market, newly within the search, cheaper, or priced for the first time. */
export const NEWS_KINDS = ['new', 'fits', 'cheaper', 'priced'] as const

const newsRecord = z.object({
  slug: z.string(),
  kind: z.enum(NEWS_KINDS),
  price: z.number().nullable(),
  /** The price the person knew; null when they knew none. */
  was: z.number().nullable(),
})

/** One entry of a digest for one person. */
export type News = z.infer<typeof newsRecord>

/** News taken from the waiting list for a digest in progress; `number` counts the digests of an alert. */
export interface Batch {
  number: number
  news: News[]
}

const knownRecord = z.array(z.object({ slug: z.string(), price: z.number().nullable() }))
const waitingRecord = z.array(newsRecord)
const batchRecord = z.object({ number: z.number(), news: waitingRecord })

/** Parses stored alert data. Missing data is empty; anything malformed is our bug and throws. */
export const readKnown = (stored: unknown): Known =>
  new Map(knownRecord.parse(stored ?? []).map(({ slug, price }) => [slug, price]))
export const readWaiting = (stored: unknown): News[] => waitingRecord.parse(stored ?? [])
export const readBatch = (stored: unknown): Batch | null => batchRecord.nullish().parse(stored) ?? null

/** Whether an error means that stored alert data could not be parsed. */
export const isUnreadable = (error: unknown) => error instanceof z.ZodError

/** The known prices in their stored form. */
export const writeKnown = (known: Known): Offer[] => [...known].map(([slug, price]) => ({ slug, price }))

/** The known prices after somebody has seen the results of a search: every match at its current price. */
export const knownFrom = (offers: readonly Offer[]): Known => new Map(offers.map(({ slug, price }) => [slug, price]))

function kindOf({ slug, price }: Offer, known: Known, change: OfferChange): News['kind'] | null {
  const was = known.get(slug)
  if (was === undefined) return change === 'new' ? 'new' : 'fits'
  if (price === null) return null
  if (was === null) return 'priced'
  return price < was ? 'cheaper' : null
}

/**
 * The news for one person: of the current matches (`offers`), each changed project they do not know or that is cheaper
 * than they know. A price that rose and fell back to the known one is no news, nor is a project that matches only
 * because an editor changed it without an offer change.
 */
export function newsOf(known: Known, offers: readonly Offer[], changes: Changes): News[] {
  return offers.flatMap((offer) => {
    const change = changes.get(offer.slug)
    const kind = change ? kindOf(offer, known, change) : null
    return kind ? [{ slug: offer.slug, kind, price: offer.price, was: known.get(offer.slug) ?? null }] : []
  })
}

/** Merges waiting news with more: one entry per project at the latest price. A new project stays new. */
export function joinNews(waiting: readonly News[], more: readonly News[]): News[] {
  const kindBefore = new Map(waiting.map(({ slug, kind }) => [slug, kind]))
  const rest = waiting.filter(({ slug }) => more.every((one) => one.slug !== slug))
  return [...rest, ...more.map((one) => (kindBefore.get(one.slug) === 'new' ? { ...one, kind: 'new' as const } : one))]
}

/**
 * The waiting news that is still valid when the digest is written, at current prices. Left out are projects that are
 * sold out, withdrawn, no longer matched, or as expensive again as the person knows them.
 */
export function stillValidNews(waiting: readonly News[], known: Known, offers: readonly Offer[]): News[] {
  const changes: Changes = new Map(waiting.map(({ slug, kind }) => [slug, kind === 'new' ? 'new' : 'price']))
  return newsOf(known, offers, changes)
}

/** The known prices after news was sent. */
export const knownAfter = (known: Known, news: readonly News[]): Known =>
  new Map([...known, ...news.map(({ slug, price }) => [slug, price] as const)])
