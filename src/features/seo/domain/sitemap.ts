import { defaultLocaleOf, switchLocale } from '@/features/routing'
import { HTML_LANG, LOCALES, type Locale } from '@/i18n/locales'
import { escapeXml, XML_HEAD } from './xml'

/** An indexable page. */
export interface SitemapEntry {
  /** Canonical address within the site, in the language of the sitemap. */
  path: string
  /** The languages it is published in, including the sitemap's. */
  locales: readonly Locale[]
  /** ISO instant of the last published change; null when unknown. */
  changedAt: string | null
  /** Paths of its images. */
  images: readonly string[]
}

type ReadEntries = (locale: Locale) => Promise<readonly SitemapEntry[]>

/** The sitemaps by type, such as `projects`, each with the readers of its entries. */
export type Sitemaps = ReadonlyMap<string, readonly ReadEntries[]>

/** The sitemaps of all features as one: features may share a type. */
export function joinSitemaps(parts: readonly Readonly<Record<string, ReadEntries>>[]): Sitemaps {
  const joined = new Map<string, ReadEntries[]>()
  for (const [type, read] of parts.flatMap((part) => Object.entries(part)))
    joined.set(type, [...(joined.get(type) ?? []), read])
  return joined
}

/** One line of the index. */
export interface SitemapLine {
  path: string
  changedAt: string | null
}

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
]
const SITEMAP_NAME = /^([a-z]+)-([a-z]+)\.xml$/

const changed = (changedAt: string | null) => (changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : '')

/** `/sitemap/projects-th.xml`. */
export const sitemapPath = (type: string, locale: Locale) => `/sitemap/${type}-${locale}.xml`

/** The sitemap of a file name; null when no such sitemap can exist. */
export function readSitemapName(name: string): { type: string; locale: Locale } | null {
  const [, word, language] = SITEMAP_NAME.exec(name) ?? []
  const locale = LOCALES.find((one) => one === language)
  return word && locale ? { type: word, locale } : null
}

/** The latest change among pages; null when none has a date. */
export function lastChange(entries: readonly Pick<SitemapEntry, 'changedAt'>[]): string | null {
  // ISO instants of one format compare as text.
  return entries.reduce<string | null>((last, { changedAt }) => {
    return changedAt !== null && (last === null || changedAt > last) ? changedAt : last
  }, null)
}

function alternates(origin: string, { path, locales }: SitemapEntry): string[] {
  const link = (language: string, other: Locale) => {
    const href = escapeXml(origin + switchLocale(path, other))
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
  }
  const others = defaultLocaleOf(locales)
  return [...locales.map((other) => link(HTML_LANG[other], other)), ...(others ? [link('x-default', others)] : [])]
}

function urlOf(origin: string, entry: SitemapEntry): string {
  const { path, changedAt } = entry
  const images = entry.images.map(
    (image) => `<image:image><image:loc>${escapeXml(origin + image)}</image:loc></image:image>`,
  )
  const parts = [`<loc>${escapeXml(origin + path)}</loc>`, changed(changedAt), ...alternates(origin, entry), ...images]
  return `<url>${parts.join('')}</url>`
}

/** The sitemap of one subject in one language: each page with its other languages and its images. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map((entry) => urlOf(origin, entry))
  return [XML_HEAD, `<urlset ${NAMESPACES.join(' ')}>`, ...urls, '</urlset>', ''].join('\n')
}

/** The sitemap index. */
export function sitemapIndexXml(origin: string, lines: readonly SitemapLine[]): string {
  const sitemaps = lines.map(
    ({ path, changedAt }) => `<sitemap><loc>${escapeXml(origin + path)}</loc>${changed(changedAt)}</sitemap>`,
  )
  return [XML_HEAD, `<sitemapindex ${NAMESPACES[0]}>`, ...sitemaps, '</sitemapindex>', ''].join('\n')
}

/** robots.txt: excludes the back office, the API and drafts, and names the sitemap index. */
export function robotsText(origin: string): string {
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', 'Disallow: /*/preview$']
  return [...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
