import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reachOf } from './card'
import { cardNumber, checkDigit, readCardNumber, shownCardNumber } from './card-number'
import { CODE_SIGNS, readCode, shownCode } from './code'
import { readChange } from './desk'
import { standingOf } from './level'
import { expiryOf, returnedUntil } from './noble-id'

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''))

describe('a card number', () => {
  it.each([
    ['7992739871', '3'],
    ['00000000000', '0'],
  ])('%s has the check digit %s', (number, digit) => expect(checkDigit(number)).toBe(digit))

  it('is read as it is shown, and with any one digit wrong it is none', () => {
    fc.assert(
      fc.property(digits(11), fc.nat(11), fc.integer({ min: 1, max: 9 }), (random, place, more) => {
        const number = cardNumber(random)
        expect(readCardNumber(shownCardNumber(number))).toBe(number)
        const wrong = number.slice(0, place) + ((Number(number[place]) + more) % 10) + number.slice(place + 1)
        expect(readCardNumber(wrong)).toBeNull()
      }),
    )
  })
})

describe('a code', () => {
  it('is read however it is typed', () => {
    const code = fc.string({ unit: fc.constantFrom(...CODE_SIGNS), minLength: 10, maxLength: 10 })
    fc.assert(fc.property(code, (one) => readCode(` ${shownCode(one).toLowerCase()} `) === one))
  })

  it.each(['', 'ABCDE', '0000000000', 'ABCDE-FGHJ1', 'mali@example.com'])('%j is none', (typed) =>
    expect(readCode(typed)).toBeNull(),
  )
})

const LEVELS = [
  { name: 'Prestige', text: '', from: 5000 },
  { name: 'Classic', text: '', from: 0 },
  { name: 'Signature', text: '', from: 600 },
]

it.each([
  [0, 1, 'Classic', 'Signature', 600],
  [599, 1, 'Classic', 'Signature', 1],
  [600, 2, 'Signature', 'Prestige', 4400],
  [5000, 3, 'Prestige', undefined, 0],
  [-10, 1, 'Classic', 'Signature', 610],
])('%i points are level %i', (points, place, name, next, missing) => {
  const standing = standingOf(points, LEVELS)
  expect([standing.place, standing.level?.name, standing.next?.name, standing.missing]).toEqual([
    ...[place, name, next, missing],
  ])
})

it('without levels nobody has one', () => expect(standingOf(100, [])).toMatchObject({ place: 0, level: null }))

it.each([
  [{ points: 0, level: 1 }, { kind: 'included' }],
  [{ points: 300, level: 1 }, { kind: 'ready' }],
  [
    { points: 301, level: 1 },
    { kind: 'tooFew', missing: 1 },
  ],
  [
    { points: 1, level: 2 },
    { kind: 'tooLow', level: 'Signature' },
  ],
])('a benefit of %j is %j for 300 points', (benefit, reach) => {
  const standing = standingOf(300, LEVELS)
  expect(reachOf(benefit, { balance: 300, standing, waiting: null }, ['Classic', 'Signature', 'Prestige'])).toEqual(
    reach,
  )
})

it.each([
  [100, 'ready'],
  [101, 'waiting'],
  [301, 'tooFew'],
])('of 300 points 200 wait: a benefit of %i is %s', (points, kind) => {
  const waiting = { points: 200, until: new Date('2026-12-05T03:00:00Z') }
  const account = { balance: 300, standing: standingOf(300, LEVELS), waiting }
  expect(reachOf({ points, level: 0 }, account, []).kind).toBe(kind)
})

it.each([
  ['2026-11-24T03:00:00Z', 24, '2028-11-24T03:00:00Z'],
  ['2028-02-29T03:00:00Z', 12, '2029-02-28T03:00:00Z'],
  ['2026-08-31T00:00:00Z', 6, '2027-02-28T00:00:00Z'],
])('points of %s expire after %i months, on %s', (at, months, expires) =>
  expect(expiryOf(new Date(at), months)).toEqual(new Date(expires)),
)

it.each([
  ['for thirty days at least', '2026-12-01T00:00:00Z', false, '2026-12-24T00:00:00Z'],
  ['as long as before', '2027-12-01T00:00:00Z', false, '2027-12-01T00:00:00Z'],
  ['no longer, when they came back once already', '2026-12-01T00:00:00Z', true, '2026-12-01T00:00:00Z'],
  ['not at all, when their time is over by then', '2026-11-20T00:00:00Z', true, '2026-11-24T00:00:00Z'],
])('points that come back can be used %s', (_, before, cameBackBefore, until) =>
  expect(returnedUntil(new Date(before), new Date('2026-11-24T00:00:00Z'), cameBackBefore)).toEqual(new Date(until)),
)

const ONCE = '3f0c9a52-6f6b-4a53-9a9a-0d2f0a3c1b11'

it.each([
  [
    { step: 'give', points: '1,200', reason: ' Thanks ' },
    { step: 'give', points: 1200, reason: 'Thanks', once: ONCE },
  ],
  [
    { step: 'take', points: '5', reason: 'Twice' },
    { step: 'take', points: 5, reason: 'Twice', once: ONCE },
  ],
  [{ step: 'give', points: '0', reason: 'x' }, 'points'],
  [{ step: 'give', points: '100001', reason: 'x' }, 'points'],
  [{ step: 'give', points: '-5', reason: 'x' }, 'points'],
  [{ step: 'give', points: '1.5', reason: 'x' }, 'points'],
  [{ step: 'give', points: '5', reason: ' ' }, 'reason'],
  [
    { step: 'give', points: '๑๐๐', reason: 'x' },
    { step: 'give', points: 100, reason: 'x', once: ONCE },
  ],
  [{ step: 'give', points: '2,5', reason: 'x' }, 'points'],
  [{ step: 'steal', points: '5', reason: 'x' }, 'unknown'],
  [{ step: 'give', points: '5', reason: 'x', once: 'no' }, 'unknown'],
])('%j typed at the desk is %j', (typed: Record<string, string>, read) =>
  expect(readChange((name) => ({ once: ONCE, ...typed })[name] ?? '')).toEqual(read),
)
