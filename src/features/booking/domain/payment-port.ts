import type { OfferedMethod, PaymentRequest, PaymentView } from '@/features/payments'
import type { Result } from '@/kernel/result'

/** What bookings need of payments. `Ctx` is the context of an operation, which this layer does not know. */
export interface PaymentPort<Ctx> {
  /** The methods offered now; empty: online payment is not open. */
  methods: readonly OfferedMethod[]
  startPayment: (
    ctx: Ctx,
    request: PaymentRequest,
  ) => Promise<Result<PaymentView, 'unavailable' | 'conflict' | 'tooLate'>>
}
