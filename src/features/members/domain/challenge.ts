import { bareCode } from '@/kernel/form/typed-digits'

const MINUTE = 60_000

/** A code and its link are valid for ten minutes. */
export const CHALLENGE_MS = 10 * MINUTE

/** Wrong codes allowed; the fifth try is the last. */
export const MAX_TRIES = 5

/** The two codes for a changed address are valid for thirty minutes: two mailboxes have to be opened. */
export const NEW_ADDRESS_MS = 30 * MINUTE

/** How long somebody may fill in the registration after proving an address that has no account. */
export const PROOF_MS = 30 * MINUTE

/** Why a code was asked for. It changes the words of the mail and where a proven visitor is led, nothing else. */
export const CHALLENGE_PURPOSES = ['sign-in', 'register', 'password'] as const
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number]

/** What somebody entered when registering. Kept with the challenge, and used only after the address is proven. */
export interface PendingMember {
  name: string
  phone: string | null
  consents: readonly GivenConsent[]
}

/** One purpose of consent, with the words that were shown. */
export interface GivenConsent {
  purpose: MemberPurpose
  given: boolean
  wording: string
}

/** `account` is needed to be a member; `news` is free. */
export const MEMBER_PURPOSES = ['account', 'news'] as const
export type MemberPurpose = (typeof MEMBER_PURPOSES)[number]

/** The six digits in what was typed or pasted, with spaces and dashes, in digits of any script; null when not six. */
export function readCode(typed: string): string | null {
  const digits = bareCode(typed)
  return /^\d{6}$/.test(digits) ? digits : null
}

const SPACE = 1_000_000

/** Six digits from a keyed hash. 48 bits leave no measurable bias. */
export const digitsOf = (hash: Buffer): string => String(hash.readUIntBE(0, 6) % SPACE).padStart(6, '0')

/** What became of the link of a code mail. */
export type LinkState = 'open' | 'used' | 'replaced' | 'expired' | 'ended'
