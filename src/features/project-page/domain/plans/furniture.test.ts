import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FURNITURE_KINDS, outlinesOf, pieceOf, readPieces, sizeOf } from './furniture'

describe('furniture on a plan', () => {
  test.each([
    ['bed-107', 107, 205],
    ['bed-152', 152, 205],
    ['bed-183', 183, 205],
    ['wardrobe-180', 180, 60],
    ['sofa-220', 220, 85],
  ] as const)('%s is %i × %i cm', (kind, width, depth) => expect(sizeOf(kind)).toEqual({ width, depth }))

  test('every piece has outlines', () => {
    for (const kind of FURNITURE_KINDS) expect(outlinesOf(pieceOf(kind))).toMatch(/^M[-\d .hvzaLM]+$/)
  })

  test('what was placed comes back as it was', () => {
    const placed = [{ id: 0, kind: 'bed-152', floor: 1, x: 1.5, y: 2, turn: 90 }]
    expect(readPieces(JSON.stringify(placed))).toEqual(placed)
  })

  test('anything else that is kept on the device is passed over', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const piece of readPieces(text)) expect(FURNITURE_KINDS).toContain(piece.kind)
      }),
    )
    expect(readPieces('[{"kind":"piano","x":1,"y":1},{"kind":"desk","x":1e9,"y":1},null]')).toEqual([])
  })
})
