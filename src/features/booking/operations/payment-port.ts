import { currentProvider, failedPayments, latestPayment, startPayment } from '@/features/payments/server'
import { ok, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import type { PaymentPort } from '../domain/payment-port'

/** The payments of this installation. Without a provider no method is offered, and nothing pretends to be paid. */
export function paymentPort(): PaymentPort<Context> {
  const provider = currentProvider()
  if (!provider) return { methods: [], startPayment: async () => refuse('unavailable') }
  return {
    methods: provider.methods,
    startPayment: async (ctx, request) => {
      const { kind, reference } = request.payable
      // A transfer stays open while its hold is prolonged: it is the same one, with the same code.
      const open = provider.name === 'transfer' ? await latestPayment(ctx, kind, reference) : null
      if (open?.state === 'pending' && open.expiresAt > ctx.now) return ok(open)
      // A payment that failed is not asked for again: pressing once more is another payment.
      const failed = await failedPayments(ctx, kind, reference)
      return startPayment(ctx, provider, { ...request, idempotencyKey: `${request.idempotencyKey}-${failed}` })
    },
  }
}
