/** What is read without a connection, by the names of its caches. `public/kept-pages.js` reads them. */
export const KEPT_PAGES = 'kept-pages'
export const KEPT_PRIVATE = 'kept-private'

/** The next person at this device finds nothing of this one. */
export async function forgetKeptPages(): Promise<void> {
  if (!('caches' in window)) return
  await Promise.all([caches.delete(KEPT_PAGES), caches.delete(KEPT_PRIVATE)]).catch(() => undefined)
}
