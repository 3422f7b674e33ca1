import { brandTag, type CacheTag, cardsTags, projectTag } from '@/kernel/cache/cache-tags'
import type { Group } from '@/kernel/vocabulary'
import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../../domain/permissions'
import { isForSale } from '../../domain/prices/unit-states'
import { FOR_SALE } from '../prices/units-for-sale'

/** The project a document belongs to; null during demo seeding and when the project is gone. */
async function projectBehind(ctx: Context, project: unknown) {
  if (ctx.req?.context?.isSeeding === true) return null
  const id = typeof project === 'object' && project !== null ? (project as { id: number }).id : Number(project)
  return localApi(ctx, 'everything').findByID({
    collection: 'projects',
    id,
    depth: 0,
    disableErrors: true,
    select: { Slug_name: true, Brand: true, Project_group: true },
  })
}

/** The lists that show a project; the search is rebuilt after a change of them too. */
const listTags = ({ Project_group }: { Project_group: Group }): CacheTag[] => ['projects', ...cardsTags(Project_group)]

/** Everything that shows the price of a unit type; the example of the search field, on every page, may be another one. */
export const unitTypeTags = (of: { Slug_name: string; Project_group: Group }): CacheTag[] => [
  projectTag(of.Slug_name),
  ...listTags(of),
  'choices',
]

/** What the example of the search field depends on. */
const EXAMPLE_FIELDS = ['project', 'beds', 'priceFrom'] as const

type StoredUnitType = { project: unknown } & Partial<Record<(typeof EXAMPLE_FIELDS)[number], unknown>>

/**
 * Invalidates the pages of a project, and the lists with its bedrooms and sizes, when one of its unit types changes;
 * every page when the example of the search field may be another one.
 */
export async function invalidateUnitType(
  ctx: Context,
  before: StoredUnitType | null,
  after: StoredUnitType | null,
): Promise<void> {
  requireActor(ctx, may.invalidateUnitType)

  const found = await projectBehind(ctx, (after ?? before)?.project)
  if (!found) return
  const isAnother = EXAMPLE_FIELDS.some((field) => before?.[field] !== after?.[field])
  await invalidateTags(ctx, isAnother ? unitTypeTags(found) : [projectTag(found.Slug_name), ...listTags(found)])
}

/** Invalidates the pages that show the number of units of a project or its brand. */
export async function invalidateHomeCount(ctx: Context, project: unknown): Promise<void> {
  requireActor(ctx, may.invalidateHomeCount)

  const found = await projectBehind(ctx, project)
  if (found) await invalidateTags(ctx, [projectTag(found.Slug_name), brandTag(found.Brand)])
}

/** What decides whether a unit can be bought. */
interface StoredUnit {
  id: number
  project: number | { id: number }
  unitType: number | { id: number }
  state: string
  isHeld?: boolean | null
}

const isOffered = (unit: StoredUnit | null) => unit !== null && isForSale(unit)

/** Whether another unit of the same unit type is for sale. Changes of two units of a type wait for each other here. */
async function isAnotherOffered(ctx: Context, { id, unitType }: StoredUnit): Promise<boolean> {
  const type = typeof unitType === 'object' ? unitType.id : unitType
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`select id from unit_types where id = ${type} for no key update`)
  const { rows } = await database.execute(
    sql`select 1 from units u where u.unit_type_id = ${type} and u.id <> ${id} and ${FOR_SALE} limit 1`,
  )
  return rows.length > 0
}

/**
 * Invalidates the pages of the project, the lists and the search when the last unit for sale of a unit type is taken, or the
 * first is for sale again: then the unit type has no price any more, or has one. Any other change of a state is shown by the
 * project page alone, live.
 */
export async function invalidateOffer(
  ctx: Context,
  before: StoredUnit | null,
  after: StoredUnit | null,
): Promise<void> {
  requireActor(ctx, may.invalidateOffer)

  const unit = after ?? before
  if (!unit || isOffered(before) === isOffered(after) || ctx.req?.context?.isSeeding === true) return
  if (await isAnotherOffered(ctx, unit)) return
  const found = await projectBehind(ctx, unit.project)
  if (found) await invalidateTags(ctx, unitTypeTags(found))
}
