/** The cookie that says when this browser first had the form before it. Set by the form's own little picture. */
export const FORM_OPENED_COOKIE = 'form_opened'
export const FORM_OPENED_PURPOSE = 'lead-form-opened'

/** Nobody reads a form and fills five fields in less. A program does. */
const SHORTEST_MS = 1500
/** A form that was opened a day ago is opened anew. */
const LONGEST_MS = 24 * 60 * 60 * 1000

/** Whether a form opened so long ago need not be opened anew: half of the longest, so that none runs out while one writes. */
export function isStillOpen(age: number | null): boolean {
  return age !== null && age >= 0 && age <= LONGEST_MS / 2
}

/** Whether the time between opening and sending is a person's. `age` is null when nothing says it was opened. */
export function isHumanPace(age: number | null): boolean {
  return age !== null && age >= SHORTEST_MS && age <= LONGEST_MS
}
