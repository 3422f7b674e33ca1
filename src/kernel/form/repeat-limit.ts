import { errorFacts } from '../http/error-facts'

/** Lines with one key that are written within a window; the others are counted. */
const WRITTEN = 5
const WINDOW_MS = 10_000
/** Beyond so many keys at once all others share one. */
const MAX_KEYS = 500

interface Window {
  written: number
  left: number
  summarise: (left: number) => void
}

/**
 * Limits a storm of equal log lines: of one key, five are written within ten seconds. The others are counted, and the
 * count is written when the ten seconds are over.
 */
export class RepeatLimit {
  private readonly windows = new Map<string, Window>()

  /** Writes a line or counts it. `summarise` is called once for a window that left lines out, with their number. */
  write(key: string, write: () => void, summarise: (left: number) => void): void {
    const bounded = this.windows.has(key) || this.windows.size < MAX_KEYS ? key : 'others'
    const window = this.windows.get(bounded) ?? this.open(bounded, summarise)
    if (window.written < WRITTEN) {
      window.written += 1
      write()
    } else {
      window.left += 1
      window.summarise = summarise
    }
  }

  private open(key: string, summarise: Window['summarise']): Window {
    const window = { written: 0, left: 0, summarise }
    this.windows.set(key, window)
    const end = () => {
      this.windows.delete(key)
      if (window.left > 0) window.summarise(window.left)
    }
    // A process that ends loses the count of its last seconds.
    const timer: unknown = setTimeout(end, WINDOW_MS)
    if (typeof timer === 'object') (timer as { unref?: () => void } | null)?.unref?.()
    return window
  }
}

/** One log call: fields, then the message and what it formats. */
type LogCall = [Record<string, unknown>, ...unknown[]]

/** Equal lines: the same level, words, route, task and error, whatever numbers they contain. */
function keyOf(level: number, [facts, ...said]: LogCall): string {
  const { type, code, message } = errorFacts(facts.error ?? facts.err)
  return [level, ...said, facts.route, facts.task, type, code, message].join(' ').replace(/\d+/g, '0')
}

/** The level of a warning; below it nothing is limited. */
const WARNING = 40

/** A `logMethod` hook for pino that limits equal warnings and errors; the last line of a storm has `repeated`. */
export function limitedLogMethod(prepare: (words: unknown[]) => LogCall) {
  const repeats = new RepeatLimit()
  return function logMethod(this: unknown, words: unknown[], write: unknown, level: number): void {
    const call = prepare(words)
    const [facts, ...said] = call
    const line = (more: object) => (write as (...all: unknown[]) => void).apply(this, [{ ...facts, ...more }, ...said])
    if (level < WARNING) line({})
    else
      repeats.write(
        keyOf(level, call),
        () => line({}),
        (repeated) => line({ repeated }),
      )
  }
}
