import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import type { UnknownAddress } from '../domain/unknown-address'

const KEPT_DAYS = 90
/** The most requested stay: a flood of invented addresses must not fill the disk. */
const MOST_KEPT = 5_000

/**
 * Adds a gateway's counts to the list of unknown addresses. Removes those not requested for 90 days, and the least
 * requested beyond 5,000.
 */
export async function recordUnknownAddresses(ctx: Context, addresses: readonly UnknownAddress[]): Promise<void> {
  requireActor(ctx, may.recordUnknownAddresses)

  const database = await databaseOf(ctx.payload, ctx.req)
  const now = ctx.now.toISOString()
  await database.execute(sql`
    insert into unknown_addresses as known (path, hits, first_seen, last_seen, created_at, updated_at)
    select path, sum(hits), ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(addresses)}::json) as counted(path text, hits numeric)
    group by path
    order by path
    on conflict (path) do update
    set hits = known.hits + excluded.hits, last_seen = excluded.last_seen, updated_at = excluded.updated_at`)
  await database.execute(sql`
    delete from unknown_addresses
    where last_seen < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS})
      or id in (select id from unknown_addresses order by hits desc, last_seen desc, id offset ${MOST_KEPT})`)
}
