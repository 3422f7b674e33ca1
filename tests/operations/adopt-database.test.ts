import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { adoptDatabase } from '../../scripts/adopt-database'
import { migrationNames } from '../../scripts/database'

const client = () => new pg.Client({ connectionString: process.env.DATABASE_URL })

describe('a database from before the baseline', () => {
  let database: pg.Client
  const names = async () =>
    (await database.query<{ name: string }>('select name from payload_migrations order by id')).rows.map(
      ({ name }) => name,
    )
  const hasDone = (...done: string[]) =>
    database.query('insert into payload_migrations (name, batch) select name, 1 from unnest($1::text[]) name', [done])

  beforeEach(async () => {
    database = client()
    await database.connect()
    // Found before the table of the database itself.
    await database.query('create temporary table payload_migrations (like payload_migrations including all)')
  })
  afterEach(() => database.end())

  it('goes on where it stood at its last state, and is asked once', async () => {
    await hasDone('20261121_090757_initial', '20261128_154458_particulars')
    await adoptDatabase(database)
    await adoptDatabase(database)
    expect((await names()).slice(2)).toEqual(migrationNames().slice(0, 2))
  })

  it('is refused in a sentence when it stopped on the way there', async () => {
    await hasDone('20261121_090757_initial')
    await expect(adoptDatabase(database)).rejects.toThrow(/^This database was made by an earlier state of development/)
    expect(await names()).toEqual(['20261121_090757_initial'])
  })

  it('is none when it is empty or began with the baseline', async () => {
    await adoptDatabase(database)
    expect(await names()).toEqual([])
    await hasDone(...migrationNames())
    await adoptDatabase(database)
    expect(await names()).toEqual(migrationNames())
  })
})
