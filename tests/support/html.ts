import { readdirSync, readFileSync } from 'node:fs'
/** The URL of a link without XML and HTML escapes. */
export const plain = (address: string) => address.replaceAll('&amp;', '&')

/** Language and URL of each alternate of a page or sitemap entry, in a fixed order. */
export function alternatesIn(markup: string): string[] {
  const links = markup.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)
  return [...links].map(([, language, address = '']) => `${language} ${plain(address)}`).sort()
}

/** The canonical URL of a page; empty when it has none. */
export const canonicalIn = (html: string) => plain(/<link rel="canonical" href="([^"]+)"/i.exec(html)?.[1] ?? '')

/** The robots meta tag of a page. */
export const robotsIn = (html: string) => /<meta name="robots" content="([^"]*)"/i.exec(html)?.[1] ?? ''

/** The text of `<main>`, without tags and scripts. */
export function mainTextIn(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  return main
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A link of a page. */
export interface Anchor {
  href: string
  /** Links to the same page in another language. */
  isLanguage: boolean
}

/** Every internal link of a page, without its hash. */
export function anchorsIn(html: string): Anchor[] {
  return [...html.matchAll(/<a\b[^>]*>/gi)].flatMap(([tag]) => {
    const [href = ''] = plain(/\bhref="([^"]*)"/i.exec(tag)?.[1] ?? '').split('#')
    return /^\/(?!\/)/.test(href) ? [{ href, isLanguage: /\bdata-whole-page\b/.test(tag) }] : []
  })
}

/** The pictures of a page, each by the name of its original, which ends in the fingerprint of its content. */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(/<(?:img|source)\b[^>]*\bsrcset="([^"]+)"/gi)].flatMap(([, set = '']) => {
    const [address = ''] = (set.split(',').at(-1) ?? '').trim().split(' ')
    const name = /([^/]+?)(?:-\d+x\d+)?\.(?:webp|jpg)/.exec(decodeURIComponent(address))?.[1]
    return name ? [name] : []
  })
}

/** The first part of every key of a file of texts: `plans.page`. */
const KEYS = readdirSync('messages/en').flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(`messages/en/${file}`, 'utf8'))).map(
    (key) => `${file.replace('.json', '')}\\.${key}`,
  ),
)

/** A message key shown instead of its text. */
export const RAW_KEY = new RegExp(`\\b(?:(?:form|faults|listing|page404)\\.[a-z]|(?:${KEYS.join('|')})\\b)`)

/** Runs work on each item, with limited concurrency. */
export async function inBatches<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}
