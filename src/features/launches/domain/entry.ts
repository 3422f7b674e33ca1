import type { Launch } from './launch'
import type { TurnState } from './turns'

/** The turn of an entrant. */
export interface OwnTurn {
  /** Its place in the draw, from 1. */
  place: number
  /** How many wait before. */
  ahead: number
  state: TurnState
  misses: number
  /** When the called turn ends. */
  endsAt: Date | null
}

/** What the holder of a token has. */
export type OwnEntry = { launch: Launch; now: Date } & (
  | {
      kind: 'entry'
      ticket: string
      /** Its place in the public list, and the digest of the list with it. */
      listed: { place: number; digest: string } | null
      turn: OwnTurn | null
    }
  | { kind: 'request'; email: string }
)

/** Whether somebody may see and hold the units of a campaign: not before a draw, not out of turn. */
export type Gate = { state: 'open' } | { state: 'line'; code: string } | { state: 'turn'; code: string; endsAt: Date }

/** The cookie with the token of the entry whose turn it is in this browser. */
export const TURN_COOKIE = 'launch-turn'

/** The tokens of links: 64 hex characters. */
export const isToken = (token: unknown): token is string => typeof token === 'string' && /^[0-9a-f]{64}$/.test(token)
