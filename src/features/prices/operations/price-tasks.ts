/** Job: change the prices whose moment has come. */
export const APPLY_PRICES_TASK = 'prices.apply'
