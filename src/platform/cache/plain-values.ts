import { frozen } from './frozen'

/** A value as data that anybody may share, and how long it is as text. */
interface Plain<Value> {
  value: Value
  characters: number
}

/** Values that {@link plain} has made: they are not copied again. */
const made = new WeakSet<object>()

/**
 * A copy without anything but data (no dates, no functions), of which nothing can be changed. A value that is such a copy
 * already, as one cached read hands on what another one keeps, stays one object and weighs nothing again.
 */
export function plain<Value>(value: Value): Plain<Value> {
  if (typeof value !== 'object' || value === null) return { value, characters: 1 }
  if (made.has(value)) return { value, characters: 1 }
  const text = JSON.stringify(value)
  const copy: Value & object = JSON.parse(text)
  made.add(frozen(copy))
  return { value: copy, characters: text.length }
}
