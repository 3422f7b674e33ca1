const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A session ends after 30 days without use, and after 180 days in any case. */
export const IDLE_MS = 30 * DAY
export const ABSOLUTE_MS = 180 * DAY

/** A browser in which a member signed in is known as theirs for so long. */
export const KNOWN_BROWSER_MS = 180 * DAY

/** The last use is written at most this often. */
export const SEEN_EVERY_MS = 5 * MINUTE

/** For how long a mailed code counts as proof for changing the password without the old one. */
export const FRESH_PROOF_MS = 15 * MINUTE

/** Sessions, challenges and the history of sign-ins are erased this long after their end. */
export const HISTORY_MS = 180 * DAY

/** Whether a proof by code is recent enough for a change that needs one. */
export const isFresh = (provenAt: Date | null, now: Date): boolean =>
  provenAt !== null && now.getTime() - provenAt.getTime() <= FRESH_PROOF_MS
