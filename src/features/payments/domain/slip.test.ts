import { describe, expect, it } from 'vitest'
import { bankLine, billReference, isSlipOpen, mayHoldCard } from './slip'

describe('the reference of a transfer', () => {
  it.each([
    ['nb-7k2m9xqt', 'NB7K2M9XQT'],
    ['nb-7k2m9xqt/12', 'NB7K2M9XQT12'],
    ['a'.repeat(30), 'A'.repeat(20)],
  ])('%s is read by banks as %s', (reference, bill) => expect(billReference(reference)).toBe(bill))
})

describe('a line of the bank statement', () => {
  it.each([
    [' kb 2026-1124 ', 'KB2026-1124'],
    ['kb2026-1124', 'KB2026-1124'],
    ['', null],
    ['abc', null],
    ['ก1234', null],
  ])('"%s" is compared as %s', (typed, line) => expect(bankLine(typed)).toBe(line))
})

it('a slip waits for finance until two people agreed or one refused', () => {
  const open = (['waiting', 'agreed', 'approved', 'refused'] as const).filter((state) => isSlipOpen({ state }))
  expect(open).toEqual(['waiting', 'agreed'])
  expect(isSlipOpen(null)).toBe(false)
})

describe('the number of a card', () => {
  it.each([
    ['4111 1111 1111 1111', true],
    ['Visa 4111-1111-1111-1111, paid', true],
    ['378282246310005', true],
    ['2223003122003222', true],
    ['4111 1111 1111 1112', false],
    ['V-1764111111111-12', false],
    ['20261125-000123456789', false],
    ['Tel 081 234 5678', false],
    ['', false],
  ])('is found in what is typed: %j %s', (text, found) => {
    expect(mayHoldCard(text)).toBe(found)
  })
})
