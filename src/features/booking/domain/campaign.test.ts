import { expect, it } from 'vitest'
import { phaseOf } from './campaign'

const NOW = new Date('2026-11-28T03:00:00Z')
const [BEFORE, AFTER] = [new Date(NOW.getTime() - 1), new Date(NOW.getTime() + 1)]

it.each([
  ['switched on, begun, without an end', true, BEFORE, null, 'open'],
  ['at the very moment of its opening', true, NOW, null, 'open'],
  ['before its end', true, BEFORE, AFTER, 'open'],
  ['at the very moment of its end', true, BEFORE, NOW, 'closed'],
  ['after its end', true, BEFORE, BEFORE, 'closed'],
  ['not yet begun', true, AFTER, null, 'announced'],
  ['not yet begun, with an end', true, AFTER, new Date(NOW.getTime() + 2), 'announced'],
  ['switched off', false, BEFORE, null, 'closed'],
  ['switched off, not yet begun', false, AFTER, AFTER, 'closed'],
])('units of a campaign %s are sold or not: %s %s %s %s', (_, isOpen, opensAt, closesAt, phase) => {
  expect(phaseOf({ isOpen, opensAt, closesAt }, NOW)).toBe(phase)
})
