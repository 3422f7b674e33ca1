import { KEYBOARD_ROWS } from '../lexicon/data/keyboard-rows'

const TO_THAI = new Map<string, string>()
const TO_LATIN = new Map<string, string>()
for (const [latin, thai] of KEYBOARD_ROWS) {
  for (let key = 0; key < latin.length; key += 1) {
    TO_THAI.set(latin.charAt(key), thai.charAt(key))
    TO_LATIN.set(thai.charAt(key), latin.charAt(key))
  }
}

const turn = (text: string, keys: ReadonlyMap<string, string>) =>
  [...text].map((character) => keys.get(character) ?? character).join('')

/** What the same keys type on the Thai keyboard: `mv's]jv` is `ทองหล่อ`. Other characters stay. */
export const asOnThaiKeyboard = (text: string) => turn(text, TO_THAI)

/** What the same keys type on the American keyboard: `ืนิสำ` is `noble`. Other characters stay. */
export const asOnLatinKeyboard = (text: string) => turn(text, TO_LATIN)

const THAI = /[\u0e00-\u0e7f]/
const LATIN = /[A-Za-z]/

/**
 * The text as typed on the other keyboard layout; null when it has no letters, or letters of both layouts. It is a
 * guess, for use when the text itself finds nothing or when the result is a known name.
 */
export function onOtherKeyboard(text: string): string | null {
  if (/[^\u0020-\u007e\u0e00-\u0e7f]/.test(text)) return null
  if (THAI.test(text)) return LATIN.test(text) ? null : asOnLatinKeyboard(text)
  // Thai words may be typed with digit keys alone: `84` is คภ. Without a letter it is more likely a number.
  return LATIN.test(text) ? asOnThaiKeyboard(text) : null
}
