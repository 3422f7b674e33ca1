import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BANKS, isBuyersName, readAccount, refundable } from './refund'
import { REFUND_STATES } from './refund-states'

describe('the account that a refund goes to', () => {
  const typed = { bank: '004', number: '123-4-56789-0', name: ' Somchai Jaidee ' }

  it('is read with blanks and dashes left out, in any digits', () => {
    const account = { bank: '004', number: '1234567890', name: 'Somchai Jaidee' }
    expect(readAccount(typed)).toEqual(account)
    expect(readAccount({ ...typed, number: '๑๒๓ ๔๕๖๗๘ ๙๐' })).toEqual(account)
    expect(readAccount({ ...typed, name: 'Som\u0000chai\u202e Jaidee' })).toEqual(account)
    for (const bank of BANKS) expect(readAccount({ ...typed, bank })).toMatchObject({ bank })
  })

  it.each([
    ['000', '1234567890', 'Somchai', ['bank']],
    ['004', '123456789', 'Somchai', ['number']],
    ['004', '1234567890123', 'Somchai', ['number']],
    ['004', '1234567890x', 'Somchai', ['number']],
    ['004', 'x1234567890', 'Somchai', ['number']],
    ['004', '1234567890', 'S', ['name']],
    ['004', '1234567890', 'S'.repeat(121), ['name']],
    ['', '', '', ['bank', 'number', 'name']],
  ])('is refused with each fault at its field: %s %s %s', (bank, number, name, faults) => {
    expect(readAccount({ bank, number, name })).toEqual(faults)
  })

  it.each([
    ['004', '123456789012', 'So'],
    ['004', '1234567890', 'S'.repeat(120)],
  ])('may be as short and as long as banks have them: %s %s', (bank, number, name) => {
    expect(readAccount({ bank, number, name })).toEqual({ bank, number, name })
  })
})

describe('money goes back to a buyer', () => {
  const buyers = ['Somchai Jaidee', "Anne-Marie O'Neill"]

  it.each([
    ['Mr. Somchai Jaidee', true],
    ['mr somchai  jaidee', true],
    ['KHUN SOMCHAI JAIDEE', true],
    ['Ms. Anne Marie O’Neill', true],
    ['Ｓｏｍｃｈａｉ Jaidee', true],
    ['Anne‑Marie O\u02bcNeill', true],
    ['Somchai Jaide', false],
    ['Jaidee Mr Somchai', false],
    ['', false],
  ])('whose account it is, whatever the title: %s', (holder, is) => {
    expect(isBuyersName(holder, buyers)).toBe(is)
  })

  it.each(['นายสมชาย ใจดี', 'คุณสมชาย ใจดี', 'นาย สมชาย ใจดี', 'ด.ช.สมชาย ใจดี', 'ดช สมชาย ใจดี'])('%s', (holder) => {
    expect(isBuyersName(holder, ['สมชาย ใจดี'])).toBe(true)
  })

  it.each([
    'นางสาวมาลี ศรี',
    'น.ส.มาลี ศรี',
    'น. ส. มาลี ศรี',
    'นส มาลี ศรี',
    'นางมาลี ศรี',
    'ด.ญ.มาลี ศรี',
    'Miss มาลี ศรี',
    'Mrs. มาลี ศรี',
  ])('%s', (holder) => {
    expect(isBuyersName(holder, ['มาลี ศรี'])).toBe(true)
  })
})

it('no more than was paid is given back, and what was rejected is left', () => {
  expect(refundable(100, [])).toBe(100)
  for (const state of REFUND_STATES)
    expect([state, refundable(100, [{ amount: 30, state }])]).toEqual([state, state === 'rejected' ? 100 : 70])
  const refunds = fc.array(fc.record({ amount: fc.nat(1000), state: fc.constantFrom(...REFUND_STATES) }))
  fc.assert(
    fc.property(fc.nat(100_000), refunds, (paid, all) => {
      const gone = all.filter(({ state }) => state !== 'rejected').reduce((sum, { amount }) => sum + amount, 0)
      expect(refundable(paid, all) + gone).toBe(paid)
    }),
  )
})
