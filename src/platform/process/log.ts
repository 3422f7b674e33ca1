import pino, { type DestinationStream } from 'pino'
import { limitedLogMethod } from '@/kernel/form/repeat-limit'
import { type ErrorFacts, errorFacts, withoutValues } from '@/kernel/http/error-facts'
import { currentRequestId } from '../http/request-id'
import { env } from './env'
import { sourceFrames } from './source-frames'

/** Fields that may end up in a log record by accident and must not be logged. */
const PERSONAL = [
  ...['name', 'phone', 'email', 'message', 'to', 'subject'],
  ...['password', 'token', 'cookie', 'authorization'],
  // Of who books: the number of a document.
  ...['number', 'identity', 'buyers'],
]

/** Where errors stand in a record: their messages have been cleaned by `errorFacts`. */
const ERRORS = ['error', 'err']

/** The logger names the parent of a field to the censor only where a path names that parent itself. */
const PATHS = [
  ...PERSONAL,
  ...ERRORS.flatMap((parent) => PERSONAL.map((field) => `${parent}.${field}`)),
  ...PERSONAL.map((field) => `*.${field}`),
]

const censor = (value: unknown, path: string[]) =>
  path.length === 2 && path[1] === 'message' && ERRORS.includes(path[0] ?? '') ? value : '[removed]'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const cleaned = (value: unknown) => (typeof value === 'string' ? withoutValues(value) : value)

/** Whether a cleaned text still says anything: a library may speak the language of a reader, which is removed. */
const saysSomething = (text: unknown) =>
  typeof text !== 'string' || /[a-z]{2}/i.test(text.replaceAll(/\[[a-z]+\]/g, ''))

/** The message of a line, never empty: where nothing of it may be kept, what kind of thing happened. */
const message = (text: unknown, error: unknown) => {
  const kept = cleaned(text)
  if (saysSomething(kept)) return kept
  return `${error instanceof Error ? error.name : 'a library'}: in the language of a reader, left out here`
}

/**
 * The redacted arguments of a library's log call. Without an explicit message, pino would copy the error's message
 * unredacted, so one is passed.
 */
function redactArguments([first, ...rest]: unknown[]): [Record<string, unknown>, ...unknown[]] {
  const facts = first instanceof Error ? { err: first } : first
  if (!isRecord(facts)) return [{}, ...[first, ...rest].map((text) => message(text, undefined))]
  const said = rest.length > 0 ? rest : [facts.msg ?? (facts.err instanceof Error ? facts.err.message : undefined)]
  return [{ ...facts, msg: undefined }, ...said.map((text) => message(text, facts.err ?? facts.error))]
}

/** The facts with the files and lines of our sources in the stacks of the error and of its causes. */
const traced = ({ stack, cause, ...facts }: ErrorFacts): ErrorFacts => ({
  ...facts,
  stack: stack && sourceFrames(stack),
  cause: cause && traced(cause),
})

const factsOf = (error: unknown) => traced(errorFacts(error))

/** A logger with another destination than standard output, for tests. */
export const logTo = (destination?: DestinationStream) =>
  pino(
    {
      level: env.LOG_LEVEL,
      base: { part: 'app' },
      mixin: () => {
        const requestId = currentRequestId()
        return requestId === undefined ? {} : { requestId }
      },
      redact: { paths: PATHS, censor },
      serializers: { error: factsOf, err: factsOf },
      hooks: { logMethod: limitedLogMethod(redactArguments) },
    },
    destination,
  )

/** Structured log of the app and of Payload, without personal data. */
export const log = logTo()
