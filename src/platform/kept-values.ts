import { LRUCache } from 'lru-cache'

/** Values by number. On the process: Next loads a module once per bundle, and its cache is shared by all. */
interface KeptValues {
  last: number
  byNumber: LRUCache<number, { value: unknown }>
}

/** More than the reads of all pages of a site of this size; what goes is read again. */
const MOST = 2_000

const KEY = Symbol.for('noble-nue.kept-values')
const globals: typeof globalThis & { [KEY]?: KeptValues } = globalThis
globals[KEY] ??= { last: 0, byNumber: new LRUCache({ max: MOST }) }
const kept: KeptValues = globals[KEY]

/** Keeps a value and returns its number. Nothing of it can be changed from now on, as all pages share it. */
export function keepValue(value: unknown): number {
  kept.last += 1
  replaceValue(kept.last, value)
  return kept.last
}

/** Keeps a value under a number that was given out. */
export function replaceValue(number: number, value: unknown): void {
  kept.byNumber.set(number, { value: frozen(value) })
}

/** The value of a number, in a box; undefined when it was pushed out. */
export const keptValue = (number: number): { value: unknown } | undefined => kept.byNumber.get(number)

/** The value itself; nothing of it can be changed from now on. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
  return value
}
