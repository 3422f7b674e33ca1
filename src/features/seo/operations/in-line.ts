let last: Promise<unknown> = Promise.resolve()

/** Drawings one after the other: a crawler that asks for all images at once takes one core at most. */
export function inLine<Value>(work: () => Promise<Value>): Promise<Value> {
  const next = last.then(work, work)
  last = next.catch(() => undefined)
  return next
}
