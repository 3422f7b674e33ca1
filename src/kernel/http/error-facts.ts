/** The loggable facts of an error. */
export interface ErrorFacts {
  type: string
  code?: string
  /** Without values: see {@link withoutValues}. */
  message?: string
  stack?: string
  cause?: ErrorFacts
}

const DEEPEST_CAUSE = 3
const MAX_MESSAGE = 400
const MAX_FRAMES = 12

/** Words before a quoted word that is part of our programs or schema, and not somebody's data. */
const NAMED_BY =
  '(?:relation|column|constraint|table|index|type|schema|function|sequence|database|role|reading|setting|module|package|property|task)'

/** What a message may contain of people and of input, and what is written instead. The order matters. */
const VALUES: readonly (readonly [RegExp, string])[] = [
  [/\bparams:.*$/s, 'params: [removed]'],
  [/\S+@\S+/g, '[address]'],
  // What a parser could not read is quoted at the end: `Unexpected token …`, `invalid input syntax for type …`.
  [/(\bUnexpected (?:token|end|non-whitespace|string|number)\b).*$/s, '$1 [value]'],
  [new RegExp(`(?<!\\b${NAMED_BY}\\s*\\(?)(?<!\\p{L})'[^'\n]*'`, 'giu'), '[value]'],
  [/(?<![\w."])\+?\d(?:[\s()-]?\d){7,}(?![\w.])/g, '[number]'],
  // Our programs and their libraries speak English: other letters come from people and content.
  [/[^\p{Script=Latin}\p{Script=Common}]+/gu, '[text]'],
]

const QUOTED = new RegExp(`(?<!\\b${NAMED_BY}\\s*\\(?)"[^"\n]*"`, 'gi')

/** SQL quotes the names of tables and columns, and the driver of the app writes values as `$1`. */
const isSql = (text: string) => /^Failed query:/.test(text)

/**
 * A message without values that may name a person: parameters of SQL, literals, mail addresses, long numbers, quoted
 * input, and text in other letters than Latin ones. What remains tells what failed. At most 400 characters.
 */
export function withoutValues(text: string): string {
  const start = isSql(text) ? text : text.replace(QUOTED, '[value]')
  const cleaned = VALUES.reduce((message, [pattern, instead]) => message.replace(pattern, instead), start)
  return cleaned.length > MAX_MESSAGE ? `${cleaned.slice(0, MAX_MESSAGE)}…` : cleaned
}

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : undefined)

/** Without its first lines, which repeat the message. */
const framesOf = (error: Error) =>
  error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, MAX_FRAMES)
    .join('\n')

/** A refused connection to a name with several addresses is an empty error around one for each address. */
const causeOf = (error: Error): unknown =>
  error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined)

/**
 * The loggable facts of an error and of its causes, at most four deep: type, code, message without values, stack.
 * Query parameters and mail recipients, which libraries keep in fields of their own, are left out.
 */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error }
  const cause = causeOf(error)
  return {
    type: error.name,
    code: codeOf(error),
    message: withoutValues(error.message),
    stack: framesOf(error),
    cause: cause !== undefined && depth < DEEPEST_CAUSE ? errorFacts(cause, depth + 1) : undefined,
  }
}
