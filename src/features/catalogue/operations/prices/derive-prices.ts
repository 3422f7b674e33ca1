import type { Group } from '@/kernel/vocabulary'
import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { type SQL, sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { may } from '../../domain/permissions'
import type { PriceSource } from '../../domain/prices/price-source'
import { isForSale } from '../../domain/prices/unit-states'
import { staleTags } from '../../domain/project-snapshot'
import { unitTypeTags } from '../pages/invalidate-project-page'
import { snapshotOf } from '../pages/project-snapshot'
import { PROJECT_VIEWS } from '../records/project-views'
import { PROJECT_PRICE } from '../stored-price'
import { queueOfferChange } from './queue-offer-change'
import { FOR_SALE } from './units-for-sale'

/** Job: bring the prices of a project and its unit types to those of its units: `{ project }`. */
export const DERIVE_PRICES_TASK = 'catalogue.derive-prices'

/**
 * The rule of prices: a unit type and a project cost what their units for sale cost, from the lowest to the highest: those
 * that are available, or held for minutes. Where none of them has a price, they cost what an editor typed.
 *
 * `before` is what the same units would cost from without promotions, where that is more. It is not what the cheapest unit
 * cost before: a unit that no promotion cuts may have been cheaper. `offer` is the benefit that cuts the cheapest unit.
 */
const rangesBy = (column: SQL) => sql`
  select id, low, high, units, case when uncut > low then uncut end as before, case when uncut > low then key end as offer
  from (select ${column} as id, min(u.price) as low, max(u.price) as high, count(*) as units,
      min(coalesce(u.price_before, u.price)) as uncut, (array_agg(u.offers ->> 0 order by u.price, u.id))[1] as key
    from units u where ${FOR_SALE} and u.price > 0 group by ${column}) ranges`

const TYPE_RANGES = rangesBy(sql`u.unit_type_id`)
const PROJECT_RANGES = rangesBy(sql`u.project_id`)

const isOne = (column: SQL, id: number | null) => (id === null ? sql`true` : sql`${column} = ${id}`)

// The rows are written where they are: saving a document would publish what an editor has in draft, and count as edited.

/** A row whose last unit for sale is taken keeps its prices, but says no price before any more. */
const withoutUnits = (id: SQL, ranges: SQL) => sql`not exists (select from (${ranges}) d where d.id = ${id})`

/** Resolves to whether a unit type of the project, or of any, got another price. */
async function deriveTypes(ctx: Context, project: number | null): Promise<boolean> {
  const isOwn = isOne(sql`t.project_id`, project)
  const changed = await rowsOf(
    ctx,
    sql`update unit_types t set price_from = d.low, price_to = d.high, price_before = d.before, price_offer = d.offer
      from (${TYPE_RANGES}) d where d.id = t.id and ${isOwn} and (t.price_from, t.price_to, t.price_before, t.price_offer)
        is distinct from (d.low, d.high, d.before, d.offer) returning t.id`,
  )
  const ended = await rowsOf(
    ctx,
    sql`update unit_types t set price_before = null, price_offer = null
      where t.price_before is not null and ${isOwn} and ${withoutUnits(sql`t.id`, TYPE_RANGES)} returning t.id`,
  )
  return changed.length + ended.length > 0
}

/** The public row and the newest version, which an editor may have open. */
async function deriveProject(ctx: Context, project: number | null): Promise<void> {
  for (const { table, id, isShown, column } of [
    { table: sql`projects`, id: sql`p.id`, isShown: sql`true`, column: (name: string) => sql.raw(name) },
    {
      table: sql`_projects_v`,
      id: sql`p.parent_id`,
      isShown: sql`p.latest`,
      column: (name: string) => sql.raw(`version_${name}`),
    },
  ]) {
    const [low, high] = [column('price_rate'), column('max_price')]
    const [before, offer] = [column('price_before'), column('price_offer')]
    const isOwn = sql`${isShown} and ${isOne(id, project)}`
    await rowsOf(
      ctx,
      sql`update ${table} p set ${low} = d.low, ${high} = d.high, ${before} = d.before, ${offer} = d.offer
        from (${PROJECT_RANGES}) d where d.id = ${id} and ${isOwn}
          and (p.${low}, p.${high}, p.${before}, p.${offer}) is distinct from (d.low, d.high, d.before, d.offer)`,
    )
    await rowsOf(
      ctx,
      sql`update ${table} p set ${before} = null, ${offer} = null
        where p.${before} is not null and ${isOwn} and ${withoutUnits(id, PROJECT_RANGES)}`,
    )
  }
}

/** Derives the prices of every project and announces nothing: for content that was written at once. */
export async function deriveAllPrices(ctx: Context): Promise<void> {
  requireActor(ctx, may.deriveAllPrices)

  await deriveTypes(ctx, null)
  await deriveProject(ctx, null)
}

const PRICES = Object.keys(PROJECT_PRICE) as (keyof typeof PROJECT_PRICE)[]

/** The project as it is stored for the public, with the fields that pages show. */
const readStored = (ctx: TransactionContext, project: number) =>
  localApi(ctx, 'everything').findByID({
    collection: 'projects',
    id: project,
    depth: 0,
    disableErrors: true,
    select: {
      ...PROJECT_VIEWS.card,
      ...PROJECT_VIEWS.lead,
      ...PROJECT_VIEWS.start,
      ...PROJECT_VIEWS.footer,
      ...PROJECT_VIEWS.finder,
      ...{ _status: true, noindex: true, canonical: true },
    },
  })

/**
 * Derives the prices of a project and its unit types, and announces what changed: pages, lists and the search are made
 * again, and saved searches hear of a lower price.
 */
export async function derivePrices(ctx: Context, project: number): Promise<void> {
  requireActor(ctx, may.derivePrices)

  await inTransaction(ctx, async (inside) => {
    // Two jobs of one project wait for each other here; the second then sees what the first one wrote.
    await rowsOf(inside, sql`select id from projects where id = ${project} for no key update`)
    const before = await readStored(inside, project)
    if (!before) return
    const isTypeChanged = await deriveTypes(inside, project)
    await deriveProject(inside, project)
    const after = await readStored(inside, project)
    const isSame = PRICES.every((field) => before[field] === after?.[field])
    if (isSame && !isTypeChanged) return
    const [was, is] = [snapshotOf(before), snapshotOf(after)]
    const ofTypes =
      is?.isPublic && isTypeChanged ? unitTypeTags(before as { Slug_name: string; Project_group: Group }) : []
    // Whoever asks from now on waits for the new page: an old price would be shown for five seconds otherwise.
    await invalidateTags(inside, [...new Set([...staleTags(was, is), ...ofTypes])], 'unknown')
    await queueOfferChange(inside, before, after)
  })
}

/** Queues that the prices of a project are derived again, in the transaction of whatever changed them. */
export async function queueDerivedPrices(ctx: Context, project: number): Promise<void> {
  requireActor(ctx, may.queueDerivedPrices)

  if (ctx.req?.context?.isSeeding !== true) await enqueue(ctx, DERIVE_PRICES_TASK, { project })
}

const idOf = (value: number | { id: number }) => (typeof value === 'object' ? value.id : value)

interface StoredUnit {
  project: number | { id: number }
  unitType: number | { id: number }
  price?: number | null
  state: string
  isHeld?: boolean | null
}

const priceFacts = (unit: StoredUnit | null) =>
  unit && JSON.stringify([idOf(unit.project), idOf(unit.unitType), unit.price ?? null, isForSale(unit)])

/**
 * Queues it for the project of a unit whose price or type changed, or that came on sale or left it. A job and not part of the
 * change: people who hold units of one project at the same moment would wait for each other.
 */
export async function followUnit(ctx: Context, before: StoredUnit | null, after: StoredUnit | null): Promise<void> {
  requireActor(ctx, may.followUnit)

  if (priceFacts(before) === priceFacts(after)) return
  const projects = new Set([before, after].flatMap((unit) => (unit ? [idOf(unit.project)] : [])))
  for (const project of projects) await queueDerivedPrices(ctx, project)
}

/** Where a price comes from: its available units, or null for the price that an editor typed. */
export async function findPriceSource(
  ctx: Context,
  of: 'project' | 'unit-type',
  id: number,
): Promise<PriceSource | null> {
  requireActor(ctx, may.findPriceSource)

  const ranges = of === 'project' ? PROJECT_RANGES : TYPE_RANGES
  const [row] = await rowsOf(ctx, sql`select units::int, low::float8 from (${ranges}) d where id = ${id}`)
  return row ? { units: Number(row.units), low: Number(row.low) } : null
}
