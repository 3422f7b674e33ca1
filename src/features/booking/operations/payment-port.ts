import { refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import type { PaymentPort } from '../domain/payment-port'

/** The payments of this installation. None is connected yet: no method is offered, and nothing pretends to be paid. */
export const paymentPort: PaymentPort<Context> = {
  methods: [],
  startPayment: async () => refuse('unavailable'),
}
