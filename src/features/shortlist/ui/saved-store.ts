import { parseSaved, serializeSaved } from '../domain/saved-homes'

/** The browser storage key of the saved homes. Changing it would lose visitors' lists. */
const STORAGE_KEY = 'shortlist'

const listeners = new Set<() => void>()

/** In-memory fallback for browsers without storage. */
let unstored: string | null = null

/** The stored text. It stays identical until the list changes, as `useSyncExternalStore` requires. */
export function savedText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? unstored
  } catch {
    return unstored
  }
}

export const savedHomes = (): string[] => parseSaved(savedText())

/** Replaces the saved list and notifies the listeners. */
export function saveHomes(slugs: readonly string[]): void {
  const text = serializeSaved(slugs)
  unstored = null
  try {
    if (slugs.length === 0) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, text)
  } catch {
    unstored = text
  }
  for (const listener of listeners) listener()
}

/** Subscribes to changes in this tab and others. Returns the unsubscribe function. */
export function onSavedHomesChange(listener: () => void): () => void {
  const fromElsewhere = ({ key }: StorageEvent) => {
    // The key is null when the whole storage was cleared.
    if (key === null || key === STORAGE_KEY) listener()
  }
  listeners.add(listener)
  addEventListener('storage', fromElsewhere)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', fromElsewhere)
  }
}
