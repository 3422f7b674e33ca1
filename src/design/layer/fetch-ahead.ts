/** S2§9, A23.2: the browser may wait this long for an idle moment before it prefetches anyway. */
const IDLE_TIMEOUT_MS = 2000
/** At most this many pages are prefetched per page view: a listing shows dozens of links at once. */
const MOST_PAGES = 12

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the connection allows prefetching: not on 2G, with data saver or offline. */
export function mayFetchAhead({ onLine, connection }: { onLine: boolean; connection?: Connection }): boolean {
  return onLine && !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '')
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS }) : setTimeout(work, 200)

/** Events that only a person causes. Bots that just load the page cause none, so they prefetch nothing. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Prefetches the pages whose links are in the viewport, once the visitor has interacted and the browser is idle.
 * Returns a function that stops it.
 */
export function fetchAhead(isWanted: (link: HTMLAnchorElement) => boolean, fetch: (address: string) => void) {
  const stop = new AbortController()
  let hasStarted = false
  const start = () => {
    if (hasStarted || !mayFetchAhead(navigator)) return
    hasStarted = true
    const seen = new Set<string>()
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const link = target as HTMLAnchorElement
        const address = link.pathname + link.search
        if (!isIntersecting || seen.has(address) || seen.size >= MOST_PAGES) continue
        seen.add(address)
        whenIdle(() => !stop.signal.aborted && mayFetchAhead(navigator) && fetch(address))
      }
    })
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
      if (isWanted(link)) observer.observe(link)
    }
    stop.signal.addEventListener('abort', () => observer.disconnect())
  }
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, start, { once: true, passive: true, signal: stop.signal })
  return () => stop.abort()
}
