import type { Context } from '@/platform/database/context'
import { type SQL, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import type { PaymentView } from '../domain/payment'
import type { PaymentFailure } from '../domain/payment-failure'
import type { PaymentState } from '../domain/payment-states'
import { may } from '../domain/permissions'
import type { Payable, PaymentMethod } from '../domain/provider'
import { payments } from '../tables'

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

/** The columns of a payment that are read. */
export const PAYMENT = {
  id: payments.id,
  invoice: payments.invoice,
  requestHash: payments.requestHash,
  provider: payments.provider,
  kind: payments.kind,
  reference: payments.reference,
  amount: payments.amount,
  currency: payments.currency,
  description: payments.description,
  expiresAt: payments.expiresAt,
  method: payments.method,
  state: payments.state,
  charge: payments.charge,
  href: payments.href,
  qr: payments.qr,
  failure: payments.failure,
  isLive: payments.isLive,
  createdAt: payments.createdAt,
  exception: payments.exception,
}

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

  const [payment] = await rowsOf(
    ctx,
    sql`select * from ${payments} where ${where} limit 1 ${lock ? sql`for update` : sql``}`,
    PAYMENT,
  )
  return payment ?? null
}
