/** The place chosen last, by the word of its address, on this device alone. */
const KEY = 'to_place'
const CHANGED = 'to-place'
const WORD = /^[a-z0-9][a-z0-9-]{0,80}$/

/** A browser may forbid its storage altogether; then nothing is kept, and nothing else changes. */
function onDevice<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}

/** The place that this device keeps; null when it keeps none, or something that can be none. */
export function keptPlace(): string | null {
  const kept = onDevice((storage) => storage.getItem(KEY))
  return kept !== null && WORD.test(kept) ? kept : null
}

/** Keeps another place, or none, and tells who listens in this tab; other tabs hear it of their storage. */
export function keepPlace(key: string | null): void {
  onDevice((storage) => (key === null ? storage.removeItem(KEY) : storage.setItem(KEY, key)))
  dispatchEvent(new Event(CHANGED))
}

/** Calls whenever a place was kept or let go, here or in another tab, until the signal. */
export function onKeptPlace(listener: () => void, signal: AbortSignal): void {
  addEventListener(CHANGED, listener, { signal })
  addEventListener('storage', listener, { signal })
}
