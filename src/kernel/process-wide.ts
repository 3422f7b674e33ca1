/** How full a cache is and how often it answered. */
export interface CacheFacts {
  entries: number
  mostEntries?: number
  /** Characters of all values, as text. */
  characters?: number
  mostCharacters?: number
  hits: number
  misses: number
}

/**
 * What a process has once, by name. A module that keeps something adds a line of its own with `declare module`: two that
 * took one name for different things would not compile.
 */
export interface ProcessWide {
  caches: Map<string, () => CacheFacts>
}

/** Next loads a module once per bundle, and the server beside it once more: modules are no place for what is there once. */
const KEY = Symbol.for('noble-nue.process')
const place: typeof globalThis & { [KEY]?: Partial<ProcessWide> } = globalThis
place[KEY] ??= {}
const all: Partial<ProcessWide> = place[KEY]

/** What this process has under a name, begun by whoever asks first. The only way to share something between bundles. */
export function onProcess<Name extends keyof ProcessWide>(
  name: Name,
  begin: () => ProcessWide[Name],
): ProcessWide[Name] {
  const known: ProcessWide[Name] | undefined = all[name]
  if (known !== undefined) return known
  const begun = begin()
  all[name] = begun
  return begun
}

const caches = onProcess('caches', () => new Map())

/** Names a cache of this process for {@link listCaches}. */
export const announceCache = (name: string, facts: () => CacheFacts): void => {
  caches.set(name, facts)
}

/** Every cache of this process by name: how full it is, and how often it had what was asked for. */
export const listCaches = (): Record<string, CacheFacts> =>
  Object.fromEntries(
    [...caches].sort(([one], [other]) => one.localeCompare(other)).map(([name, facts]) => [name, facts()]),
  )
