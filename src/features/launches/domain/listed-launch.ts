import type { Launch } from './launch'
import type { TurnState } from './turns'

/** A launch as the back office sees it. */
export interface ListedLaunch {
  launch: Launch
  entries: number
  /** Those of them who are members. */
  members: number
  turns: Partial<Record<TurnState, number>>
  called: { place: number; ticket: string; endsAt: Date } | null
  /** The newest 30 lines of the history. */
  events: readonly { event: string; who: string; reason: string; at: Date }[]
}
