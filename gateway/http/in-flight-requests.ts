import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** The requests in progress. */
export class InFlightRequests {
  private readonly open = new Map<ServerResponse, Promise<void>>()

  add(response: ServerResponse): void {
    const closed = new Promise<void>((resolve) => {
      response.once('close', () => {
        this.open.delete(response)
        resolve()
      })
    })
    this.open.set(response, closed)
  }

  /** Resolves when all current requests except `others` have been answered, or after `ms`. */
  async finished(others: ReadonlySet<ServerResponse>, ms: number): Promise<void> {
    const left = [...this.open].flatMap(([response, closed]) => (others.has(response) ? [] : [closed]))
    await Promise.race([Promise.all(left), sleep(ms, undefined, { ref: false })])
  }
}
