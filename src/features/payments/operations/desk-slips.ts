import { listUploads, openUpload } from '@/features/uploads/server'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { rowsOf } from '@/platform/rows'
import type { DeskSlip, DeskSlipPage } from '../domain/desk-slip'
import { may } from '../domain/permissions'
import type { PaymentMethod } from '../domain/provider'
import { slipOwner, toSlip } from './slip-record'

const SLIPS = sql`select s.*, p.invoice, p.kind, p.reference, p.description, p.amount, p.method, p.is_live, p.expires_at,
    p.state as payment_state, a.name as agreed_name
  from payment_slips s join payments p on p.id = s.payment_id left join staff a on a.id = s.agreed_by`

const toDesk = (ctx: Context, row: Record<string, unknown>): DeskSlip => ({
  ...toSlip(row),
  invoice: String(row.invoice),
  reference: String(row.reference),
  description: String(row.description),
  amount: Number(row.amount),
  method: row.method as PaymentMethod,
  isLive: row.is_live === true,
  agreedName: row.agreed_name === null ? null : String(row.agreed_name),
  isOwn: row.agreed_by !== null && ctx.actor.kind === 'staff' && Number(row.agreed_by) === ctx.actor.id,
  // The end does not take a slip from the queue: the money may have come.
  isOver: row.payment_state === 'expired' || new Date(row.expires_at as string) <= ctx.now,
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
  )
  return rows.map(({ owner }) => String(owner).slice('slip:'.length))
}

/** One slip with its file and its history; null when there is none. */
export async function readDeskSlip(ctx: Context, number: string): Promise<DeskSlipPage | null> {
  requireActor(ctx, may.readDeskSlip)

  const [row] = await rowsOf(ctx, sql`${SLIPS} where s.number = ${number}`)
  if (!row) return null
  const slip = toDesk(ctx, row)
  const id = Number(row.id)
  const lines = await rowsOf(
    ctx,
    sql`select e.step, e.at, e.note, m.name from payment_slip_events e left join staff m on m.id = e.staff
      where e.slip_id = ${id} order by e.id`,
  )
  return {
    slip,
    files: (await listUploads(ctx, slipOwner(number))).map(({ id, name, kind }) => ({ id, name, kind })),
    twins: await twinsOf(ctx, number),
    lines: lines.map((line) => ({
      step: String(line.step),
      at: new Date(line.at as string),
      by: line.name === null ? null : String(line.name),
      note: String(line.note),
    })),
  }
}

/** The file of a slip with its content; null when it has no such file. */
export async function openSlipFile(ctx: Context, number: string, file: string) {
  requireActor(ctx, may.openSlipFile)
  return openUpload(ctx, slipOwner(number), file)
}
