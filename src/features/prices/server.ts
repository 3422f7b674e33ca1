export { applyDuePriceOf, applyDuePrices, duePriceInSql } from './operations/apply-prices'
export { approvePlan, callOffPlan } from './operations/decide-plan'
export { APPLY_PRICES_TASK } from './operations/price-tasks'
export { proposePlan } from './operations/propose-plan'
