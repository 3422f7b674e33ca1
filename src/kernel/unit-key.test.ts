import { expect, it } from 'vitest'
import { unitKey, unitOfKey } from './unit-key'

const unit = (building: string, number: string) => ({ building, number })
const UNITS = [unit('A', 'A25/02'), unit('A', '12/01'), unit('B', '12/01'), unit('', '7')]

it.each([
  [UNITS[0], 'A25/02'],
  [UNITS[2], 'B 12/01'],
  [UNITS[3], '7'],
])('the key of %o is %s', (one, key) => expect(one && unitKey(one)).toBe(key))

it('every key finds its own unit, in any case', () => {
  for (const one of UNITS) expect(unitOfKey(UNITS, ` ${unitKey(one).toLowerCase()} `)).toBe(one)
})

it.each(['', '12/01', 'C 1'])('%j finds none', (key) => expect(unitOfKey(UNITS, key)).toBeNull())
