export { LOAN, monthlyForPrice, priceForMonthly } from './domain/rule-of-thumb'
