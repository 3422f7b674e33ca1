import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
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
