import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allOf, countBoth, countOf, eachOf, inAll, include, includes, noneOf } from './masks'

const COUNT = 77
const members = fc.uniqueArray(fc.nat(COUNT - 1))

function maskOf(numbers: readonly number[]) {
  const mask = noneOf(COUNT)
  for (const number of numbers) include(mask, number)
  return mask
}

function numbersOf(mask: ReturnType<typeof noneOf>) {
  const numbers: number[] = []
  eachOf(mask, (number) => numbers.push(number))
  return numbers
}

describe('a mask is a set of numbers', () => {
  it('has what was put into it, in order', () => {
    fc.assert(
      fc.property(members, (numbers) => {
        const mask = maskOf(numbers)
        expect(numbersOf(mask)).toEqual(numbers.toSorted((one, other) => one - other))
        expect(countOf(mask)).toBe(numbers.length)
        for (let number = 0; number < COUNT; number += 1) expect(includes(mask, number)).toBe(numbers.includes(number))
      }),
    )
  })

  it('has in common what is in both', () => {
    fc.assert(
      fc.property(members, members, (one, other) => {
        const common = one.filter((number) => other.includes(number)).toSorted((a, b) => a - b)
        expect(numbersOf(inAll([maskOf(one), maskOf(other)], COUNT))).toEqual(common)
        expect(countBoth(maskOf(one), maskOf(other))).toBe(common.length)
      }),
    )
  })

  it.each([0, 1, 31, 32, 33, 64, 77])('of everything has %i', (count) => {
    expect(countOf(allOf(count))).toBe(count)
    expect(countOf(inAll([], count))).toBe(count)
  })
})
