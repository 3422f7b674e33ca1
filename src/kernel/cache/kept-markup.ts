import { announceCache, onProcess } from '../process-wide'

interface KeptMarkup {
  byKey: Map<string, string>
  /** Characters of all of them. */
  size: number
  hits: number
  misses: number
}

declare module '../process-wide' {
  interface ProcessWide {
    /** HTML by key: a module is loaded once for server components and once for client components. */
    markup: KeptMarkup
  }
}

const kept = onProcess('markup', () => ({ byKey: new Map(), size: 0, hits: 0, misses: 0 }))

/** Characters: the lasting parts of all pages, and those of a hundred pages that are being made. */
export const MOST_MARKUP = 8 * 1024 * 1024

announceCache('markup', () => ({
  entries: kept.byKey.size,
  characters: kept.size,
  mostCharacters: MOST_MARKUP,
  hits: kept.hits,
  misses: kept.misses,
}))

function drop(key: string): void {
  kept.size -= kept.byKey.get(key)?.length ?? 0
  kept.byKey.delete(key)
}

/** Keeps HTML under a key that stands for exactly this content; the least recently used goes first. */
export function cacheMarkup(key: string, html: string): void {
  drop(key)
  kept.byKey.set(key, html)
  kept.size += html.length
  for (const oldest of kept.byKey.keys()) {
    if (kept.size <= MOST_MARKUP) return
    drop(oldest)
  }
}

/** The HTML kept under a key. */
export function markupOf(key: string): string | undefined {
  const html = kept.byKey.get(key)
  if (html === undefined) kept.misses += 1
  else {
    kept.hits += 1
    cacheMarkup(key, html)
  }
  return html
}
