/** `session` until the tab closes, `browser` permanently. */
type Memory = 'session' | 'browser'

// Accessing a storage throws when the browser forbids it.
const storageOf = (memory: Memory) => (memory === 'session' ? sessionStorage : localStorage)

/** The stored value; null when there is none or the browser stores nothing. */
export function recall(memory: Memory, key: string): string | null {
  try {
    return storageOf(memory).getItem(key)
  } catch {
    return null
  }
}

/** Stores a value. Returns whether the browser really stored it. */
export function remember(memory: Memory, key: string, value: string): boolean {
  try {
    storageOf(memory).setItem(key, value)
    return storageOf(memory).getItem(key) === value
  } catch {
    return false
  }
}
