import { sellsProject } from '@/features/leads/server'
import type { SecondPersonFault } from '@/features/staff'
import { checkSecondPerson } from '@/features/staff/server'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import type { PaperReason } from '../domain/paper-contract'
import { may } from '../domain/permissions'
import { lockBooking, type StoredBooking } from './booking-record'
import { openIdentity } from './booking-secrets'
import { storeContract } from './conclude-contract'
import { lapseIfOver } from './lapse-holds'
import { addPaper, openPaper, type StoredPaper } from './paper-record'
import { readSigning } from './signing-record'
import { holdAtLeast, takeStep } from './take-step'

/** Why nothing was decided. `own`, `linked`, `young`: whoever decides is no second person to who recorded the signature. */
export type PaperRefusal = 'gone' | 'notNow' | SecondPersonFault | 'notYourProject'

type Work = (
  inside: TransactionContext,
  booking: StoredBooking,
  paper: StoredPaper,
) => Promise<Result<null, PaperRefusal>>

/** Work on the paper that waits, under the lock of its booking. A hold that is over ends here. */
function onWaitingPaper(ctx: Context, reference: string, work: Work): Promise<Result<null, PaperRefusal>> {
  return inTransaction(ctx, async (inside): Promise<Result<null, PaperRefusal>> => {
    const locked = await lockBooking(inside, sql`reference = ${reference}`)
    if (!locked) return refuse('gone')
    if (!(await sellsProject(inside, locked.project))) return refuse('notYourProject')
    const booking = await lapseIfOver(inside, locked)
    const paper = await openPaper(inside, booking)
    return booking.state === 'on_paper' && paper?.state === 'waiting' ? work(inside, booking, paper) : refuse('notNow')
  })
}

/**
 * The second person has compared the scan: every page carries the fingerprint, and all buyers signed. The printed text is
 * kept as the contract, and the booking goes on to its payment.
 */
export function confirmPaper(ctx: Context, reference: string): Promise<Result<null, PaperRefusal>> {
  requireActor(ctx, may.confirmPaper)

  return onWaitingPaper(ctx, reference, async (inside, booking, paper) => {
    // The database refuses the same person too (`booking_papers_four_eyes`).
    const fault = await checkSecondPerson(inside, paper.recordedBy)
    if (fault) return refuse(fault)
    await rowsOf(
      inside,
      sql`update booking_papers set state = 'confirmed', decided_by = ${staffOf(inside)},
          decided_at = ${inside.now.toISOString()}::timestamptz where id = ${paper.id}`,
    )
    const [first] = openIdentity(booking.reference, booking.identity)?.buyers ?? []
    const { version, locale, thai, translated, hash, recordedAt } = paper
    await storeContract(inside, booking, {
      ...{ version, locale, thai, translated, hash, name: first?.name ?? '' },
      ...{ signedAt: recordedAt ?? inside.now, paper: paper.id },
    })
    await takeStep(inside, booking, { name: 'confirmPaper', by: 'staff' })
    // There is time left to pay.
    await holdAtLeast(inside, booking, booking.snapshot.holdMinutes)
    return ok(null)
  })
}

/** Refuses a signed paper, by either of the two people, with the reason. The same text can be signed or scanned again. */
export function refusePaper(
  ctx: Context,
  reference: string,
  { reason, note }: { reason: PaperReason; note: string },
): Promise<Result<null, PaperRefusal>> {
  requireActor(ctx, may.refusePaper)

  return onWaitingPaper(ctx, reference, async (inside, booking, paper) => {
    const said = note.replaceAll('\0', '').trim().slice(0, 300)
    await rowsOf(
      inside,
      sql`update booking_papers set state = 'refused', reason = ${reason}, note = ${said},
          decided_by = ${staffOf(inside)}, decided_at = ${inside.now.toISOString()}::timestamptz where id = ${paper.id}`,
    )
    await addPaper(inside, booking, paper)
    const isBegun = (await readSigning(inside, booking)) !== null
    await takeStep(inside, booking, {
      name: isBegun ? 'resumeSigning' : 'refusePaper',
      by: 'staff',
      note: [reason, said].filter(Boolean).join(': '),
    })
    return ok(null)
  })
}
