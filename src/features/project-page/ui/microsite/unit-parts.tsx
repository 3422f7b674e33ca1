export { TypeFilter } from './type-filter'
export { UnitChoice } from './unit-choice'
export { StockSummary, UnitTable } from './unit-details'
