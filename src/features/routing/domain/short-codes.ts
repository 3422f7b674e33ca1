import { type AddressSettings, resolveAddress } from './resolve'
import { lowerAscii } from './segments'

/** What is wrong with the code of a short link. */
export type ShortCodeFault = 'characters' | 'length' | 'taken'

const WORDS = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*$/
const SHORTEST = 2
const LONGEST = 80

/** First segments that the gateway answers itself, and those of its error pages. */
const RESERVED: ReadonlySet<string> = new Set(['404', 'healthz', 'maintenance', 'readyz', 'short-url'])
/** A year whose addresses are all taken down (A3.7). */
const TAKEN_DOWN = '2020'

/** A code as it is stored: lower case, without pasted slashes and spaces. */
export function normalCode(text: string): string {
  return lowerAscii(text.trim()).replace(/^\/+/, '').replace(/\/+$/, '')
}

/**
 * The fault of a normalised code; null when it is valid. `taken`: with or without a language prefix the address is
 * already a page, file, redirect, part of the back office or language name. Pages win over short links, so such a code
 * would never work.
 */
export function shortCodeFault(code: string, settings: AddressSettings): ShortCodeFault | null {
  if (code.length < SHORTEST || code.length > LONGEST) return 'length'
  if (!WORDS.test(code)) return 'characters'
  return isFree(code, settings) ? null : 'taken'
}

function isFree(code: string, settings: AddressSettings): boolean {
  const words = code.split('/')
  if (RESERVED.has(words[0] ?? '') || words.includes(TAKEN_DOWN)) return false
  const bare = resolveAddress({ path: `/${code}`, search: '' }, settings)
  if (bare.kind !== 'redirect') return false
  const [, locale = ''] = bare.location.split('/')
  if (bare.location !== `/${locale}/${code}`) return false
  return resolveAddress({ path: bare.location, search: '' }, settings).kind === 'unknown'
}
