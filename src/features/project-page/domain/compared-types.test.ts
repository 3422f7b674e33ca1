import { describe, expect, test } from 'vitest'
import type { UnitRow, UnitType } from '@/features/catalogue'
import { aPrice, aUnit, aUnitType } from '@/features/catalogue/samples'
import { chosenTypes, comparedQuery, comparedRows, freeUnits, pricePerUnit } from './compared-types'

const made = (code: string, more: Partial<UnitType> = {}) => aUnitType({ code, ...more })

const project = { unitTypes: [...['A1', 'A2', 'B1', 'B2', 'C1'].map((code) => made(code)), made('X', { width: 0 })] }

describe('the types of an address', () => {
  test.each([
    ['in its order', 'B1,A1', ['B1', 'A1']],
    ['as check boxes send them', ['A1', 'B1'], ['A1', 'B1']],
    ['in any case and with spaces', ' a1, b2 ', ['A1', 'B2']],
    ['once each', 'A1,a1,A1,B1', ['A1', 'B1']],
    ['at most four, the first four', 'C1,B2,B1,A2,A1', ['C1', 'B2', 'B1', 'A2']],
    ['without those that do not exist or cannot be drawn', 'Z9,A1,X,B1', ['A1', 'B1']],
    ['the first two when none is named, so that nothing is compared with nothing', undefined, ['A1', 'A2']],
    ['the first two in empty words', ',, ,', ['A1', 'A2']],
    ['none where no named one exists', 'Z9', []],
  ])('%s', (_, types, codes) => {
    expect(chosenTypes(project, { types })?.chosen.map(({ code }) => code)).toEqual(codes)
  })

  test('opens with two that can still be bought', () => {
    const opened = (...sold: string[]) =>
      chosenTypes(
        { unitTypes: project.unitTypes.map((type) => ({ ...type, isAvailable: !sold.includes(type.code) })) },
        {},
      )
    expect(opened('A1', 'B1')?.chosen.map(({ code }) => code)).toEqual(['A2', 'B2'])
    expect(opened('A1', 'A2', 'B1', 'B2')?.chosen.map(({ code }) => code)).toEqual(['A1', 'A2'])
  })

  test('says what does not exist, and whether there were more than four', () => {
    expect(chosenTypes(project, { types: 'Z9,A1,X' })).toMatchObject({ unknown: ['Z9', 'X'], isCut: false })
    expect(chosenTypes(project, { types: 'A1,A2,B1,B2,C1' })).toMatchObject({ unknown: [], isCut: true })
    expect(chosenTypes(project, { types: 'Z1,Z2,Z3,Z4,Z5' })?.unknown).toHaveLength(4)
  })

  test('shows all rows, unless only the differences are asked for', () => {
    expect(chosenTypes(project, {})?.onlyDifferences).toBe(false)
    expect(chosenTypes(project, { show: ['differences'] })?.onlyDifferences).toBe(true)
    expect(chosenTypes(project, { show: 'all' })?.onlyDifferences).toBe(false)
  })

  test('offers every type that can be drawn, and nothing where there are not two', () => {
    expect(chosenTypes(project, {})?.types).toHaveLength(5)
    expect(chosenTypes({ unitTypes: [made('A1'), made('X', { depth: 0 })] }, {})).toBeNull()
  })
})

describe('the address of a comparison', () => {
  const few = ['A1', 'A2', 'B 1'].map((code) => ({ code }))
  test('names all types where they are four or fewer, one of them first', () => {
    expect(comparedQuery(few)).toBe('?types=A1,A2,B%201')
    expect(comparedQuery(few, 'A2')).toBe('?types=A2,A1,B%201')
  })
  test('leaves the choice to the reader where there are more', () => {
    expect(comparedQuery(project.unitTypes)).toBe('')
    expect(comparedQuery(project.unitTypes, 'B1')).toBe('?types=B1')
  })
})

describe('the rows', () => {
  const types = [made('A1'), made('B1', { beds: 2, area: 50 }), made('C1', { area: 50.01 })]
  const shown = (type: UnitType) => ({ beds: String(type.beds), baths: '1', area: type.area.toFixed(1) })
  const rows = comparedRows(types, (fact, type) => (shown(type) as Partial<Record<typeof fact, string>>)[fact] ?? '')

  test('are in one order, without those that no type has', () => {
    expect(rows.map(({ fact }) => fact)).toEqual(['beds', 'baths', 'area'])
    expect(rows[0]?.values).toEqual(['1', '2', '1'])
  })
  test('differ where readers see different values', () => {
    expect(rows.map(({ differs }) => differs)).toEqual([true, false, true])
    const alike = comparedRows(types.slice(1), (fact, type) => (fact === 'area' ? type.area.toFixed(1) : ''))
    expect(alike).toEqual([{ fact: 'area', values: ['50.0', '50.0'], differs: false }])
  })
  test('differ where one type has a value and another has none', () => {
    const [land] = comparedRows(types, (fact, { code }) => (fact === 'land' && code === 'A1' ? '50' : ''))
    expect(land).toEqual({ fact: 'land', values: ['50', '', ''], differs: true })
  })
})

test('a plot is priced by the square wah, everything else by the square metre', () => {
  const plot = made('P', { kind: 'plot', area: 0, landWah: 100, price: aPrice(5_000_000) })
  expect([pricePerUnit(plot, 'wah'), pricePerUnit(plot, 'metre')]).toEqual([50_000, null])
  expect([pricePerUnit(made('A1'), 'wah'), pricePerUnit(made('A1'), 'metre')]).toEqual([null, 100_000])
  expect(pricePerUnit(made('A1', { price: aPrice(null) }), 'metre')).toBeNull()
  expect(pricePerUnit(made('A1', { area: 0 }), 'metre')).toBeNull()
})

test('free units are counted of all units of the type', () => {
  const unit = (type: string, state: UnitRow['state']) => aUnit({ id: type + state, type, state })
  const units = [unit('A1', 'available'), unit('A1', 'sold'), unit('B1', 'available')]
  expect(freeUnits(made('A1'), units)).toEqual({ available: 1, total: 2 })
  expect(freeUnits(made('C1'), units)).toBeNull()
})
