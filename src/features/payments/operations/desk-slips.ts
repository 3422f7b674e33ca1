import { eq } from '@payloadcms/db-postgres/drizzle'
import { listUploads, openUpload } from '@/features/uploads/server'
import { staff } from '@/payload-tables'
import type { Context } from '@/platform/database/context'
import { isActing } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { aText, orNull, type RowOf } from '@/platform/database/decoders'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf, rowsOf } from '@/platform/database/rows'
import type { DeskSlip, DeskSlipPage } from '../domain/desk-slip'
import { may } from '../domain/permissions'
import { paymentSlipEvents, payments } from '../tables'
import { SLIP, slipOwner } from './slip-record'

const SLIPS = sql`select s.*, s.payment_id as payment, p.invoice, p.kind, p.reference, p.description, p.amount, p.method, p.is_live, p.expires_at,
    p.state as payment_state, a.name as agreed_name
  from payment_slips s join payments p on p.id = s.payment_id left join staff a on a.id = s.agreed_by`

const DESK_SLIP = {
  ...SLIP,
  invoice: payments.invoice,
  reference: payments.reference,
  description: payments.description,
  amount: payments.amount,
  method: payments.method,
  isLive: payments.isLive,
  expiresAt: payments.expiresAt,
  paymentState: payments.state,
  agreedName: orNull(staff.name),
}

const toDesk = (ctx: Context, { expiresAt, paymentState, ...row }: RowOf<typeof DESK_SLIP>): DeskSlip => ({
  ...row,
  isOwn: isActing(ctx, row.agreedBy),
  // The end does not take a slip from the queue: the money may have come.
  isOver: paymentState === 'expired' || expiresAt <= ctx.now,
})

/** The slips that finance has to decide, the oldest first. */
export async function listOpenSlips(ctx: Context): Promise<DeskSlip[]> {
  requireActor(ctx, may.listOpenSlips)

  const found = []
  // Trials never push a slip of real money out of the list.
  for (const isLive of [true, false])
    found.push(
      ...(await rowsOf(
        ctx,
        sql`${SLIPS} where s.state in ('waiting', 'agreed') and p.is_live = ${isLive} order by s.id limit 200`,
        DESK_SLIP,
      )),
    )
  return found.map((row) => toDesk(ctx, row))
}

/** Other slips that came with the same file: a slip that is sent twice pays once. */
async function twinsOf(ctx: Context, number: string): Promise<string[]> {
  const rows = await rowsOf(
    ctx,
    sql`select distinct u.owner from uploads u join uploads own on own.sha256 = u.sha256 and own.owner <> u.owner
      where own.owner = ${slipOwner(number)} and u.owner like 'slip:%'`,
    { owner: aText },
  )
  return rows.map(({ owner }) => owner.slice('slip:'.length))
}

/** One slip with its file and its history; null when there is none. */
export async function readDeskSlip(ctx: Context, number: string): Promise<DeskSlipPage | null> {
  requireActor(ctx, may.readDeskSlip)

  const [row] = await rowsOf(ctx, sql`${SLIPS} where s.number = ${number}`, DESK_SLIP)
  if (!row) return null
  const slip = toDesk(ctx, row)
  const { step, at, note } = paymentSlipEvents
  const db = await queriesOf(ctx)
  const lines = await db
    .select({ step, at, by: staff.name, note })
    .from(paymentSlipEvents)
    .leftJoin(staff, eq(staff.id, paymentSlipEvents.staff))
    .where(eq(paymentSlipEvents.slipId, row.id))
    .orderBy(paymentSlipEvents.id)
  return {
    slip,
    files: (await listUploads(ctx, slipOwner(number))).map(({ id, name, kind }) => ({ id, name, kind })),
    twins: await twinsOf(ctx, number),
    lines,
  }
}

/** The file of a slip with its content; null when it has no such file. */
export async function openSlipFile(ctx: Context, number: string, file: string) {
  requireActor(ctx, may.openSlipFile)
  return openUpload(ctx, slipOwner(number), file)
}
