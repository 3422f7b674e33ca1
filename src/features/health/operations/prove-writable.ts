import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { may } from '../domain/permissions'

/** Made here, as its rows mean nothing: not part of the schema, and left out of backups. */
const MAKE_TABLE = sql`create unlogged table if not exists write_probe (filler text)`
const KEEP_UNCOMPRESSED = sql`alter table write_probe alter column filler set storage plain`

/** Sixteen pages of eight kilobytes: more than the spare room of a page, so that the file has to grow. */
const FILL = sql`insert into write_probe select repeat('x', 8000) from generate_series(1, 16)`

/**
 * Proves that the database can store something: begins a table anew, so that its file has to grow on the disk, and
 * commits. Rejects on a full disk, a read-only or a lost database, and when other probes hold the table for two seconds.
 */
export async function proveWritable(ctx: Context): Promise<void> {
  requireActor(ctx, may.proveWritable)

  await makeTable(ctx)
  await inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    await database.execute(sql`set local lock_timeout = '2s'`)
    await database.execute(sql`truncate write_probe`)
    await database.execute(FILL)
  })
}

async function makeTable(ctx: Context): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`select to_regclass('write_probe') is not null as is_there`)
  if (rows[0]?.is_there) return
  await database.execute(MAKE_TABLE)
  await database.execute(KEEP_UNCOMPRESSED)
}
