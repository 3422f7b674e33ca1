/** The box of words in the header's search. */
export const FIELD_ID = 'site-search-words'

/** Its prices, and what is said when none is chosen. */
export const PRICES_ID = 'site-search-prices'
export const PRICE_ERROR_ID = 'site-search-prices-error'

/** The list of suggestions under the box. */
export const LIST_ID = 'site-search-list'
