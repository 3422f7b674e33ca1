import type { Context } from '@/platform/context'
import { announce, databaseOf } from '@/platform/database'
import { toUnitRow, type UnitNews } from '../rules/unit-row'

/** The Postgres channel on which every app learns that a home changed. The message is a {@link UnitNews}. */
export const UNITS_CHANNEL = 'units'

interface StoredUnit {
  id: number
  project: number | { id: number }
  unitType: number | { id: number }
  number: string
  building: string
  floor: number
  area: number
  orientation: string
  price?: number | null
  state: string
}

const idOf = (value: number | { id: number }) => (typeof value === 'object' ? value.id : value)

/**
 * Tells every open page of the project, once the transaction commits, what a home has become. Of a project that the
 * public cannot see nothing is told: whoever knows its name may listen.
 */
export async function announceUnit(
  ctx: Context,
  stored: StoredUnit,
  fate: 'changed' | 'gone' = 'changed',
): Promise<void> {
  if (ctx.req?.context?.isSeeding === true) return
  const options = { req: ctx.req, depth: 0, disableErrors: true } as const
  const [project, type] = [
    await ctx.payload.findByID({
      collection: 'projects',
      id: idOf(stored.project),
      ...options,
      select: { Slug_name: true, _status: true, Active: true },
    }),
    await ctx.payload.findByID({
      collection: 'unit-types',
      id: idOf(stored.unitType),
      ...options,
      select: { code: true },
    }),
  ]
  if (project?._status !== 'published' || !project.Active) return
  const news: UnitNews = {
    project: project.Slug_name,
    unit: toUnitRow({ ...stored, type: type?.code ?? '', price: stored.price ?? null }),
    gone: fate === 'gone',
  }
  await announce(await databaseOf(ctx.payload, ctx.req), UNITS_CHANNEL, JSON.stringify(news))
}
