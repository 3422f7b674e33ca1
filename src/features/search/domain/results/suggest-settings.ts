/** S1§9: pause in typing before suggestions are planned. A single constant, so that it can be shortened (C14). */
export const SUGGEST_DEBOUNCE_MS = 1000
/** S1§9: delay of the request after that pause, or after focusing the field. */
export const SUGGEST_FETCH_DELAY_MS = 100
/** S1§9: minimum number of characters; two for Han, where 公寓 is a whole word (C15). */
const LEAST_CHARACTERS = 3
const LEAST_HAN_CHARACTERS = 2

const HAN = /\p{Script=Han}/u

/** What the panel under the field will show, and the delay of its request; null: nothing. */
export type SuggestionPlan = { about: 'new' | 'text'; waitMs: number } | null

/**
 * Plans the request for the text in the focused field. Empty: the new projects at once (C16). Too short: nothing. Enter
 * does not wait for any of this.
 */
export function planSuggestions(text: string): SuggestionPlan {
  const written = text.trim()
  if (written === '') return { about: 'new', waitMs: SUGGEST_FETCH_DELAY_MS }
  const least = HAN.test(written) ? LEAST_HAN_CHARACTERS : LEAST_CHARACTERS
  return [...written].length < least ? null : { about: 'text', waitMs: SUGGEST_DEBOUNCE_MS + SUGGEST_FETCH_DELAY_MS }
}
