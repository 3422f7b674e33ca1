import { LRUCache } from 'lru-cache'
import { announceCache } from '@/kernel/process-wide'

/** The name of a read or of what is kept, and what it was asked with. */
export type CacheKey = readonly [name: string, ...of: (string | number)[]]

interface Bounds {
  mostEntries: number
  /** Of all values as text. */
  mostCharacters: number
}

/**
 * A name and arguments as one text, different for different ones: `['a b']` and `['a', 'b']`, 1 and '1'. Nothing that a
 * process counts belongs in it: another process, or yesterday's, means something else by the same number.
 */
const textOf = (key: CacheKey) => JSON.stringify(key)

/** What was used last, by name and arguments, within stated bounds; listed by `listCaches`. Begun by `onProcess` alone. */
export class BoundedCache<Value extends object> {
  readonly #values: LRUCache<string, Value>
  #hits = 0
  #misses = 0

  constructor(name: string, { mostEntries, mostCharacters }: Bounds) {
    this.#values = new LRUCache({ max: mostEntries, maxSize: mostCharacters, sizeCalculation: () => 1 })
    announceCache(name, () => ({
      entries: this.#values.size,
      mostEntries,
      characters: this.#values.calculatedSize,
      mostCharacters,
      hits: this.#hits,
      misses: this.#misses,
    }))
  }

  /** The value of a key, if it is kept and is the one that is wanted. */
  get(key: CacheKey, isWanted: (value: Value) => boolean = () => true): Value | undefined {
    const value = this.#values.get(textOf(key))
    const isHit = value !== undefined && isWanted(value)
    if (isHit) this.#hits += 1
    else this.#misses += 1
    return isHit ? value : undefined
  }

  /** `characters`: of the value as text. One that is longer than the whole cache may hold is not kept. */
  set(key: CacheKey, value: Value, characters = 1): void {
    this.#values.set(textOf(key), value, { size: Math.max(1, characters) })
  }

  /** Forgets a value, or tells how long it has become, unless another one has taken its place meanwhile. */
  settle(key: CacheKey, value: Value, characters: number | null): void {
    if (this.#values.peek(textOf(key)) !== value) return
    // Set again as it is, it would keep the length it had.
    this.#values.delete(textOf(key))
    if (characters !== null) this.set(key, value, characters)
  }
}
