import { expect, it } from 'vitest'
import { isPaperReason, shortHash } from './paper-contract'

it('a fingerprint is shown by its beginning, in groups that can be compared by eye', () => {
  expect(shortHash('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08')).toBe('9f86 d081 884c 7d65')
  expect(shortHash('')).toBe('')
})

it('nobody refuses a paper for a reason that is not in the list', () => {
  expect([isPaperReason('notSigned'), isPaperReason('printedAnew'), isPaperReason(null)]).toEqual([true, false, false])
})
