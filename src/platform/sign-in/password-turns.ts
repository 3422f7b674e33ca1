import { APIError } from 'payload'
import { onProcess } from '@/kernel/process-wide'

/** How many pieces of work run at once, how many wait for a turn, and for how long one waits at most. */
interface TurnLimits {
  atOnce: number
  waiting: number
  patienceMs: number
}

/** Seconds after which another try is worth it. */
export const BUSY_SECONDS = 5

/** Thrown where too many wait already. Nothing was done. */
export class TooBusy extends APIError {
  constructor() {
    super('Many people are signing in just now. Please try again in a few seconds.', 503, undefined, true)
  }
}

/** Runs a few pieces of work at once; a few more wait, in their order; all others are refused at once. */
export class Turns {
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(private readonly limits: TurnLimits) {}

  /** Runs work in its turn. Throws {@link TooBusy} when too many wait, or when the turn does not come in time. */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#running < this.limits.atOnce) this.#running += 1
    else await this.#turn()
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }

  /** Resolves when somebody hands on their place. */
  #turn(): Promise<void> {
    if (this.#waiting.length >= this.limits.waiting) return Promise.reject(new TooBusy())
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1)
        reject(new TooBusy())
      }, this.limits.patienceMs)
      this.#waiting.push(enter)
    })
  }
}

declare module '@/kernel/process-wide' {
  interface ProcessWide {
    /** Members and staff share the processor. */
    'password turns': Turns
  }
}

const turns = onProcess('password turns', () => new Turns({ atOnce: 2, waiting: 8, patienceMs: 5_000 }))

/**
 * Does the work of one password, of a member or of staff. A hash takes a quarter of a second of one core on purpose: at
 * most two run at once and eight wait, so that nobody can stop the site by signing in. Throws {@link TooBusy}.
 */
export const inPasswordTurn = <Value>(work: () => Promise<Value>): Promise<Value> => turns.run(work)
