import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type OfferChange, type Offering, offerChange } from '@/features/catalogue'
import { aPrice } from '@/features/catalogue/samples'
import { fromOf } from '@/kernel/price'
import {
  changesOf,
  joinNews,
  type Known,
  knownAfter,
  knownFrom,
  type News,
  newsOf,
  type Offer,
  readBatch,
  readKnown,
  readWaiting,
  stillValidNews,
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

describe('a change on the market is reported', () => {
  test.each<[string, Known, Offer[], OfferChange | null, News[]]>([
    ['for a new project', known(), [offer(5)], 'new', [news('new', 5)]],
    ['for a new project without a price', known(), [offer(null)], 'new', [news('new', null)]],
    ['when the price falls into the range of the search', known(), [offer(5)], 'price', [news('fits', 5)]],
    ['when the price falls', known(['a', 6]), [offer(5)], 'price', [news('cheaper', 5, 6)]],
    ['when a price is published for the first time', known(['a', null]), [offer(5)], 'price', [news('priced', 5)]],
    ['but not when the price returns to the known one after a rise', known(['a', 5]), [offer(5)], 'price', []],
    ['but not above the known price', known(['a', 5]), [offer(6)], 'price', []],
    ['when a project returns cheaper', known(['a', 6]), [offer(5)], 'new', [news('cheaper', 5, 6)]],
    ['but not when it returns at the same price', known(['a', 6]), [offer(6)], 'new', []],
    ['but not when it returns without a price', known(['a', 6]), [offer(null)], 'new', []],
    ['but not when the search does not match it', known(), [], 'new', []],
    ['but not for projects that did not change', known(), [offer(5)], null, []],
  ])('%s', (_, knows, offers, change, expected) => {
    expect(newsOf(knows, offers, new Map(change ? [['a', change]] : []))).toEqual(expected)
  })
})

it('a project that is new and changes its price in one batch is reported as new', () => {
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

describe('waiting news', () => {
  it('is merged to one entry per project, and new projects stay new', () => {
    const other = { ...news('fits', 3), slug: 'b' }
    expect(joinNews([news('new', 6), other], [news('fits', 5)])).toEqual([other, news('new', 5)])
    expect(joinNews([], [news('fits', 5)])).toEqual([news('fits', 5)])
  })

  test.each<[string, News, Known, Offer[], News[]]>([
    ['is sent with the current price', news('cheaper', 5, 6), known(['a', 6]), [offer(4)], [news('cheaper', 4, 6)]],
    ['is dropped when the project is sold out', news('new', 5), known(), [], []],
    ['is dropped when the price rises back', news('cheaper', 5, 6), known(['a', 6]), [offer(6)], []],
    ['stays new when the price changes', news('new', 5), known(), [offer(7)], [news('new', 7)]],
  ])('%s', (_, waiting, knows, offers, expected) => {
    expect(stillValidNews([waiting], knows, offers)).toEqual(expected)
  })

  it('survives storage, and malformed data is rejected', () => {
    const entries = [news('cheaper', 5, 6)]
    expect(readWaiting(JSON.parse(JSON.stringify(entries)))).toEqual(entries)
    expect(readWaiting(null)).toEqual([])
    expect(readBatch(undefined)).toBeNull()
    expect(readBatch({ number: 2, news: entries })).toEqual({ number: 2, news: entries })
    expect(readKnown(writeKnown(known(['a', null], ['b', 2])))).toEqual(known(['a', null], ['b', 2]))
    expect(() => readWaiting([{ slug: 'a', kind: 'rumour' }])).toThrow()
  })
})

/** A project after one save, and whether the search matches it. */
type Moment = Offering & { fits: boolean }

const moment: fc.Arbitrary<Moment> = fc.record({
  isPublic: fc.boolean(),
  isForSale: fc.boolean(),
  fits: fc.boolean(),
  price: fc.option(fc.integer({ min: 1, max: 9 }), { freq: 5 }).map((from) => aPrice(from)),
})

const offersAt = ({ isPublic, isForSale, fits, price }: Moment): Offer[] =>
  isPublic && isForSale && fits ? [offer(fromOf(price))] : []

/** Replays the saves of a project for one alert; a digest is sent after every `gatheredOver` saves. */
function play(moments: readonly Moment[], gatheredOver: number) {
  const [first, ...rest] = moments
  if (!first) return []
  let knows = knownFrom(offersAt(first))
  let before = first
  let waiting: News[] = []
  const expected: { at: Moment; news: News; knew: number | null | undefined }[] = []
  rest.forEach((at, number) => {
    const change = offerChange(before, at)
    if (change) waiting = joinNews(waiting, newsOf(knows, offersAt(at), new Map([['a', change]])))
    before = at
    if ((number + 1) % gatheredOver !== 0) return
    for (const one of stillValidNews(waiting, knows, offersAt(at))) {
      expected.push({ at, news: one, knew: knows.get('a') })
      knows = knownAfter(knows, [one])
    }
    waiting = []
  })
  return expected
}

/** Whether an entry tells more than the reader knew: they knew no project, no price, or a higher price. */
function isNewTo(knew: number | null | undefined, { kind, price }: News): boolean {
  if (knew === undefined) return kind === 'new' || kind === 'fits'
  return knew === null ? kind === 'priced' : kind === 'cheaper' && price !== null && price < knew
}

describe('for any history of a project', () => {
  const story = fc.array(moment, { minLength: 1, maxLength: 40 })

  test('nothing unavailable, unmatched or already known is sent', () => {
    fc.assert(
      fc.property(story, fc.integer({ min: 1, max: 4 }), (moments, gatheredOver) => {
        for (const { at, news: one, knew } of play(moments, gatheredOver)) {
          expect(offersAt(at)).toEqual([offer(one.price)])
          expect(isNewTo(knew, one)).toBe(true)
        }
      }),
    )
  })

  test('every fall below the known price is sent at once when nothing is gathered', () => {
    fc.assert(
      fc.property(story, (moments) => {
        const steady = moments.map((at) => ({ ...at, isPublic: true, isForSale: true, fits: true }))
        const prices = steady.map(({ price }) => fromOf(price))
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
