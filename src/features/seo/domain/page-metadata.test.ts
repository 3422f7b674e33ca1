import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import { metadataOf, type PageFacts } from './page-metadata'

const FACTS: PageFacts = { locale: 'th', path: '/th/condominium/noble-a', title: 'noble a', description: 'A home' }
const CARD = { url: '/media/social/page/0123456789abcdef0123456789abcdef.jpg?card=e30', alt: 'noble a · Bangkok' }

const metadata = (facts: Partial<PageFacts>, locales: Parameters<typeof metadataOf>[2] = LOCALES) =>
  metadataOf({ ...FACTS, ...facts }, CARD, locales)

test('every preview of a link has a JPEG of the size that no platform crops (S2§5)', () => {
  const { openGraph, twitter } = metadata({})
  expect(openGraph?.images).toEqual([{ ...CARD, width: 1200, height: 630, type: 'image/jpeg' }])
  expect(twitter).toMatchObject({ card: 'summary_large_image', images: [CARD] })
})

test('a story has its date and the address of its feed', () => {
  const article = { day: '2026-03-05', changedAt: '2026-03-06T02:00:00.000Z' }
  const feed = { url: '/feed/news-th.xml', title: 'News' }
  const { openGraph, alternates } = metadata({ article, feed })
  expect(openGraph).toMatchObject({ type: 'article', publishedTime: '2026-03-05', modifiedTime: article.changedAt })
  expect(alternates?.types).toEqual({ 'application/rss+xml': [feed] })
  expect([metadata({}).openGraph, metadata({}).alternates?.types]).toEqual([
    expect.objectContaining({ type: 'website' }),
    undefined,
  ])
})

describe('the languages of a page', () => {
  test('are all it is published in, and an x-default', () => {
    expect(metadata({}).alternates).toEqual({
      canonical: '/th/condominium/noble-a',
      languages: {
        th: '/th/condominium/noble-a',
        en: '/en/condominium/noble-a',
        'zh-Hans': '/chs/condominium/noble-a',
        'zh-Hant': '/cht/condominium/noble-a',
        'x-default': '/th/condominium/noble-a',
      },
    })
    expect(metadata({}).openGraph).toMatchObject({ locale: 'th_TH', alternateLocale: ['en_US', 'zh_CN', 'zh_TW'] })
  })

  test('exclude closed ones', () => {
    expect(metadata({}, ['en', 'cht']).alternates?.languages).toEqual({
      en: '/en/condominium/noble-a',
      'zh-Hant': '/cht/condominium/noble-a',
      'x-default': '/en/condominium/noble-a',
    })
  })

  test('are left out when the canonical page is on another site, or when there is no such page', () => {
    const canonicalElsewhere = 'https://revolve.example/th'
    expect(metadata({ canonicalElsewhere }).alternates).toEqual({ canonical: canonicalElsewhere, languages: undefined })
    expect(metadata({ canonicalElsewhere }).openGraph).toMatchObject({ url: canonicalElsewhere })
    expect(metadata({}, []).alternates?.languages).toBeUndefined()
    expect(metadata({ isIndexed: false }).alternates?.languages).toBeUndefined()
    expect(metadata({ path: '/th/shortlist' }).alternates?.languages).toBeUndefined()
  })
})

test.each([
  ['/en/home', undefined, true],
  ['/en/home', true, true],
  ['/en/project/house/all', false, false],
  ['/en/success', undefined, false],
  ['/en/styleguide', true, false],
])('%s, where the page says %s, is indexed: %s', (path, isIndexed, index) => {
  expect(metadata({ path, isIndexed }).robots).toEqual({ index, follow: true })
})

test('link previews use their own texts, else those for search engines', () => {
  expect(metadata({ ogTitle: 'og', ogDescription: 'of og' })).toMatchObject({
    openGraph: { title: 'og', description: 'of og' },
    twitter: { title: 'og', description: 'of og' },
  })
  expect(metadata({ twitterTitle: 'x' })).toMatchObject({ openGraph: { title: 'noble a' }, twitter: { title: 'x' } })
})
