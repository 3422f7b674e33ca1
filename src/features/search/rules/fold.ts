import { SIMPLIFIED_CHARACTERS } from './simplified-characters'

/** A folded text, and where in the original each of its code units was read from. */
export interface FoldedText {
  text: string
  /** For each code unit of `text` (UTF-16, as everywhere here) where its character begins in the original. */
  from: readonly number[]
  /** And where that character ends. */
  to: readonly number[]
}

const SPACE = 0x20
const SARA_AA = 0x0e32
/** The ring; with sara aa behind it, sara am. */
const NIKHAHIT = 0x0e4d

/** Answers of the table below that are not a code unit. Both are control characters, which fold to a space. */
const UNKNOWN = 0
const SEVERAL = 1

const SIMPLIFIED = new Map<string, string>()
for (let at = 0; at < SIMPLIFIED_CHARACTERS.length; at += 2) {
  SIMPLIFIED.set(SIMPLIFIED_CHARACTERS.charAt(at), SIMPLIFIED_CHARACTERS.charAt(at + 1))
}

/** What is written in more than one way and means one thing, beyond what Unicode knows. */
const ONE_WAY: Readonly<Record<string, string>> = {
  // The closing sigma is a sigma.
  ς: 'σ',
  // One key of the Thai keyboard beside another, and alike to the eye.
  ๅ: 'า',
  // Typed as two sara e, แ looks the same. As two it keeps every match a plain search finds.
  แ: 'เเ',
}

/** Unseen characters, and accents of Latin letters: they part nothing. */
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

/** Again and again until nothing changes: ℋ is first taken apart and then made small. */
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

/** The folded code unit of a character, or `SEVERAL` when it is none or more than one. Each is worked out once. */
function lookUp(code: number): number {
  const known = code < 0x10000 ? table[code] : several.has(code) ? SEVERAL : UNKNOWN
  if (known) return known
  const text = foldedCharacter(String.fromCodePoint(code))
  const answer = text.length === 1 ? text.charCodeAt(0) : SEVERAL
  if (answer === SEVERAL || code >= 0x10000) several.set(code, text)
  if (code < 0x10000) table[code] = answer
  return code < 0x10000 ? answer : SEVERAL
}

/** Maitaikhu, the four tones, thanthakhat and yamakkan: what fast typing leaves out. */
const isTone = (code: number) => (code >= 0x0e47 && code <= 0x0e4c) || code === 0x0e4e

/** Vowels above and below, and phinthu. */
const isThaiVowelMark = (code: number) => code === 0x0e31 || (code >= 0x0e34 && code <= 0x0e3a)

/** Whether a mark typed behind another belongs before it: vowels before tones, and tones before sara am. */
function goesBefore(code: number, other: number): boolean {
  if (code < 0x0e31 || code > 0x0e4e) return false
  if (isThaiVowelMark(code)) return isTone(other)
  return isTone(code) && (other === NIKHAHIT || other === SARA_AA || (isTone(other) && other > code))
}

const UNITS = new TextDecoder('utf-16le')

/** Where folded code units are put down in order. One is used again and again: folding is asked for millions of times. */
class Paper {
  units = new Uint16Array(512)
  size = 0

  /** Puts a code unit down and says where it came to stand; -1 when it was a space too many. */
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

  /** What was put down, without a space at its end. */
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

/** Plain English is folded by the built-in means, which come to the same and are several times as fast. */
const NOT_PLAIN = /[^ -~]/
const NEITHER_LETTER_NOR_FIGURE = /[^a-z0-9]+/g

/**
 * A text as search compares it: small letters without accents, compatibility forms as their plain ones (full-width
 * letters, ligatures), zero-width characters gone, Thai digits as Latin ones, Thai marks in one order, traditional
 * characters simplified, and whatever is neither letter nor figure one space (none at the ends). Letters stay taken
 * apart (NFKD), as putting them together would hide one letter of a pair from a search for it. Idempotent.
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

/** The same as `fold`, and where each of its code units stood: for whoever points at a piece of what was typed. */
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

/** A folded text without Thai tone marks, which fast typing leaves out. Keeps every match that folding has. */
export const withoutTones = (folded: string) => folded.replace(TONES, '')

/** A folded text without spaces and without Thai tone marks. Keeps every match that folding has. */
export const loosen = (folded: string) => folded.replace(TONES_AND_SPACES, '')

/** The looser key: `ทองหล่อ` and `ทองหลอ`, `Thong Lo` and `thonglo` are one. Whatever plain search finds, it finds. */
export const foldLoosely = (text: string) => loosen(fold(text))
