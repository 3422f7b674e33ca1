import type { Locale } from '@/i18n/locales'
import { LINK_WORDS } from './error-words'

/** The placeholder for the note in the app's 404 page: an empty element, found by its last attribute. */
const PLACEHOLDER = ' data-request-note=""></p>'

// The characters of request ids. Any other text in the URL is not shown.
const NUMBER = /^[\w.:~+/=@-]{1,128}$/

/**
 * The line to quote to support: `Request ID:` with the id in the URL (S1 Page not
 * found), else our own request id. Both consist of characters that need no HTML escape.
 */
export function referenceLine(search: string, id: string, locale: Locale): string {
  const asked = search.includes('request_id=') ? new URLSearchParams(search).get('request_id') : null
  return asked !== null && NUMBER.test(asked) ? `Request ID: ${asked}` : `${LINK_WORDS[locale].reference}: ${id}`
}

/** The page with the note filled in; unchanged when it has no placeholder. */
export function withReference(html: Buffer, note: string): Buffer {
  const at = html.indexOf(PLACEHOLDER)
  if (at === -1) return html
  const end = at + PLACEHOLDER.length - '</p>'.length
  return Buffer.concat([html.subarray(0, end), Buffer.from(note), html.subarray(end)])
}
