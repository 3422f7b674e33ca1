import { readKept, writeKept } from '../rules/kept-homes'
import { KEPT_KEY } from './kept-key'

const listeners = new Set<() => void>()

/** For as long as the page lives, where a browser remembers nothing. */
let unkept: string | null = null

/** As it is remembered: the same text until something changes, here or in another tab. */
export function keptText(): string | null {
  try {
    return localStorage.getItem(KEPT_KEY) ?? unkept
  } catch {
    return unkept
  }
}

export const keptHomes = (): string[] => readKept(keptText())

/** Puts another list in place of what was kept, and tells everybody. */
export function keepHomes(slugs: readonly string[]): void {
  const text = writeKept(slugs)
  unkept = null
  try {
    if (slugs.length === 0) localStorage.removeItem(KEPT_KEY)
    else localStorage.setItem(KEPT_KEY, text)
  } catch {
    unkept = text
  }
  for (const listener of listeners) listener()
}

/** Calls at every change, in this tab or another, until what it answers with is called. */
export function onKeptHomes(listener: () => void): () => void {
  const fromElsewhere = ({ key }: StorageEvent) => {
    // No key: somebody forgot everything at once.
    if (key === null || key === KEPT_KEY) listener()
  }
  listeners.add(listener)
  addEventListener('storage', fromElsewhere)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', fromElsewhere)
  }
}
