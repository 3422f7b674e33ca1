import type { BuildingAreas } from '@/features/catalogue'
import { publishForeignQuotas } from '@/features/catalogue/server'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import type { TransactionContext } from '@/platform/database/transaction'
import { HOLDING_STATES } from '../domain/booking-states'
import { may } from '../domain/permissions'
import { isOverInSql } from './lapse-holds'

const HOLDING = sql.join(
  HOLDING_STATES.map((state) => sql`${state}`),
  sql`, `,
)

interface Building {
  project: number | null
  building: string
}

/**
 * The one reckoning of the foreign quota: the area of a building, and what foreigners have of it by bookings other than
 * `except` and by sales outside this site, as editors have counted them.
 */
async function areasOf(ctx: Context, { project, building }: Building, except: number): Promise<BuildingAreas> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select (select coalesce(sum(round(area * 100)), 0) from units
            where project_id = ${project} and building = ${building}) as total,
           (select coalesce(sum(area), 0) from bookings
            where is_foreign and project_id = ${project} and building = ${building} and id <> ${except}
              and state in (${HOLDING}) and not ${isOverInSql(ctx.now)}) as booked,
           (select coalesce(sum(round(area * 100)), 0) from projects_foreign_areas
            where _parent_id = ${project} and building = ${building}) as elsewhere`)
  const [sums] = rows
  return { total: Number(sums?.total), foreign: Number(sums?.booked) + Number(sums?.elsewhere) }
}

/**
 * The area of a building, and what foreigners have of it beside this booking (0 before there is one). The row of the
 * building stays locked until the transaction ends, so that two buyers cannot both take the rest.
 */
export async function foreignAreas(
  ctx: TransactionContext,
  { booking, project, building }: Building & { booking: number },
): Promise<BuildingAreas> {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`
    insert into booking_buildings (project_id, building) values (${project}, ${building}) on conflict do nothing`)
  await database.execute(sql`
    select from booking_buildings where project_id = ${project} and building = ${building} for update`)
  return areasOf(ctx, { project, building }, booking)
}

/**
 * Reckons the quota of the buildings of a project, or of all, that editors have counted, and publishes it with its day. A
 * building without units is left out.
 */
export async function reckonForeignQuotas(ctx: Context, only?: number): Promise<void> {
  requireActor(ctx, may.reckonForeignQuotas)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select p.id as project, a.building from projects p left join projects_foreign_areas a on a._parent_id = p.id
    where ${only === undefined ? sql`p.project_group = 'Condominium'` : sql`p.id = ${only}`} order by p.id, a._order`)
  const projects = new Map<number, (BuildingAreas & { building: string })[]>()
  for (const { project, building } of rows) {
    const reckoned = projects.get(Number(project)) ?? []
    projects.set(Number(project), reckoned)
    if (typeof building !== 'string') continue
    const areas = await areasOf(ctx, { project: Number(project), building }, 0)
    if (areas.total > 0) reckoned.push({ building, ...areas })
  }
  for (const [project, reckoned] of projects) await publishForeignQuotas(ctx, project, reckoned)
}
