import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PICTURE_PLACES, PICTURE_SIZES, readCrop, squareOf, USUAL_CROP } from './picture'

const side = fc.integer({ min: 1, max: 9000 })
const crop = fc.record({
  across: fc.constantFrom(...PICTURE_PLACES),
  down: fc.constantFrom(...PICTURE_PLACES),
  size: fc.constantFrom(...PICTURE_SIZES),
})

describe('the square of a picture', () => {
  it('lies within every picture, and is square', () => {
    fc.assert(
      fc.property(side, side, crop, (width, height, chosen) => {
        const square = squareOf({ width, height }, chosen)
        expect(square.width).toBe(square.height)
        expect(square.width).toBeGreaterThan(0)
        expect(Math.min(square.left, square.top)).toBeGreaterThanOrEqual(0)
        expect(square.left + square.width).toBeLessThanOrEqual(width)
        expect(square.top + square.height).toBeLessThanOrEqual(height)
      }),
    )
  })

  it.each([
    [
      { across: 'start', down: 'middle', size: 'whole' },
      { left: 0, top: 0, width: 100, height: 100 },
    ],
    [
      { across: 'end', down: 'middle', size: 'whole' },
      { left: 200, top: 0, width: 100, height: 100 },
    ],
    [
      { across: 'middle', down: 'end', size: 'closest' },
      { left: 125, top: 50, width: 50, height: 50 },
    ],
  ] as const)('of 300 by 100 is %j: %j', (chosen, square) => {
    expect(squareOf({ width: 300, height: 100 }, chosen)).toEqual(square)
  })

  it('is the usual one for whatever nobody offered', () => {
    expect(readCrop(() => '')).toEqual(USUAL_CROP)
    expect(readCrop(() => '../etc')).toEqual(USUAL_CROP)
    expect(readCrop((name) => ({ across: 'end', down: 'start', size: 'closer' })[name] ?? '')).toEqual({
      across: 'end',
      down: 'start',
      size: 'closer',
    })
  })
})
