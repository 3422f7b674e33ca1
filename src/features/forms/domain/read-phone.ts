import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { plainText } from '@/kernel/form/plain-text'
import { latinDigits } from '@/kernel/form/typed-digits'
import { ok, type Result, refuse } from '@/kernel/result'

/**
 * Why a phone number was not taken. `several`: two numbers, or a range of lines. `abroad`: it is a number of Hong Kong,
 * Macau, Singapore, Taiwan or mainland China as it is dialled there, without its country code.
 */
export type PhoneFault = 'missing' | 'notAPhone' | 'tooShort' | 'tooLong' | 'several' | 'abroad'

/** Where most buyers from abroad live. */
const ABROAD = ['HK', 'SG', 'MO', 'TW', 'CN'] as const satisfies CountryCode[]

const LEAST_DIGITS = 9
/** ITU-T E.164 allows fifteen. */
const MOST_DIGITS = 15

/** An extension behind a number: `ext. 12`, `ต่อ 12`, `轉 12`, `#12`, and `;ext=12` as it is stored. */
const EXTENSION =
  /(?:;ext=|(?:\bext(?:ension|n)?|\bx|#|ต่อ|กด|เบอร์ภายใน|內線|内线|分機|分机|轉|转)\s*[.:：]?)\s*(\d{1,7})\s*\)?\s*$/iu
/** What stands between two numbers. */
const BETWEEN = /\s*(?:[/,;|、\n]|หรือ|และ|\bor\b|\band\b|或|和)\s*/iu
/** The last lines of a range: `02-251-9955-6`, `02 251 9955 ถึง 60`. */
const RANGE = /\s*(?:[-/~–—]|ถึง|to)\s*\d{1,4}\s*$/iu

const digitsIn = (text: string) => text.replace(/\D/g, '')

/** One number in E.164; null when it is none. Without a country code it is of `country`, whose own zero may be typed. */
function numberIn(text: string, country: CountryCode = 'TH'): string | null {
  const plain = text.replace(/[^\d+]/g, '')
  const parsed = parsePhoneNumberFromString(plain.startsWith('00') ? `+${plain.slice(2)}` : plain, country)
  return parsed?.isValid() ? parsed.number : null
}

/** Whether a text that is not one number is two, however they are parted, or a range of lines. */
function isSeveral(text: string): boolean {
  if (numberIn(text.replace(RANGE, '')) && RANGE.test(text)) return true
  const parts = text.split(/\s+/)
  const splits = parts.map((_, at) => [parts.slice(0, at).join(' '), parts.slice(at).join(' ')])
  return [text.split(BETWEEN), ...splits].some((some) => some.filter((part) => numberIn(part)).length > 1)
}

function faultOf(text: string): PhoneFault {
  if (isSeveral(text)) return 'several'
  if (ABROAD.some((country) => numberIn(text, country))) return 'abroad'
  const { length } = digitsIn(text)
  if (length === 0) return 'notAPhone'
  if (length < LEAST_DIGITS) return 'tooShort'
  return length > MOST_DIGITS ? 'tooLong' : 'notAPhone'
}

/**
 * Reads a phone number as people type it: `081-234-5678`, `๐๘๑ ๒๓๔ ๕๖๗๘`, `+66 (0)81 234 5678`, `66812345678`, `+852
 * 9123 4567`, `02 251 9955 ต่อ 12`. Without a country code it is Thai. Returns E.164, with `;ext=12` behind it where an
 * extension was typed (RFC 3966), or why it is not taken. The one reader of all forms, members, booking and the desks.
 */
export function readPhone(typed: string): Result<string, PhoneFault> {
  const text = latinDigits(plainText(typed).normalize('NFKC')).trim()
  if (text === '') return refuse('missing')
  const [ending = '', extension] = EXTENSION.exec(text) ?? []
  const number = numberIn(text.slice(0, text.length - ending.length))
  if (number) return ok(extension ? `${number};ext=${extension}` : number)
  return refuse(faultOf(text))
}
