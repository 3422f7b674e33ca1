/**
 * What each key gives on the American keyboard and on the Thai one (Kedmanee, TIS 820-2538 as Windows has it), row by
 * row, first without and then with shift.
 */
const ROWS: readonly (readonly [latin: string, thai: string])[] = [
  ['`1234567890-=', '_ๅ/-ภถุึคตจขช'],
  ['qwertyuiop[]\\', 'ๆไำพะัีรนยบลฃ'],
  ["asdfghjkl;'", 'ฟหกดเ้่าสวง'],
  ['zxcvbnm,./', 'ผปแอิืทมใฝ'],
  ['~!@#$%^&*()_+', '%+๑๒๓๔ู฿๕๖๗๘๙'],
  ['QWERTYUIOP{}|', '๐"ฎฑธํ๊ณฯญฐ,ฅ'],
  ['ASDFGHJKL:"', 'ฤฆฏโฌ็๋ษศซ.'],
  ['ZXCVBNM<>?', '()ฉฮฺ์?ฒฬฦ'],
]

const TO_THAI = new Map<string, string>()
const TO_LATIN = new Map<string, string>()
for (const [latin, thai] of ROWS) {
  for (let key = 0; key < latin.length; key += 1) {
    TO_THAI.set(latin.charAt(key), thai.charAt(key))
    TO_LATIN.set(thai.charAt(key), latin.charAt(key))
  }
}

const turn = (text: string, keys: ReadonlyMap<string, string>) =>
  [...text].map((character) => keys.get(character) ?? character).join('')

/** What the same keys give on the Thai keyboard: `mv's]jv` is `ทองหล่อ`. What no key gives stays. */
export const asOnThaiKeyboard = (text: string) => turn(text, TO_THAI)

/** What the same keys give on the American keyboard: `ืนิสำ` is `noble`. What no key gives stays. */
export const asOnLatinKeyboard = (text: string) => turn(text, TO_LATIN)

const THAI = /[\u0e00-\u0e7f]/
const LATIN = /[A-Za-z]/

/**
 * The text as the other keyboard would have given it, or null where that cannot have happened: no letter in it, or
 * letters of both. It is a guess: to be tried when nothing was found as typed, or when it turns out a known name.
 */
export function onOtherKeyboard(text: string): string | null {
  if (/[^\u0020-\u007e\u0e00-\u0e7f]/.test(text)) return null
  if (THAI.test(text)) return LATIN.test(text) ? null : asOnLatinKeyboard(text)
  // Thai words may be typed with figure keys alone: `84` is คภ. Without a letter that is more likely a number.
  return LATIN.test(text) ? asOnThaiKeyboard(text) : null
}
