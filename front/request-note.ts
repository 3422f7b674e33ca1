import type { Locale } from '@/i18n/locales'
import { WAY_WORDS } from './error-words'

/** Where the app leaves room for the note in its 404 page: an element without content, last attribute first found. */
const ROOM = ' data-request-note=""></p>'

// What numbers of requests are made of. Anything else in the address is somebody's own text, and not ours to show.
const NUMBER = /^[\w.:~+/=@-]{1,128}$/

/**
 * The line for whoever asks us about an answer: `Request ID:` with the number the address carries (S1 Page not
 * found), else our own number of this answer. Both consist of characters that mean nothing in HTML.
 */
export function requestNote(search: string, id: string, locale: Locale): string {
  const asked = search.includes('request_id=') ? new URLSearchParams(search).get('request_id') : null
  return asked !== null && NUMBER.test(asked) ? `Request ID: ${asked}` : `${WAY_WORDS[locale].reference}: ${id}`
}

/** The page with the note in its place; as it was when it has no room for one. */
export function withNote(html: Buffer, note: string): Buffer {
  const at = html.indexOf(ROOM)
  if (at === -1) return html
  const end = at + ROOM.length - '</p>'.length
  return Buffer.concat([html.subarray(0, end), Buffer.from(note), html.subarray(end)])
}
