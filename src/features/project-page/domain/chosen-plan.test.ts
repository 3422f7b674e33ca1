import { describe, expect, test } from 'vitest'
import type { UnitRow, UnitType } from '@/features/catalogue'
import { aPrice, aUnit, aUnitType } from '@/features/catalogue/samples'
import { chosenPlan, planTop } from './chosen-plan'

const type = (code: string, more: Partial<UnitType> = {}) => aUnitType({ code, price: aPrice(null), ...more })
const unit = (number: string, type: string, orientation: UnitRow['orientation']) =>
  aUnit({ number, type, orientation, floor: 2, price: aPrice(null) })

const project = { unitTypes: [type('A1'), type('B1'), type('X', { width: 0 })] }
const units = [unit('A2/01', 'A1', 'S'), unit('A2/02', 'B1', 'W'), unit('A2/03', 'B1', 'N')]

describe('the plan of an address', () => {
  test.each([
    ['of a unit, by its number in any case', { unit: 'a2/02' }, 'B1', 'W'],
    ['of a unit, whatever type is named beside it', { unit: 'A2/02', type: 'A1' }, 'B1', 'W'],
    ['of a type, facing as its first unit by the compass', { type: 'B1' }, 'B1', 'N'],
    ['of a type and one of its orientations', { type: 'B1', facing: 'W' }, 'B1', 'W'],
    ['of a type, but never an orientation that it has not', { type: 'A1', facing: 'W' }, 'A1', 'S'],
    ['of the first type when nothing is named', {}, 'A1', 'S'],
    ['of the first type when what is named cannot be drawn', { type: 'X' }, 'A1', 'S'],
  ])('%s', (_, asked, code, facing) => {
    expect(chosenPlan(project, units, asked)).toMatchObject({ type: { code }, facing })
  })

  test('says which unit does not exist', () => {
    expect(chosenPlan(project, units, { unit: 'Z9' })).toMatchObject({ unit: null, unknownUnit: 'Z9' })
  })

  test('none where nothing can be drawn', () => expect(chosenPlan({ unitTypes: [] }, units, {})).toBeNull())
})

test('the windows of a flat are at the top of its plan, the street of a house is at the bottom', () => {
  expect(planTop({ landWah: null }, 'E')).toBe(90)
  expect(planTop({ landWah: 50 }, 'E')).toBe(270)
})
