import type { Context } from '@/platform/context'
import { databaseOf, type SQL, sql } from '@/platform/database'
import { invalidateTags } from '@/platform/invalidation'
import { localApi } from '@/platform/local-api'
import type { TransactionContext } from '@/platform/transaction'
import { changeKind, staleTags } from '../domain/project-snapshot'
import { snapshotOf } from './project-snapshot'
import { PROJECT_VIEWS } from './project-views'
import { queueOfferChange } from './queue-offer-change'

/** Prices change through the system: whoever holds a unit just then has no rights on it. */
const asSystem = <Ctx extends Context>(ctx: Ctx): Ctx => ({ ...ctx, actor: { kind: 'system', name: 'prices' } })

const rowsOf = async (ctx: Readonly<Context>, statement: SQL) =>
  (await (await databaseOf(ctx.payload, ctx.req)).execute(statement)).rows

/**
 * Gives a unit its new price; every open page of the project shows it when this commits. The history of the unit names
 * the plan.
 */
export async function setUnitPrice(
  ctx: TransactionContext,
  unit: number,
  { satang, plan }: { satang: number; plan: string },
): Promise<void> {
  await rowsOf(ctx, sql`select set_config('app.price_plan', ${plan}, true)`)
  const data = { price: satang / 100 }
  await localApi(asSystem(ctx), 'everything').update({ collection: 'units', id: unit, depth: 0, data })
  await rowsOf(ctx, sql`select set_config('app.price_plan', '', true)`)
}

const ON_OFFER = sql`u.state in ('available', 'reserved') and u.price > 0`

const numberOf = (value: unknown) => (value === null || value === undefined ? null : Number(value))

/** Brings the prices of the unit types to those of their units. Types without units on offer keep what they say. */
async function refreshTypes(ctx: TransactionContext, project: number): Promise<void> {
  const types = await rowsOf(
    ctx,
    sql`select t.id, min(u.price) as low, max(u.price) as high from unit_types t join units u on u.unit_type_id = t.id
      where t.project_id = ${project} and ${ON_OFFER} group by t.id, t.price_from, t.price_to
      having min(u.price) is distinct from t.price_from or max(u.price) is distinct from t.price_to order by t.id`,
  )
  for (const { id, low, high } of types)
    await localApi(asSystem(ctx), 'everything').update({
      collection: 'unit-types',
      id: Number(id),
      depth: 0,
      data: { priceFrom: numberOf(low), priceTo: numberOf(high) },
    })
}

/** The project as it is stored for the public, with the fields that pages show. */
const readStored = (ctx: TransactionContext, project: number) =>
  localApi(asSystem(ctx), 'everything').findByID({
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
 * Brings the price range of a project and its unit types to that of the units on offer, after planned prices took effect.
 * The public row and the newest version are written where they are: saving the document would publish what an editor has
 * in draft.
 */
export async function refreshPriceRange(ctx: TransactionContext, project: number): Promise<void> {
  await refreshTypes(ctx, project)
  const before = await readStored(ctx, project)
  const [range] = await rowsOf(
    ctx,
    sql`select min(u.price) as low, max(u.price) as high from units u where u.project_id = ${project} and ${ON_OFFER}`,
  )
  const [low, high] = [numberOf(range?.low), numberOf(range?.high)]
  if (!before || low === null || (before.Price_rate === low && before.Max_price === high)) return
  await rowsOf(ctx, sql`update projects set price_rate = ${low}, max_price = ${high} where id = ${project}`)
  await rowsOf(
    ctx,
    sql`update _projects_v set version_price_rate = ${low}, version_max_price = ${high}
      where parent_id = ${project} and latest`,
  )
  const after = { ...before, Price_rate: low, Max_price: high }
  const [was, is] = [snapshotOf(before), snapshotOf(after)]
  await invalidateTags(ctx, staleTags(was, is), changeKind(was, is))
  await queueOfferChange(asSystem(ctx), before, after)
}
