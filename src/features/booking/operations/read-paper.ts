import { sellsProject } from '@/features/leads/server'
import { listUploads, openUpload } from '@/features/uploads/server'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import type { Buyer } from '../domain/identity'
import type { PaperReason, PaperState, PaperView } from '../domain/paper-contract'
import { may } from '../domain/permissions'
import { readBooking, type StoredBooking } from './booking-record'
import { openIdentity } from './booking-secrets'
import { openPaper, paperOwner, type StoredPaper } from './paper-record'

/** Whoever asks was found to be allowed to see the paper; its file is read for them. */
const asSystem = <Ctx extends Context>(ctx: Ctx): Ctx => ({ ...ctx, actor: { kind: 'system', name: 'booking' } })

const timeOf = (value: unknown) => (value === null ? null : new Date(value as string))
const textOf = (value: unknown) => (value === null ? null : String(value))

/** The newest paper of a booking that anybody recorded or is about to sign; null without one. */
export async function latestPaper(ctx: Context, booking: number): Promise<PaperView | null> {
  requireActor(ctx, may.latestPaper)

  const [row] = await rowsOf(
    ctx,
    sql`select p.*, r.name as recorder, d.name as decider, last.reason as last_reason, last.note as last_note
      from booking_papers p left join staff r on r.id = p.recorded_by left join staff d on d.id = p.decided_by
        left join lateral (select reason, note from booking_papers where booking_id = p.booking_id and id < p.id
          and reason <> 'printedAnew' order by id desc limit 1) last on p.state = 'printed'
      where p.booking_id = ${booking} order by p.id desc limit 1`,
  )
  if (!row) return null
  const id = Number(row.id)
  const [scan] = await listUploads(asSystem(ctx), paperOwner(id))
  return {
    id,
    state: row.state as PaperState,
    version: String(row.version),
    hash: String(row.sha256),
    printedAt: new Date(row.printed_at as string),
    recordedAt: timeOf(row.recorded_at),
    recordedBy: textOf(row.recorder),
    decidedBy: textOf(row.decider),
    isOwn: row.recorded_by !== null && Number(row.recorded_by) === staffOf(ctx),
    scan: scan ? { id: scan.id, name: scan.name, kind: scan.kind } : null,
    // Of a paper that is printed for another try: why the one before was refused.
    reason: (row.reason ?? row.last_reason ?? null) as PaperReason | null,
    note: String(row.note || row.last_note || ''),
  }
}

async function bookingToSell(ctx: Context, reference: string): Promise<StoredBooking | null> {
  const booking = await readBooking(ctx, sql`reference = ${reference}`)
  return booking && (await sellsProject(ctx, booking.project)) ? booking : null
}

/** A paper with what is printed around its text. */
export interface PaperToPrint {
  paper: StoredPaper
  reference: string
  /** With the whole number of the document, as the sheet that is signed by hand names it. */
  buyers: readonly Pick<Buyer, 'name' | 'document' | 'number'>[]
}

/** The paper of a booking that is to be printed; null without one, or in a project of others. */
export async function paperToPrint(ctx: Context, reference: string): Promise<PaperToPrint | null> {
  requireActor(ctx, may.paperToPrint)

  const booking = await bookingToSell(ctx, reference)
  const paper = booking && (await openPaper(ctx, booking))
  if (!paper) return null
  const buyers = openIdentity(booking.reference, booking.identity)?.buyers ?? []
  return {
    ...{ paper, reference: booking.reference },
    buyers: buyers.map(({ name, document, number }) => ({ name, document, number })),
  }
}

/** The scan of a signed paper with its content, for whoever sells the project; null for anybody else. */
export async function openPaperScan(ctx: Context, reference: string, paper: number) {
  requireActor(ctx, may.openPaperScan)

  const booking = await bookingToSell(ctx, reference)
  if (!booking) return null
  const [own] = await rowsOf(ctx, sql`select id from booking_papers where id = ${paper} and booking_id = ${booking.id}`)
  return own ? scanOf(ctx, paper) : null
}

async function scanOf(ctx: Context, paper: number) {
  const [scan] = await listUploads(asSystem(ctx), paperOwner(paper))
  return scan ? openUpload(asSystem(ctx), paperOwner(paper), scan.id) : null
}

/** The scan of the contract that a booking was signed with, for callers that know whose it is; null without one. */
export async function openSignedScan(ctx: Context, booking: number) {
  requireActor(ctx, may.openSignedScan)

  const [row] = await rowsOf(
    ctx,
    sql`select paper_id from booking_contracts where booking_id = ${booking} and paper_id is not null`,
  )
  return row ? scanOf(ctx, Number(row.paper_id)) : null
}
