import { onProcess } from '@/kernel/process-wide'
import { log } from './log'

/** How long a framework error waits for its request, in milliseconds: the framework reports the two one after the other. */
const WAIT_MS = 1_000

type Level = 'error' | 'warn' | 'info' | 'debug'

const LEVELS: readonly [keyof Console & ('error' | 'warn' | 'log' | 'info' | 'debug' | 'trace'), Level][] = [
  ['error', 'error'],
  ['warn', 'warn'],
  ['log', 'info'],
  ['info', 'info'],
  ['debug', 'debug'],
  ['trace', 'debug'],
]

declare module '@/kernel/process-wide' {
  interface ProcessWide {
    /** The server that captures the console and the app that knows the requests are separate bundles. */
    'framework errors': { waiting: Map<unknown, NodeJS.Timeout>; written: WeakSet<object> }
  }
}

const { waiting, written } = onProcess('framework errors', () => ({ waiting: new Map(), written: new WeakSet() }))

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character begins a colour of a terminal
const COLOUR = /\u001b\[[0-9;]*m/g
/** The framework begins its lines with one. */
const SIGN = /^\s*[⨯⚠▲○✓»]\s*/u

const plain = (words: readonly unknown[]) =>
  words
    .filter((word) => typeof word === 'string')
    .map((word) => word.replace(COLOUR, '').replace(SIGN, '').trim())
    .filter((word) => word !== '')
    .join(' ')
    // The first line: what follows in a text is a stack or an object that has been printed.
    .split('\n', 1)[0]

/** Writes an error of the framework without its request, unless the request is reported soon. */
function waitForRequest(error: Error): void {
  if (waiting.has(error) || written.has(error)) return
  const write = () => {
    waiting.delete(error)
    written.add(error)
    log.error({ error }, 'the framework failed')
  }
  waiting.set(error, setTimeout(write, WAIT_MS))
}

/** Writes what a library says on the console as one line of the log. */
export function writeConsoleLine(level: Level, words: readonly unknown[]): void {
  const error = words.find((word) => word instanceof Error)
  const said = plain(words)
  if (level === 'error' && error && !said) waitForRequest(error)
  else if (error) log[level]({ error }, said || 'a library reports an error')
  else if (said) log[level](said)
}

/** From now on, everything written to the console of this process is a line of the log. */
export function captureConsole(): void {
  for (const [method, level] of LEVELS) console[method] = (...words: unknown[]) => writeConsoleLine(level, words)
}

/** Where the framework met an error: the pattern of the route, never the address that was asked for. */
export interface FailedRequest {
  routePath: string
  routeType: string
}

/** Writes an error that ended a request, with its route and the digest that the visitor was shown. */
export function logRequestError(error: unknown, method: string, { routePath, routeType }: FailedRequest): void {
  clearTimeout(waiting.get(error))
  waiting.delete(error)
  // The framework reports one error for each of the two passes that render a page.
  if (error instanceof Error) {
    if (written.has(error)) return
    written.add(error)
  }
  const digest = error instanceof Error && 'digest' in error ? error.digest : undefined
  log.error({ error, digest, route: routePath, kind: routeType, method }, 'a request failed')
}
