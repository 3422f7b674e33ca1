import type { Locale } from '@/i18n/locales'
import type { Preferences } from './questionnaire'

/** A member's own data, as the account pages show it. */
export interface OwnAccount {
  olmId: string
  olaId: string
  email: string
  name: string
  phone: string | null
  /** ISO day. */
  birthday: string | null
  address: string | null
  locale: Locale
  hasPassword: boolean
  /** A mailed code was entered in this session within the last minutes. */
  isProven: boolean
  /** The questionnaire was answered or skipped. */
  isAsked: boolean
  preferences: Preferences | null
  since: Date
}

/** How far the phone number of an account is proven. */
export type PhoneProof = 'no number' | 'landline' | 'open' | 'code sent' | 'proven'

/** What happened to an account, as its owner sees it. */
export type SignInEvent =
  | 'signed_in'
  | 'wrong_password'
  | 'password_set'
  | 'signed_out'
  | 'signed_out_everywhere'
  | 'email_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'line_connected'
  | 'line_disconnected'
  | 'phone_proven'
  | 'phone_changed'
  | 'merged'
  | 'parted'

/** The events that change what opens an account or whose it is: its owner is mailed after each. */
export const MAILED_EVENTS = [
  'password_set',
  'email_changed',
  'passkey_added',
  'passkey_removed',
  'line_connected',
  'line_disconnected',
  'phone_proven',
  'phone_changed',
  'merged',
  'parted',
] as const satisfies readonly SignInEvent[]
export type MailedEvent = (typeof MAILED_EVENTS)[number]

/** Whether the owner of an account is mailed after an event. */
export const isMailed = (event: SignInEvent): event is MailedEvent => MAILED_EVENTS.some((each) => each === event)

/** One line of the history of sign-ins. */
export interface SignIn {
  id: string
  event: SignInEvent
  device: string
  at: Date
}

/** One passkey of a member. */
export interface OwnPasskey {
  id: string
  name: string
  since: Date
  usedAt: Date | null
}

/** One signed-in browser of a member. */
export interface Device {
  id: string
  /** Browser and system; empty when unknown. */
  name: string
  since: Date
  seenAt: Date
  isThis: boolean
}
