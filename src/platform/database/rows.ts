import type { Column } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Context } from './context'
import { databaseOf, type Queries, type SQL, sql } from './database'
import { type RowOf, readValue, type Shape, WrongValueError } from './decoders'

type Asking = Readonly<Pick<Context, 'payload' | 'req'>>

/** A row of a statement without a shape: whoever reads it says what each column holds. */
export type Row = Record<string, unknown>

/**
 * Builds and runs statements from the declared tables (`select().from()`, `insert()`, `update()`, `delete()`), in the
 * transaction of the context where there is one.
 */
export const queriesOf = (ctx: Asking): Promise<Queries> => databaseOf(ctx.payload, ctx.req)

const inSnakeCase = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The text of a statement for a message: without its parameters, which may be personal. */
const textOf = (statement: SQL) => new PgDialect().sqlToQuery(statement).sql.replaceAll(/\s+/g, ' ').trim()

function decoded<Columns extends Shape>(row: Row, shape: Columns, statement: SQL): RowOf<Columns> {
  const read = (key: string, kind: Columns[string]) => {
    const name = key in row ? key : inSnakeCase(key)
    if (!(name in row)) throw new WrongValueError(`The column ${name} is missing in: ${textOf(statement)}`)
    try {
      return readValue(kind, row[name])
    } catch (cause) {
      if (!(cause instanceof WrongValueError)) throw cause
      throw new WrongValueError(`The column ${name} ${cause.message} in: ${textOf(statement)}`)
    }
  }
  return Object.fromEntries(
    Object.entries(shape).map(([key, kind]) => [key, read(key, kind as Columns[string])]),
  ) as RowOf<Columns>
}

/**
 * The rows of a statement that goes beyond `queriesOf`, in the transaction of the context where there is one. The shape
 * names the columns that are read, each with the declared column it comes from or a decoder: `paidAt` reads `paid_at`.
 * Throws, naming statement and column, when one is missing or holds something else.
 */
export function rowsOf<Columns extends Shape>(ctx: Asking, statement: SQL, shape: Columns): Promise<RowOf<Columns>[]>
export function rowsOf(ctx: Asking, statement: SQL): Promise<Row[]>
export async function rowsOf(ctx: Asking, statement: SQL, shape?: Shape): Promise<Row[]> {
  const { rows } = await (await queriesOf(ctx)).execute(statement)
  return shape ? rows.map((row) => decoded(row, shape, statement)) : rows
}

/** Runs a statement whose rows nobody reads, in the transaction of the context. Resolves to the number of its rows. */
export async function run(ctx: Asking, statement: SQL): Promise<number> {
  return (await (await queriesOf(ctx)).execute(statement)).rowCount ?? 0
}

/** The bare name of a column, for the lists of an insert or what an update sets: `${column}` itself names its table too. */
export const nameOf = (column: Column): SQL => sql`${sql.identifier(column.name)}`

/** What a conflicting insert offered for a column, for the `set` of its update. */
export const excluded = (column: Column): SQL => sql`excluded.${nameOf(column)}`

/** The row of a statement that always answers with one, such as an insert. */
export function theRow<Found>([row]: readonly Found[]): Found {
  if (row === undefined) throw new Error('A statement that answers with a row gave none')
  return row
}

/** A time as a parameter of a statement. */
export const timeIn = (time: Date): SQL => sql`${time.toISOString()}::timestamptz`

/** A time that a row holds. */
export const dateOf = (value: unknown): Date => (value instanceof Date ? value : new Date(String(value)))
