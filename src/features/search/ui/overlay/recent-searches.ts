/** Storage key of the recent searches. They stay on this device and are never sent. */
const KEY = 'recent_searches'
const MOST = 5
const LONGEST = 200

/** Storage may hold anything: only short texts are valid searches. */
function validSearches(stored: string | null): string[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]')
    const texts = Array.isArray(read) ? read.filter((one) => typeof one === 'string' && one.trim() !== '') : []
    return texts.map((text: string) => text.slice(0, LONGEST)).slice(0, MOST)
  } catch {
    return []
  }
}

/** The last searches on this device, newest first; empty when the browser denies storage. */
export function recentSearches(): string[] {
  try {
    return validSearches(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

/** Saves the words of a search on this device, without duplicates. */
export function saveSearch(text: string): void {
  const written = text.trim()
  if (written === '') return
  const others = recentSearches().filter((one) => one !== written)
  try {
    localStorage.setItem(KEY, JSON.stringify([written, ...others].slice(0, MOST)))
  } catch {
    // Without storage there are no recent searches.
  }
}

/** Clears the recent searches. */
export function clearSearches(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to clear.
  }
}
