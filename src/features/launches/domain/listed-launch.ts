import type { Launch } from './launch'
import type { TurnState } from './turns'

/** A launch as the back office sees it. */
export interface ListedLaunch {
  launch: Launch
  entries: number
  /** Those of them who are members. */
  members: number
  turns: Partial<Record<TurnState, number>>
  /** The tickets that are called now, and until when. */
  called: readonly { place: number; ticket: string; endsAt: Date }[]
  /** Units that can be held now, and are not yet another's turn. */
  free: number
  /** A number that one person entered and that a second one has to confirm. It is not shown: it is typed again. */
  entered: { who: string; at: Date } | null
  /** The newest 30 lines of the history. */
  events: readonly { event: string; who: string; reason: string; at: Date }[]
}
