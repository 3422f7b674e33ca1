export { findExchangeRates } from './operations/find-exchange-rates'
