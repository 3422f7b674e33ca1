interface Derived<Value> {
  sources: readonly object[]
  key: string
  value: Value
}

/** Languages, and the versions of the other sources before a change. */
const MOST = 8

/**
 * Keeps the results of a pure computation as long as its sources: cached reads return the same object until content
 * changes. `key` names the other inputs; of one source at most so many results are kept.
 */
export function cacheDerived<Value>(most = MOST) {
  const kept = new WeakMap<object, Derived<Value>[]>()
  return (sources: readonly [object, ...object[]], key: string, compute: () => Value): Value => {
    const list = kept.get(sources[0]) ?? []
    const found = list.find((one) => one.key === key && one.sources.every((source, at) => source === sources[at]))
    if (found) return found.value
    const value = compute()
    kept.set(sources[0], [{ sources, key, value }, ...list].slice(0, most))
    return value
  }
}

/** Keeps the results of a pure computation by key, at most so many; the oldest one goes first. */
export function cacheByKey<Value extends NonNullable<unknown>>(most: number) {
  const kept = new Map<string, Value>()
  return (key: string, compute: () => Value): Value => {
    const found = kept.get(key)
    if (found !== undefined) return found
    const value = compute()
    const [oldest] = kept.keys()
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
    kept.set(key, value)
    return value
  }
}
