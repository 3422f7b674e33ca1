import { bareCode } from '../form/typed-digits'

/** A code is valid for so long. */
export const CODE_MINUTES = 10
/** Wrong codes in one round, after which only a new code helps. */
export const MAX_TRIES = 5
/** Codes for one purpose of one booking or entry. */
export const MAX_ROUNDS = 5
/** A new code is mailed after this pause at the earliest. */
export const RESEND_SECONDS = 30

export type CodeRefusal = 'wrong' | 'spent'
export type SendRefusal = 'tooSoon' | 'tooMany'

/** The digits of a typed code, of any keyboard (`๕๕๖`, `５５６`); blanks and dashes between them are ignored. */
export const digitsOf = (typed: string): string =>
  bareCode(typed)
    .replace(/[^0-9]/g, '')
    .slice(0, 12)
