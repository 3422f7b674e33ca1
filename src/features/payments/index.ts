export { bahtInWords } from './domain/baht-in-words'
export { type PaymentFact, type PaymentRequest, type PaymentView, paymentTask, type Receipt } from './domain/payment'
export { PAYMENT_METHODS, type Payable, type PaymentMethod, type Provider } from './domain/provider'
export { BANKS, type RefundAccount, type RefundView, readAccount } from './domain/refund'
