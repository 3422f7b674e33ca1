/**
 * Set by the app's server on requests that are answered with the data of a page and not with a document. Next keeps its
 * own headers about that from pages.
 */
export const PAGE_DATA_HEADER = 'x-page-data'

/** Begins the HTML of a part in the data of a page: the gateway leaves out what follows where the document holds it. */
export const PART_MARK = '<!--part-->'
