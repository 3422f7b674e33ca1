import type { Locale } from '@/i18n/locales'
import type { Asked } from '../judge'
import type { Cell } from './cell'
import { bothPlain, money, numberCells, plain } from './number-cells'

/** Money that is not baht, and areas in other units, as far as they are said in a language. */
const ABROAD: readonly { currency: string; shapes: string; langs: readonly Locale[]; amounts: readonly number[] }[] = [
  { currency: 'USD', shapes: 'usd', langs: ['en'], amounts: [80_000, 100_000, 150_000, 200_000, 300_000, 500_000] },
  {
    currency: 'HKD',
    shapes: 'hkd',
    langs: ['cht'],
    amounts: [500_000, 800_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000],
  },
  { currency: 'TWD', shapes: 'twd', langs: ['cht'], amounts: [2_000_000, 3_000_000, 5_000_000, 8_000_000, 10_000_000] },
  {
    currency: 'CNY',
    shapes: 'cny',
    langs: ['chs'],
    amounts: [500_000, 800_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000],
  },
]
const UNITS: readonly { name: string; metres: number; langs: readonly Locale[]; values: readonly number[] }[] = [
  { name: 'feet', metres: 0.09290304, langs: ['en', 'cht'], values: [300, 400, 500, 700, 1000, 1500] },
  { name: 'ping', metres: 400 / 121, langs: ['cht'], values: [8, 10, 12, 15, 20, 30] },
]

const BEDS: readonly Cell[] = [
  ...[1, 2, 3].map(
    (value): Cell => ({
      key: 'beds >',
      subject: 'beds',
      terms: [['beds', '>=', value + 1]],
      slots: (writer) => plain(value, writer),
    }),
  ),
  ...[1, 2, 3].map(
    (value): Cell => ({
      key: 'beds not',
      subject: 'beds',
      terms: [{ not: ['beds', '=', value] }],
      slots: (writer) => plain(value, writer),
    }),
  ),
  ...(
    [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ] as const
  ).map(
    (range): Cell => ({
      key: 'beds or',
      subject: 'beds',
      terms: [{ any: range.map((value): Asked => ['beds', '=', value]) }],
      slots: (writer) => bothPlain(range, writer),
    }),
  ),
  { key: 'parking any', subject: 'parking', terms: [['parking', '>=', 1]], slots: () => ({}) },
]

/** Every number that can be asked for in a language. */
export const allNumberCells = (lang: Locale): Cell[] => [
  ...numberCells(),
  ...BEDS,
  ...ABROAD.filter(({ langs }) => langs.includes(lang)).flatMap(({ currency, shapes, amounts }) =>
    ['<=', '>='].flatMap((comparator) =>
      amounts.map(
        (amount): Cell => ({
          key: `price ${comparator}`,
          subject: 'price',
          terms: [['price', comparator, { amount, currency }]],
          slots: (writer) => money(shapes).slots(amount, writer),
        }),
      ),
    ),
  ),
  ...UNITS.filter(({ langs }) => langs.includes(lang)).flatMap(({ name, metres, values }) =>
    ['<=', '>='].flatMap((comparator) =>
      values.map(
        (value): Cell => ({
          key: `${name} ${comparator}`,
          subject: 'area',
          terms: [['area', comparator, value * metres]],
          slots: (writer) => plain(value, writer),
        }),
      ),
    ),
  ),
]
