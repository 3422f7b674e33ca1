import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countBits,
  countIntersection,
  emptyMask,
  forEachBit,
  fullMask,
  hasBit,
  intersectionOf,
  setBit,
} from './bit-masks'

const COUNT = 77
const members = fc.uniqueArray(fc.nat(COUNT - 1))

function maskOf(numbers: readonly number[]) {
  const mask = emptyMask(COUNT)
  for (const number of numbers) setBit(mask, number)
  return mask
}

function numbersOf(mask: ReturnType<typeof emptyMask>) {
  const numbers: number[] = []
  forEachBit(mask, (number) => numbers.push(number))
  return numbers
}

describe('a bit mask as a set of numbers', () => {
  it('returns its members in ascending order', () => {
    fc.assert(
      fc.property(members, (numbers) => {
        const mask = maskOf(numbers)
        expect(numbersOf(mask)).toEqual(numbers.toSorted((one, other) => one - other))
        expect(countBits(mask)).toBe(numbers.length)
        for (let number = 0; number < COUNT; number += 1) expect(hasBit(mask, number)).toBe(numbers.includes(number))
      }),
    )
  })

  it('intersects with another mask', () => {
    fc.assert(
      fc.property(members, members, (one, other) => {
        const common = one.filter((number) => other.includes(number)).toSorted((a, b) => a - b)
        expect(numbersOf(intersectionOf([maskOf(one), maskOf(other)], COUNT))).toEqual(common)
        expect(countIntersection(maskOf(one), maskOf(other))).toBe(common.length)
      }),
    )
  })

  it.each([0, 1, 31, 32, 33, 64, 77])('has exactly %i members when it is full', (count) => {
    expect(countBits(fullMask(count))).toBe(count)
    expect(countBits(intersectionOf([], count))).toBe(count)
  })
})
