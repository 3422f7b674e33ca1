import { expect, it } from 'vitest'
import { saysItself } from './own-pages'

it.each([
  ['/th', false],
  ['/en/condominium/noble-vesper-ploenchit', false],
  ['/en/floor-plan/noble-vesper-ploenchit', false],
  ['/en/online-booking', true],
  ['/en/online-booking/campaign/x', true],
  ['/en/unit-summary', true],
  ['/en/verify-otp', true],
  ['/en/booking/payment', true],
  ['/en/booking-summary', true],
  ['/en/payment/result/abc', true],
  ['/en/my-home/abc', true],
])('a held unit is named once on %s: the page does it itself, %s', (path, itself) => {
  expect(saysItself(path)).toBe(itself)
})
