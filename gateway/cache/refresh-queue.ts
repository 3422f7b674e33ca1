/** More would only share the app's one processor, and let visitors who wait for a page wait longer. */
const AT_ONCE = 2

/**
 * Renders in the background the pages of which visitors were shown a stale copy: each once, in the order in which they
 * were asked for, a few at a time.
 */
export class RefreshQueue {
  private readonly waiting = new Map<string, () => Promise<unknown>>()
  private running = 0

  /** Renders a page soon, unless it waits for that already. A failure is left to the next request for the page. */
  add(key: string, render: () => Promise<unknown>): void {
    if (!this.waiting.has(key)) this.waiting.set(key, render)
    this.start()
  }

  private start(): void {
    while (this.running < AT_ONCE) {
      const [next] = this.waiting
      if (!next) return
      const [key, render] = next
      this.waiting.delete(key)
      this.running += 1
      void render()
        .catch(() => undefined)
        .finally(() => {
          this.running -= 1
          this.start()
        })
    }
  }
}
