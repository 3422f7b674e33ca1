/** How long a merge can be taken back. */
const UNDO_DAYS = 30

/** When a merge can no longer be taken back. */
export const undoUntil = (at: Date): Date => new Date(at.getTime() + UNDO_DAYS * 86_400_000)

/** A merge as staff see it beside one of its accounts. */
export interface ShownMerge {
  id: number
  /** The number and address of the other account. */
  number: string
  email: string
  /** Whether the account that is looked at is the one that stays. */
  isKept: boolean
  reason: string
  at: Date
  mayUndo: boolean
}
