import { describe, expect, it } from 'vitest'
import { type AccountChangeRecord, secondPersonFault, secondPersonWords } from './second-person'

const [ROOT, ADMIN, ANN, BOB, CEE] = [1, 2, 3, 4, 5]
const LONG_AGO = new Date('2026-01-01T00:00:00Z')
const NOW = new Date('2026-11-28T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)

const made = (staff: number, by: number | null, at = LONG_AGO): AccountChangeRecord => ({
  staff,
  change: 'made',
  by,
  at,
})

/** The installation made ROOT, who made ADMIN, who made ANN and BOB; CEE was made by ROOT. */
const MADE = [made(ROOT, null), made(ADMIN, ROOT), made(ANN, ADMIN), made(BOB, ADMIN), made(CEE, ROOT)]

const fault = (first: number | null, second: number, more: AccountChangeRecord[] = []) =>
  secondPersonFault({ first, second }, [...MADE, ...more], NOW)

describe('one person with two accounts does not pass for two', () => {
  it.each([
    ['the asker', ANN, ANN, 'own'],
    ['who made the account of the asker', ANN, ADMIN, 'linked'],
    ['an account that the asker made', ADMIN, ANN, 'linked'],
    ['who made the maker of the asker', ANN, ROOT, 'linked'],
    ['an account made by one that the asker made', ROOT, BOB, 'linked'],
    ['a colleague', ANN, BOB, null],
    ['a colleague made by somebody else', ANN, CEE, null],
    ['anybody, where the system asks', null, ANN, null],
    ['an account that nobody knows the making of', ANN, 99, 'young'],
  ] as const)('decides: %s', (_, first, second, expected) => {
    expect(fault(first, second)).toBe(expected)
  })

  it.each([
    ['made an hour ago', made(9, ROOT, hoursAgo(1)), 9, 'young'],
    ['made a minute less than a day ago', made(9, ROOT, hoursAgo(23.99)), 9, 'young'],
    ['made a day ago', made(9, ROOT, hoursAgo(24)), 9, null],
    ['with a password from an admin', { staff: BOB, change: 'password', by: ADMIN, at: hoursAgo(2) }, BOB, 'young'],
    ['with an address from an admin', { staff: BOB, change: 'email', by: ADMIN, at: hoursAgo(2) }, BOB, 'young'],
    ['with a role from an admin', { staff: BOB, change: 'role', by: ADMIN, at: hoursAgo(2) }, BOB, 'young'],
    ['without its second step', { staff: BOB, change: 'second_factor', by: ADMIN, at: hoursAgo(2) }, BOB, 'young'],
    [
      'with a password from an admin, days ago',
      { staff: BOB, change: 'password', by: ADMIN, at: hoursAgo(48) },
      BOB,
      null,
    ],
    ['with a new password of its own', { staff: BOB, change: 'password', by: BOB, at: hoursAgo(2) }, BOB, null],
  ] as const)('an account decides that was %s', (_, change, second, expected) => {
    expect(fault(ANN, second, [change])).toBe(expected)
  })

  it('says why, in both languages of the back office', () => {
    for (const language of ['en', 'th'] as const)
      expect(Object.keys(secondPersonWords(language))).toEqual(['linked', 'young'])
  })
})
