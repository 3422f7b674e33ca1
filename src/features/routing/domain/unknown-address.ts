import { splitLanguage } from './language'
import { readSegments } from './segments'

/** An address that answered 404, with its count. */
export interface UnknownAddress {
  path: string
  hits: number
}

/** Replaces a segment that may be personal data. */
const LEFT_OUT = ':id'

const LONGEST = 200
const LONGEST_WORD = 60

/** Paths that vulnerability scanners request: they would drown what people asked for. */
const NOISE =
  /^(?:\.|wp-|cgi-bin$|phpmyadmin$|xmlrpc|vendor$)|\.(?:php\d?|env|cgi|sql|bak|ini|ya?ml|git|sh)$|^%|[<>"'`{}|;]/

/**
 * The address as it is recorded: the decoded path in lower case, with every segment that may be personal data replaced.
 * null for scanner requests and for anything too long to be an old address of ours.
 */
export function unknownPath(path: string): string | null {
  const words = readSegments(path, '')
  if (!words || words.length === 0) return null
  if (words.some((word) => NOISE.test(word.toLowerCase()))) return null
  const kept = `/${words.map((word) => (isPrivate(word) ? LEFT_OUT : word.toLowerCase())).join('/')}`
  return kept.length > LONGEST ? null : kept
}

/** Where the back office creates a redirect for an unknown address; null when segments of it were replaced. */
export function newRedirectPath(path: string): string | null {
  const words = path.split('/').filter((word) => word !== '')
  if (words.includes(LEFT_OUT)) return null
  const from = splitLanguage(words).rest.join('/')
  return from === '' ? null : `/admin/collections/redirects/create?${new URLSearchParams({ from })}`
}

/** Numbers of nine and more digits, email addresses, and anything like a token. */
function isPrivate(word: string): boolean {
  if (word.length > LONGEST_WORD || /[@=%]/.test(word)) return true
  if (word.replace(/\D/g, '').length >= 9) return true
  return word.split(/[-_.~ ]/).some(looksRandom)
}

const hasDigit = (text: string) => /\d/.test(text)
const hasLetter = (text: string) => /[a-z]/i.test(text)

function looksRandom(part: string): boolean {
  if (part.length >= 16 && hasDigit(part) && hasLetter(part)) return true
  if (part.length >= 12 && hasDigit(part) && /^[0-9a-f]+$/i.test(part)) return true
  return part.length >= 8 && hasDigit(part) && /[a-z]/.test(part) && /.[A-Z]/.test(part)
}
