import { describe, expect, it } from 'vitest'
import { contrastOf, enoughFor } from './contrast'

describe('contrast', () => {
  it.each([
    ['black on white', '#000000', '#ffffff', 21],
    ['white on black', '#ffffff', '#000000', 21],
    ['a colour on itself', '#7f6130', '#7f6130', 1],
    ['the lightest grey that passes on white', '#767676', '#ffffff', 4.54],
    ['the darkest grey that fails on white', '#777777', '#ffffff', 4.48],
  ])('of %s', (_, one, other, expected) => {
    expect(contrastOf(one, other)).toBeCloseTo(expected, 2)
  })

  it.each([
    [21, 'text'],
    [4.5, 'text'],
    [4.49, 'large'],
    [3, 'large'],
    [2.99, 'ground'],
    [1, 'ground'],
  ] as const)('%s is enough for %s', (contrast, use) => {
    expect(enoughFor(contrast)).toBe(use)
  })
})
