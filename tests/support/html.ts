/** What the address of a link says, without the escapes of XML and HTML. */
export const plain = (address: string) => address.replaceAll('&amp;', '&')

/** Language and address of each alternate, of a page or of an entry of a sitemap, in a fixed order. */
export function alternatesIn(markup: string): string[] {
  const links = markup.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)
  return [...links].map(([, language, address = '']) => `${language} ${plain(address)}`).sort()
}

/** The canonical address a page names; empty when it names none. */
export const canonicalIn = (html: string) => plain(/<link rel="canonical" href="([^"]+)"/i.exec(html)?.[1] ?? '')

/** What a page tells robots. */
export const robotsIn = (html: string) => /<meta name="robots" content="([^"]*)"/i.exec(html)?.[1] ?? ''

/** What the part of a page between `<main>` and its end says, without marks and programs. */
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
  /** Leads to the same page in another language. */
  isLanguage: boolean
}

/** Every link of a page that leads somewhere on the same site, without its hash. */
export function anchorsIn(html: string): Anchor[] {
  return [...html.matchAll(/<a\b[^>]*>/gi)].flatMap(([tag]) => {
    const [href = ''] = plain(/\bhref="([^"]*)"/i.exec(tag)?.[1] ?? '').split('#')
    return /^\/(?!\/)/.test(href) ? [{ href, isLanguage: /\bdata-whole-page\b/.test(tag) }] : []
  })
}

/** A key of the words where its text should stand. */
export const RAW_KEY =
  /\b(?:alerts|catalogue|shell|landing|leads|microsite|policy|mail|form|faults|listing|page404|bars|errors|newsletter|announced|stories|styleguide)\.[a-z]\w+/

/** Does some work on each of many, so many at a time. */
export async function inBatches<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}
