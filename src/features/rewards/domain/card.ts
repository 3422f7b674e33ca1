import type { StatementLine } from './ledger'
import type { Standing } from './level'
import type { Benefit } from './noble-id'
import type { Redemption } from './redemption'

/** The points of a person, as computed from the ledger. */
export interface PointsAccount {
  balance: number
  standing: Standing
  /** Points of an account that was merged lately: not spent before that day. Part of the balance. */
  waiting: { points: number; until: Date } | null
  /** The points that expire next. */
  next: { points: number; at: Date } | null
  lines: readonly StatementLine[]
}

/** Whether a benefit can be redeemed now, and if not, why. */
export type Reach =
  | { kind: 'ready' }
  | { kind: 'included' }
  | { kind: 'tooFew'; missing: number }
  | { kind: 'waiting'; until: Date }
  | { kind: 'tooLow'; level: string }

/** A redemption with the code that its member may see. */
export interface OwnRedemption extends Redemption {
  code: string | null
}

/** The member's own card and all that belongs to it. */
export interface OwnCard extends PointsAccount {
  number: string
  name: string
  since: Date
  /** What the QR code says: the page of this card at the desk. */
  deskUrl: string
  redemptions: readonly OwnRedemption[]
  /** `key`: what its form sends, so that it is redeemed once however often it is sent. */
  benefits: readonly { benefit: Benefit; reach: Reach; key: string }[]
}

/** Whether a benefit is within reach of a balance and a level. */
export function reachOf(
  benefit: Pick<Benefit, 'points' | 'level'>,
  { balance, standing, waiting }: Pick<PointsAccount, 'balance' | 'standing' | 'waiting'>,
  levelNames: readonly string[],
): Reach {
  if (standing.place < benefit.level) return { kind: 'tooLow', level: levelNames[benefit.level - 1] ?? '' }
  if (benefit.points === 0) return { kind: 'included' }
  if (balance < benefit.points) return { kind: 'tooFew', missing: benefit.points - balance }
  if (waiting && balance - waiting.points < benefit.points) return { kind: 'waiting', until: waiting.until }
  return { kind: 'ready' }
}
