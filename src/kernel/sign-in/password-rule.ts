import { FREQUENT_PASSWORDS } from './frequent-passwords'

/** Characters. The upper bound keeps a request from hashing megabytes (ASVS 6.2.9 asks for at least 64). */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const

export type PasswordFault = 'tooShort' | 'tooLong' | 'common' | 'aboutYou'

/** What somebody who knows the account would try first. */
export interface PasswordOwner {
  email?: string | null
  name?: string | null
}

const BRANDS = ['noble', 'nue']

/** Digits and signs that stand for letters: `p@55w0rd`. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
}

const unmasked = (text: string) => [...text].map((character) => STANDS_FOR[character] ?? character).join('')

/** The text with fewer and fewer of the digits and signs at its ends, down to its letters alone. */
function withoutEdges(text: string): string[] {
  const first = Math.max(0, text.search(/\p{L}/u))
  const after = text.search(/[^\p{L}]*$/u)
  const starts = Array.from({ length: first + 1 }, (_, start) => start)
  return starts.flatMap((start) =>
    Array.from({ length: text.length - after + 1 }, (_, more) => text.slice(start, after + more)),
  )
}

/** The shortest text that is repeated to make this one; the text itself when nothing is. */
function unitOf(text: string): string {
  const at = (text + text).indexOf(text, 1)
  return text.slice(0, at)
}

/** The password without what people add to reach a length: digits and signs at its ends, repetition, masks. */
function coresOf(password: string): Set<string> {
  const lower = password.normalize('NFKC').toLowerCase()
  const bare = withoutEdges(lower)
  return new Set([...bare, ...bare.map(unmasked), ...withoutEdges(unmasked(lower))].flatMap((f) => [f, unitOf(f)]))
}

/** Characters that follow each other: 1234, abcd, 4321. */
const isRun = (text: string) =>
  [1, -1].some((step) =>
    [...text].every((c, at, all) => at === 0 || c.charCodeAt(0) - (all[at - 1] ?? '').charCodeAt(0) === step),
  )

const ownWords = ({ email, name }: PasswordOwner) =>
  [...BRANDS, ...`${email?.split('@').join(' ') ?? ''} ${name ?? ''}`.toLowerCase().split(/[^\p{L}\p{M}]+/u)].filter(
    (word) => word.length >= 3,
  )

/** Letters left when the person's own words are taken out. */
const MIN_REST = 5

function isAbout(password: string, words: readonly string[]): boolean {
  const lower = unmasked(password.normalize('NFKC').toLowerCase())
  if (!words.some((word) => lower.includes(word))) return false
  const rest = words.toSorted((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ''), lower)
  return rest.replace(/[^\p{L}]/gu, '').length < MIN_REST
}

const isWholeAddress = (password: string, { email }: PasswordOwner) =>
  Boolean(email) && password.toLowerCase().includes(email?.toLowerCase() ?? '')

/**
 * Why a password of a member or of staff is refused; null when it is taken. At least 12 characters (ASVS 6.2.1 asks for 8, recommends
 * 15), not one of the 10,000 commonest (6.2.4) with what people add to them, nor made of the account's own words
 * (6.2.11). No kinds of characters are asked for (6.2.5).
 */
export function passwordFault(password: string, owner: PasswordOwner = {}): PasswordFault | null {
  const length = [...password].length
  if (length < PASSWORD_LENGTH.min) return 'tooShort'
  if (length > PASSWORD_LENGTH.max) return 'tooLong'
  const cores = [...coresOf(password)]
  if (cores.some((core) => core.length === 0 || FREQUENT_PASSWORDS.has(core) || isRun(core))) return 'common'
  if (new Set(password).size < 5) return 'common'
  return isWholeAddress(password, owner) || isAbout(password, ownWords(owner)) ? 'aboutYou' : null
}
