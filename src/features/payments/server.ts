export { hearProvider } from './operations/hear-provider'
export { opnProvider } from './operations/opn'
export { reconcilePayments } from './operations/reconcile-payments'
export { startPayment } from './operations/start-payment'
