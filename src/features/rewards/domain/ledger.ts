/** Points that came: by a rule, by staff, or back from a code that nobody used. */
export const CREDIT_KINDS = ['visit', 'contract', 'given', 'returned'] as const
/** Points that went: taken by staff, or spent on a benefit. */
export const DEBIT_KINDS = ['taken', 'spent'] as const
export type EntryKind = (typeof CREDIT_KINDS)[number] | (typeof DEBIT_KINDS)[number]

/** One row of the ledger. A credit is a lot with an end; a debit names the lot it used. */
export interface Entry {
  id: number
  /** The account it belongs to: a person may have several that were merged. */
  member: string
  kind: EntryKind
  /** Above zero for a credit, below for a debit. */
  points: number
  /** The credit that a debit used; null for a credit. */
  lot: number | null
  /** Null for a debit. */
  expiresAt: Date | null
  /** What it is about: the same thing is credited once. */
  reference: string
  /** What staff typed; empty for a rule. */
  reason: string
  at: Date
}

/** Points of one credit that can still be used. */
export interface Lot {
  id: number
  member: string
  left: number
  expiresAt: Date
}

const isCredit = (entry: Entry): entry is Entry & { expiresAt: Date } => entry.expiresAt !== null

/** What is left of each credit, in the order of the ledger. */
function leftOf(entries: readonly Entry[]): Map<number, number> {
  const left = new Map<number, number>()
  for (const { id, lot, points } of entries) left.set(lot ?? id, (left.get(lot ?? id) ?? 0) + points)
  return left
}

/** The points that can be used now: those that expire first are first. */
export function usableLots(entries: readonly Entry[], now: Date): Lot[] {
  const left = leftOf(entries)
  return entries
    .filter(isCredit)
    .filter(({ expiresAt }) => expiresAt > now)
    .map(({ id, member, expiresAt }) => ({ id, member, expiresAt, left: left.get(id) ?? 0 }))
    .filter((lot) => lot.left > 0)
    .sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime() || a.id - b.id)
}

/** The lots that a person spends from: those of accounts that wait are left out. */
export const spendableLots = (lots: readonly Lot[], waiting: readonly { account: string }[]): Lot[] =>
  lots.filter(({ member }) => !waiting.some(({ account }) => account === member))

/** The points that can be used now. */
export const balanceOf = (entries: readonly Entry[], now: Date): number =>
  usableLots(entries, now).reduce((sum, { left }) => sum + left, 0)

/** Points taken from one lot. */
export interface Share {
  lot: number
  member: string
  points: number
}

/** Which points pay a price: those that expire first. Null when there are too few. */
export function sharesFor(lots: readonly Lot[], price: number): Share[] | null {
  const shares: Share[] = []
  let rest = price
  for (const { id, member, left } of lots) {
    if (rest <= 0) break
    const points = Math.min(left, rest)
    shares.push({ lot: id, member, points })
    rest -= points
  }
  return rest > 0 ? null : shares
}

/** The points that expire next, with their day; null when there are none. */
export function nextExpiry(lots: readonly Lot[]): { points: number; at: Date } | null {
  const [first] = lots
  if (!first) return null
  const same = lots.filter(({ expiresAt }) => expiresAt.getTime() === first.expiresAt.getTime())
  return { points: same.reduce((sum, { left }) => sum + left, 0), at: first.expiresAt }
}

const EARNING: readonly EntryKind[] = ['visit', 'contract', 'given']

/**
 * The points that decide the level: earned and not expired, whether they were spent or not. What staff took back does not
 * count, and points that came back from a code were counted when they were earned.
 */
export function levelPoints(entries: readonly Entry[], now: Date): number {
  const counted = entries.filter(isCredit).filter(({ kind, expiresAt }) => EARNING.includes(kind) && expiresAt > now)
  const ids = new Set(counted.map(({ id }) => id))
  const taken = entries.filter(({ kind, lot }) => kind === 'taken' && lot !== null && ids.has(lot))
  return [...counted, ...taken].reduce((sum, { points }) => sum + points, 0)
}

/** A line of the statement: a row of the ledger, the rows of one step together, or points that expired. */
export interface StatementLine {
  key: string
  kind: EntryKind | 'expired'
  points: number
  reference: string
  reason: string
  at: Date
  /** Until when these points can be used; null for what went. */
  expiresAt: Date | null
  /** After this line. */
  balance: number
}

type Move = Omit<StatementLine, 'balance'>

/** Credits whose rest ran out before now. */
function expiredMoves(entries: readonly Entry[], now: Date): Move[] {
  const left = leftOf(entries)
  return entries
    .filter(isCredit)
    .filter(({ id, expiresAt }) => expiresAt <= now && (left.get(id) ?? 0) > 0)
    .map(({ id, expiresAt, reference }) => ({
      ...{ key: `expired-${id}`, kind: 'expired' as const, points: -(left.get(id) ?? 0) },
      ...{ reference, reason: '', at: expiresAt, expiresAt: null },
    }))
}

/** Every movement of the points, the newest first, with the balance after it. The first line says the balance of now. */
export function statementOf(entries: readonly Entry[], now: Date): StatementLine[] {
  const moves = new Map<string, Move>()
  for (const { id, kind, points, reference, reason, at, expiresAt } of entries) {
    const key = points < 0 ? `${kind}-${reference}` : `${kind}-${id}`
    const before = moves.get(key)
    moves.set(key, { key, kind, reference, reason, at, expiresAt, points: points + (before?.points ?? 0) })
  }
  const inOrder = [...moves.values(), ...expiredMoves(entries, now)].sort((a, b) => a.at.getTime() - b.at.getTime())
  let balance = 0
  const lines = inOrder.map((move) => {
    balance += move.points
    return { ...move, balance }
  })
  return lines.reverse()
}
