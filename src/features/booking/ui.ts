export { HowToPay, PaymentRefresh, payingWords } from './ui/how-to-pay'
export { RefundSection } from './ui/refund-section'
export { TrialNotice } from './ui/trial-notice'
