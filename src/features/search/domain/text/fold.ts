import { SIMPLIFIED_CHARACTERS } from '../lexicon/data/simplified-characters'

/** A folded text, with the position of each code unit in the original. */
export interface FoldedText {
  text: string
  /** For each UTF-16 code unit of `text`, the start of its character in the original. */
  from: readonly number[]
  /** The end of that character. */
  to: readonly number[]
}

const SPACE = 0x20
const SARA_AA = 0x0e32
/** The ring; followed by sara aa it is sara am. */
const NIKHAHIT = 0x0e4d

/** Table entries that are not a code unit: not looked up yet, and more than one unit. Both are control characters. */
const UNKNOWN = 0
const SEVERAL = 1

const SIMPLIFIED = new Map<string, string>()
for (const row of SIMPLIFIED_CHARACTERS) {
  for (let at = 0; at < row.length; at += 2) SIMPLIFIED.set(row.charAt(at), row.charAt(at + 1))
}

/** Equivalent spellings that Unicode normalisation does not cover. */
const ONE_WAY: Readonly<Record<string, string>> = {
  // The final sigma is a sigma.
  ς: 'σ',
  // Looks like sara aa and sits next to it on the keyboard.
  ๅ: 'า',
  // Two sara e look the same as แ. The longer spelling keeps every match of a plain search.
  แ: 'เเ',
}

/** Invisible characters and Latin accents. They are removed without separating words. */
const DROPPED = /^(?:\p{Cf}|\p{Cs}|\p{Variation_Selector}|[\u0300-\u036f])$/u
const KEPT = /^[\p{L}\p{N}\p{M}]+$/u

function foldedOnce(character: string): string {
  let out = ''
  for (const part of character.toLowerCase().normalize('NFKD')) {
    const digit = part >= '๐' && part <= '๙' ? String(part.charCodeAt(0) - 0x0e50) : part
    const one = ONE_WAY[digit] ?? SIMPLIFIED.get(digit) ?? digit
    if (!DROPPED.test(one)) out += KEPT.test(one) ? one : ' '
  }
  return out
}

/** Repeats until nothing changes: ℋ is decomposed first, then lowercased. */
function foldedCharacter(character: string): string {
  let text = character
  for (let round = 0; round < 4; round += 1) {
    const next = [...text].map(foldedOnce).join('')
    if (next === text) break
    text = next
  }
  return text
}

const table = new Uint16Array(0x10000)
const several = new Map<number, string>()

/** The folded code unit of a character, or `SEVERAL` when it folds to none or to more than one. Memoised. */
function lookUp(code: number): number {
  const known = code < 0x10000 ? table[code] : several.has(code) ? SEVERAL : UNKNOWN
  if (known) return known
  const text = foldedCharacter(String.fromCodePoint(code))
  const answer = text.length === 1 ? text.charCodeAt(0) : SEVERAL
  if (answer === SEVERAL || code >= 0x10000) several.set(code, text)
  if (code < 0x10000) table[code] = answer
  return code < 0x10000 ? answer : SEVERAL
}

/** Maitaikhu, the four tones, thanthakhat and yamakkan: people often leave them out. */
const isTone = (code: number) => (code >= 0x0e47 && code <= 0x0e4c) || code === 0x0e4e

/** Vowels above and below, and phinthu. */
const isThaiVowelMark = (code: number) => code === 0x0e31 || (code >= 0x0e34 && code <= 0x0e3a)

/** Whether a mark typed after another belongs before it: vowels before tone marks, and tone marks before sara am. */
function goesBefore(code: number, other: number): boolean {
  if (code < 0x0e31 || code > 0x0e4e) return false
  if (isThaiVowelMark(code)) return isTone(other)
  return isTone(code) && (other === NIKHAHIT || other === SARA_AA || (isTone(other) && other > code))
}

const UNITS = new TextDecoder('utf-16le')

/** Collects folded code units in order. One instance is reused, because folding runs millions of times. */
class Paper {
  units = new Uint16Array(512)
  size = 0

  /** Appends a code unit and returns its position, or -1 for a repeated or leading space. */
  put(code: number): number {
    if (code === SPACE && (this.size === 0 || this.units[this.size - 1] === SPACE)) return -1
    if (this.size === this.units.length) this.grow()
    let at = this.size
    while (at > 0 && goesBefore(code, this.units[at - 1] ?? 0)) {
      this.units[at] = this.units[at - 1] ?? 0
      at -= 1
    }
    this.units[at] = code
    this.size += 1
    return at
  }

  /** The collected text without a trailing space. */
  read(): string {
    const end = this.units[this.size - 1] === SPACE ? this.size - 1 : this.size
    return UNITS.decode(this.units.subarray(0, end))
  }

  private grow() {
    const wider = new Uint16Array(this.units.length * 2)
    wider.set(this.units)
    this.units = wider
  }
}

const paper = new Paper()

/** ASCII takes a shortcut with the same result, several times as fast. */
const NOT_PLAIN = /[^ -~]/
const NEITHER_LETTER_NOR_FIGURE = /[^a-z0-9]+/g

/**
 * The form of a text that the search compares: lower case without accents, compatibility forms replaced (full-width
 * letters, ligatures), zero-width characters removed, Thai digits as Latin ones, Thai marks in one order, traditional
 * characters simplified, and anything else but letters and digits as one space (none at the ends). Letters stay
 * decomposed (NFKD), because composing them would hide a letter from a search for it. Idempotent.
 */
export function fold(text: string): string {
  if (!NOT_PLAIN.test(text)) return text.toLowerCase().replace(NEITHER_LETTER_NOR_FIGURE, ' ').trim()
  paper.size = 0
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    const isPair = unit >= 0xd800 && unit <= 0xdbff
    const code = isPair ? (text.codePointAt(at) ?? unit) : unit
    if (code > 0xffff) at += 1
    const folded = table[code] || lookUp(code)
    if (folded === SEVERAL) putSeveral(code)
    else paper.put(folded)
  }
  return paper.read()
}

function putSeveral(code: number) {
  const text = several.get(code) ?? ''
  for (let part = 0; part < text.length; part += 1) paper.put(text.charCodeAt(part))
}

/** Like `fold`, with the position of each code unit in the original, for callers that point at parts of the query. */
export function foldWithPlaces(text: string): FoldedText {
  const from: number[] = []
  const to: number[] = []
  paper.size = 0
  let at = 0
  for (const character of text) {
    const end = at + character.length
    for (const unit of splitUnits(foldedCharacter(character))) {
      const place = paper.put(unit)
      if (place < 0) continue
      from.splice(place, 0, at)
      to.splice(place, 0, end)
    }
    at = end
  }
  const folded = paper.read()
  return { text: folded, from: from.slice(0, folded.length), to: to.slice(0, folded.length) }
}

const splitUnits = (text: string) => text.split('').map((unit) => unit.charCodeAt(0))

const TONES = /[\u0e47-\u0e4c\u0e4e]/g
const TONES_AND_SPACES = /[ \u0e47-\u0e4c\u0e4e]/g

/** A folded text without Thai tone marks. Every match of the folded text remains a match. */
export const withoutTones = (folded: string) => folded.replace(TONES, '')

/** A folded text without spaces and Thai tone marks. Every match of the folded text remains a match. */
export const loosen = (folded: string) => folded.replace(TONES_AND_SPACES, '')

/** The loosest key: `ทองหล่อ` equals `ทองหลอ`, and `Thong Lo` equals `thonglo`. */
export const foldLoosely = (text: string) => loosen(fold(text))
