import type { Context } from '@/platform/context'
import { staffOf } from '@/platform/context'
import { databaseOf, type SQL, sql } from '@/platform/database'
import type { TransactionContext } from '@/platform/transaction'
import type { SlipReason, SlipState, SlipWay } from '../domain/slip'

/** A slip as it is stored. */
export interface StoredSlip {
  id: number
  number: string
  payment: number
  state: SlipState
  way: SlipWay
  note: string
  sentAt: Date
  agreedBy: number | null
  bankReference: string | null
  reason: SlipReason | null
}

const numberOf = (value: unknown) => (value === null ? null : Number(value))

export const toSlip = (row: Record<string, unknown>): StoredSlip => ({
  id: Number(row.id),
  number: String(row.number),
  payment: Number(row.payment_id),
  state: row.state as SlipState,
  way: row.way as SlipWay,
  note: String(row.note),
  sentAt: new Date(row.sent_at as string),
  agreedBy: numberOf(row.agreed_by),
  bankReference: row.bank_reference === null ? null : String(row.bank_reference),
  reason: row.reason as SlipReason | null,
})

/** The owner of the file of a slip. */
export const slipOwner = (number: string): string => `slip:${number}`

/** Locks a slip until the transaction ends; null without one. */
export async function lockSlip(ctx: TransactionContext, number: string): Promise<StoredSlip | null> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`select * from payment_slips where number = ${number} for update`)
  return rows[0] ? toSlip(rows[0]) : null
}

/** The slips for one thing that fit, the newest first. */
export async function slipsFor(
  ctx: Readonly<Context>,
  { kind, reference }: { kind: string; reference: string },
  where: SQL = sql`true`,
): Promise<StoredSlip[]> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select s.* from payment_slips s join payments p on p.id = s.payment_id
    where p.kind = ${kind} and p.reference = ${reference} and ${where} order by s.id desc`)
  return rows.map(toSlip)
}

/** Adds a line to the history of a slip. */
export async function addSlipEvent(
  ctx: TransactionContext,
  slip: number,
  step: 'send' | 'take' | 'agree' | 'approve' | 'refuse',
  note = '',
): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`
    insert into payment_slip_events (slip_id, step, staff, note, at)
    values (${slip}, ${step}, ${staffOf(ctx)}, ${note}, ${ctx.now.toISOString()}::timestamptz)`)
}
