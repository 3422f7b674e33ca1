import { plainText } from './plain-text'

const DIGIT = /\p{Nd}/u
/** Outside ASCII, each in one code unit, so that a text keeps its length. */
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu

/** The value of a digit: in every script the ten stand in a row, from zero on (Unicode 4.6). */
function decimalOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}

/** Replaces the digits of any script by ASCII digits: Thai, full-width, Arabic, Devanagari, Myanmar and all others. */
export const latinDigits = (text: string): string =>
  text.replace(OTHER_DIGITS, (digit) => (digit.length === 1 ? decimalOf(digit) : digit))

/**
 * A typed code or number as it is compared: without invisible marks, blanks and the dashes of any keyboard, in narrow
 * letters and ASCII digits.
 */
export const bareCode = (typed: string): string =>
  latinDigits(plainText(typed).normalize('NFKC')).replace(/[\s\p{Pd}−]/gu, '')
