/** A seeded random source: the same seed gives the same numbers on every machine. */
export interface Rng {
  next(): number
  range(from: number, to: number): number
  int(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  chance(probability: number): boolean
}

/** 32-bit FNV-1a of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** A number in [0, 1) for a cell of a grid, without a running state. */
export function cellNoise(seed: number, i: number, j: number): number {
  let hash = (seed ^ Math.imul(i + 101, 0x9e3779b1) ^ Math.imul(j + 7, 0x85ebca77)) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296
}

/** Mulberry32 seeded from words. */
export function createRng(...words: readonly string[]): Rng {
  let state = hashText(words.join('/'))
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (from, to) => from + (to - from) * next(),
    int: (from, to) => Math.floor(from + (to - from + 1) * next()),
    pick: (list) => {
      const found = list[Math.floor(next() * list.length)]
      if (found === undefined) throw new Error('pick from an empty list')
      return found
    },
    chance: (probability) => next() < probability,
  }
}
