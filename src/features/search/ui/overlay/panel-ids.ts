/** The keyword field of the search in the header. */
export const FIELD_ID = 'site-search-words'

/** The price fields, and their error message. */
export const PRICES_ID = 'site-search-prices'
export const PRICE_ERROR_ID = 'site-search-prices-error'

/** The list of suggestions under the keyword field. */
export const LIST_ID = 'site-search-list'
