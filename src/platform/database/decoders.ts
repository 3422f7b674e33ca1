import type { Column, GetColumnData } from '@payloadcms/db-postgres/drizzle'

/** What a column of a result holds: reads the driver's value, and refuses any other. */
export interface Decoder<Value> {
  decode: (value: unknown) => Value
}

/** The columns that a statement answers with, by the name they get in the row. */
export type Shape = Readonly<Record<string, Column | Decoder<unknown>>>

/** The value that a column or a decoder gives. */
export type ValueOf<Kind> = Kind extends Column
  ? GetColumnData<Kind>
  : Kind extends Decoder<infer Value>
    ? Value
    : never

/** A row of a statement, typed by its shape. */
export type RowOf<Columns extends Shape> = { -readonly [Key in keyof Columns]: ValueOf<Columns[Key]> }

/** The driver answered with something that the shape does not say. Its message names no value: it may be personal. */
export class WrongValueError extends Error {
  override name = 'WrongValueError'
}

function refuse(expected: string, value: unknown): never {
  throw new WrongValueError(`holds no ${expected} but ${value === null ? 'null' : typeof value}`)
}

/** A number: the driver gives those beyond 32 bits and decimals as text. */
export const aNumber: Decoder<number> = {
  decode: (value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    return typeof number === 'number' && Number.isFinite(number) ? number : refuse('number', value)
  },
}

export const aText: Decoder<string> = { decode: (value) => (typeof value === 'string' ? value : refuse('text', value)) }

export const aFlag: Decoder<boolean> = {
  decode: (value) => (typeof value === 'boolean' ? value : refuse('flag', value)),
}

/** A moment. Days are text: `aText`. */
export const aTime: Decoder<Date> = {
  decode: (value) => {
    const time = value instanceof Date ? value : new Date(typeof value === 'string' ? value : Number.NaN)
    return Number.isNaN(time.getTime()) ? refuse('time', value) : time
  },
}

/** One of a few words. */
export const oneOf = <const Word extends string>(...words: readonly Word[]): Decoder<Word> => ({
  decode: (value) => words.find((word) => word === value) ?? refuse(`one of ${words.join(', ')}`, value),
})

/** A structure stored as JSON, read by a schema. */
export const structure = <Value>(schema: { parse: (value: unknown) => Value }): Decoder<Value> => ({
  decode: (value) => schema.parse(value),
})

/** A list of values of one kind: an array, or what `json_agg` makes. */
export const listOf = <Kind extends Column | Decoder<unknown>>(kind: Kind): Decoder<ValueOf<Kind>[]> => ({
  decode: (value) => (Array.isArray(value) ? value.map((each) => readValue(kind, each)) : refuse('list', value)),
})

/** A value that an outer join or an aggregate may leave out. */
export const orNull = <Kind extends Column | Decoder<unknown>>(kind: Kind): Decoder<ValueOf<Kind> | null> => ({
  decode: (value) => (value === null ? null : readValue(kind, value)),
})

/** What a declared column's data must be, by the kind that Drizzle names. */
const IS: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  date: (value) => value instanceof Date && !Number.isNaN(value.getTime()),
  array: Array.isArray,
}

const isDecoder = (kind: Column | Decoder<unknown>): kind is Decoder<unknown> => 'decode' in kind

function columnValue(column: Column, value: unknown): unknown {
  if (value === null) return column.notNull ? refuse(column.dataType, value) : null
  const decoded = column.mapFromDriverValue(value)
  if (IS[column.dataType]?.(decoded) === false) refuse(column.dataType, value)
  if (column.enumValues?.length && !column.enumValues.includes(String(decoded)))
    refuse(`one of ${column.enumValues.join(', ')}`, value)
  return decoded
}

/** The value that a column or a decoder reads. The type is the declaration's, which a test holds to the database. */
export const readValue = <Kind extends Column | Decoder<unknown>>(kind: Kind, value: unknown): ValueOf<Kind> =>
  (isDecoder(kind) ? kind.decode(value) : columnValue(kind, value)) as ValueOf<Kind>
