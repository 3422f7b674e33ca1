import { setUnitOffer } from '@/features/catalogue/server'
import type { Context } from '@/platform/context'
import { databaseOf, type SQL, sql } from '@/platform/database'
import { enqueue, enqueueOnce } from '@/platform/queue'
import { requireActor } from '@/platform/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
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

const numberOf = (value: unknown) => (value === null || value === undefined ? null : Number(value))

/** Units on offer. Who holds, booked or bought one has the terms of that moment: its row is left alone. */
async function unitsWhere(ctx: Readonly<Context>, where: SQL): Promise<StoredUnit[]> {
  const { rows } = await (await databaseOf(ctx.payload, ctx.req)).execute(sql`
    select u.id, u.project_id, u.unit_type_id, u.price, u.price_before, u.offers from units u
    where u.state = 'available' and ${where} order by u.id`)
  return rows.map((row) => ({
    id: Number(row.id),
    project: Number(row.project_id),
    unitType: Number(row.unit_type_id),
    price: numberOf(row.price_before ?? row.price),
    now: numberOf(row.price),
    before: numberOf(row.price_before),
    offers: Array.isArray(row.offers) ? row.offers.map(String) : [],
  }))
}

function isAsOffered(unit: StoredUnit, running: readonly UnitOffer[]): boolean {
  const { price, priceBefore, offers } = offeredPrice(unit, running)
  return price === unit.now && priceBefore === unit.before && offers.join() === unit.offers.join()
}

/**
 * Gives a unit the price of the promotions of this moment, in the open transaction, and resolves to whether it changed.
 * The caller has locked the unit: who holds it now gets the price that is true now, whether or not the job has run.
 */
export async function applyUnitOffer(ctx: TransactionContext, unit: number): Promise<boolean> {
  const [found] = await unitsWhere(ctx, sql`u.id = ${unit}`)
  if (!found) return false
  const running = await runningOffers(ctx)
  if (isAsOffered(found, running)) return false
  await setUnitOffer(ctx, unit, offeredPrice(found, running))
  return true
}

/**
 * Brings every unit on offer to the promotions of this moment, each in its own transaction. It compares and does not
 * count events, so that a missed or repeated run loses nothing. Resolves to the number of units that changed.
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
  let changed = 0
  for (const { id } of concerned.filter((unit) => !isAsOffered(unit, running)))
    await inTransaction(ctx, async (inside) => {
      const database = await databaseOf(inside.payload, inside.req)
      await database.execute(sql`select id from units where id = ${id} for no key update`)
      if (await applyUnitOffer(inside, id)) changed += 1
    })
  return changed
}

/** The same for one unit, for the job of a unit that came on offer. */
export async function offerUnit(ctx: Context, unit: number): Promise<void> {
  requireActor(ctx, may.offerUnit)

  await inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    await database.execute(sql`select id from units where id = ${unit} for no key update`)
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
