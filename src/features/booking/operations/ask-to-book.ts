import { inHundredths } from '@/features/catalogue'
import { type TurnClaim, turnGuard } from '@/features/launches/server'
import { applyDuePriceOf } from '@/features/prices/server'
import { applyUnitOffer } from '@/features/promotions/server'
import { ok, type Result, refuse } from '@/kernel/result'
import { databaseOf, sql } from '@/platform/database/database'
import type { TransactionContext } from '@/platform/database/transaction'
import { type Campaign, phaseOf } from '../domain/campaign'
import { type Buyer, isForeign } from '../domain/identity'
import { type BookRefusal, type Facts, type Guard, mayBook, type Place } from '../domain/may-book'
import type { StoredBooking } from './booking-record'
import { openIdentity } from './booking-secrets'
import { unitsOfOne } from './count-of-people'
import { foreignAreas } from './foreign-quota'
import { lapseHoldOf } from './lapse-holds'
import { offeredUnit } from './offered-units'
import { unitGuard } from './unit-guard'

/** What is asked for, and by whom. */
export interface Sale {
  /** Null where it is gone, or is not asked. */
  campaign: Campaign | null
  unit: number | null
  turn: TurnClaim
  /** Null before the unit is held. */
  booking: StoredBooking | null
  /** Empty while nobody is named. */
  buyers: readonly Buyer[]
}

/** The sale of a booking to whoever is named in it, or is to be. */
export const saleOf = (
  booking: StoredBooking,
  buyers: readonly Buyer[] = openIdentity(booking.reference, booking.identity)?.buyers ?? [],
  campaign: Campaign | null = null,
): Sale => ({ campaign, unit: booking.unit, turn: null, booking, buyers })

type Find = (ctx: TransactionContext, sale: Sale, known: Facts) => Promise<Facts>

/** Whether the open hold on the unit is that of the booking. */
const findHold: Find = async (ctx, { booking, unit }) => {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select 1 from booking_holds where booking_id = ${booking?.id ?? 0} and unit_id = ${unit} and freed_at is null`)
  return { isTheirs: rows.length > 0 }
}

const findTurn: Find = async (ctx, { campaign, turn }) => {
  if (!campaign) return { turn: 'others' }
  const found = await turnGuard.check(ctx, campaign.id, turn)
  return { turn: found.ok ? found.value : 'others' }
}

/** The unit under its lock, as it can be had at this moment. */
const findUnit: Find = async (ctx, { campaign, unit }) => {
  if (!campaign || unit === null) return { unit: null }
  await unitGuard.lock(ctx, unit)
  await lapseHoldOf(ctx, unit)
  // A price whose moment has come counts, and a promotion that has begun or ended, whether or not its job has run.
  await applyDuePriceOf(ctx, unit)
  await applyUnitOffer(ctx, unit)
  return { unit: await offeredUnit(ctx, campaign, unit) }
}

const findLimit: Find = async (ctx, { campaign, booking, buyers }) => ({
  limit: {
    most: booking?.snapshot.limitPerPerson ?? campaign?.limitPerPerson ?? 0,
    others: await unitsOfOne(ctx, buyers, {
      booking: booking?.id ?? 0,
      campaign: booking ? booking.campaign : (campaign?.id ?? null),
    }),
  },
})

/** The place of a unit in its building: as it was held, or as it is offered. */
function placeOf({ campaign, booking }: Sale, { unit }: Facts) {
  if (booking) {
    const { project, building, area, snapshot } = booking
    return { project, building, area, isCondominium: snapshot.project.isCondominium }
  }
  if (!campaign || !unit) return null
  const { id: project, group } = campaign.project
  return { project, building: unit.building, area: inHundredths(unit.area), isCondominium: group === 'Condominium' }
}

const findQuota: Find = async (ctx, sale, known) => {
  const place = placeOf(sale, known)
  if (!place?.isCondominium || !isForeign(sale)) return { quota: null }
  const building = await foreignAreas(ctx, { booking: sale.booking?.id ?? 0, ...place })
  return { quota: { building, area: place.area } }
}

/** The turn that was granted now, or in which the booking was held. Whoever was not named yet is asked about when they are. */
const findEntrant: Find = async (ctx, { booking, buyers }, { turn }) => {
  const held = typeof turn === 'number' ? turn : null
  const numbers = buyers.map(({ number }) => number)
  return {
    isEntrant: buyers.length === 0 || (await turnGuard.isEntrant(ctx, held, booking?.reference ?? null, numbers)),
  }
}

const findBuyers: Find = async (_, { buyers }) => ({ buyers })

/** How the fact of each guard is found, under the lock that keeps it true until the transaction ends. */
const FIND: Record<Guard, Find> = {
  hold: findHold,
  campaign: async (ctx, { campaign }) => ({ campaign: campaign ? phaseOf(campaign, ctx.now) : 'closed' }),
  turn: findTurn,
  unit: findUnit,
  named: findBuyers,
  entrant: findEntrant,
  nationality: findBuyers,
  limit: findLimit,
  quota: findQuota,
}

/**
 * Asks every guard of a step for a sale, and no more than that: the first refusal ends it. Resolves to what was found,
 * which stays true while the transaction lasts.
 */
export async function askToBook(
  ctx: TransactionContext,
  place: Place,
  sale: Sale,
): Promise<Result<Facts, BookRefusal>> {
  let known: Facts = {}
  for (;;) {
    const answer = mayBook(place, known)
    if (answer.is === 'granted') return ok(known)
    if (answer.is === 'refused') return refuse(answer.because)
    known = { ...known, ...(await FIND[answer.guard](ctx, sale, known)) }
  }
}
