import pino, { type Logger } from 'pino'
import { networkOf } from '@/kit/network-of'

export type { Logger }

/** Structured lines on standard output. Nothing that names a person is ever handed to it. */
export function createLog(level: string): Logger {
  return pino({ level, base: { part: 'front' } })
}

// Tokens, identifiers and e-mail addresses hide in paths; words of our own addresses do not look like them.
const PRIVATE_WORD = /^(?:.{41,}|.*@.*|.*%.*|(?=.*\d)(?=.*[A-Za-z])[A-Za-z0-9_-]{20,}|\d{4,})$/

/** Whatever follows one of these words in an address belongs to one person, however short it is (C22, C39). */
const BEFORE_SECRETS =
  /\/(?:pre[-_]*transfer|payment[/]+(?:receipt|result)|(?:newsletter|saved-search)[/]+(?:confirm|leave))(?=\/)/i

/** A path fit for a log line: no query, and `:id` for every word that may stand for somebody. */
export function pathForLog(url: string): string {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  const secret = BEFORE_SECRETS.exec(path)
  const open = secret ? `${path.slice(0, secret.index)}${secret[0]}/:id` : path
  return open
    .slice(0, 300)
    .split('/')
    .map((word) => (PRIVATE_WORD.test(word) ? ':id' : word))
    .join('/')
}

/** The network an address belongs to, without its last part: of an IPv6 address three groups are told, a /48. */
export function networkForLog(address: string): string {
  if (address.includes(':')) return `${networkOf(address).split(':').slice(0, 3).join(':')}::`
  return `${address.split('.').slice(0, 3).join('.')}.x`
}
