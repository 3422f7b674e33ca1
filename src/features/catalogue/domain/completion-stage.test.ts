import { describe, expect, it } from 'vitest'
import { completionStage } from './completion-stage'

const BUILDING = { badge: null, isCurrent: true, completion: '2026-02' }

describe('a completion month', () => {
  it.each([
    ['is expected before it', '2026-01-31T00:00:00Z', 'ahead'],
    ['is expected until its last minute in Bangkok', '2026-02-28T16:59:00Z', 'ahead'],
    ['is no longer expected once it has passed in Bangkok', '2026-02-28T17:00:00Z', 'past'],
    ['is no longer expected months later', '2026-11-22T00:00:00Z', 'past'],
  ] as const)('%s', (_, now, stage) => expect(completionStage(BUILDING, new Date(now))).toBe(stage))

  it.each([
    ['ready to move in', { badge: 'Ready_to_Move' }],
    ['sold out', { badge: 'Sold_Out' }],
    ['a past project', { isCurrent: false }],
  ] as const)('is done when the project is %s', (_, change) => {
    expect(completionStage({ ...BUILDING, ...change }, new Date('2025-01-01'))).toBe('done')
  })

  it('that is not announced is ahead', () => {
    expect(completionStage({ ...BUILDING, completion: null }, new Date('2030-01-01'))).toBe('ahead')
  })
})
