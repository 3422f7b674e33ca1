import { HTML_LANG, LOCALES, type Locale } from '@/i18n/locales'
import type { IsoDay } from '@/kernel/calendar-day'
import { escapeXml, XML_HEAD } from './xml'

/** The subjects that have a feed. */
const FEEDS = ['news', 'blog', 'promotions'] as const
type FeedName = (typeof FEEDS)[number]

/** One story in a feed. */
interface FeedItem {
  /** Canonical address within the site. */
  path: string
  title: string
  description: string
  /** Publication date, in Bangkok. */
  day: IsoDay
  /** Its category or tab, as text. */
  topic: string
}

/** A feed in one language. */
export interface FeedFacts {
  name: FeedName
  locale: Locale
  title: string
  description: string
  /** The page it is the feed of. */
  path: string
  /** ISO instant of the last change of an item; null when none has one. */
  changedAt: string | null
  /** Newest first. */
  items: readonly FeedItem[]
}

const FEED_NAME = /^([a-z]+)-([a-z]+)\.xml$/

/** The content type of a feed. */
export const FEED_TYPE = 'application/rss+xml'

/** `/feed/news-th.xml`. */
export const feedPath = (name: FeedName, locale: Locale) => `/feed/${name}-${locale}.xml`

/** The feed of a file name; null when there is none. */
export function readFeedName(file: string): { name: FeedName; locale: Locale } | null {
  const [, word, language] = FEED_NAME.exec(file) ?? []
  const name = FEEDS.find((one) => one === word)
  const locale = LOCALES.find((one) => one === language)
  return name && locale ? { name, locale } : null
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** RFC 822 with a four-digit year, as the RSS specification asks. */
const rfcDate = (moment: string) => new Date(moment).toUTCString()

function itemXml(origin: string, { path, title, description, day, topic }: FeedItem): string {
  const address = origin + path
  const parts = [
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', rfcDate(`${day}T00:00:00+07:00`)),
    element('category', topic),
    element('description', description),
  ]
  return `<item>${parts.join('')}</item>`
}

/** A feed as RSS 2.0 (RSS Advisory Board), with absolute addresses. */
export function feedXml(origin: string, facts: FeedFacts): string {
  const { name, locale, title, description, path, changedAt, items } = facts
  const self = escapeXml(origin + feedPath(name, locale))
  return [
    XML_HEAD,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', origin + path),
    element('description', description),
    element('language', HTML_LANG[locale]),
    ...(changedAt ? [element('lastBuildDate', rfcDate(changedAt))] : []),
    `<atom:link href="${self}" rel="self" type="${FEED_TYPE}"/>`,
    ...items.map((item) => itemXml(origin, item)),
    '</channel></rss>',
    '',
  ].join('\n')
}
