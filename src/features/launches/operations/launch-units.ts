import type { Context } from '@/platform/database/context'
import { type SQL, sql } from '@/platform/database/database'
import { rowsOf } from '@/platform/database/rows'

const chosen = sql`select r.units_id from booking_campaigns_rels r where r.parent_id = c.id and r.path = 'units'`

/** The units `u` of the campaign `c` that can be held now. */
const isFree: SQL = sql`u.price > 0 and u.state = 'available'
  and not exists (select from booking_holds h where h.unit_id = u.id and h.freed_at is null)`

/** How many units of a campaign can be held now. */
export async function countFreeUnits(ctx: Readonly<Context>, campaign: number): Promise<number> {
  const [row] = await rowsOf(
    ctx,
    sql`select count(*) as n from booking_campaigns c join units u on u.project_id = c.project_id
      where c.id = ${campaign} and (not exists (${chosen}) or u.id in (${chosen})) and ${isFree}`,
  )
  return Number(row?.n ?? 0)
}

/** A unit of a launch, by what addresses call it. */
export interface LaunchUnit {
  number: string
  building: string
}

/**
 * The units of a launch, named in its campaign for good: those that an editor chose, or else all of the project that can
 * be held now.
 */
export async function nameUnits(ctx: Readonly<Context>, campaign: number): Promise<LaunchUnit[]> {
  await rowsOf(
    ctx,
    sql`insert into booking_campaigns_rels ("order", parent_id, path, units_id)
      select row_number() over (order by u.building, u.floor, u.number), c.id, 'units', u.id
      from booking_campaigns c join units u on u.project_id = c.project_id
      where c.id = ${campaign} and not exists (${chosen}) and ${isFree}`,
  )
  const rows = await rowsOf(
    ctx,
    sql`select u.number, u.building from booking_campaigns c join units u on u.project_id = c.project_id
      where c.id = ${campaign} and u.id in (${chosen})`,
  )
  return rows.map(({ number, building }) => ({ number: String(number), building: String(building ?? '') }))
}
