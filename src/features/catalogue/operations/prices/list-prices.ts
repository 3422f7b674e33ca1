import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../../domain/permissions'
import { type PublicPrice, standingPrices } from '../../domain/prices/price-history'

/** The most changes that a page shows, and that are looked through for them. */
const MOST = 24
const READ = 500

/** The lowest prices of a project that were public, the earliest first; the database records each change. */
export async function listPrices(ctx: Context, project: number): Promise<PublicPrice[]> {
  requireActor(ctx, may.listPrices)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select price::float8 as price, changed_at from price_changes where project_id = ${project}
    order by changed_at desc, id desc limit ${READ}`)
  const changes = (rows as { price: number | null; changed_at: string | Date }[])
    .map(({ price, changed_at: at }) => ({ price, from: new Date(at).toISOString() }))
    .toReversed()
  return standingPrices(changes).slice(-MOST)
}
