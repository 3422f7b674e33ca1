import type { Provider } from '../domain/provider'

/** How long a look at a provider may take. */
export interface Timeouts {
  /** No other question is begun after it. */
  withinMs: number
  /** No answer is waited for longer, whatever the adapter allows; it counts as none. */
  answerMs: number
}

/** A provider answers within its own eight seconds, and is read page by page where a charge is looked for. */
export const TIMEOUTS: Timeouts = { withinMs: 20_000, answerMs: 12_000 }

/** So many questions are asked at the same time. */
const AT_ONCE = 4

async function inTime<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The provider did not answer within ${ms} ms`)), ms)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** A provider none of whose answers is waited for longer than that. */
export const withTimeouts = (provider: Provider, { answerMs }: Timeouts): Provider => ({
  ...provider,
  charge: (...asked) => inTime(provider.charge(...asked), answerMs),
  find: (...asked) => inTime(provider.find(...asked), answerMs),
  refund: (...asked) => inTime(provider.refund(...asked), answerMs),
  findRefund: (...asked) => inTime(provider.findRefund(...asked), answerMs),
})

/** Works on several at once, and begins no other after its time. Resolves to how many were begun. */
export async function workWithin<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  { withinMs }: Timeouts,
): Promise<number> {
  const until = performance.now() + withinMs
  let next = 0
  const worker = async () => {
    while (performance.now() < until) {
      const item = items[next]
      next += 1
      if (item === undefined) return
      await work(item)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return Math.min(next, items.length)
}
