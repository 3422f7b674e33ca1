/** HTML by key. On the process: Next loads a module once for server components and once for client components. */
const KEY = Symbol.for('noble-nue.kept-markup')
const store: typeof globalThis & { [KEY]?: Map<string, string> } = globalThis
store[KEY] ??= new Map()
const kept: Map<string, string> = store[KEY]

/** Four languages, each with a handful of parts, and the versions before a change that pages are still made of. */
const MOST = 100

/** Keeps HTML under a key that stands for exactly this content; the least recently used goes first. */
export function keepMarkup(key: string, html: string): void {
  kept.delete(key)
  kept.set(key, html)
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST) return
    kept.delete(oldest)
  }
}

/** The HTML kept under a key. */
export function markupOf(key: string): string | undefined {
  const html = kept.get(key)
  if (html !== undefined) keepMarkup(key, html)
  return html
}
