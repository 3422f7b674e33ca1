import { describe, expect, it } from 'vitest'
import { crc16, promptPayPayload } from './promptpay'

const BILL = { biller: '099999999999990', reference: 'NB7K2M', amount: 5_000_050 }

describe('the PromptPay code of a bill', () => {
  it('has the check value of the standard', () => {
    expect(crc16('123456789')).toBe('29B1')
  })

  it('names biller, reference and amount', () => {
    const body = '00020101021230490016A00000067701011201150999999999999900206NB7K2M5303764540850000.505802TH6304'
    expect(promptPayPayload(BILL)).toBe(body + crc16(body))
  })

  it('keeps the zeros in front of a check value', () => {
    const codes = Array.from({ length: 400 }, (_, at) => promptPayPayload({ ...BILL, amount: at + 1 }))
    expect(codes.every((code) => /6304[0-9A-F]{4}$/.test(code))).toBe(true)
    expect(codes.some((code) => /63040[0-9A-F]{3}$/.test(code))).toBe(true)
  })

  it.each([
    { biller: 'x' },
    { reference: 'ก' },
    { reference: 'A'.repeat(21) },
    { amount: -5 },
    { amount: 0 },
    { amount: 1.5 },
  ])('refuses %j', (wrong) => {
    expect(() => promptPayPayload({ ...BILL, ...wrong })).toThrow(RangeError)
  })
})
