/** What happens to a staff account that its person is told of and admins can read. */
export const ACCOUNT_EVENTS = [
  'password_changed',
  'email_changed',
  'second_factor_set',
  'second_factor_reset',
  'recovery_codes_made',
  'recovery_code_used',
  'wrong_codes',
  'passkey_added',
  'passkey_removed',
] as const

export type AccountEvent = (typeof ACCOUNT_EVENTS)[number]
