import { financeRates } from './cms/finance-rates'

export const collections = [financeRates]
