import type { Context } from '@/platform/context'
import { databaseOf, type SQL, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import type { PaymentView } from '../domain/payment'
import type { PaymentFailure } from '../domain/payment-failure'
import type { PaymentState } from '../domain/payment-states'
import { may } from '../domain/permissions'
import type { Payable, PaymentMethod } from '../domain/provider'

/** A payment as it is stored. */
export interface StoredPayment extends Payable {
  id: number
  invoice: string
  requestHash: string
  provider: string
  method: PaymentMethod
  state: PaymentState
  charge: string | null
  href: string | null
  qr: string | null
  failure: PaymentFailure | null
  isLive: boolean
  createdAt: Date
  /** Why a person must look at it; null when nothing is wrong. */
  exception: string | null
}

const textOf = (value: unknown): string | null => (value === null ? null : String(value))

/** A payment as the database returns it. */
export const toPayment = (row: Record<string, unknown>): StoredPayment => ({
  id: Number(row.id),
  invoice: String(row.invoice),
  requestHash: String(row.request_hash),
  provider: String(row.provider),
  kind: String(row.kind),
  reference: String(row.reference),
  amount: Number(row.amount),
  currency: 'THB',
  description: String(row.description),
  expiresAt: new Date(row.expires_at as string | Date),
  method: row.method as PaymentMethod,
  state: row.state as PaymentState,
  charge: textOf(row.charge),
  href: textOf(row.href),
  qr: textOf(row.qr),
  failure: row.failure as PaymentFailure | null,
  isLive: row.is_live === true,
  createdAt: new Date(row.created_at as string | Date),
  exception: textOf(row.exception),
})

/** What the buyer sees of a payment. */
export const viewOf = ({
  state,
  method,
  amount,
  href,
  qr,
  expiresAt,
  failure,
  isLive,
}: StoredPayment): PaymentView => ({
  ...{ state, method, amount, href, qr, expiresAt, failure, isLive },
})

/** The first payment that fits; null without one. `lock` keeps it until the end of the transaction. */
export async function findPayment(ctx: Context, where: SQL, lock = false): Promise<StoredPayment | null> {
  requireActor(ctx, may.findPayment)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(
    sql`select * from payments where ${where} limit 1 ${lock ? sql`for update` : sql``}`,
  )
  return rows[0] ? toPayment(rows[0]) : null
}
