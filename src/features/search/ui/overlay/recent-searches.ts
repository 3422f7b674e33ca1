/** The words somebody searched for stay on their device, under this key, and are sent nowhere. */
const KEY = 'recent_searches'
const MOST = 5
const LONGEST = 200

/** What storage holds may have been written by anybody: only short texts are believed. */
function believed(stored: string | null): string[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]')
    const texts = Array.isArray(read) ? read.filter((one) => typeof one === 'string' && one.trim() !== '') : []
    return texts.map((text: string) => text.slice(0, LONGEST)).slice(0, MOST)
  } catch {
    return []
  }
}

/** The last words searched for on this device, newest first; none where a browser remembers nothing. */
export function recentSearches(): string[] {
  try {
    return believed(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

/** Keeps the words of a search on this device, each once. */
export function keepSearch(text: string): void {
  const written = text.trim()
  if (written === '') return
  const others = recentSearches().filter((one) => one !== written)
  try {
    localStorage.setItem(KEY, JSON.stringify([written, ...others].slice(0, MOST)))
  } catch {
    // A browser that keeps nothing has no recent searches.
  }
}

/** Forgets them all. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // There was nothing to forget.
  }
}
