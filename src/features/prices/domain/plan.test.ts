import { describe, expect, it } from 'vitest'
import { sumsOf } from './plan'

describe('whoever approves a plan sees what it changes in money', () => {
  it('at the most, at the least and together, also where prices fall', () => {
    const units = [
      { priceThen: 1000, price: 900 },
      { priceThen: 2000, price: 2050 },
      { priceThen: 3000, price: 3000 },
      { priceThen: null, price: 7000 },
    ]
    expect(sumsOf(units)).toMatchObject({
      most: { before: 1000, after: 900 },
      least: { before: 3000, after: 3000 },
      sum: { before: 6000, after: 5950 },
    })
  })

  it('is nothing to compare where no unit had a price', () => {
    expect(sumsOf([{ priceThen: null, price: 7000 }])).toBeNull()
  })
})
