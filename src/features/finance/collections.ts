import { exchangeRates } from './cms/exchange-rates'
import { financeRates } from './cms/finance-rates'

export const collections = [financeRates]
export const globals = [exchangeRates]
