/** How long what is known lasts, and how long a press waits for those before it; all in milliseconds. */
export interface PressTimes {
  /** After the news that a unit was taken. Shorter than the shortest hold, whose end may come without news. */
  knownMs: number
  /** After the app refused a press because its unit is taken. */
  refusedMs: number
  /** A press that the app has for longer lets the next one go. */
  turnMs: number
  /** The most that a press waits: longer, and it goes without its turn. */
  patienceMs: number
  /** Those who lost hear of it after the winner has an answer, or this long after the news. */
  winnerFirstMs: number
}

export const PRESS_TIMES: PressTimes = {
  knownMs: 10_000,
  refusedMs: 1_000,
  turnMs: 500,
  patienceMs: 5_000,
  winnerFirstMs: 300,
}

/** What a press does: it is refused at once, or goes to the app and says when it was answered. */
export type Press = { isTaken: true } | { isTaken: false; end: () => void }

interface Waiting {
  answer: (press: Press) => void
  timeouts: NodeJS.Timeout
}

interface Lane {
  hasTurn: boolean
  waiting: Set<Waiting>
  /** Runs while the unit is known as taken and whoever took it has no answer yet. */
  winnerFirst: NodeJS.Timeout | null
}

const MOST_KNOWN = 20_000

/**
 * The presses on the button that holds a unit. One press for a unit is with the app at a time, in the order in which they came;
 * the news that it was taken answers all that wait, after the winner. Only the app and its database decide who gets a unit: nothing here
 * can give one, and whoever waits too long goes to the app as without it.
 */
export class UnitPresses {
  private readonly taken = new Map<number, number>()
  private readonly lanes = new Map<number, Lane>()

  constructor(
    private readonly times: PressTimes = PRESS_TIMES,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** The news about a unit from the database. */
  onUnit(unit: number, isFree: boolean): void {
    if (isFree) this.taken.delete(unit)
    else this.know(unit, this.times.knownMs)
  }

  /** The app refused a press because its unit is taken. */
  onRefused(unit: number): void {
    if (!this.isTaken(unit)) this.know(unit, this.times.refusedMs)
  }

  /** News may have been missed: nothing is known. */
  onGap(): void {
    this.taken.clear()
  }

  /** Takes a press in, and resolves when it may go on or is refused. */
  enter(unit: number): Promise<Press> {
    const known = this.lanes.get(unit)
    if (this.isTaken(unit) && !known?.winnerFirst) return Promise.resolve({ isTaken: true })
    const lane: Lane = known ?? { hasTurn: false, waiting: new Set(), winnerFirst: null }
    this.lanes.set(unit, lane)
    if (!lane.hasTurn) return Promise.resolve(this.go(unit, lane))
    return new Promise((answer) => {
      const timeouts = setTimeout(() => {
        lane.waiting.delete(waiting)
        answer({ isTaken: false, end: () => undefined })
      }, this.times.patienceMs)
      const waiting: Waiting = { answer, timeouts }
      lane.waiting.add(waiting)
    })
  }

  private isTaken(unit: number): boolean {
    return (this.taken.get(unit) ?? 0) > this.clock()
  }

  private know(unit: number, forMs: number): void {
    this.taken.delete(unit)
    this.taken.set(unit, this.clock() + forMs)
    if (this.taken.size > MOST_KNOWN) this.taken.delete(this.taken.keys().next().value ?? unit)
    const lane = this.lanes.get(unit)
    if (lane?.hasTurn) lane.winnerFirst ??= setTimeout(() => this.onHeard(unit, lane), this.times.winnerFirstMs)
    else if (lane) this.refuseAll(lane)
  }

  /** The winner has had time to hear it. The unit may be free again meanwhile. */
  private onHeard(unit: number, lane: Lane): void {
    lane.winnerFirst = null
    if (this.isTaken(unit)) this.refuseAll(lane)
  }

  private refuseAll(lane: Lane): void {
    clearTimeout(lane.winnerFirst ?? undefined)
    lane.winnerFirst = null
    for (const { answer, timeouts } of lane.waiting) {
      clearTimeout(timeouts)
      answer({ isTaken: true })
    }
    lane.waiting.clear()
  }

  private go(unit: number, lane: Lane): Press {
    lane.hasTurn = true
    const end = () => {
      clearTimeout(turn)
      if (isOver) return
      isOver = true
      this.next(unit, lane)
    }
    let isOver = false
    const turn = setTimeout(end, this.times.turnMs)
    return { isTaken: false, end }
  }

  private next(unit: number, lane: Lane): void {
    lane.hasTurn = false
    if (this.isTaken(unit)) this.refuseAll(lane)
    const [first] = lane.waiting
    if (!first) {
      this.lanes.delete(unit)
      return
    }
    lane.waiting.delete(first)
    clearTimeout(first.timeouts)
    first.answer(this.go(unit, lane))
  }
}
