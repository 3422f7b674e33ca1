import type { Metadata } from 'next'

/**
 * What is told of a page behind a link of a mail, whose address is a secret (C22): its title, and to search engines
 * nothing. No other site is told of the address; ours must be, or a form without scripts is refused.
 */
export const secretPageMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: false },
  referrer: 'same-origin',
})
