import type { Asked } from '../judge'
import type { Cell, Writer } from './cell'
import { moneySlots, numberSlots, rangeSlots, type Slots, yearSlots } from './numbers'

type Range = readonly [number, number]

/** As the writers of the judged sentences take it: fifteen per cent either way. */
const about = (value: number): Range => [value * 0.85, value * 1.15]

interface NumberRow {
  name: string
  fact: string
  subject?: string
  needs?: readonly string[]
  slots: (value: number, writer: Writer) => Slots | null
  both: (range: Range, writer: Writer) => Slots | null
  up?: readonly number[]
  down?: readonly number[]
  same?: readonly number[]
  near?: readonly number[]
  ranges?: readonly Range[]
}

export const plain = (value: number, { phrases, lang }: Writer) => numberSlots(value, phrases, lang)
export const bothPlain = (range: Range, { phrases, lang }: Writer) => rangeSlots(range, phrases, lang)

/** Money in one of the shapes of a key; both ends of a range in the same one. */
export const money = (shapes: string) => ({
  slots: (value: number, { say, phrases, lang }: Writer): Slots | null => {
    const amount = say(shapes, moneySlots(value, phrases, lang))
    return amount === null ? null : { p: amount, ...(shapes === 'money' ? moneySlots(value, phrases, lang) : {}) }
  },
  both: ([from, to]: Range, { say, phrases, lang }: Writer): Slots | null => {
    const [low, high] = [moneySlots(from, phrases, lang), moneySlots(to, phrases, lang)]
    const marked = say(
      shapes,
      Object.fromEntries(
        Object.keys(low)
          .filter((key) => key in high)
          .map((key) => [key, `{${key}}`]),
      ),
    )
    const fill = (slots: Slots) => marked?.replaceAll(/\{(\w+)\}/g, (_, key: string) => slots[key] ?? '')
    const [p, q] = [fill(low), fill(high)]
    if (p === undefined || q === undefined) return null
    const ends = { ...(low.M && high.M ? { aM: low.M, bM: high.M } : {}), aW: low.W ?? '', bW: high.W ?? '' }
    return { p, q, ...(shapes === 'money' ? ends : {}) }
  },
})

const years = {
  slots: yearSlots,
  both: ([from, to]: Range): Slots => ({
    a: String(from),
    b: String(to),
    abe: String(from + 543),
    bbe: String(to + 543),
  }),
}

const PRICES = [1.8, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 10, 12, 15, 20, 30].map((millions) => Math.round(millions * 1e6))
const spans = (values: readonly number[], step: number): Range[] =>
  values.flatMap((value, index) => {
    const end = values[index + step]
    return end === undefined ? [] : [[value, end] as const]
  })
const PAYMENTS = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000]
const AREAS = [28, 30, 35, 40, 50, 60, 80, 100, 150, 200]
const HOUSES = ['group AnyHouse', 'group Single_detached_house', 'kind townhome']
const numbers = { slots: plain, both: bothPlain }

const ROWS: readonly NumberRow[] = [
  {
    name: 'price',
    fact: 'price',
    ...money('money'),
    down: PRICES,
    up: PRICES.slice(1),
    near: PRICES.slice(1),
    ranges: [...spans(PRICES, 2), ...spans(PRICES, 3)],
  },
  { name: 'monthly', fact: 'monthly', ...money('pay'), down: PAYMENTS, near: PAYMENTS, ranges: spans(PAYMENTS, 2) },
  {
    name: 'beds',
    fact: 'beds',
    ...numbers,
    same: [1, 2, 3, 4, 5],
    up: [2, 3, 4, 5],
    down: [1, 2, 3],
    ranges: [
      [1, 2],
      [2, 3],
      [3, 4],
      [1, 3],
    ],
  },
  { name: 'baths', fact: 'baths', ...numbers, same: [1, 2, 3, 4], up: [2, 3, 4], down: [1, 2, 3] },
  { name: 'parking', fact: 'parking', ...numbers, same: [1, 2, 3], up: [1, 2, 3] },
  {
    name: 'area',
    fact: 'area',
    ...numbers,
    up: AREAS,
    down: AREAS,
    near: AREAS,
    ranges: [...spans(AREAS, 1), ...spans(AREAS, 2)],
  },
  // Without a house beside it, land is what is looked for.
  {
    name: 'land',
    fact: 'landWah',
    needs: HOUSES,
    ...numbers,
    up: [20, 30, 50, 60, 80, 100],
    down: [20, 30, 50, 60, 100],
    near: [20, 50, 60, 100],
    ranges: [
      [20, 30],
      [30, 50],
      [40, 60],
      [50, 80],
      [50, 100],
    ],
  },
  {
    name: 'floor',
    fact: 'floor',
    ...numbers,
    up: [3, 5, 10, 15, 20, 25],
    down: [3, 5, 8, 10, 15],
    same: [3, 5, 8, 12, 20],
    ranges: [
      [2, 5],
      [5, 10],
      [10, 15],
      [15, 25],
      [10, 20],
    ],
  },
  { name: 'storeys', fact: 'storeys', needs: HOUSES, ...numbers, same: [2, 3] },
  { name: 'storeys', fact: 'storeys', needs: ['group Condominium'], ...numbers, up: [20, 30, 35], down: [8, 25] },
  {
    name: 'fee',
    fact: 'commonFee',
    ...numbers,
    up: [40, 50, 60, 70],
    down: [35, 40, 45, 50, 60, 70],
    ranges: [
      [30, 40],
      [40, 50],
      [40, 60],
      [50, 70],
    ],
  },
  {
    name: 'completion',
    fact: 'completion',
    subject: 'stage',
    ...years,
    same: [2025, 2026, 2027, 2028, 2029],
    down: [2025, 2026, 2027, 2028],
    up: [2026, 2027, 2028],
    ranges: [
      [2025, 2026],
      [2026, 2027],
      [2027, 2028],
      [2027, 2029],
    ],
  },
]

function cellsOfRow({ name, fact, subject = fact, needs, slots, both, ...row }: NumberRow): Cell[] {
  const rest = { subject, ...(needs ? { needs } : {}) }
  const one = (comparator: string, values: readonly number[] | undefined, ask: (value: number) => Asked): Cell[] =>
    (values ?? []).map((value) => ({
      key: `${name} ${comparator}`,
      terms: [ask(value)],
      ...rest,
      slots: (writer) => slots(value, writer),
    }))
  const ranges = (row.ranges ?? []).map(
    (range): Cell => ({
      key: `${name} range`,
      terms: [[fact, 'between', range]],
      ...rest,
      slots: (writer) => both(range, writer),
    }),
  )
  return [
    ...one('<=', row.down, (value) => [fact, '<=', value]),
    ...one('>=', row.up, (value) => [fact, '>=', value]),
    ...one('=', row.same, (value) => [fact, '=', value]),
    ...one('about', row.near, (value) => [fact, 'between', about(value)]),
    ...ranges,
  ]
}

/** Every plain number that can be asked for. */
export const numberCells = (): Cell[] => ROWS.flatMap(cellsOfRow)
