import type { memberChallenges } from '../tables'

/** A stored challenge. */
export type Challenge = typeof memberChallenges.$inferSelect
