/** A part of the work of a start. `seconds`: how long a processor of today works on it, alone. */
export interface ProgressPart {
  name: string
  seconds: number
  /** For a part that cannot tell how far it is: it counts as done with the time since it began, up to what it told. */
  isTimed?: boolean
}

/** Where the line is shown: a terminal, where it is overwritten, or a log, which gets a new one now and then. */
export interface ProgressOutput {
  isTTY?: boolean
  write: (text: string) => unknown
}

export interface Progress {
  /** Tells how much of a part is done, from 0 to 1; of a timed part, how much it may count as done for now. */
  set: (name: string, done: number) => void
  /** Shows a line of its own. */
  say: (line: string) => void
  end: () => void
}

/** Before anything can be measured: the parts share this many processors. */
const PROCESSORS = 2
/** Milliseconds after which the speed so far says more than the seconds of the parts. */
const MEASURED_MS = 10_000
const TERMINAL_EVERY_MS = 1_000
const LOG_EVERY_MS = 15_000
const CLEAR = '\r\u001b[K'

/** How long, for a reader: to five seconds, and to whole minutes from two minutes on. */
export function about(seconds: number): string {
  if (seconds >= 120) return `${Math.round(seconds / 60)} minutes`
  if (seconds >= 90) return '90 seconds'
  return seconds < 5 ? 'a few seconds' : `${Math.round(seconds / 5) * 5} seconds`
}

/**
 * Shows one line that tells how much of some parts is done and about how long the rest will take: the speed so far, or
 * the seconds of the parts while there is none yet. The share never falls. Without parts nothing is shown.
 */
export function startProgress(parts: readonly ProgressPart[], output: ProgressOutput = process.stdout): Progress {
  const begun = Date.now()
  const told = new Map<string, { done: number; since: number }>()
  const whole = parts.reduce((sum, { seconds }) => sum + seconds, 0)
  const isTerminal = output.isTTY === true
  let shown = 0

  const doneOf = ({ name, seconds, isTimed }: ProgressPart): number => {
    const { done, since } = told.get(name) ?? { done: 0, since: Date.now() }
    return isTimed && done < 1 ? Math.min(done, (Date.now() - since) / 1000 / seconds) : done
  }
  const line = (): string => {
    const done = parts.reduce((sum, part) => sum + part.seconds * doneOf(part), 0)
    shown = Math.max(shown, Math.floor((100 * done) / whole))
    const elapsed = Date.now() - begun
    const speed = elapsed < MEASURED_MS || done === 0 ? PROCESSORS : done / (elapsed / 1000)
    return `${shown} % ready, about ${about((whole - done) / speed)} left`
  }
  const show = () => output.write(isTerminal ? `${CLEAR}· ${line()}` : `· ${line()}\n`)
  const timer = parts.length > 0 ? setInterval(show, isTerminal ? TERMINAL_EVERY_MS : LOG_EVERY_MS) : undefined
  const clear = () => (isTerminal && parts.length > 0 ? CLEAR : '')
  if (parts.length > 0) show()
  return {
    set: (name, done) => {
      const before = told.get(name) ?? { done: 0, since: Date.now() }
      told.set(name, { ...before, done: Math.max(before.done, done) })
    },
    say: (text) => void output.write(`${clear()}· ${text}\n`),
    end: () => {
      clearInterval(timer)
      output.write(clear())
    },
  }
}
