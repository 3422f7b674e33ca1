interface KeptMarkup {
  byKey: Map<string, string>
  /** Characters of all of them. */
  size: number
}

/** HTML by key. On the process: Next loads a module once for server components and once for client components. */
const KEY = Symbol.for('noble-nue.kept-markup')
const store: typeof globalThis & { [KEY]?: KeptMarkup } = globalThis
store[KEY] ??= { byKey: new Map(), size: 0 }
const kept: KeptMarkup = store[KEY]

/** Characters: the lasting parts of all pages, and those of a hundred pages that are being made. */
export const MOST_MARKUP = 8 * 1024 * 1024

function drop(key: string): void {
  kept.size -= kept.byKey.get(key)?.length ?? 0
  kept.byKey.delete(key)
}

/** Keeps HTML under a key that stands for exactly this content; the least recently used goes first. */
export function keepMarkup(key: string, html: string): void {
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
  if (html !== undefined) keepMarkup(key, html)
  return html
}
