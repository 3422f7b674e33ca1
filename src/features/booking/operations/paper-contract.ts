import { claimUploads } from '@/features/uploads/server'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import { MAX_REFUSED_PAPERS, PAPER_HOURS, shortHash } from '../domain/paper-contract'
import { may } from '../domain/permissions'
import type { StoredBooking } from './booking-record'
import { contractHash } from './booking-secrets'
import { onBookingOfSeller, type SellerRefusal } from './change-booking'
import { addPaper, countRefused, openPaper, paperOwner, type StoredPaper } from './paper-record'
import type { Signature } from './sign-contract'
import { addEvent, holdAtLeast, takeStep } from './take-step'

/** The texts of a contract and the hash that the page showed. */
export type PrintedText = Pick<Signature, 'thai' | 'translated' | 'hash'>

/** On paper everybody signs, also those who have signed by a code while others have not. */
const isSignable = ({ state }: StoredBooking): boolean => state === 'verified' || state === 'co_signing'

export type PrintRefusal = 'outdated' | 'tooManyPapers' | SellerRefusal

/** A paper that was printed of another text gives way; one of the same text stays as it is. */
async function replaces(ctx: TransactionContext, open: StoredPaper | null, hash: string): Promise<boolean> {
  if (!open) return true
  if (open.hash === hash) return false
  await rowsOf(
    ctx,
    sql`update booking_papers set state = 'refused', reason = 'printedAnew', decided_by = ${staffOf(ctx)},
        decided_at = ${ctx.now.toISOString()}::timestamptz where id = ${open.id}`,
  )
  return true
}

/**
 * Keeps the contract of a booking exactly as it is about to be printed, so that what is signed on paper is the text whose
 * hash stands on it. Printing again changes nothing.
 */
export function printContract(ctx: Context, reference: string, text: PrintedText): Promise<Result<null, PrintRefusal>> {
  requireActor(ctx, may.printContract)

  return onBookingOfSeller<null, PrintRefusal>(ctx, reference, async (inside, booking) => {
    if (!isSignable(booking)) return refuse('over')
    const { thai, translated, hash } = text
    if (contractHash(booking.termsVersion, thai, translated) !== hash) return refuse('outdated')
    if ((await countRefused(inside, booking.id)) >= MAX_REFUSED_PAPERS) return refuse('tooManyPapers')
    const [printedBy, open] = [staffOf(inside), await openPaper(inside, booking)]
    if (printedBy === null || !(await replaces(inside, open, hash))) return ok(null)
    const { termsVersion: version, locale, state } = booking
    await addPaper(inside, booking, { version, locale, thai, translated, hash, printedBy, printedAt: inside.now })
    const note = `${version} · ${shortHash(hash)}`
    await addEvent(inside, booking.id, { name: 'printPaper', by: 'staff', note, from: state, to: state })
    return ok(null)
  })
}

export type RecordRefusal = 'notPrinted' | 'fileGone' | 'tooManyPapers' | SellerRefusal

/**
 * Records that the buyers signed the printed contract, with its scan: the first of two people. The seller alone may; it
 * counts once somebody else has compared it.
 */
export function recordPaper(
  ctx: Context,
  reference: string,
  { paper, upload }: { paper: number; upload: string },
): Promise<Result<null, RecordRefusal>> {
  requireActor(ctx, may.recordPaper)

  return onBookingOfSeller<null, RecordRefusal>(ctx, reference, async (inside, booking) => {
    if (!isSignable(booking)) return refuse('over')
    const open = await openPaper(inside, booking)
    if (open?.state !== 'printed' || open.id !== paper) return refuse('notPrinted')
    if ((await countRefused(inside, booking.id)) >= MAX_REFUSED_PAPERS) return refuse('tooManyPapers')
    if ((await claimUploads(inside, [upload], paperOwner(open.id))).length === 0) return refuse('fileGone')
    await rowsOf(
      inside,
      sql`update booking_papers set state = 'waiting', recorded_by = ${staffOf(inside)},
          recorded_at = ${inside.now.toISOString()}::timestamptz where id = ${open.id}`,
    )
    await takeStep(inside, booking, { name: 'signOnPaper', by: 'staff', note: shortHash(open.hash) })
    // It lasts while somebody else compares.
    await holdAtLeast(inside, booking, PAPER_HOURS * 60)
    return ok(null)
  })
}
