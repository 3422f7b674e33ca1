import { describe, expect, it } from 'vitest'
import type { ChargeOf } from '../domain/provider'
import { chargeOfInquiry, isLiveAt, timeAt2c2p, tokenClaims } from './two-c2p-dialect'

const ACCOUNT = {
  apiUrl: 'https://pgw.2c2p.com',
  merchantId: 'JT01',
  secretKey: 'x'.repeat(64),
  webhookUrl: 'https://homes.example/api/payments/2c2p',
  returnUrl: 'https://homes.example/api/payments/2c2p/return',
}
const NOW = new Date('2026-11-24T15:40:00Z')
const OF: ChargeOf = {
  ...{ invoice: 'A1', amount: 5_000_000, currency: 'THB', charge: 'A1', method: 'card', qr: null },
  ...{ createdAt: NOW, expiresAt: new Date('2026-11-24T15:54:00Z') },
}
const said = (part: object) => ({
  merchantID: 'JT01',
  invoiceNo: 'A1',
  amount: '50000.00',
  currencyCode: 'THB',
  ...part,
})
const at = (respCode: string, minutes = 0, part = {}) =>
  chargeOfInquiry(said({ respCode, ...part }), OF, ACCOUNT, new Date(NOW.getTime() + minutes * 60_000))

describe('a request of 2C2P', () => {
  it('has our number twice, the amount in baht, the end in Thailand, and no signs that its page would read', () => {
    const request = { ...OF, kind: 'booking', reference: 'r', currency: 'THB', description: 'N<b> & "1"' } as const
    expect(tokenClaims({ ...request, amount: 5_000_005 }, ACCOUNT)).toEqual({
      ...{ merchantID: 'JT01', invoiceNo: 'A1', idempotencyID: 'A1', description: 'N b     1 ' },
      ...{ amount: '50000.05', currencyCode: 'THB', paymentChannel: ['CC'], request3DS: 'F' },
      ...{ paymentExpiry: '2026-11-24 22:54:00' },
      ...{ backendReturnUrl: ACCOUNT.webhookUrl, frontendReturnUrl: ACCOUNT.returnUrl },
    })
    expect(timeAt2c2p(new Date('2026-12-31T17:00:00Z'))).toBe('2027-01-01 00:00:00')
  })

  it.each([
    ['https://pgw.2c2p.com', true],
    ['https://sandbox-pgw.2c2p.com', false],
    ['http://127.0.0.1:4000', false],
    ['https://sandboxes.example', true],
  ])('to %s moves real money: %s', (apiUrl, isLive) => {
    expect(isLiveAt({ apiUrl })).toBe(isLive)
  })
})

describe('an inquiry', () => {
  it.each([
    ['0000', 0, 'pay'],
    ['4110', 0, 'pay'],
    ['5017', 30, 'pay'],
    ['0001', 13, 'wait'],
    ['2001', 20, 'wait'],
    ['2001', 75, 'expire'],
    ['2002', 13, 'wait'],
    ['2002', 14, 'expire'],
    ['9020', 5, 'expire'],
    ['5009', 5, 'expire'],
    ['0003', 1, 'fail'],
    ['4005', 1, 'fail'],
  ])('that answers %s after %i minutes: %s', (code, minutes, event) => {
    expect(at(code, minutes)).toMatchObject({ id: 'A1', invoice: 'A1', amount: 5_000_000, currency: 'THB', event })
  })

  it.each(['0999', '2003', '5998', '9042', '9900', '9999'])('that answers %s says nothing', (code) => {
    expect(() => at(code)).toThrow()
  })

  it.each([
    ['50000', 5_000_000],
    ['000000050000.10000', 5_000_010],
    [50_000.01, 5_000_001],
  ])('reads %s baht as %i satang', (amount, satang) => {
    expect(at('0000', 0, { amount }).amount).toBe(satang)
  })

  it.each([['1.001'], ['-1'], ['1e9'], [''], [undefined]])('does not guess what %s baht are', (amount) => {
    expect(() => at('0000', 0, { amount })).toThrow()
  })

  it('is not of this payment when the amount, the merchant or the sum paid is another', () => {
    expect(at('0000', 0, { amount: '1.00' }).amount).toBe(100)
    expect(at('0000', 0, { merchantID: 'JT02' }).invoice).toBe('')
    expect(at('5016').amount).toBe(0)
  })
})
