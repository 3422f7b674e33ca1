/** Why a try to pay came to nothing, as far as the payer can do something about it. No money was taken. */
export type PaymentFailure = 'declined' | 'funds' | 'unverified' | 'cardExpired' | 'details' | 'cancelled' | 'provider'

/** Codes of Opn Payments (https://docs.omise.co/charges-api, `failure_code`). A lost card and a suspicion are told to nobody. */
const OPN: Readonly<Record<string, PaymentFailure>> = {
  insufficient_fund: 'funds',
  insufficient_balance: 'funds',
  invalid_security_code: 'details',
  invalid_account_number: 'details',
  payment_cancelled: 'cancelled',
  failed_processing: 'provider',
}

/** Why a charge of Opn Payments failed. Whatever names the authentication is 3-D Secure; what is not known was declined. */
export const failureAtOpn = (code: string): PaymentFailure =>
  OPN[code] ?? (/authenticat/.test(code) ? 'unverified' : 'declined')

/** Codes of 2C2P: those of the card network (ISO 8583, field 39) come after `40`. */
const TWO_C2P: Readonly<Record<string, PaymentFailure>> = {
  '0003': 'cancelled',
  '4014': 'details',
  '4033': 'cardExpired',
  '4051': 'funds',
  '4054': 'cardExpired',
  '4091': 'provider',
  '4096': 'provider',
}

/** Why a payment at 2C2P failed. */
export const failureAt2c2p = (code: string): PaymentFailure => TWO_C2P[code] ?? 'declined'
