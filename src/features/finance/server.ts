export { findExchangeRates } from './operations/find-exchange-rates'
export { findLoanTerms } from './operations/find-loan-terms'
export { renewRates } from './operations/renew-rates'
