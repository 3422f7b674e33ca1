import { Parser } from 'htmlparser2'

/** What an editor's text may hold: paragraphs, lists, emphasis, a heading, links. */
const KEPT = new Set(['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'h3', 'a'])

/** Elements whose content is no text for a reader. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'svg',
  'math',
  'title',
  'textarea',
  'object',
])

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A path of ours, or an address of the web, of a mailbox, of a telephone. */
function isSafeAddress(href: string): boolean {
  if (/^\/(?![/\\])/.test(href)) return true
  return URL.canParse(href) && ['https:', 'mailto:', 'tel:'].includes(new URL(href).protocol)
}

const openTag = (name: string, href: string | undefined): string =>
  name === 'a' && href !== undefined && isSafeAddress(href) ? `<a href="${escaped(href)}">` : `<${name}>`

/**
 * The HTML of an editor without anything that could run, load or restyle. Other elements are taken out and their text
 * is kept; every element that is kept is closed.
 */
export function cleanHtml(html: string): string {
  let [clean, dropped] = ['', 0]
  const parser = new Parser(
    {
      onopentag: (name, { href }) => {
        if (DROPPED.has(name)) dropped += 1
        else if (dropped === 0 && KEPT.has(name)) clean += openTag(name, href)
      },
      ontext: (text) => {
        if (dropped === 0) clean += escaped(text)
      },
      onclosetag: (name) => {
        if (DROPPED.has(name)) dropped = Math.max(0, dropped - 1)
        else if (dropped === 0 && KEPT.has(name) && name !== 'br') clean += `</${name}>`
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.end(html)
  return clean.trim()
}
