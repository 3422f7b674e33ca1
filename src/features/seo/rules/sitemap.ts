import { localeForOthers, switchLocale } from '@/features/addresses'
import { HTML_LANG, LOCALES, type Locale } from '@/i18n/locales'
import { escapeXml, XML_HEAD } from './xml'

/** What each sitemap is about. */
export const SITEMAP_TYPES = ['pages', 'listings', 'locations', 'projects', 'news', 'blog'] as const
export type SitemapType = (typeof SITEMAP_TYPES)[number]

/** One page that search engines shall know. */
export interface SitemapEntry {
  /** Canonical address within the site, in the language of the sitemap. */
  path: string
  /** The languages it is live in, that of the sitemap among them. */
  locales: readonly Locale[]
  /** ISO instant of the last published change; null when the page has none of its own. */
  changedAt: string | null
  /** Addresses of its pictures within the site. */
  pictures: readonly string[]
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
export const sitemapPath = (type: SitemapType, locale: Locale) => `/sitemap/${type}-${locale}.xml`

/** What the sitemap of a file name is about; null when there is none of that name. */
export function readSitemapName(name: string): { type: SitemapType; locale: Locale } | null {
  const [, word, language] = SITEMAP_NAME.exec(name) ?? []
  const type = SITEMAP_TYPES.find((one) => one === word)
  const locale = LOCALES.find((one) => one === language)
  return type && locale ? { type, locale } : null
}

/** The latest change among pages; null when none of them has a date. */
export function lastChange(entries: readonly Pick<SitemapEntry, 'changedAt'>[]): string | null {
  // Instants of one shape: as text the later one is the greater one.
  return entries.reduce<string | null>((last, { changedAt }) => {
    return changedAt !== null && (last === null || changedAt > last) ? changedAt : last
  }, null)
}

function alternates(origin: string, { path, locales }: SitemapEntry): string[] {
  const link = (language: string, other: Locale) => {
    const href = escapeXml(origin + switchLocale(path, other))
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
  }
  const others = localeForOthers(locales)
  return [...locales.map((other) => link(HTML_LANG[other], other)), ...(others ? [link('x-default', others)] : [])]
}

function urlOf(origin: string, entry: SitemapEntry): string {
  const { path, changedAt, pictures } = entry
  const images = pictures.map(
    (picture) => `<image:image><image:loc>${escapeXml(origin + picture)}</image:loc></image:image>`,
  )
  const parts = [`<loc>${escapeXml(origin + path)}</loc>`, changed(changedAt), ...alternates(origin, entry), ...images]
  return `<url>${parts.join('')}</url>`
}

/** The sitemap of one type in one language, each page with its other languages and its pictures. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map((entry) => urlOf(origin, entry))
  return [XML_HEAD, `<urlset ${NAMESPACES.join(' ')}>`, ...urls, '</urlset>', ''].join('\n')
}

/** The list of all sitemaps. */
export function sitemapIndexXml(origin: string, lines: readonly SitemapLine[]): string {
  const sitemaps = lines.map(
    ({ path, changedAt }) => `<sitemap><loc>${escapeXml(origin + path)}</loc>${changed(changedAt)}</sitemap>`,
  )
  return [XML_HEAD, `<sitemapindex ${NAMESPACES[0]}>`, ...sitemaps, '</sitemapindex>', ''].join('\n')
}

/** What programs are asked to leave alone: the back office, calls, and drafts; and where the sitemaps are. */
export function robotsText(origin: string): string {
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', 'Disallow: /*/preview$']
  return [...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
