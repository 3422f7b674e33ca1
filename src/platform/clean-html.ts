import { FilterXSS } from 'xss'

/** What a description may hold: paragraphs, lists, emphasis and links. Everything else is taken out with its content kept. */
const filter = new FilterXSS({
  whiteList: { p: [], br: [], strong: [], b: [], em: [], i: [], ul: [], ol: [], li: [], h3: [], a: ['href'] },
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math', 'title', 'textarea'],
  allowCommentTag: false,
  css: false,
  onTagAttr: (tag, name, value) => {
    if (tag !== 'a' || name !== 'href') return ''
    const isOurs = /^\/(?![/\\])/.test(value)
    const isWeb = URL.canParse(value) && ['https:', 'mailto:', 'tel:'].includes(new URL(value).protocol)
    return isOurs || isWeb ? `href="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"` : ''
  },
})

/** The HTML of an editor, without anything that could run, load or restyle. */
export const cleanHtml = (html: string): string => filter.process(html).trim()
