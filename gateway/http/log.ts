import pino, { type DestinationStream, type Logger } from 'pino'
import { limitedLogMethod } from '@/kernel/form/repeat-limit'
import { errorFacts } from '@/kernel/http/error-facts'
import { networkOf } from '@/kernel/http/network-of'

export type { Logger }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Structured lines on standard output, or where tests read them, never with personal data. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { part: 'gateway' },
      serializers: { err: (error: unknown) => errorFacts(error) },
      hooks: {
        logMethod: limitedLogMethod(([first, ...said]) => (isRecord(first) ? [first, ...said] : [{}, first, ...said])),
      },
    },
    destination,
  )

// Tokens, identifiers and email addresses in paths; segments of our own URLs do not match.
const PRIVATE_WORD = /^(?:.{41,}|.*@.*|.*%.*|(?=.*\d)(?=.*[A-Za-z])[A-Za-z0-9_-]{20,}|\d{4,})$/

/** Whatever follows one of these segments in a URL is personal, however short it is (C22, C39). */
const BEFORE_SECRETS =
  /\/(?:pre[-_]*transfer|payment[/]+(?:receipt|result)|(?:newsletter|saved-search)[/]+(?:confirm|leave))(?=\/)/i

/** A path for a log line: no query, and `:id` for every segment that may identify a person. */
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

/** The network of an IP address: IPv4 without its last byte, IPv6 as a /48. */
export function networkForLog(address: string): string {
  if (address.includes(':')) return `${networkOf(address).split(':').slice(0, 3).join(':')}::`
  return `${address.split('.').slice(0, 3).join('.')}.x`
}
