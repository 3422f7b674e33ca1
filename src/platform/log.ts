import pino from 'pino'
import { env } from './env'

/** What may stand in a record by accident and must not leave the process. */
const PERSONAL = ['name', 'phone', 'email', 'message', 'password', 'token', 'cookie', 'authorization', 'to', 'subject']

/** A sentence of a program below us, without what a query was asked with and without addresses. */
export const withoutPeople = (text: string) =>
  text.replace(/\bparams:.*$/s, 'params: [removed]').replace(/\S+@\S+/g, '[address]')

interface ErrorFacts {
  type: string
  code?: string
  message?: string
  stack?: string
  cause?: ErrorFacts
}

const DEEPEST_CAUSE = 3

/**
 * What is told of an error and of what caused it: kind, code, place and message. Not what a query was asked with nor
 * whom a mail was refused for: programs below us put both into the message and beside it.
 */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error }
  return {
    type: error.name,
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
    message: withoutPeople(error.message),
    // Without its first lines, which are the message once more.
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    cause: error.cause !== undefined && depth < DEEPEST_CAUSE ? errorFacts(error.cause, depth + 1) : undefined,
  }
}

/** Structured logs of the app, without personal data. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: { part: 'app' },
  redact: { paths: [...PERSONAL, ...PERSONAL.map((name) => `*.${name}`)], censor: '[removed]' },
  serializers: { error: (error: unknown) => errorFacts(error), err: (error: unknown) => errorFacts(error) },
})
