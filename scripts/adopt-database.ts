import type pg from 'pg'

/** The last step of development before the baseline; a database that has it is what the baseline makes. */
const LAST_BEFORE = '20261128_154458_particulars'

/** The two steps of the baseline. */
const BASELINE = ['20261128_163000_collections', '20261128_163001_tables'] as const

/**
 * Marks the baseline as done in a database that the steps before it brought to the same state (decision 0141). Throws a
 * one-sentence error for one that stopped on the way there: those steps are not kept.
 */
export async function adoptDatabase(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string | null }>(`select to_regclass('payload_migrations') as table`)
  if (!rows[0]?.table) return
  const names = await client.query<{ name: string }>('select name from payload_migrations')
  const done = new Set(names.rows.map(({ name }) => name))
  if (done.size === 0 || done.has(BASELINE[1])) return
  if (!done.has(LAST_BEFORE))
    throw new Error(
      'This database was made by an earlier state of development, whose steps are not kept: begin with an empty one (another DATA_DIR or DATABASE_URL).',
    )
  await client.query(
    `insert into payload_migrations (name, batch, created_at, updated_at)
     select name, (select coalesce(max(batch), 0) + 1 from payload_migrations), now(), now() from unnest($1::text[]) name`,
    [BASELINE],
  )
}
