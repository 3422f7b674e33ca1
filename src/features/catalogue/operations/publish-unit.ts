import type { UnitPrice } from '@/kernel/price'
import { UNITS_CHANNEL } from '@/kernel/unit-news'
import { toUnitRecord, toUnitRow, type UnitNews } from '@/kernel/unit-row'
import type { Context } from '@/platform/database/context'
import { databaseOf, notify, sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import { unitPriceColumns } from './stored-price'

interface StoredUnit extends Partial<UnitPrice> {
  id: number
  project: number | { id: number }
  unitType: number | { id: number }
  number: string
  building: string
  floor: number
  area: number
  orientation: string
  offers?: unknown
  state: string
}

/** As {@link publishUnit}, for units of one project that changed in the open transaction: two statements for all. */
export async function publishUnits(ctx: Context, project: number, units: readonly number[]): Promise<void> {
  requireActor(ctx, may.publishUnits)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select p.slug_name as slug, u.id, u.number, u.building, u.floor, t.code as type, u.area::float8 as area, u.orientation,
      ${unitPriceColumns()}, u.state
    from units u join projects p on p.id = u.project_id join unit_types t on t.id = u.unit_type_id
    where p.id = ${project} and p._status = 'published' and p.active
      and u.id in (select value::int from jsonb_array_elements_text(${JSON.stringify(units)}::jsonb))`)
  const news = rows.map(({ slug, ...stored }): UnitNews => {
    return {
      project: String(slug),
      unit: toUnitRecord(toUnitRow(stored as unknown as Parameters<typeof toUnitRow>[0])),
      gone: false,
    }
  })
  // One message for each: Postgres takes 8,000 bytes.
  await database.execute(
    sql`select pg_notify(${UNITS_CHANNEL}, value) from jsonb_array_elements_text(${JSON.stringify(news.map((one) => JSON.stringify(one)))}::jsonb)`,
  )
}

const idOf = (value: number | { id: number }) => (typeof value === 'object' ? value.id : value)

/**
 * Publishes a unit change to every open page of the project, after the commit. Unpublished projects are skipped:
 * anybody who knows the slug can subscribe.
 */
export async function publishUnit(
  ctx: Context,
  stored: StoredUnit,
  fate: 'changed' | 'gone' = 'changed',
): Promise<void> {
  requireActor(ctx, may.publishUnit)

  if (ctx.req?.context?.isSeeding === true) return
  const options = { depth: 0, disableErrors: true } as const
  const [project, type] = [
    await localApi(ctx, 'everything').findByID({
      collection: 'projects',
      id: idOf(stored.project),
      ...options,
      select: { Slug_name: true, _status: true, Active: true },
    }),
    await localApi(ctx, 'everything').findByID({
      collection: 'unit-types',
      id: idOf(stored.unitType),
      ...options,
      select: { code: true },
    }),
  ]
  if (project?._status !== 'published' || !project.Active) return
  const news: UnitNews = {
    project: project.Slug_name,
    unit: toUnitRecord(toUnitRow({ ...stored, type: type?.code ?? '' })),
    gone: fate === 'gone',
  }
  await notify(await databaseOf(ctx.payload, ctx.req), UNITS_CHANNEL, JSON.stringify(news))
}
