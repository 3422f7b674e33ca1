import type { Locale } from '@/i18n/locales'
import { LOCALES } from '@/i18n/locales'
import { dateOf, dateOrNull } from '@/platform/rows'
import { CHALLENGE_PURPOSES, type ChallengePurpose, type PendingMember } from '../domain/challenge'

/** A stored challenge. */
export interface Challenge {
  id: string
  purpose: ChallengePurpose
  email: string
  locale: Locale
  salt: string
  pending: PendingMember | null
  tries: number
  expiresAt: Date
  consumedAt: Date | null
  provenAt: Date | null
}

/** Reads a row of `member_challenges`. */
export function toChallenge(row: Record<string, unknown>): Challenge {
  return {
    id: String(row.id),
    purpose: CHALLENGE_PURPOSES.find((purpose) => purpose === row.purpose) ?? 'sign-in',
    email: String(row.email),
    locale: LOCALES.find((locale) => locale === row.locale) ?? 'th',
    salt: String(row.salt),
    pending: (row.pending ?? null) as PendingMember | null,
    tries: Number(row.tries),
    expiresAt: dateOf(row.expires_at),
    consumedAt: dateOrNull(row.consumed_at),
    provenAt: dateOrNull(row.proven_at),
  }
}
