import { describe, expect, it } from 'vitest'
import { counterLine, isSlipReason, mayHoldCard, SLIP_REASONS } from './slip'

describe('what names money taken at the counter', () => {
  it.each([
    ['cash', ' v 2026-12 ', 'CASH/V2026-12'],
    ['terminal', 'slip 000123', 'TERMINAL/SLIP000123'],
    ['transfer', 'kb 2026-1124', 'KB2026-1124'],
    ['cash', 'abc', null],
    ['terminal', '', null],
    ['transfer', 'x', null],
    // What may be a card is written down nowhere, except that a bank's own line may look like one.
    ['terminal', '4111 1111 1111 1111', null],
    ['cash', '4111-1111-1111-1111', null],
    ['terminal', 'visa 4111111111111111', null],
    ['transfer', '4111111111111111', '4111111111111111'],
    // A card slip with nothing but as many digits as a card has is not taken either.
    ['terminal', '1234567890123', null],
    ['terminal', '12345678901234567890123', null],
    ['terminal', '1234-5678-9012-3', null],
    ['terminal', '123456789012', 'TERMINAL/123456789012'],
    ['terminal', '123456789012345678901234', 'TERMINAL/123456789012345678901234'],
    ['terminal', 'A1234567890123', 'TERMINAL/A1234567890123'],
    ['terminal', '1234567890123A', 'TERMINAL/1234567890123A'],
    ['cash', '1234567890123', 'CASH/1234567890123'],
  ] as const)('by %s, typed as "%s": %s', (method, typed, line) => {
    expect(counterLine(method, typed)).toBe(line)
  })

  it('has room in the books', () => {
    expect(counterLine('cash', 'V'.repeat(60))).toHaveLength(60)
    expect(counterLine('transfer', 'V'.repeat(61))).toBeNull()
  })
})

it.each([
  ['5555 5555 5555 4444', true],
  ['2720 9900 0000 0007', true],
  ['6011 0009 9013 9424', true],
  ['6011–0009–9013–9424', true],
  ['๔๑๑๑ ๑๑๑๑ ๑๑๑๑ ๑๑๑๑', true],
  // 14 digits, and 19.
  ['30569309025904', true],
  ['4111111111111111110', true],
  // Twenty digits are no card, whatever they begin or end with.
  ['41111111111111111115', false],
  // Beginnings that no network has, and lengths that no card has.
  ['4111111111119', false],
  ['2811111111111118', false],
  ['7911111111111116', false],
  ['94111111111111112', false],
])('a card number is seen among what is typed: %s %s', (text, found) => {
  expect(mayHoldCard(text)).toBe(found)
})

it('only a reason that the payer can read refuses a slip', () => {
  expect([...SLIP_REASONS, 'other', null, 0].map(isSlipReason)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
