import { expect, test } from 'vitest'
import { failureAt2c2p, failureAtOpn } from './payment-failure'

test.each([
  ['insufficient_fund', 'funds'],
  ['insufficient_balance', 'funds'],
  ['invalid_security_code', 'details'],
  ['invalid_account_number', 'details'],
  ['failed_authentication', 'unverified'],
  ['payment_cancelled', 'cancelled'],
  ['failed_processing', 'provider'],
  ['payment_rejected', 'declined'],
  ['stolen_or_lost_card', 'declined'],
  ['failed_fraud_check', 'declined'],
  ['a_code_of_next_year', 'declined'],
])('a payer whose charge failed at Opn with %s is told what they can mend: %s', (code, failure) => {
  expect(failureAtOpn(code)).toBe(failure)
})

test.each([
  ['4051', 'funds'],
  ['4054', 'cardExpired'],
  ['4033', 'cardExpired'],
  ['4014', 'details'],
  ['0003', 'cancelled'],
  ['4091', 'provider'],
  ['4005', 'declined'],
  ['4041', 'declined'],
])('a payer whose payment failed at 2C2P with %s is told what they can mend: %s', (code, failure) => {
  expect(failureAt2c2p(code)).toBe(failure)
})
