import type { ImageSource } from '@/kernel/media/image'
import type { Level } from './level'

/** What the rules give, as published. */
export interface PointRules {
  /** For a visit that took place. */
  visit: number
  /** For a signed contract. */
  contract: number
  /** How long points can be used. */
  months: number
  /** How long a code can be used. */
  codeDays: number
}

/** Where nobody has set anything. */
export const USUAL_RULES: PointRules = { visit: 200, contract: 5000, months: 24, codeDays: 30 }

/** A benefit in one language. */
export interface Benefit {
  /** Its name in the code and in the ledger, the same for ever. */
  code: string
  title: string
  text: string
  /** What one should know before; shown beside the claim. */
  terms: string
  /** What it costs; 0 for one that comes with the level. */
  points: number
  /** The level from which on it is there, counted from 1. */
  level: number
}

/** The page of noble ID in one language. */
export interface NobleId {
  title: string
  lead: string
  image: ImageSource | null
  steps: readonly { title: string; text: string }[]
  levelsTitle: string
  levels: readonly Level[]
  benefitsTitle: string
  benefits: readonly Benefit[]
  questions: readonly { question: string; answer: string }[]
  rules: PointRules
  meta: { title: string; description: string; image: ImageSource | null }
  changedAt: string | null
}

const LAST_DAY_OF_MONTH = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** When points of today expire: so many months on, on the same day, or the last one of a shorter month. */
export function expiryOf(at: Date, months: number): Date {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + months]
  const day = Math.min(at.getUTCDate(), LAST_DAY_OF_MONTH(year, month))
  const expires = new Date(at)
  expires.setUTCFullYear(year, month, day)
  return expires
}

const DAY = 86_400_000

/** Points that come back can be used for this long at least. */
const GRACE_DAYS = 30

/**
 * Until when points that come back can be used: as long as before, and thirty days at least. Points that came back once
 * already get no more time: nobody keeps points for ever by redeeming them again and again.
 */
export const returnedUntil = (before: Date, now: Date, cameBackBefore: boolean): Date =>
  new Date(Math.max(before.getTime(), now.getTime() + (cameBackBefore ? 0 : GRACE_DAYS * DAY)))

/** When a code of today ends. */
export const codeEnd = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY)
