import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type OfferChange, type Offering, offerChange } from '@/features/catalogue'
import {
  changesOf,
  joinNews,
  type Known,
  knownAfter,
  knownFrom,
  type News,
  newsOf,
  newsThatHolds,
  type Offer,
  readBatch,
  readKnown,
  readWaiting,
  writeKnown,
} from './news'

const known = (...entries: [string, number | null][]): Known => new Map(entries)
const offer = (price: number | null): Offer => ({ slug: 'a', price })
const news = (kind: News['kind'], price: number | null, was: number | null = null): News => ({
  slug: 'a',
  kind,
  price,
  was,
})

describe('who is told what', () => {
  test.each<[string, Known, Offer[], OfferChange | null, News[]]>([
    ['a new project', known(), [offer(5)], 'new', [news('new', 5)]],
    ['a new project without a price', known(), [offer(null)], 'new', [news('new', null)]],
    ['one that got cheap enough for the search', known(), [offer(5)], 'price', [news('fits', 5)]],
    ['a lower price', known(['a', 6]), [offer(5)], 'price', [news('cheaper', 5, 6)]],
    ['the first price', known(['a', null]), [offer(5)], 'price', [news('priced', 5)]],
    ['not the price they know, after a rise', known(['a', 5]), [offer(5)], 'price', []],
    ['not a price above the one they know', known(['a', 5]), [offer(6)], 'price', []],
    ['one that comes back cheaper', known(['a', 6]), [offer(5)], 'new', [news('cheaper', 5, 6)]],
    ['not one that comes back as it was', known(['a', 6]), [offer(6)], 'new', []],
    ['not one that comes back without a price', known(['a', 6]), [offer(null)], 'new', []],
    ['not what the search does not find', known(), [], 'new', []],
    ['not what did not change', known(), [offer(5)], null, []],
  ])('%s', (_, knows, offers, change, told) => {
    expect(newsOf(knows, offers, new Map(change ? [['a', change]] : []))).toEqual(told)
  })
})

it('is told as new when it came onto the market and changed its price in one go', () => {
  const changes = changesOf([
    { slug: 'a', change: 'new' },
    { slug: 'a', change: 'price' },
    { slug: 'b', change: 'price' },
  ])
  expect([...changes]).toEqual([
    ['a', 'new'],
    ['b', 'price'],
  ])
})

describe('news that waits', () => {
  it('is one piece a project, and what is new stays new', () => {
    const other = { ...news('fits', 3), slug: 'b' }
    expect(joinNews([news('new', 6), other], [news('fits', 5)])).toEqual([other, news('new', 5)])
    expect(joinNews([], [news('fits', 5)])).toEqual([news('fits', 5)])
  })

  test.each<[string, News, Known, Offer[], News[]]>([
    ['is told at the price of the moment', news('cheaper', 5, 6), known(['a', 6]), [offer(4)], [news('cheaper', 4, 6)]],
    ['is not told when the project sold out', news('new', 5), known(), [], []],
    ['is not told when the price rose again', news('cheaper', 5, 6), known(['a', 6]), [offer(6)], []],
    ['stays new', news('new', 5), known(), [offer(7)], [news('new', 7)]],
  ])('%s', (_, waiting, knows, offers, told) => {
    expect(newsThatHolds([waiting], knows, offers)).toEqual(told)
  })

  it('is read as it was kept, and nothing else is', () => {
    const kept = [news('cheaper', 5, 6)]
    expect(readWaiting(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
    expect(readWaiting(null)).toEqual([])
    expect(readBatch(undefined)).toBeNull()
    expect(readBatch({ number: 2, news: kept })).toEqual({ number: 2, news: kept })
    expect(readKnown(writeKnown(known(['a', null], ['b', 2])))).toEqual(known(['a', null], ['b', 2]))
    expect(() => readWaiting([{ slug: 'a', kind: 'rumour' }])).toThrow()
  })
})

/** One project as editors leave it after a save, and whether the search would find it. */
type Moment = Offering & { fits: boolean }

const moment: fc.Arbitrary<Moment> = fc.record({
  isPublic: fc.boolean(),
  isForSale: fc.boolean(),
  fits: fc.boolean(),
  priceFrom: fc.option(fc.integer({ min: 1, max: 9 }), { freq: 5 }),
})

const offersAt = ({ isPublic, isForSale, fits, priceFrom }: Moment): Offer[] =>
  isPublic && isForSale && fits ? [offer(priceFrom)] : []

/** Plays the saves of a project before somebody who waits; the mail goes after as many saves as it is gathered over. */
function play(moments: readonly Moment[], gatheredOver: number) {
  const [first, ...rest] = moments
  if (!first) return []
  let knows = knownFrom(offersAt(first))
  let before = first
  let waiting: News[] = []
  const told: { at: Moment; news: News; knew: number | null | undefined }[] = []
  rest.forEach((at, number) => {
    const change = offerChange(before, at)
    if (change) waiting = joinNews(waiting, newsOf(knows, offersAt(at), new Map([['a', change]])))
    before = at
    if ((number + 1) % gatheredOver !== 0) return
    for (const one of newsThatHolds(waiting, knows, offersAt(at))) {
      told.push({ at, news: one, knew: knows.get('a') })
      knows = knownAfter(knows, [one])
    }
    waiting = []
  })
  return told
}

/** Whether a piece of news says more than its reader knew: nothing, a project without a price, or a higher price. */
function isNewTo(knew: number | null | undefined, { kind, price }: News): boolean {
  if (knew === undefined) return kind === 'new' || kind === 'fits'
  return knew === null ? kind === 'priced' : kind === 'cheaper' && price !== null && price < knew
}

describe('over any story of a project', () => {
  const story = fc.array(moment, { minLength: 1, maxLength: 40 })

  test('nothing is told that cannot be bought or does not fit, and nothing twice', () => {
    fc.assert(
      fc.property(story, fc.integer({ min: 1, max: 4 }), (moments, gatheredOver) => {
        for (const { at, news: one, knew } of play(moments, gatheredOver)) {
          expect(offersAt(at)).toEqual([offer(one.price)])
          expect(isNewTo(knew, one)).toBe(true)
        }
      }),
    )
  })

  test('every fall of the price below what they know is told at once, where nothing is gathered', () => {
    fc.assert(
      fc.property(story, (moments) => {
        const steady = moments.map((at) => ({ ...at, isPublic: true, isForSale: true, fits: true }))
        const prices = steady.map(({ priceFrom }) => priceFrom)
        let least = prices[0] ?? null
        const falls = prices.slice(1).filter((price) => {
          const isNews = price !== null && (least === null || price < least)
          if (isNews) least = price
          return isNews
        })
        expect(play(steady, 1).map(({ news: one }) => one.price)).toEqual(falls)
      }),
    )
  })
})
