/** The cookie with the time this browser first opened a form. Set by a small image that the form loads. */
export const FORM_OPENED_COOKIE = 'form_opened'
export const FORM_OPENED_PURPOSE = 'lead-form-opened'

/** No person reads a form and fills in five fields in less; a bot does. */
const SHORTEST_MS = 1500
/** A form opened longer ago than this must be opened again. */
const LONGEST_MS = 24 * 60 * 60 * 1000

/** Whether the first opening still counts: for half of the maximum time, so that none expires while somebody is typing. */
export function isStillOpen(age: number | null): boolean {
  return age !== null && age >= 0 && age <= LONGEST_MS / 2
}

/**
 * How long a submission waits before it is taken, in milliseconds. A form that the browser filled in and a person sent
 * at once is only slowed down, for at most a second and a half. Null: the form was never opened, or too long ago, and
 * is to be sent once more.
 */
export function waitBeforeTaking(age: number | null): number | null {
  if (age === null || age < 0 || age > LONGEST_MS) return null
  return Math.max(0, SHORTEST_MS - age)
}
