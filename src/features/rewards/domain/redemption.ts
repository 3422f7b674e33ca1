import type { Locale } from '@/i18n/locales'

export type RedemptionState = 'open' | 'used' | 'ended'

/** A benefit that a member redeemed, in one language. */
export interface Redemption {
  id: string
  title: string
  points: number
  state: RedemptionState
  at: Date
  endsAt: Date
  closedAt: Date | null
}

/** The title as it was when it was redeemed, in the four languages. */
export type KeptTitle = Record<Locale, string>

/** Why a benefit was not redeemed. `again`: the accounts were merged or parted at this moment. */
export type RedeemRefusal = 'gone' | 'tooFew' | 'waiting' | 'tooLow' | 'again' | 'tooMany'

/** Why a code was not confirmed: none such, used before, or over. */
export type ConfirmRefusal = 'unknown' | 'used' | 'ended'
