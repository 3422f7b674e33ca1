import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { lettingOf } from '@/features/catalogue'
import { listProjectCards } from '@/features/catalogue/server'
import { listResults } from '@/features/search/operations/list-results'
import { makeSearchable, type Searchable } from '@/features/search/operations/make-searchable'
import { filterText } from '@/features/search/ui/filter-text'
import type { Locale } from '@/i18n/locales'
import { contentSystem, someContext } from '../support/content-system'
import { notificationsOf } from '../support/notifications'

const MAKING = {
  linesIn: () => ({ 'bts-sukhumvit': 'BTS Sukhumvit Line' }),
  facilityName: (_: Locale, facility: string) => facility,
  pause: async () => undefined,
  now: () => performance.now(),
}

let payload: Payload
let searchable: Searchable

const make = async (before: Searchable | null = null) => makeSearchable(await someContext(), { ...MAKING, before })

beforeAll(async () => {
  payload = await contentSystem()
  searchable = await make()
})

const found = (locale: Locale, query: string) => {
  const parameters = new URLSearchParams(query)
  return listResults(searchable, locale, (name) => parameters.getAll(name))
}

describe('a price in another currency', () => {
  const chipsOf = (locale: Locale, text: string) => {
    const { chips, localizedNames, unusedWords, total } = found(locale, `keyword=${encodeURIComponent(text)}`)
    return { texts: chips.map(({ filter }) => filterText(locale, localizedNames, filter)), unusedWords, total }
  }

  it('is read with the rate that editors keep, and the chip says both amounts and the day of the rate', async () => {
    expect(chipsOf('en', 'condo under 300k USD').texts).toEqual([
      'Condominium',
      'Up to US$300,000 ≈ THB 9.9M, rate of 27 November 2026',
    ])
    expect(chipsOf('cht', '港幣200萬以下').texts).toEqual(['200 萬港元以下 ≈ 840 萬泰銖（2026 年 11 月 27 日匯率）'])
    expect(chipsOf('chs', '人民币100万').texts).toEqual(['100 万人民币以下 ≈ 460 万泰铢（2026 年 11 月 27 日汇率）'])
    expect(chipsOf('th', 'ไม่เกิน 3 แสนดอลลาร์').texts).toEqual([
      'ไม่เกิน US$300,000 ≈ 9.9 ล้านบาท ตามอัตราวันที่ 27 พฤศจิกายน 2569',
    ])
    expect(chipsOf('en', 'under 300k USD').total).toBe(chipsOf('en', 'under THB 9.9M').total)
  })

  it('is read by the next rate once an editor has saved it; without a rate the amount is named and nothing is guessed', async () => {
    const { asOf, source, rates } = await payload.findGlobal({ slug: 'exchange-rates' })
    const of = (currency: string, baht: number) => ({ currency, baht }) as { currency: 'USD' | 'HKD'; baht: number }
    const before = searchable
    try {
      const data = { asOf: '2024-01-05T12:00:00+07:00', source, rates: [of('HKD', 5)] }
      const heard = await notificationsOf(() => payload.updateGlobal({ slug: 'exchange-rates', data }))
      expect(heard.join(' ')).toContain('search-words')
      searchable = await make(before)
      expect(chipsOf('en', 'HKD 2m').texts).toEqual(['Up to HK$2,000,000 ≈ THB 10M, rate of 5 January 2024'])
      const unrated = chipsOf('en', 'under 300k USD')
      expect(unrated.texts).toEqual([])
      expect(unrated.unusedWords.join(' ')).toContain('300k')
      expect(unrated.total).toBeGreaterThan(0)
    } finally {
      await payload.updateGlobal({ slug: 'exchange-rates', data: { asOf, source, rates } })
      searchable = await make(before)
    }
  })

  it('has one rate for a currency', async () => {
    const { asOf, source, rates } = await payload.findGlobal({ slug: 'exchange-rates' })
    const twice = [...(rates ?? []), { currency: 'USD' as const, baht: 31 }]
    await expect(
      payload.updateGlobal({ slug: 'exchange-rates', data: { asOf, source, rates: twice } }),
    ).rejects.toThrow()
  })
})

describe('what buyers from abroad and investors ask first', () => {
  const slugs = (query: string) => found('en', query).slugs
  const typed = (text: string) => slugs(`keyword=${encodeURIComponent(text)}`)
  const where = (text: string) => slugs(`where=${encodeURIComponent(text)}`)

  it('is the same in a sentence, in the filter and in the address', () => {
    expect(typed('foreign quota available').toSorted()).toEqual(where('offer.foreign-quota').toSorted())
    expect(typed('外籍配额未满').toSorted()).toEqual(where('offer.foreign-quota').toSorted())
    expect(typed('ปล่อยเช่าได้ 6%').toSorted()).toEqual(where('yield.6-').toSorted())
    expect(typed('租金回報率6%以上').toSorted()).toEqual(where('yield.6-').toSorted())
    expect(typed('投資').toSorted()).toEqual(where('offer.rent-stated').toSorted())
    expect(typed('ลงทุน').toSorted()).toEqual(where('offer.rent-stated').toSorted())
    const { facets, yields } = found('en', '')
    expect(facets.offer.find(({ value }) => value === 'foreign-quota')?.count).toBe(where('offer.foreign-quota').length)
    expect(yields.find(({ min }) => min === 6)?.count).toBe(where('yield.6-').length)
  })

  it('finds buildings with room, and no full, uncounted or sold-out one', () => {
    // None in which other tests book.
    const open = where('offer.foreign-quota')
    expect(open).toEqual(expect.arrayContaining(['nue-tide-thonburi', 'nue-drift-suksawat']))
    for (const slug of ['noble-lumen-phromphong', 'noble-canopy-ari', 'noble-loom-silom', 'nue-plot-ratchapruek'])
      expect(open).not.toContain(slug)
  })

  it('finds no home that does not yield as much as was asked', async () => {
    const cards = await listProjectCards(await someContext(), 'en')
    const best = (slug: string) => lettingOf(cards.find((card) => card.slug === slug)?.offered ?? [])?.yield?.to ?? 0
    const six = where('yield.6-')
    expect(six.length).toBeGreaterThan(0)
    expect(where('offer.rent-stated')).toEqual(expect.arrayContaining(six))
    for (const slug of where('offer.rent-stated')) expect(best(slug)).toBeGreaterThan(0)
    for (const slug of six) expect(best(slug)).toBeGreaterThanOrEqual(6)
    const others = cards.filter(
      ({ slug, isCurrent, badge }) => !six.includes(slug) && isCurrent && badge !== 'Sold_Out',
    )
    for (const { slug } of others) expect(best(slug)).toBeLessThan(6)
  })
})

describe('a typical rent', () => {
  it('is not stored without its source and its day', async () => {
    const { docs } = await payload.find({ collection: 'unit-types', where: { rent: { exists: true } }, limit: 1 })
    const id = docs[0]?.id ?? 0
    const save = (data: object) => payload.update({ collection: 'unit-types', id, locale: 'th', data })
    await expect(save({ rent: 20_000, rentSource: '' })).rejects.toThrow()
    await expect(save({ rent: 20_000, rentAsOf: null })).rejects.toThrow()
  })
})
