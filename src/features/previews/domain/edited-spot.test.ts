import { describe, expect, it } from 'vitest'
import { bare, lineAt, needle, readLeftSpot, readSpot, SPOT_MS, stem } from './edited-spot'

describe('the spot that an editor works on', () => {
  it.each([
    ['the only line', 'บ้านใกล้สวน', 4, 'บ้านใกล้สวน'],
    ['the line of the cursor', 'one\n\nthree', 6, 'three'],
    ['an item of a list', '- pool\n- garden', 9, 'garden'],
    ['words between marks', '<p>A <strong>free</strong> kitchen</p>', 0, 'A free kitchen'],
    ['an empty line', 'one\n\nthree', 4, ''],
  ])('is %s', (_, text, position, expected) => {
    expect(lineAt(text, position)).toBe(expected)
  })

  it('is found though the page adds joiners and other spaces', () => {
    expect(bare('noble\u00a0canopy \u2060อารีย์\u200b')).toBe(bare('noble canopy อารีย์'))
  })

  it('is looked for by the beginning of a long text, and not by a single letter', () => {
    expect(needle('x'.repeat(200))).toHaveLength(60)
    expect([needle(' a '), needle('')]).toEqual([null, null])
  })

  it('is a picture by the name that all its sizes share', () => {
    expect(stem('canopy-hero-3f2a.webp')).toBe('canopy-hero-3f2a')
  })

  it('is believed from another window only if it looks like one', () => {
    const spot = { texts: ['a'], pictures: [] }
    expect(readSpot(spot)).toEqual(spot)
    expect([null, 'a', {}, { texts: [1], pictures: [] }].map(readSpot)).toEqual([null, null, null, null])
  })

  it('is left for a preview that opens at once, not for one tomorrow', () => {
    const spot = { texts: ['a'], pictures: [] }
    const left = JSON.stringify({ at: 1000, spot })
    expect(readLeftSpot(left, 1000 + SPOT_MS - 1)).toEqual(spot)
    expect([readLeftSpot(left, 1000 + SPOT_MS), readLeftSpot(null, 0), readLeftSpot('{', 0)]).toEqual([
      null,
      null,
      null,
    ])
  })
})
