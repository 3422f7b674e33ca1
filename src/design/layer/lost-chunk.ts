import { isLostChunk } from '../next-adapter/client-protocol'

/** A23.2: at most one reload in this time, or a chunk that is gone for good would reload for ever. */
const RELOAD_WINDOW_MS = 60_000
const KEY = 'reloaded-at'

/** Whether a page that failed to load a chunk may reload now. */
export function mayReload(reloadedAt: string | null, now: number): boolean {
  return now - Number(reloadedAt ?? 0) >= RELOAD_WINDOW_MS
}

/** Loads the page anew, at most once a minute: what a new document does not mend would reload for ever. */
export function reloadOnce(): void {
  try {
    if (!mayReload(sessionStorage.getItem(KEY), Date.now())) return
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Without storage the first reload could not be told from the hundredth.
    return
  }
  location.reload()
}

/** A deployment removes the chunks of the previous one, so an open page reloads. Returns a function that stops it. */
export function reloadAfterLostChunk(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('error', (event) => isLostChunk(event.error) && reloadOnce(), { signal })
  addEventListener('unhandledrejection', (event) => isLostChunk(event.reason) && reloadOnce(), { signal })
  return () => stop.abort()
}
