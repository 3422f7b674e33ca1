import pino, { type DestinationStream, type LogFn } from 'pino'
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

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const cleaned = (value: unknown) => (typeof value === 'string' ? withoutPeople(value) : value)

/**
 * What a program below us wants to say, without people: the sentence, also where it would be that of an error, which
 * the logger takes over word for word when there is no other.
 */
function withoutPeopleIn([first, ...rest]: unknown[]): unknown[] {
  const facts = first instanceof Error ? { err: first } : first
  if (!isRecord(facts)) return [first, ...rest].map(cleaned)
  const said = rest.length > 0 ? rest : [facts.msg ?? (facts.err instanceof Error ? facts.err.message : undefined)]
  return [{ ...facts, msg: undefined }, ...said.map(cleaned)]
}

/** A log of the app that writes elsewhere than on standard output: for tests. */
export const logTo = (destination?: DestinationStream) =>
  pino(
    {
      level: env.LOG_LEVEL,
      base: { part: 'app' },
      redact: { paths: [...PERSONAL, ...PERSONAL.map((name) => `*.${name}`)], censor: '[removed]' },
      serializers: { error: (error: unknown) => errorFacts(error), err: (error: unknown) => errorFacts(error) },
      hooks: {
        logMethod(words, write) {
          write.apply(this, withoutPeopleIn(words) as Parameters<LogFn>)
        },
      },
    },
    destination,
  )

/** Structured logs of the app and of the content system in it, without personal data. */
export const log = logTo()
