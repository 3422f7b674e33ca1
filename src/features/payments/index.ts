export { bahtInWords } from './domain/baht-in-words'
export type { PaymentFact, PaymentRequest, PaymentView, Receipt } from './domain/payment'
export { PAYMENT_METHODS, type Payable, type PaymentMethod } from './domain/provider'
export { BANKS, type RefundView, readAccount } from './domain/refund'
