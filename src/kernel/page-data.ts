/**
 * Set by the app's server on requests that are answered with the data of a page and not with a document. Next keeps its
 * own headers about that from pages.
 */
export const PAGE_DATA_HEADER = 'x-page-data'
