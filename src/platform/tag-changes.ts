/** How often each tag was announced to this process. On the process: Next loads a module once for each of its bundles. */
const KEY = Symbol.for('noble-nue.tag-changes')
const held: typeof globalThis & { [KEY]?: Map<string, number> } = globalThis
held[KEY] ??= new Map()
const changes: Map<string, number> = held[KEY]

const MOST_TRIES = 4

const countOf = (tags: readonly string[]) => tags.reduce((sum, tag) => sum + (changes.get(tag) ?? 0), 0)

/** Notes that what these tags stand for has changed. */
export function noteChanges(tags: readonly string[]): void {
  for (const tag of tags) changes.set(tag, (changes.get(tag) ?? 0) + 1)
}

/**
 * What a read gives, read once more when one of its tags was announced in the meantime: it may have begun before
 * the change and would be kept as if it were newer. After four such tries the last answer stands.
 */
export async function readUnchanged<Value>(tags: readonly string[], read: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    const before = countOf(tags)
    const value = await read()
    if (countOf(tags) === before || tries === MOST_TRIES) return value
  }
}
