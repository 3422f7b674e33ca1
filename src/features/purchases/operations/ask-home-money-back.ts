import { lockBookingOf } from '@/features/booking/server'
import { askBack } from '@/features/payments/server'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { payableReference } from '../domain/home'
import { may } from '../domain/permissions'
import { paymentsOf } from './home-record'
import { PAYMENT_KIND } from './home-tasks'

/** A cancelled sale: which share of what was paid goes back, null where the contract decides, and who cancelled. */
export interface CancelledSale {
  reference: string
  share: number | null
  reason: string
  staff: number | null
}

/** Asks back what was paid for a home after its booking fee, in the name of whoever cancelled the sale. */
export function askHomeMoneyBack(ctx: Context, { reference, staff, ...back }: CancelledSale): Promise<number> {
  requireActor(ctx, may.askHomeMoneyBack)

  const actor = staff === null ? ctx.actor : ({ kind: 'staff', id: staff, role: 'supervisor' } as const)
  return inTransaction({ ...ctx, actor }, async (inside) => {
    const booking = await lockBookingOf(inside, reference)
    const paid = booking ? (await paymentsOf(inside, booking.id)).filter(({ paidAt }) => paidAt !== null) : []
    const references = paid.map(({ number }) => payableReference(reference, number))
    return askBack(inside, { kind: PAYMENT_KIND, references, ...back })
  })
}
