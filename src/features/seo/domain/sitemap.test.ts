import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import {
  lastChange,
  readSitemapName,
  robotsText,
  type SitemapEntry,
  sitemapIndexXml,
  sitemapPath,
  sitemapXml,
} from './sitemap'

const ORIGIN = 'https://homes.example'
const ENTRY: SitemapEntry = {
  path: '/cht/condominium/noble-a',
  locales: LOCALES,
  changedAt: '2026-11-20T03:04:05.000Z',
  images: ['/media/a-large.webp'],
}

describe('a sitemap', () => {
  test('lists a page with its last change, languages and images', () => {
    expect(sitemapXml(ORIGIN, [ENTRY]).split('\n')[2]).toBe(
      [
        '<url><loc>https://homes.example/cht/condominium/noble-a</loc>',
        '<lastmod>2026-11-20T03:04:05.000Z</lastmod>',
        '<xhtml:link rel="alternate" hreflang="th" href="https://homes.example/th/condominium/noble-a"/>',
        '<xhtml:link rel="alternate" hreflang="en" href="https://homes.example/en/condominium/noble-a"/>',
        '<xhtml:link rel="alternate" hreflang="zh-Hans" href="https://homes.example/chs/condominium/noble-a"/>',
        '<xhtml:link rel="alternate" hreflang="zh-Hant" href="https://homes.example/cht/condominium/noble-a"/>',
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://homes.example/th/condominium/noble-a"/>',
        '<image:image><image:loc>https://homes.example/media/a-large.webp</image:loc></image:image></url>',
      ].join(''),
    )
  })

  test('leaves out a missing date and missing images', () => {
    const xml = sitemapXml(ORIGIN, [{ path: '/th/policy?page=cookies', locales: LOCALES, changedAt: null, images: [] }])
    expect(xml).not.toMatch(/lastmod|<image:/)
    expect(xml).toContain('href="https://homes.example/en/policy?page=cookies"')
  })

  test('lists only the languages a page is published in', () => {
    const xml = sitemapXml(ORIGIN, [{ ...ENTRY, path: '/en/blog', locales: ['en', 'cht'] }])
    expect([...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [tag, href])).toEqual([
      ['en', 'https://homes.example/en/blog'],
      ['zh-Hant', 'https://homes.example/cht/blog'],
      ['x-default', 'https://homes.example/en/blog'],
    ])
  })

  test('without pages is valid', () => {
    expect(sitemapXml(ORIGIN, [])).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^<>]+>\n<\/urlset>\n$/)
  })

  test.each(['&', '<', '>', '"', "'"])('escapes %s', (sign) => {
    const xml = sitemapXml(ORIGIN, [
      { path: `/th/a${sign}b`, locales: LOCALES, changedAt: null, images: [`/media/a${sign}b.webp`] },
    ])
    expect(xml).not.toContain(`a${sign}b`)
    expect(xml).toMatch(/a&(?:amp|lt|gt|quot|apos);b/)
  })
})

test('the index lists every sitemap, with a date where there is one', () => {
  const xml = sitemapIndexXml(ORIGIN, [
    { path: '/sitemap/projects-th.xml', changedAt: '2026-11-20T03:04:05.000Z' },
    { path: '/sitemap/listings-th.xml', changedAt: null },
  ])
  expect(xml.split('\n').slice(2, 4)).toEqual([
    '<sitemap><loc>https://homes.example/sitemap/projects-th.xml</loc><lastmod>2026-11-20T03:04:05.000Z</lastmod></sitemap>',
    '<sitemap><loc>https://homes.example/sitemap/listings-th.xml</loc></sitemap>',
  ])
})

test('every sitemap is found by its file name', () => {
  for (const type of ['pages', 'projects', 'living']) {
    for (const locale of LOCALES) {
      const name = sitemapPath(type, locale).replace('/sitemap/', '')
      expect(readSitemapName(name)).toEqual({ type, locale })
    }
  }
})

test.each(['', 'pages', 'pages-th', 'pages-fr.xml', 'pages-th.xml.gz', '../pages-th.xml', 'PAGES-th.xml'])(
  'there is no sitemap of the name %j',
  (name) => expect(readSitemapName(name)).toBeNull(),
)

test.each([
  [[], null],
  [[null], null],
  [['2026-01-02T00:00:00.000Z', null, '2026-10-01T00:00:00.000Z'], '2026-10-01T00:00:00.000Z'],
])('the last change of %j is %j', (dates, last) => {
  expect(lastChange(dates.map((changedAt) => ({ changedAt })))).toBe(last)
})

test('robots.txt excludes only the back office, the API and drafts, and lists the sitemap', () => {
  expect(robotsText(ORIGIN)).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /*/preview$\n\nSitemap: https://homes.example/sitemap.xml\n',
  )
})
