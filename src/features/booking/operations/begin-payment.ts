import type { OfferedMethod, Payable, PaymentView } from '@/features/payments'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { payUntil } from '../domain/hold'
import type { PaymentPort } from '../domain/payment-port'
import { may } from '../domain/permissions'
import { byToken, lockBooking, type StoredBooking } from './booking-record'
import { onBooking, type WayRefusal } from './change-booking'
import { paymentPort } from './payment-port'
import { takeStep } from './take-step'

export type PayRefusal = 'tooLate' | 'unavailable' | 'conflict' | WayRefusal

export const payableOf = ({ reference, fee, snapshot }: StoredBooking, expiresAt: Date): Payable => ({
  kind: 'booking',
  reference,
  amount: fee,
  currency: 'THB',
  description: `${snapshot.project.title.en} ${snapshot.unit.number}`,
  expiresAt,
})

/**
 * Starts the payment of the booking fee. The booking says that it is being paid before the provider is asked; a refusal
 * takes that back. The same method within one hold starts one payment, however often it is pressed.
 */
export async function beginPayment(
  ctx: Context,
  token: string,
  method: OfferedMethod,
  port: PaymentPort<Context> = paymentPort(),
): Promise<Result<PaymentView, PayRefusal>> {
  requireActor(ctx, may.beginPayment)

  if (!port.methods.includes(method)) return refuse('unavailable')
  const begun = await onBooking<{ payable: Payable; round: number }, PayRefusal>(
    ctx,
    token,
    async (inside, booking) => {
      const until = payUntil(booking, inside.now)
      if (!until) return refuse('tooLate')
      if (!(await takeStep(inside, booking, { name: 'pay', by: 'buyer', note: method }))) return refuse('over')
      return ok({ payable: payableOf(booking, until), round: booking.renewals })
    },
  )
  if (!begun.ok) return begun
  const { payable, round } = begun.value
  const idempotencyKey = `${payable.reference}-${method}-${round}`
  const started = await port.startPayment(ctx, { payable, method, idempotencyKey })
  if (started.ok) return started
  await inTransaction(ctx, async (inside) => {
    const booking = await lockBooking(inside, byToken(token))
    if (booking) await takeStep(inside, booking, { name: 'failPayment', by: 'system', note: started.refusal })
  })
  return started
}
