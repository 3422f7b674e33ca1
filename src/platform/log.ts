import pino from 'pino'
import { env } from './env'

/** What may stand in a record by accident and must not leave the process. */
const PERSONAL = ['name', 'phone', 'email', 'message', 'password', 'token', 'cookie', 'authorization', 'to', 'subject']

/**
 * What is told of an error: its kind, code, place and message. Not what a query was asked with nor whom a mail was
 * refused for: programs below us put both into the message and beside it.
 */
export function errorFacts(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const message = error.message.replace(/\bparams:.*$/s, 'params: [removed]').replace(/\S+@\S+/g, '[address]')
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const places = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
  return { type: error.name, code, message, stack: places, ...(error.cause ? { cause: causeOf(error.cause) } : {}) }
}

const causeOf = (cause: unknown): unknown => errorFacts(cause)

/** Structured logs of the app, without personal data. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: { part: 'app' },
  redact: { paths: [...PERSONAL, ...PERSONAL.map((name) => `*.${name}`)], censor: '[removed]' },
  serializers: { error: errorFacts, err: errorFacts },
})
