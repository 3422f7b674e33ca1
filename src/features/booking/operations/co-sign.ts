import { ok, type Result, refuse } from '@/kernel/result'
import type { CodeRefusal, SendRefusal } from '@/kernel/sign-in/mailed-code'
import type { Context } from '@/platform/database/context'
import { type SQL, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { hashOf } from '@/platform/sign-in/token-hash'
import type { OwnBooking } from '../domain/booking'
import { type CoSigning, missing, type Signing } from '../domain/co-signing'
import { isOver } from '../domain/hold'
import { may } from '../domain/permissions'
import { isSameName } from '../domain/signature'
import { startRound, tryCode } from './booking-codes'
import { lockBooking, readBooking, type StoredBooking } from './booking-record'
import { contractHash } from './booking-secrets'
import type { WayRefusal } from './change-booking'
import { concludeContract } from './conclude-contract'
import { isSignCodeSent, withBuyers } from './find-booking'
import { lapseIfOver } from './lapse-holds'
import { addSignature, readSigning } from './signing-record'
import { addEvent } from './take-step'

/** The booking of a link to sign, and whose link it is; null for any other token. */
async function linkOf(ctx: Readonly<Context>, token: string): Promise<{ where: SQL; number: number } | null> {
  const [row] = await rowsOf(ctx, sql`select booking_id, buyer from booking_signers where link_hash = ${hashOf(token)}`)
  return row ? { where: sql`id = ${Number(row.booking_id)}`, number: Number(row.buyer) } : null
}

/** The contract that the buyer of a link signs, and who has signed; null for any other token. */
export async function findCoSigning(ctx: Context, token: string): Promise<CoSigning | null> {
  requireActor(ctx, may.findCoSigning)

  const link = await linkOf(ctx, token)
  const booking = link && (await readBooking(ctx, link.where))
  const signing = booking && (await readSigning(ctx, booking))
  const own = signing?.signers.find(({ number }) => number === link?.number)
  if (!booking || !signing || !own) return null
  const { reference, snapshot, holdEndsAt } = booking
  const state = isOver(booking, ctx.now) ? 'lapsed' : booking.state
  return {
    ...signing,
    ...{ reference, state, own, project: snapshot.project.title, unit: snapshot.unit.number },
    endsAt: state === 'co_signing' ? holdEndsAt : null,
    isCodeSent: await isSignCodeSent(ctx, booking.id, own.number),
  }
}

/** The booking of a link, for whoever has signed by it: they come to its contract and its home as the first buyer does. */
export async function findBookingOfSigner(
  ctx: Context,
  token: string,
): Promise<{ booking: OwnBooking; number: number } | null> {
  requireActor(ctx, may.findBookingOfSigner)

  const link = await linkOf(ctx, token)
  const booking = link && (await readBooking(ctx, link.where))
  const signing = booking && (await readSigning(ctx, booking))
  const hasSigned = signing?.signers.some(({ number, signedAt }) => number === link?.number && signedAt !== null)
  return booking && link && hasSigned ? { booking: withBuyers(booking), number: link.number } : null
}

type Work<Refusal> = (
  inside: TransactionContext,
  booking: StoredBooking,
  signing: Signing,
  number: number,
) => Promise<Result<null, Refusal>>

/** Work on a booking that waits for the buyer of a link, whose row is locked. A hold that is over ends here. */
function onWaiting<Refusal>(
  ctx: Context,
  token: string,
  work: Work<Refusal>,
): Promise<Result<null, Refusal | WayRefusal>> {
  return inTransaction(ctx, async (inside): Promise<Result<null, Refusal | WayRefusal>> => {
    const link = await linkOf(inside, token)
    const locked = link && (await lockBooking(inside, link.where))
    // A link that was replaced while this waited for the lock opens nothing any more.
    if (!locked || (await linkOf(inside, token)) === null) return refuse('gone')
    const booking = await lapseIfOver(inside, locked)
    const signing = booking.state === 'co_signing' ? await readSigning(inside, booking) : null
    const waits = signing && missing(signing.signers).some(({ number }) => number === link.number)
    return waits ? work(inside, booking, signing, link.number) : refuse('over')
  })
}

/** Mails the buyer of a link the code to sign with. Earlier ones no longer work. */
export function requestSignerCode(ctx: Context, token: string): Promise<Result<null, SendRefusal | WayRefusal>> {
  requireActor(ctx, may.requestSignerCode)

  return onWaiting<SendRefusal>(ctx, token, (inside, booking, _signing, buyer) =>
    startRound(inside, booking, 'sign', { buyer }),
  )
}

export type CoSignRefusal = 'name' | 'outdated' | CodeRefusal

/** Whether the text is the one that the page showed and that the first buyer signed. */
const isSameText = ({ version, thai, translated, hash }: Signing, shown: string) =>
  shown === hash && contractHash(version, thai, translated) === hash

/**
 * Signs for the buyer of a link, with their name and the code from their own mailbox, under the hash that the first buyer
 * signed. The last signature concludes the contract.
 */
export function coSign(
  ctx: Context,
  token: string,
  { name, code, hash }: { name: string; code: string; hash: string },
): Promise<Result<null, CoSignRefusal | WayRefusal>> {
  requireActor(ctx, may.coSign)

  return onWaiting<CoSignRefusal>(ctx, token, async (inside, booking, signing, buyer) => {
    if (!isSameText(signing, hash)) return refuse('outdated')
    const own = signing.signers.find(({ number }) => number === buyer)
    if (!own || !isSameName(own.name, name)) return refuse('name')
    const tried = await tryCode(inside, booking, 'sign', code, buyer)
    if (!tried.ok) return tried
    await addSignature(inside, booking, { buyer, name, hash })
    const isLast = missing(signing.signers).length === 1
    const { id, state } = booking
    if (isLast) await concludeContract(inside, booking, { name: 'signLast', by: 'buyer' })
    else await addEvent(inside, id, { name: 'signNext', by: 'buyer', note: String(buyer), from: state, to: state })
    return ok(null)
  })
}
