import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './visitors'

const EVERY_MS = 100
const PATIENCE_MS = 5_000
/** So many good answers in a row make a healthy site. */
const STEADY = 10
/** A page that every visitor shares, so that the gateway has kept it. */
export const KEPT_PAGE = '/en/home'

/** What was seen of a site from the moment of a fault. */
export class Watch {
  private readonly since = Date.now()
  /** The first good answer after the last bad one; NaN until it comes, undefined while there was no bad one. */
  private goodSince: number | undefined
  /** Good answers since the fault or the last bad one. */
  private goodInRow = 0
  private isWanted = true
  private readonly ended: Promise<unknown>
  /** Answers of a kept page, all and good ones. */
  readonly kept = { asked: 0, answered: 0 }

  constructor(private readonly site: string) {
    this.ended = Promise.all([this.readiness(), this.keptPage()])
  }

  private async readiness(): Promise<void> {
    while (this.isWanted) {
      const { seen } = await ask(`${this.site}/readyz`, { patienceMs: PATIENCE_MS })
      this.note(seen === 200)
      await sleep(EVERY_MS)
    }
  }

  private note(isGood: boolean): void {
    this.goodInRow = isGood ? this.goodInRow + 1 : 0
    if (!isGood) this.goodSince = Number.NaN
    else if (Number.isNaN(this.goodSince)) this.goodSince = Date.now()
  }

  private async keptPage(): Promise<void> {
    while (this.isWanted) {
      const { seen } = await ask(this.site + KEPT_PAGE, { patienceMs: PATIENCE_MS })
      this.kept.asked += 1
      if (seen === 200) this.kept.answered += 1
      await sleep(EVERY_MS)
    }
  }

  /** Waits until the site has been ready several times in a row. Rejects after the given time. */
  async untilHealthy(maxSeconds: number): Promise<void> {
    const end = Date.now() + maxSeconds * 1000
    while (this.goodInRow < STEADY) {
      if (Date.now() > end) throw new Error(`The site was not ready within ${maxSeconds} seconds.`)
      await sleep(EVERY_MS)
    }
  }

  /** From the fault until the site was ready for good; 0 when it was so all the time. */
  get secondsToHealthy(): number {
    return this.goodSince === undefined ? 0 : (this.goodSince - this.since) / 1000
  }

  async stop(): Promise<void> {
    this.isWanted = false
    await this.ended
  }
}
