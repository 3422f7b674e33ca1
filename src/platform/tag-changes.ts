/** The number of invalidations of each tag in this process. On the process: Next loads a module once per bundle. */
const KEY = Symbol.for('noble-nue.tag-changes')
const store: typeof globalThis & { [KEY]?: Map<string, number> } = globalThis
store[KEY] ??= new Map()
const changes: Map<string, number> = store[KEY]

const MOST_TRIES = 4

/** How often any of these tags was invalidated in this process: a number that only grows. */
export const changesOf = (tags: readonly string[]) => tags.reduce((sum, tag) => sum + (changes.get(tag) ?? 0), 0)

/** Records that these tags were invalidated. */
export function noteChanges(tags: readonly string[]): void {
  for (const tag of tags) changes.set(tag, (changes.get(tag) ?? 0) + 1)
}

/**
 * The result of a read, repeated when one of its tags was invalidated meanwhile: it may have begun before the change
 * and would be cached as current. After four attempts the last result is used.
 */
export async function readUnchanged<Value>(tags: readonly string[], read: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    const before = changesOf(tags)
    const value = await read()
    if (changesOf(tags) === before || tries === MOST_TRIES) return value
  }
}
