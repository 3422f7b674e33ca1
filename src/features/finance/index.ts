export type { Assumption } from './domain/assumptions'
export type { FinancedHome } from './domain/home-finance'
export { PUBLISHED_RATES } from './domain/rates'
export { LOAN, monthlyForPrice, priceForMonthly } from './domain/rule-of-thumb'
