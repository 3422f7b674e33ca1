/** S1§9: how long somebody pauses before suggestions are thought of. One edit makes it quicker (C14). */
export const SUGGEST_DEBOUNCE_MS = 1000
/** S1§9: how long after that, or after the field was entered, they are fetched. */
export const SUGGEST_FETCH_DELAY_MS = 100
/** S1§9: from so many characters on; two in Han, where 公寓 is a whole word (C15). */
const LEAST_CHARACTERS = 3
const LEAST_HAN_CHARACTERS = 2

const HAN = /\p{Script=Han}/u

/** What the panel under the text box is about to show, and how long it waits before it asks; null: nothing. */
export type SuggestionPlan = { about: 'new' | 'text'; waitMs: number } | null

/**
 * What is to be asked for a text in the field that has the focus. Nothing written: the new projects at once (C16).
 * Too little for a suggestion: nothing. Enter waits for none of this.
 */
export function planSuggestions(text: string): SuggestionPlan {
  const written = text.trim()
  if (written === '') return { about: 'new', waitMs: SUGGEST_FETCH_DELAY_MS }
  const least = HAN.test(written) ? LEAST_HAN_CHARACTERS : LEAST_CHARACTERS
  return [...written].length < least ? null : { about: 'text', waitMs: SUGGEST_DEBOUNCE_MS + SUGGEST_FETCH_DELAY_MS }
}
