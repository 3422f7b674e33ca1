/** Calls `paint` now, and once a frame whenever something arrives on this page or another takes its place, until the signal. */
export function paintArrivals(paint: () => void, signal: AbortSignal): void {
  let isWaiting = false
  const paintSoon = () => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      if (!signal.aborted) paint()
    })
  }
  const arrivals = new MutationObserver(paintSoon)
  arrivals.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => arrivals.disconnect())
  paint()
}
