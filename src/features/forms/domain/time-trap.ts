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

/** Whether the time between opening and submitting fits a person. `age` is null without a valid stamp. */
export function isHumanPace(age: number | null): boolean {
  return age !== null && age >= SHORTEST_MS && age <= LONGEST_MS
}
