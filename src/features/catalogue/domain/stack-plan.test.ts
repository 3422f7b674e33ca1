import { describe, expect, test } from 'vitest'
import type { UnitRow } from './project'
import { stackPlan, stockSummary } from './stack-plan'

const unit = (number: string, floor: number, more: Partial<UnitRow> = {}): UnitRow => ({
  id: number,
  number,
  building: 'A',
  floor,
  type: 'A1',
  area: 34,
  orientation: 'N',
  price: 4_900_000,
  state: 'available',
  ...more,
})

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
      [unit('1', 1), unit('2', 1, { state: 'sold', price: 1 })],
      { available: 1, total: 2, priceFrom: 4_900_000 },
    ],
    [
      'has no price when all is on request',
      [unit('1', 1, { price: null })],
      { available: 1, total: 1, priceFrom: null },
    ],
    [
      'is nothing when all is taken',
      [unit('1', 1, { state: 'reserved' })],
      { available: 0, total: 1, priceFrom: null },
    ],
  ])('%s', (_, units, expected) => {
    expect(stockSummary(units)).toEqual(expected)
  })
})
