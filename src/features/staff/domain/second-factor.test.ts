import { describe, expect, it } from 'vitest'
import { base32, codeAppAddress, readCode, type SessionStanding, shownCode, standingOf } from './second-factor'

describe('base32', () => {
  // RFC 4648 §10, without padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('of "%s" is %s', (text, encoded) => {
    expect(base32(Buffer.from(text))).toBe(encoded)
  })
})

describe('the address for a code app', () => {
  it('names the house and the account, escaped', () => {
    expect(codeAppAddress('noble & nue', 'a+b@x.example', 'ABC')).toBe(
      'otpauth://totp/noble%20%26%20nue:a%2Bb%40x.example?secret=ABC&issuer=noble%20%26%20nue',
    )
  })
})

describe('a typed code', () => {
  it.each([
    ['123456', 'app', '123456'],
    [' 123 456 ', 'app', '123456'],
    ['１２３４５６', 'app', '123456'],
    ['abcd-2345-efgh-6723', 'recovery', 'abcd2345efgh6723'],
    ['ABCD 2345 EFGH 6723', 'recovery', 'abcd2345efgh6723'],
  ])('%s is of kind %s', (typed, kind, code) => {
    expect(readCode(typed)).toEqual({ kind, code })
  })

  it.each(['', '12345', '1234567', 'abcd-2345', 'abcd-2345-efgh-6729', "' or 1=1"])('"%s" is none', (typed) => {
    expect(readCode(typed)).toBeNull()
  })

  it('is shown in groups', () => {
    expect(shownCode('abcd2345efgh6723')).toBe('abcd-2345-efgh-6723')
  })
})

describe('a session', () => {
  const since = new Date('2026-11-22T10:00:00Z')
  const session = (id: string, at: string) => ({ id, createdAt: new Date(at) })
  const factor = { since, session: 'setup' }

  it.each<[string, SessionStanding, Parameters<typeof standingOf>[0]]>([
    [
      'without a second factor, where none is required',
      'full',
      { factors: [], session: session('a', '2026-11-22T09:00:00Z'), isRequired: false },
    ],
    [
      'without a second factor, where one is required',
      'must-enrol',
      { factors: [], session: session('a', '2026-11-22T09:00:00Z'), isRequired: true },
    ],
    [
      'begun before the second factor',
      'unproved',
      { factors: [factor], session: session('a', '2026-11-22T09:59:59Z'), isRequired: true },
    ],
    [
      'begun in the same instant',
      'unproved',
      { factors: [factor], session: { id: 'a', createdAt: since }, isRequired: false },
    ],
    [
      'that set the second factor up',
      'full',
      { factors: [factor], session: session('setup', '2026-11-22T09:00:00Z'), isRequired: true },
    ],
    [
      'begun after the second factor',
      'full',
      { factors: [factor], session: session('b', '2026-11-22T10:00:01Z'), isRequired: false },
    ],
    [
      'begun between the first and the second one',
      'full',
      {
        factors: [{ since: new Date('2026-11-22T10:30:00Z'), session: 'other' }, factor],
        session: session('b', '2026-11-22T10:15:00Z'),
        isRequired: true,
      },
    ],
    ['that is not known', 'unproved', { factors: [factor], session: null, isRequired: false }],
  ])('%s is %s', (_case, standing, facts) => {
    expect(standingOf(facts)).toBe(standing)
  })
})
