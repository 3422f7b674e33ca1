/** Storage key of the place chosen last. It stays on this device. */
const KEY = 'to_place'
const CHANGED = 'to-place'
const WORD = /^[a-z0-9][a-z0-9-]{0,80}$/

/** Storage may be blocked by the browser; then nothing is saved. */
function onDevice<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}

/** The saved place; null when there is none or it is invalid. */
export function savedPlace(): string | null {
  const stored = onDevice((storage) => storage.getItem(KEY))
  return stored !== null && WORD.test(stored) ? stored : null
}

/** Saves or clears the place and notifies this tab; other tabs receive a storage event. */
export function savePlace(key: string | null): void {
  onDevice((storage) => (key === null ? storage.removeItem(KEY) : storage.setItem(KEY, key)))
  dispatchEvent(new Event(CHANGED))
}

/** Calls the listener when the saved place changes, in this tab or another, until the signal aborts. */
export function onSavedPlaceChange(listener: () => void, signal: AbortSignal): void {
  addEventListener(CHANGED, listener, { signal })
  addEventListener('storage', listener, { signal })
}
