import type { Metadata } from 'next'

/**
 * Metadata of a page with a secret address, from a mail link (C22): a title, noindex, and no Referer to other sites.
 * This site still gets it: a form posted without scripts would be refused otherwise.
 */
export const secretPageMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: false },
  referrer: 'same-origin',
})
