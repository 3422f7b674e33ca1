import sanitize from 'sanitize-html'

/** A path of ours, or an address of the web, of a mailbox, of a telephone: schemes alone would let `/\\elsewhere` pass. */
function isSafeAddress(href: string): boolean {
  if (/^\/(?![/\\])/.test(href)) return true
  return URL.canParse(href) && ['https:', 'mailto:', 'tel:'].includes(new URL(href).protocol)
}

/** What an editor's text may hold: paragraphs, lists, emphasis, a heading, links. */
const RULES: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'h3', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: { ...(isSafeAddress(href) ? { href } : {}) } }),
  },
  // Elements whose content is no text for a reader.
  nonTextTags: ['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math', 'title', 'textarea', 'object'],
}

/**
 * The HTML of an editor without anything that could run, load or restyle. Other elements are taken out and their text
 * is kept; every element that is kept is closed.
 */
export const cleanHtml = (html: string): string => sanitize(html, RULES).trim()
