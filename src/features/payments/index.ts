export { type PaymentFact, type PaymentRequest, type PaymentView, paymentTask, type Receipt } from './domain/payment'
export {
  COUNTER_METHODS,
  type CounterMethod,
  OFFERED_METHODS,
  type OfferedMethod,
  type Payable,
  type PaymentMethod,
  type Provider,
} from './domain/provider'
export { BANKS, type RefundAccount, type RefundsOf, type RefundView, readAccount } from './domain/refund'
export { billReference, isSlipOpen, type SlipReason, type SlipView, type TransferAccount } from './domain/slip'
