import { describe, expect, test } from 'vitest'
import { aPrice } from '@/features/catalogue/samples'
import { type BoardUnit, boardQuery, boardRows, boardView, byPrice, isOffered, shownState } from './unit-board'

const unit = (more: Partial<BoardUnit>): BoardUnit => ({
  ...{ id: 1, number: 'A', building: 'A', floor: 1, area: 30, type: 'Studio' },
  ...{ price: aPrice(100), state: 'available' },
  ...more,
})
const sold = { state: 'sold', price: aPrice(null) } as const

describe('a buyer', () => {
  test('is not shown floor after floor of what cannot be had', () => {
    const units = [
      unit({ floor: 1, ...sold }),
      unit({ floor: 2, ...sold }),
      unit({ floor: 3 }),
      unit({ floor: 3, ...sold }),
      unit({ floor: 4, state: 'reserved' }),
      unit({ floor: 5, ...sold }),
      unit({ floor: 6, state: 'withheld' }),
      unit({ floor: 7 }),
    ]
    const rows = boardRows(units).map((row) =>
      row.kind === 'open' ? [row.floor, row.units.length] : `${row.from}–${row.to}`,
    )
    expect(rows).toEqual([[7, 1], '4–6', [3, 2], '1–2'])
  })

  test('reads closed floors of each building for itself', () => {
    const rows = boardRows([unit({ building: 'B', ...sold }), unit({ building: 'A', floor: 9, ...sold })])
    expect(rows).toEqual([
      { kind: 'closed', building: 'A', from: 9, to: 9 },
      { kind: 'closed', building: 'B', from: 1, to: 1 },
    ])
  })

  test('finds the lowest price first, of one price the higher floor, and nothing that is gone', () => {
    const units = [
      unit({ number: 'dear', price: aPrice(300) }),
      unit({ number: 'low', price: aPrice(100), floor: 2 }),
      unit({ number: 'gone', price: aPrice(null), state: 'reserved' }),
      unit({ number: 'high', price: aPrice(100), floor: 9 }),
    ]
    expect(byPrice(units).map(({ number }) => number)).toEqual(['high', 'low', 'dear'])
  })

  test('is offered nothing without a price', () => {
    expect(isOffered(unit({ price: aPrice(null) }))).toBe(false)
  })
})

test.each([
  ['free again after a hold that is over', { state: 'reserved', isFree: true, price: 100 }, 'available'],
  ['held by another buyer', { state: 'available', isFree: false, price: 100 }, 'reserved'],
  ['without a price', { state: 'available', isFree: false, price: 0 }, 'withheld'],
  ['sold', { state: 'sold', isFree: false, price: 100 }, 'sold'],
  ['in a state that nobody knows', { state: 'gone', isFree: false, price: 100 }, 'withheld'],
] as const)('a buyer reads of a unit %s in one of the four words', (_, row, state) => {
  expect(shownState(row)).toBe(state)
})

describe('the address of a board', () => {
  test.each([
    [{}, { order: 'floor', type: null }, ''],
    [{ type: 'A1', order: 'price' }, { order: 'price', type: 'A1' }, '?type=A1&order=price'],
    [{ type: ['B 2', 'A1'] }, { order: 'floor', type: 'B 2' }, '?type=B+2'],
    [{ type: 'Z9', order: 'luck' }, { order: 'floor', type: null }, ''],
  ] as const)('reads %j', (asked, view, query) => {
    const read = boardView(asked as Parameters<typeof boardView>[0], [{ type: 'A1' }, { type: 'B 2' }])
    expect(read).toEqual(view)
    expect(boardQuery(read)).toBe(query)
  })
})
