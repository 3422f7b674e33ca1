/** What happens to a staff account that its person is told of by mail. */
export const MAILED_EVENTS = [
  'password_changed',
  'email_changed',
  'second_factor_set',
  'second_factor_reset',
  'recovery_codes_made',
  'recovery_code_used',
  'wrong_codes',
  'passkey_added',
  'passkey_removed',
  'role_changed',
  'identity_refused',
] as const

/** What admins can read besides. */
const QUIET_EVENTS = ['identity_confirmed', 'account_made', 'account_changed', 'account_removed'] as const

export type MailedEvent = (typeof MAILED_EVENTS)[number]
export type AccountEvent = MailedEvent | (typeof QUIET_EVENTS)[number]

/** Whether the person of the account is told of an event by mail. */
export const isMailed = (event: AccountEvent): event is MailedEvent => MAILED_EVENTS.some((one) => one === event)
