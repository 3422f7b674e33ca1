import type { Locale } from '@/i18n/locales'
import type { Phrases } from './phrases'

/** What the places of a phrase are filled with; a phrase with a place that is not among them cannot be used. */
export type Slots = Readonly<Record<string, string>>

const THAI_ZERO = '๐'.codePointAt(0) ?? 0
const thaiDigits = (text: string) =>
  text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(THAI_ZERO + Number(digit)))

const HAN_DIGITS = [...'零一二三四五六七八九']
const HAN_UNITS = ['', '十', '百', '千']

/** A whole number below ten thousand in Han numerals, as it is spoken: 250 is 两百五十. */
function han(number: number, two: string): string {
  const digits = [...String(number)].map(Number)
  let text = ''
  digits.forEach((digit, index) => {
    const unit = HAN_UNITS[digits.length - 1 - index] ?? ''
    if (digit > 0)
      text += (digit === 2 && index === 0 && unit.length > 0 && unit !== '十' ? two : HAN_DIGITS[digit]) + unit
    else if (digits.slice(index).some((later) => later > 0) && !text.endsWith('零')) text += '零'
  })
  return text.replace(/^一十/, '十')
}

function ordinal(number: number): string {
  const [ten, one] = [number % 100, number % 10]
  const ending = ten > 10 && ten < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][one] ?? 'th')
  return `${number}${ending}`
}

const plain = (number: number) => String(Number(number.toFixed(2)))
const grouped = (number: number) => number.toLocaleString('en-US')

/** How a plain number is written: digits, words, ordinals, Thai digits. */
export function numberSlots(number: number, phrases: Phrases, lang: Locale): Record<string, string> {
  const word = phrases.get('words')?.[number - 1]
  return {
    n: String(number),
    m: String(number - 1),
    ...(lang === 'th' ? { t: thaiDigits(String(number)) } : {}),
    ...(lang === 'en' ? { o: ordinal(number) } : {}),
    ...(word === undefined ? {} : { w: word }),
    ...(number === 2 ? { two: '' } : {}),
  }
}

/** Both ends of a range of plain numbers. */
export function rangeSlots([a, b]: readonly [number, number], phrases: Phrases, lang: Locale): Record<string, string> {
  const words = phrases.get('words')
  const [aw, bw] = [words?.[a - 1], words?.[b - 1]]
  return {
    a: String(a),
    b: String(b),
    ...(aw !== undefined && bw !== undefined ? { aw, bw } : {}),
    ...(lang === 'en' ? { ao: ordinal(a), bo: ordinal(b) } : {}),
  }
}

/** Ten thousands, as Chinese counts: 350 and 三百五十; millions only where they are whole. */
function hanMoney(amount: number, lang: Locale): Record<string, string> {
  const [tens, millions] = [amount / 10_000, amount / 1_000_000]
  return {
    ...(Number.isInteger(tens) ? { H: han(tens, lang === 'cht' ? '兩' : '两') } : {}),
    ...(Number.isInteger(millions) ? { M: plain(millions) } : {}),
  }
}

/** Millions in digits, in words, and with the hundred thousands after them: 3 ล้าน 5 แสน. */
function millionMoney(amount: number, phrases: Phrases): Record<string, string> {
  const tenths = Math.round(amount / 100_000)
  const [whole, tenth] = [Math.floor(tenths / 10), tenths % 10]
  const word = phrases.get('words')?.[whole - 1]
  const digits = plain(amount / 1_000_000)
  const parts: Record<string, string> = tenth > 0 && whole > 0 ? { I: String(whole), F: String(tenth) } : {}
  if (word === undefined) return { M: digits, T: thaiDigits(digits), ...parts }
  const words: Record<string, string> = tenth === 0 ? { Mw: word } : tenth === 5 ? { Iw: word, half: '' } : {}
  return { M: digits, T: thaiDigits(digits), ...parts, ...words }
}

/** How an amount of money is written: in baht, thousands, ten thousands, millions, digits and words. */
export const moneySlots = (amount: number, phrases: Phrases, lang: Locale): Record<string, string> => ({
  B: grouped(amount),
  D: String(amount),
  K: plain(amount / 1_000),
  W: plain(amount / 10_000),
  ...(lang === 'cht' || lang === 'chs' ? hanMoney(amount, lang) : millionMoney(amount, phrases)),
})

/** A year in the common and the Buddhist era, and the years beside it. */
export const yearSlots = (year: number): Record<string, string> => ({
  n: String(year),
  y: String(year + 1),
  x: String(year - 1),
  be: String(year + 543),
  bey: String(year + 544),
  bex: String(year + 542),
})

/** A phrase with its places filled, or null when one of them has no filling. */
export function filled(phrase: string, slots: Slots): string | null {
  let isWhole = true
  const text = phrase.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const filling = slots[name]
    if (filling === undefined) isWhole = false
    return filling ?? ''
  })
  return isWhole ? text : null
}
