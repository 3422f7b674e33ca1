import { describe, expect, it } from 'vitest'
import { isMarkOf, markOf } from './next-build'

describe('a build is used again', () => {
  it.each([
    ['one with source maps, by a start', true, true, true],
    ['one with source maps, by tests', true, false, true],
    ['one without, by tests', false, false, true],
    ['one without, by a start: its log would name lines of bundles', false, true, false],
  ])('%s', (_, hasMaps, areMapsNeeded, isUsed) =>
    expect(isMarkOf(markOf('a hash', hasMaps), 'a hash', areMapsNeeded)).toBe(isUsed),
  )

  it('never when its sources were others', () => {
    for (const hasMaps of [true, false])
      for (const areMapsNeeded of [true, false])
        expect(isMarkOf(markOf('a hash', hasMaps), 'another', areMapsNeeded)).toBe(false)
  })
})
