import { describe, expect, test } from 'vitest'
import { currentEdition, editionInForce, isPolicyVersion } from './policy'

const FIRST = { version: '1.0', effectiveFrom: '2026-11-20T17:00:00.000Z' }
const NEXT = { version: '1.1', effectiveFrom: '2026-12-31T17:00:00.000Z' }

describe('the policy version in force', () => {
  test.each([
    ['is none before the first begins', '2026-11-20T16:59:59.999Z', null],
    ['applies from its first moment', '2026-11-20T17:00:00.000Z', FIRST],
    ['does not apply before its date, even if published', '2026-12-31T16:59:59.999Z', FIRST],
    ['is the one that began last', '2027-06-01T00:00:00.000Z', NEXT],
  ])('%s', (_, now, edition) => {
    expect(editionInForce([NEXT, FIRST], new Date(now))).toBe(edition)
    expect(currentEdition([FIRST, NEXT])).toBe(NEXT)
  })

  test('is none where there are none', () => {
    expect(editionInForce([], new Date())).toBeNull()
  })
})

test.each([
  ['1.0', true],
  ['2', true],
  ['2.1.3', true],
  ['v1', false],
  ['1.', false],
  ['', false],
])('a version named «%s»', (word, isOne) => {
  expect(isPolicyVersion(word)).toBe(isOne)
})
