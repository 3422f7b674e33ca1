import { expect, expectTypeOf, test } from 'vitest'
import { type Baht, baht, type Satang, toSatang } from './money'

test('a price is charged in satang: the type check takes neither baht nor a bare number for them, nor satang for baht', () => {
  expectTypeOf<Baht>().not.toExtend<Satang>()
  expectTypeOf<Satang>().not.toExtend<Baht>()
  expectTypeOf<number>().not.toExtend<Satang>()
  expectTypeOf<number>().not.toExtend<Baht>()
  expect(toSatang(baht(4_900_000))).toBe(490_000_000)
})

test.each([
  [0.1 + 0.2, 30],
  [1.005, 100],
  [19.999, 2000],
])('%d baht are %d satang, rounded to the nearest', (amount, satang) => expect(toSatang(baht(amount))).toBe(satang))
