import { isSlug } from '@/features/routing'
import { toUnitRow } from '@/kernel/unit-row'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import type { UnitRow } from '../domain/project'
import { unitPriceColumns } from './stored-price'

/** The units of a public project with their current states, floor by floor; null when there is no such project. */
export async function readAvailability(ctx: Context, slug: string): Promise<UnitRow[] | null> {
  requireActor(ctx, may.readAvailability)

  if (!isSlug(slug)) return null
  const database = await databaseOf(ctx.payload, ctx.req)
  const project = await database.execute(
    sql`select id from projects where slug_name = ${slug} and _status = 'published' and active`,
  )
  const id = project.rows[0]?.id
  if (id === undefined) return null
  const { rows } = await database.execute(sql`
    select u.id, u.number, u.building, u.floor::float8 as floor, t.code as type, u.area::float8 as area,
           u.orientation, ${unitPriceColumns()}, u.state
    from units u join unit_types t on t.id = u.unit_type_id
    where u.project_id = ${id}
    order by u.building, u.floor, u.number`)
  return rows.map((row) => toUnitRow(row as unknown as Parameters<typeof toUnitRow>[0]))
}
