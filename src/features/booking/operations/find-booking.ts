import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import type { OwnBooking } from '../domain/booking'
import type { SignerToReach, Signing } from '../domain/co-signing'
import { isOver } from '../domain/hold'
import { may } from '../domain/permissions'
import { byToken, lockBooking, readBooking, type StoredBooking } from './booking-record'
import { linkTokenOf, openIdentity } from './booking-secrets'
import { partiesOf } from './contract-parties'
import { lapseIfOver } from './lapse-holds'
import { reachable, readSigning } from './signing-record'

/** A stored booking with who booked it, and the token of its link. */
export function withBuyers({ identity, ...booking }: StoredBooking): OwnBooking {
  const { reference } = booking
  const buyers = openIdentity(reference, identity)
  return { ...booking, buyers, parties: partiesOf(reference, buyers), linkToken: linkTokenOf(reference) }
}

/**
 * The booking of the token in a cookie or in the link of a mail; null when there is none. A hold that is over ends now.
 */
export async function findBooking(ctx: Context, token: string): Promise<OwnBooking | null> {
  requireActor(ctx, may.findBooking)

  const read = await readBooking(ctx, byToken(token))
  if (!read) return null
  const stored = isOver(read, ctx.now)
    ? await inTransaction(ctx, async (inside) => {
        const locked = await lockBooking(inside, sql`id = ${read.id}`)
        return locked && lapseIfOver(inside, locked)
      })
    : read
  return stored && withBuyers(stored)
}

/** Whether the code for the signature of a buyer has been mailed, and has not ended. */
export async function isSignCodeSent(ctx: Context, booking: number, buyer = 1): Promise<boolean> {
  requireActor(ctx, may.isSignCodeSent)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select 1 from booking_codes where booking_id = ${booking} and purpose = 'sign' and buyer = ${buyer} and used_at is null
      and ends_at > ${ctx.now.toISOString()}::timestamptz`)
  return rows.length > 0
}

/** What the first buyer of a booking signed, with who has not and where they are written to; null before. */
export async function findOwnSigning(
  ctx: Context,
  { id, reference }: Pick<OwnBooking, 'id' | 'reference'>,
): Promise<(Omit<Signing, 'signers'> & { signers: SignerToReach[] }) | null> {
  requireActor(ctx, may.findOwnSigning)

  const booking = await readBooking(ctx, sql`id = ${id}`)
  const identity = booking && openIdentity(reference, booking.identity)
  const signing = booking && (await readSigning(ctx, booking))
  return identity && signing && { ...signing, signers: reachable(identity, signing.signers) }
}
