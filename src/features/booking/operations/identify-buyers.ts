import type { SendRefusal } from '@/kernel/mailed-code'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { lockPerson } from '@/platform/lock-person'
import { requireActor } from '@/platform/require-actor'
import type { TransactionContext } from '@/platform/transaction'
import { HOLDING_STATES } from '../domain/booking-states'
import { type Identity, isForeign, lastDigits } from '../domain/identity'
import { may } from '../domain/permissions'
import { startRound } from './booking-codes'
import type { StoredBooking } from './booking-record'
import { personOf, sealIdentity } from './booking-secrets'
import { onBooking, type WayRefusal } from './change-booking'
import { fitsForeignQuota } from './foreign-quota'
import { isOverInSql } from './lapse-holds'
import { takeStep } from './take-step'

/** Why buyers were not accepted: their limit in the campaign, or the foreign quota of the building. */
export type IdentifyRefusal = 'limit' | 'quota' | SendRefusal | WayRefusal

const HOLDING = sql.join(
  HOLDING_STATES.map((state) => sql`${state}`),
  sql`, `,
)

/** Whether the person already has as many units of this campaign as one may have. Serialised for each person. */
async function hasTooMany(ctx: TransactionContext, booking: StoredBooking, person: string): Promise<boolean> {
  await lockPerson(ctx, person)
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select count(*) as others from bookings
    where person = ${person} and campaign_id = ${booking.campaign} and id <> ${booking.id}
      and state in (${HOLDING}) and not ${isOverInSql(ctx.now)}`)
  return Number(rows[0]?.others) >= booking.snapshot.limitPerPerson
}

/** Stores who books, encrypted; only the last signs of the document stay readable. */
async function store(ctx: TransactionContext, { id, reference }: StoredBooking, identity: Identity, person: string) {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`
    update bookings set identity = ${sealIdentity(reference, identity)}, person = ${person},
      document_end = ${lastDigits(identity.buyers[0]?.number ?? '')}, is_foreign = ${isForeign(identity)}
    where id = ${id}`)
}

/** Stores who books and mails the code, for a locked booking whose hold lasts. The guards are here, whoever types. */
export async function identify(
  ctx: TransactionContext,
  booking: StoredBooking,
  identity: Identity,
  by: 'buyer' | 'staff',
): Promise<Result<null, IdentifyRefusal>> {
  const [first] = identity.buyers
  if (!first) return refuse('gone')
  const person = personOf(first.document, first.number)
  if (await hasTooMany(ctx, booking, person)) return refuse('limit')
  if (booking.snapshot.project.isCondominium && isForeign(identity) && !(await fitsForeignQuota(ctx, booking)))
    return refuse('quota')
  const round = await startRound(ctx, booking, 'verify', { isNew: true })
  if (!round.ok) return round
  if (!(await takeStep(ctx, booking, { name: 'identify', by }))) return refuse('over')
  await store(ctx, booking, identity, person)
  return ok(null)
}

/**
 * Stores who books a held unit and mails the code. The limit for each person and the foreign quota of the building are
 * checked under locks in the same transaction.
 */
export function identifyBuyers(
  ctx: Context,
  token: string,
  identity: Identity,
): Promise<Result<null, IdentifyRefusal>> {
  requireActor(ctx, may.identifyBuyers)

  return onBooking<null, IdentifyRefusal>(ctx, token, (inside, booking) => identify(inside, booking, identity, 'buyer'))
}
