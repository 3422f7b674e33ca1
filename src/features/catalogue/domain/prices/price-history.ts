/** A lowest price and the instant (ISO) from which it was public; null: on request. */
export interface PublicPrice {
  price: number | null
  from: string
}

const DAY_MS = 24 * 60 * 60_000

/**
 * Prices that stood for a day at least, and the last one. A lowest price also changes while money for the
 * cheapest unit is looked for and not found, which is no history.
 */
export function standingPrices(changes: readonly PublicPrice[]): PublicPrice[] {
  const stood = changes.filter(({ from }, index) => {
    const next = changes[index + 1]
    return !next || Date.parse(next.from) - Date.parse(from) >= DAY_MS
  })
  return stood.filter(({ price }, index) => index === 0 || stood[index - 1]?.price !== price)
}

/**
 * An SVG path of the prices in time: a step at each change, and the last price as long as the mean of those before, so
 * that it is seen. A price on request leaves a gap.
 */
export function priceSteps(
  history: readonly PublicPrice[],
  { width, height }: { width: number; height: number },
): string {
  const known = history.flatMap(({ price }) => (price === null ? [] : [price]))
  if (history.length === 0 || known.length === 0) return ''
  const times = history.map(({ from }) => Date.parse(from))
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const tail = (last - first) / Math.max(1, history.length - 1) || 1
  const x = (time: number) => Math.round(((time - first) / (last - first + tail)) * width)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const y = (price: number) => Math.round(high === low ? height / 2 : height - ((price - low) / (high - low)) * height)
  return history
    .map(({ price }, index) => {
      if (price === null) return ''
      const [from, to] = [x(times[index] ?? first), x(times[index + 1] ?? last + tail)]
      const begins = index === 0 || history[index - 1]?.price === null ? 'M' : 'L'
      return `${begins}${from} ${y(price)}L${to} ${y(price)}`
    })
    .join('')
}
