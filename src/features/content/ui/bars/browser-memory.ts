/** `session` until the tab closes, `browser` for good. */
type Memory = 'session' | 'browser'

// Merely naming a storage throws where a browser forbids it.
const storageOf = (memory: Memory) => (memory === 'session' ? sessionStorage : localStorage)

/** What was remembered under a key; null when nothing was, or the browser remembers nothing. */
export function recall(memory: Memory, key: string): string | null {
  try {
    return storageOf(memory).getItem(key)
  } catch {
    return null
  }
}

/** Whether the browser really keeps it. */
export function remember(memory: Memory, key: string, value: string): boolean {
  try {
    storageOf(memory).setItem(key, value)
    return storageOf(memory).getItem(key) === value
  } catch {
    return false
  }
}
