import type { Context } from '@/platform/context'
import { databaseOf, notify } from '@/platform/database'
import { localApi } from '@/platform/local-api'
import { requireActor } from '@/platform/require-actor'
import { may } from '../domain/permissions'
import { toUnitRow, type UnitNews } from '../domain/unit-row'

/** The Postgres channel for unit changes, which every app listens to. The message is a {@link UnitNews}. */
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
  priceBefore?: number | null
  offers?: unknown
  state: string
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
    unit: toUnitRow({ ...stored, type: type?.code ?? '', price: stored.price ?? null }),
    gone: fate === 'gone',
  }
  await notify(await databaseOf(ctx.payload, ctx.req), UNITS_CHANNEL, JSON.stringify(news))
}
