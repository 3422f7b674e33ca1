import { ok, type Result, refuse } from '@/kernel/result'
import type { SendRefusal } from '@/kernel/sign-in/mailed-code'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import type { TransactionContext } from '@/platform/database/transaction'
import { type Identity, isForeign, lastDigits } from '../domain/identity'
import type { BookRefusal } from '../domain/may-book'
import { may } from '../domain/permissions'
import { askToBook, saleOf } from './ask-to-book'
import { startRound } from './booking-codes'
import type { StoredBooking } from './booking-record'
import { sealIdentity } from './booking-secrets'
import { onBooking, type WayRefusal } from './change-booking'
import { storePeople } from './count-of-people'
import { followForeignBooking } from './follow-foreign-booking'
import { takeStep } from './take-step'
import { giveTimeFor } from './time-for-buyers'

/** Why buyers were not accepted. */
export type IdentifyRefusal = BookRefusal | SendRefusal | WayRefusal

/** Stores who books, encrypted; only the last signs of the document stay readable. */
async function store(ctx: TransactionContext, { id, reference }: StoredBooking, identity: Identity) {
  const database = await databaseOf(ctx.payload, ctx.req)
  // Named before as foreigners, now perhaps not.
  await followForeignBooking(ctx, id)
  await database.execute(sql`
    update bookings set identity = ${sealIdentity(reference, identity)},
      document_end = ${lastDigits(identity.buyers[0]?.number ?? '')}, is_foreign = ${isForeign(identity)}
    where id = ${id}`)
  await storePeople(ctx, id, identity.buyers)
  await followForeignBooking(ctx, id)
}

/** Stores who books and mails the code, for buyers whom the guards have let through. */
export async function nameBuyers(
  ctx: TransactionContext,
  booking: StoredBooking,
  identity: Identity,
  by: 'buyer' | 'staff',
): Promise<Result<null, IdentifyRefusal>> {
  const round = await startRound(ctx, booking, 'verify', { isNew: true })
  if (!round.ok) return round
  if (!(await takeStep(ctx, booking, { name: 'identify', by }))) return refuse('over')
  await store(ctx, booking, identity)
  // They all read the contract, too.
  await giveTimeFor(ctx, booking, identity.buyers.length, by)
  return ok(null)
}

/** The same for a locked booking whose hold lasts, once every guard has let through, whoever types. */
export async function identify(
  ctx: TransactionContext,
  booking: StoredBooking,
  identity: Identity,
  by: 'buyer' | 'staff',
): Promise<Result<null, IdentifyRefusal>> {
  const granted = await askToBook(ctx, 'identify', saleOf(booking, identity.buyers))
  return granted.ok ? nameBuyers(ctx, booking, identity, by) : granted
}

/**
 * Stores who books a held unit and mails the code. The limit of each buyer and the foreign quota of the building are asked
 * under locks in the same transaction.
 */
export function identifyBuyers(
  ctx: Context,
  token: string,
  identity: Identity,
): Promise<Result<null, IdentifyRefusal>> {
  requireActor(ctx, may.identifyBuyers)

  return onBooking<null, IdentifyRefusal>(ctx, token, (inside, booking) => identify(inside, booking, identity, 'buyer'))
}
