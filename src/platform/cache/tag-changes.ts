import { onProcess } from '@/kernel/process-wide'

declare module '@/kernel/process-wide' {
  interface ProcessWide {
    /** The number of invalidations of each tag. It is compared within this process only and stands in no key. */
    'tag changes': Map<string, number>
  }
}

const changes = onProcess('tag changes', () => new Map())

const MOST_TRIES = 4

/** How often any of these tags was invalidated in this process: a number that only grows. */
export const changesOf = (tags: readonly string[]) => tags.reduce((sum, tag) => sum + (changes.get(tag) ?? 0), 0)

/** Records that these tags were invalidated. */
export function recordChanges(tags: readonly string[]): void {
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
