import { readEmail } from '@/kernel/form/email'
import { ok, type Result, refuse } from '@/kernel/result'
import type { SendRefusal } from '@/kernel/sign-in/mailed-code'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { emailOf, type Identity, withEmail } from '../domain/identity'
import { may } from '../domain/permissions'
import { isAddressOfStaff } from './address-of-staff'
import type { StoredBooking } from './booking-record'
import { openIdentity, sealIdentity } from './booking-secrets'
import { BOOKING_NEWS_TASK } from './booking-tasks'
import { onBooking, onBookingOfSeller, type SellerRefusal, type WayRefusal } from './change-booking'
import { inviteSigner } from './invite-signer'
import { readSigning } from './signing-record'
import { addEvent } from './take-step'

/** Which further buyer, and where they are written to. */
export interface SignerAddress {
  number: number
  email: string
}

/** The refusals that belong to the field of the address. */
export const REACH_FAULTS = ['missing', 'notAnEmail', 'sameEmail', 'ofStaff'] as const

/** `sameEmail`: another buyer has this mailbox. `ofStaff`: the address is that of an account of ours. */
export type ReachRefusal = SendRefusal | (typeof REACH_FAULTS)[number]

/** The address of a further buyer who has not signed; refused when it is another buyer's, or a seller could read it. */
async function addressFor(
  ctx: TransactionContext,
  booking: StoredBooking,
  { identity, number, typed }: { identity: Identity; number: number; typed: string },
): Promise<Result<string, ReachRefusal>> {
  const read = readEmail(typed)
  if (!read.ok) return refuse(read.refusal === 'missing' ? 'missing' : 'notAnEmail')
  const others = identity.buyers.map((_, at) => (at + 1 === number ? null : emailOf(identity, at + 1)))
  if (others.includes(read.value)) return refuse('sameEmail')
  const isSold = booking.seller !== null
  return isSold && (await isAddressOfStaff(ctx, { email: read.value, buyers: [] })) ? refuse('ofStaff') : ok(read.value)
}

/** Puts another address in place: the code that went to the former one no longer works, and the first buyer is told. */
async function correct(ctx: TransactionContext, booking: StoredBooking, identity: Identity, number: number) {
  const { id, reference } = booking
  await rowsOf(ctx, sql`update bookings set identity = ${sealIdentity(reference, identity)} where id = ${id}`)
  await rowsOf(
    ctx,
    sql`update booking_codes set used_at = ${ctx.now.toISOString()}::timestamptz
      where booking_id = ${id} and purpose = 'sign' and buyer = ${number} and used_at is null`,
  )
  await enqueue(ctx, BOOKING_NEWS_TASK, { booking: id, news: 'signer_changed' })
}

/** Mails the link again to a further buyer of a locked booking, to another address where the form has one. */
async function reach(
  ctx: TransactionContext,
  booking: StoredBooking,
  { number, email }: SignerAddress,
  by: 'buyer' | 'staff',
): Promise<Result<null, ReachRefusal | WayRefusal>> {
  const identity = openIdentity(booking.reference, booking.identity)
  const signing = booking.state === 'co_signing' ? await readSigning(ctx, booking) : null
  const waits = signing?.signers.some((one) => one.number === number && one.signedAt === null)
  if (!identity || number < 2 || !waits) return refuse('over')
  const address = await addressFor(ctx, booking, { identity, number, typed: email })
  if (!address.ok) return address
  const isNew = address.value !== emailOf(identity, number)
  const sent = await inviteSigner(ctx, booking, number, { isNew })
  if (!sent.ok) return sent
  if (isNew) await correct(ctx, booking, withEmail(identity, number, address.value), number)
  const { id, state } = booking
  const name = isNew ? 'correctSigner' : 'inviteSigner'
  await addEvent(ctx, id, { name, by, note: String(number), from: state, to: state })
  return ok(null)
}

/**
 * Mails a further buyer the link again, or for the first time to an address that was mistyped, while they have not signed.
 * A corrected address is kept in the history, and the first buyer is mailed.
 */
export function reachSigner(
  ctx: Context,
  token: string,
  address: SignerAddress,
): Promise<Result<null, ReachRefusal | WayRefusal>> {
  requireActor(ctx, may.reachSigner)

  return onBooking<null, ReachRefusal | WayRefusal>(ctx, token, (inside, booking) =>
    reach(inside, booking, address, 'buyer'),
  )
}

/** The same by whoever sells the booking at the counter. */
export function reachSignerAtCounter(
  ctx: Context,
  reference: string,
  address: SignerAddress,
): Promise<Result<null, ReachRefusal | SellerRefusal>> {
  requireActor(ctx, may.reachSignerAtCounter)

  return onBookingOfSeller<null, ReachRefusal | WayRefusal>(ctx, reference, (inside, booking) =>
    reach(inside, booking, address, 'staff'),
  )
}
