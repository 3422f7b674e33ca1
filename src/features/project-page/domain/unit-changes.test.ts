import { expect, test } from 'vitest'
import type { UnitRow } from '@/features/catalogue'
import { aUnit } from '@/features/catalogue/samples'
import { changedBetween, withUnit } from './unit-changes'

const unit = (number: string, state: UnitRow['state'] = 'available') => aUnit({ number, state })

test('a changed unit replaces the old one; an unknown one is not added', () => {
  const list = [unit('1'), unit('2')]
  expect(withUnit(list, unit('2', 'sold')).map(({ state }) => state)).toEqual(['available', 'sold'])
  expect(withUnit(list, unit('3'))).toHaveLength(2)
})

test('the changed unit is the one in another state; a first list and a new unit change nothing', () => {
  expect(changedBetween([unit('1'), unit('2')], [unit('1'), unit('2', 'reserved')])?.number).toBe('2')
  expect(changedBetween([unit('1')], [unit('1'), unit('2')])).toBeNull()
  expect(changedBetween(null, [unit('1', 'sold')])).toBeNull()
})
