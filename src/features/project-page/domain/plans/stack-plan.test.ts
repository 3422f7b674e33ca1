import { describe, expect, test } from 'vitest'
import type { UnitRow } from '@/features/catalogue'
import { aPrice, aUnit } from '@/features/catalogue/samples'
import { cheapestFirst, openingUnit, planExtent, stackPlan, stockSummary } from './stack-plan'

const unit = (number: string, floor: number, more: Partial<UnitRow> = {}) => aUnit({ number, floor, ...more })

describe('units are stacked as they are built', () => {
  test('the highest floor comes first, with unit numbers from the left', () => {
    const [tower] = stackPlan([unit('2/10', 2), unit('12/1', 12), unit('2/9', 2)])
    expect(tower?.floors.map(({ floor }) => floor)).toEqual([12, 2])
    expect(tower?.floors[1]?.units.map(({ number }) => number)).toEqual(['2/9', '2/10'])
  })

  test('each building is drawn by itself', () => {
    const stack = stackPlan([unit('B1/1', 1, { building: 'B' }), unit('A1/1', 1), unit('A1/2', 1)])
    expect(stack.map(({ building, columns }) => [building, columns])).toEqual([
      ['A', 2],
      ['B', 1],
    ])
  })
})

describe('the stock summary', () => {
  test.each([
    [
      'counts only what can be had',
      [unit('1', 1), unit('2', 1, { state: 'sold', price: aPrice(1) })],
      { available: 1, total: 2, price: aPrice(4_900_000) },
    ],
    [
      'says what it would be without promotions, which a unit that none cuts may hold down',
      [
        unit('1', 1, { price: aPrice(4_000_000, 4_000_000, { before: 6_000_000, offer: 'a/1' }) }),
        unit('2', 1, { price: aPrice(5_000_000) }),
      ],
      { available: 2, total: 2, price: aPrice(4_000_000, 5_000_000, { before: 5_000_000, offer: 'a/1' }) },
    ],
    [
      'says no price before where a promotion cuts a dearer unit',
      [
        unit('1', 1, { price: aPrice(5_000_000, 5_000_000, { before: 6_000_000, offer: 'a/1' }) }),
        unit('2', 1, { price: aPrice(5_000_000) }),
      ],
      { available: 2, total: 2, price: aPrice(5_000_000) },
    ],
    [
      'has no price when all is on request',
      [unit('1', 1, { price: aPrice(null) })],
      { available: 1, total: 1, price: aPrice(null) },
    ],
    [
      'is nothing when all is taken',
      [unit('1', 1, { state: 'reserved' })],
      { available: 0, total: 1, price: aPrice(null) },
    ],
  ])('%s', (_, units, expected) => {
    expect(stockSummary(units)).toEqual(expected)
  })
})

describe('a plan opens', () => {
  const dear = unit('A9/01', 9, { price: aPrice(6_000_000) })
  const cheap = unit('A2/10', 2, { price: aPrice(5_000_000) })
  const alike = unit('A2/9', 2, { price: aPrice(5_000_000) })
  const unpriced = unit('A3/01', 3, { price: aPrice(null) })
  const sold = unit('A1/01', 1, { price: aPrice(1_000_000), state: 'sold' })

  test.each([
    ['at the cheapest available unit', [dear, sold, unpriced, cheap], '', cheap],
    ['at the first number of those that cost the same', [cheap, alike], '', alike],
    ['at a unit with its price on request, if no other is available', [sold, unpriced], '', unpriced],
    ['at the unit that was asked for', [dear, cheap], 'a9/01', dear],
    ['at the unit that was asked for, even though it is sold', [dear, sold], 'A1/01', sold],
    ['at the cheapest where nothing has the name that was asked for', [dear, cheap], 'A77/01', cheap],
  ])('%s', (_, units, asked, opened) => expect(openingUnit(units, asked)).toBe(opened))

  test('at none when nothing is available', () => expect(openingUnit([sold], '')).toBeNull())

  test('with the available units in the order of their prices', () => {
    expect(cheapestFirst([unpriced, dear, sold, cheap, alike])).toEqual([alike, cheap, dear, unpriced])
  })
})

describe('the extent of a plan', () => {
  const widths = new Map([
    ['A1', 5],
    ['B1', 8],
  ])

  test('is that of the widest floors, side by side', () => {
    const stack = stackPlan([
      unit('A1/1', 1),
      unit('A1/2', 1),
      unit('A2/1', 2, { type: 'B1' }),
      unit('B1/1', 1, { building: 'B' }),
    ])
    expect(planExtent(stack, widths)).toEqual({ metres: 15, units: 3, floors: 2 })
  })

  test('is nothing without units', () => expect(planExtent([], widths)).toEqual({ metres: 0, units: 0, floors: 1 }))
})
