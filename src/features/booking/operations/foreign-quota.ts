import { databaseOf, sql } from '@/platform/database'
import type { TransactionContext } from '@/platform/transaction'
import { HOLDING_STATES } from '../domain/booking-states'
import type { BuildingAreas } from '../domain/foreign-quota'
import { isOverInSql } from './lapse-holds'

const HOLDING = sql.join(
  HOLDING_STATES.map((state) => sql`${state}`),
  sql`, `,
)

/**
 * The area of a building, and what foreigners have of it beside this booking (0 before there is one). The row of the
 * building stays locked until the transaction ends, so that two buyers cannot both take the rest.
 */
export async function foreignAreas(
  ctx: TransactionContext,
  { booking, project, building }: { booking: number; project: number | null; building: string },
): Promise<BuildingAreas> {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`
    insert into booking_buildings (project_id, building) values (${project}, ${building}) on conflict do nothing`)
  const { rows } = await database.execute(sql`
    select foreign_elsewhere from booking_buildings
    where project_id = ${project} and building = ${building} for update`)
  const sums = await database.execute(sql`
    select (select coalesce(sum(round(area * 100)), 0) from units
            where project_id = ${project} and building = ${building}) as total,
           (select coalesce(sum(area), 0) from bookings
            where is_foreign and project_id = ${project} and building = ${building} and id <> ${booking}
              and state in (${HOLDING}) and not ${isOverInSql(ctx.now)}) as taken`)
  const [total, taken] = [Number(sums.rows[0]?.total), Number(sums.rows[0]?.taken)]
  return { total, foreign: taken + Number(rows[0]?.foreign_elsewhere ?? 0) }
}
