import { expect, it } from 'vitest'
import { GAZETTEER_FIXTURE } from '../lexicon/gazetteer-fixture'
import type { Gazetteer, Range, SaidPrice } from '../search-types'
import { readQuery } from './read-query'

const RATED: Gazetteer = {
  ...GAZETTEER_FIXTURE,
  rates: { baht: { USD: 32, HKD: 4, TWD: 1, CNY: 5 }, since: '2026-11-27' },
}

const said = (currency: SaidPrice['currency'], range: Range): SaidPrice => ({
  ...range,
  currency,
  rateOf: '2026-11-27',
})
const priceOf = (text: string, gazetteer = RATED) => {
  const { understood, pieces, words } = readQuery(text, gazetteer)
  return { price: understood.price, said: pieces.find(({ key }) => key === 'price')?.said, words }
}

it.each<[string, Range, SaidPrice]>([
  ['under 300k USD', { max: 9_600_000 }, said('USD', { max: 300_000 })],
  ['condo US$300,000', { max: 9_600_000 }, said('USD', { max: 300_000 })],
  ['$250k-$300k', { min: 8_000_000, max: 9_600_000 }, said('USD', { min: 250_000, max: 300_000 })],
  ['港幣200萬以下', { max: 8_000_000 }, said('HKD', { max: 2_000_000 })],
  ['HK$2m', { max: 8_000_000 }, said('HKD', { max: 2_000_000 })],
  ['HKD$2m', { max: 8_000_000 }, said('HKD', { max: 2_000_000 })],
  ['人民币100万', { max: 5_000_000 }, said('CNY', { max: 1_000_000 })],
  ['100万人民币以上', { min: 5_000_000 }, said('CNY', { min: 1_000_000 })],
  ['NT$ 1000万', { max: 10_000_000 }, said('TWD', { max: 10_000_000 })],
  ['新台幣一千萬以內', { max: 10_000_000 }, said('TWD', { max: 10_000_000 })],
  ['ไม่เกิน 3 แสนดอลลาร์', { max: 9_600_000 }, said('USD', { max: 300_000 })],
])('a buyer who counts in another currency gets homes at that price: %s', (text, price, as) => {
  const read = priceOf(text)
  expect(read).toEqual({ price, said: as, words: [] })
})

it.each(['under 300k USD', '港幣200萬以下', 'NT$ 1000万', '150k usd'])(
  'without a rate nothing is guessed, and no project is asked to be named like the amount: %s',
  (text) => {
    const read = readQuery(text, GAZETTEER_FIXTURE)
    expect(read.understood).toEqual({})
    expect(read.words.length).toBeGreaterThan(0)
    expect(read.hasOtherMoney).toBe(true)
  },
)

it.each(['C$500k', 'NZ$ 1m'])('a dollar of another country is not read as a US dollar: %s', (text) =>
  expect(readQuery(text, RATED).understood).toEqual({}),
)
