const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** However often a wish is sent, it brings no more than one mail in this time. */
const PAUSE_MS = 10 * MINUTE
const LINK_DAYS = 7

/** When the link of a mail that proves an address stops working, where it is asked for now: after seven days. */
export const linkEndOf = (now: Date) => new Date(now.getTime() + LINK_DAYS * DAY)

/** Whether such a link still works. null: there is none. */
export const isLinkOpen = (linkEndsAt: Date | null, now: Date): boolean =>
  linkEndsAt !== null && now.getTime() <= linkEndsAt.getTime()

/** Whether the last mail was asked for less than ten minutes ago, so that one more would be too many. null: there is none. */
export const isJustWritten = (writtenAt: Date | null, now: Date): boolean =>
  writtenAt !== null && now.getTime() - writtenAt.getTime() < PAUSE_MS
