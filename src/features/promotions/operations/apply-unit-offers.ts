import { setUnitOffers } from '@/features/catalogue/server'
import { fromOf } from '@/kernel/price'
import { units as unitsTable } from '@/payload-tables'
import type { Context } from '@/platform/database/context'
import { type SQL, sql } from '@/platform/database/database'
import { aText, listOf, orNull } from '@/platform/database/decoders'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf, run } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { enqueue, enqueueOnce } from '@/platform/jobs/queue'
import { may } from '../domain/permissions'
import { offeredPrice, type PricedUnit, type UnitOffer } from '../domain/unit-offer'
import type { StoredPromotion } from './invalidate-promotion'
import { runningOffers } from './running-offers'

/** Job: bring the prices of units on offer to the promotions of this moment. */
export const UNIT_OFFERS_TASK = 'promotions.apply-unit-offers'

interface StoredUnit extends PricedUnit {
  now: number | null
  before: number | null
  offers: readonly string[]
}

const { id, project, unitType, price, priceBefore } = unitsTable

/** Units on offer. Who holds, booked or bought one has the terms of that moment: its row is left alone. */
async function unitsWhere(ctx: Readonly<Context>, where: SQL): Promise<StoredUnit[]> {
  const rows = await rowsOf(
    ctx,
    sql`select u.id, u.project_id as project, u.unit_type_id as unit_type, u.price, u.price_before, u.offers from units u
      where u.state = 'available' and ${where} order by u.id`,
    { id, project, unitType, price, priceBefore, offers: orNull(listOf(aText)) },
  )
  return rows.map((row) => ({
    ...row,
    price: row.priceBefore ?? row.price,
    now: row.price,
    before: row.priceBefore,
    offers: row.offers ?? [],
  }))
}

/** What promotions change about units: those that are not as offered already. */
function changesOf(units: readonly StoredUnit[], running: readonly UnitOffer[]) {
  return units.flatMap((unit) => {
    const offered = offeredPrice(unit, running)
    const isSame = fromOf(offered.price) === unit.now && offered.price.before === unit.before
    return isSame && offered.offers.join() === unit.offers.join() ? [] : [{ unit: unit.id, ...offered }]
  })
}

const among = (units: readonly number[]) =>
  sql`u.id in (select value::int from jsonb_array_elements_text(${JSON.stringify(units)}::jsonb))`

/**
 * Gives units of one project the prices of the promotions of this moment, in the open transaction, and resolves to how
 * many changed. The caller has locked them: who holds one now gets the price that is true now, whether or not the job has run.
 */
async function applyTo(ctx: TransactionContext, project: number, units: readonly number[]): Promise<number> {
  const changes = changesOf(await unitsWhere(ctx, among(units)), await runningOffers(ctx))
  await setUnitOffers(ctx, project, changes)
  return changes.length
}

/** The same for one unit that the caller has locked. */
export async function applyUnitOffer(ctx: TransactionContext, unit: number): Promise<void> {
  const [found] = await unitsWhere(ctx, among([unit]))
  if (found) await applyTo(ctx, found.project, [unit])
}

/** In the order of their ids: others who lock several wait for each other and never in a circle. */
async function lockUnits(ctx: TransactionContext, units: readonly number[]): Promise<void> {
  await run(ctx, sql`select u.id from units u where ${among(units)} order by u.id for no key update`)
}

/**
 * Brings every unit on offer to the promotions of this moment, each project in its own transaction. It compares and does
 * not count events, so that a missed or repeated run loses nothing. Resolves to the number of units that changed.
 */
export async function applyUnitOffers(ctx: Context): Promise<number> {
  requireActor(ctx, may.applyUnitOffers)

  const running = await runningOffers(ctx)
  const projects = JSON.stringify([...new Set(running.flatMap((offer) => offer.projects))])
  const concerned = await unitsWhere(
    ctx,
    sql`(u.price_before is not null or jsonb_array_length(coalesce(u.offers, '[]')) > 0
      or u.project_id in (select value::int from jsonb_array_elements_text(${projects}::jsonb)))`,
  )
  const changing = new Set(changesOf(concerned, running).map(({ unit }) => unit))
  const units = concerned.filter(({ id }) => changing.has(id))
  let changed = 0
  for (const project of new Set(units.map((unit) => unit.project)))
    await inTransaction(ctx, async (inside) => {
      const ids = units.flatMap((unit) => (unit.project === project ? [unit.id] : []))
      await lockUnits(inside, ids)
      changed += await applyTo(inside, project, ids)
    })
  return changed
}

/** The same for one unit, for the job of a unit that came on offer. */
export async function offerUnit(ctx: Context, unit: number): Promise<void> {
  requireActor(ctx, may.offerUnit)

  await inTransaction(ctx, async (inside) => {
    await lockUnits(inside, [unit])
    await applyUnitOffer(inside, unit)
  })
}

const hasBenefits = (one: StoredPromotion | null) => (one?.benefits?.length ?? 0) > 0

/** Queues it in the transaction of a promotion that changed: at once, at its start and at its end. */
export async function queueOffers(
  ctx: Context,
  before: StoredPromotion | null,
  after: StoredPromotion | null,
): Promise<void> {
  requireActor(ctx, may.queueOffers)

  if (ctx.req?.context?.isSeeding === true || !(hasBenefits(before) || hasBenefits(after))) return
  await enqueue(ctx, UNIT_OFFERS_TASK, {})
  for (const moment of [after?.startsAt, after?.endsAt]) {
    const notBefore = moment ? new Date(moment) : null
    if (notBefore === null || notBefore <= ctx.now) continue
    const key = `promotions.offers-${notBefore.getTime()}`
    await enqueueOnce(ctx, UNIT_OFFERS_TASK, {}, { key, notBefore })
  }
}
