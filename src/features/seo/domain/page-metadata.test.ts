import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import type { ImageSource } from '@/kernel/image'
import { DEFAULT_IMAGE, metadataOf, type PageFacts } from './page-metadata'

const FACTS: PageFacts = { locale: 'th', path: '/th/condominium/noble-a', title: 'noble a', description: 'A home' }
const DRAWN = { url: '/media/social/condominium/noble-a-th-0123456789abcdef.jpg', alt: 'noble a · Bangkok' }

const imageOf = (...urls: string[]): ImageSource => ({
  variants: urls.map((url, index) => ({ url, width: 320 * (index + 1), height: 180 * (index + 1) })),
  width: 1920,
  height: 1080,
  alt: 'The house at dusk',
  placeholder: null,
  focal: { x: 50, y: 50 },
})

const metadata = (facts: Partial<PageFacts>, locales: Parameters<typeof metadataOf>[1] = LOCALES) =>
  metadataOf({ ...FACTS, ...facts }, locales)

describe('the sharing image of a page', () => {
  test.each<[string, Partial<PageFacts>, object]>([
    [
      'is the largest size of what an editor chose',
      { image: imageOf('/media/a-320.webp', '/media/a-640.webp'), drawn: DRAWN },
      { url: '/media/a-640.webp', width: 640, height: 360, type: 'image/webp', alt: 'The house at dusk' },
    ],
    [
      'is the original where there are no sizes',
      { image: imageOf('/media/a.jpg') },
      { url: '/media/a.jpg', width: 320, height: 180, type: 'image/jpeg', alt: 'The house at dusk' },
    ],
    [
      'is not an upright one, whose top and bottom every platform would cut off',
      { image: { alt: '', variants: [{ url: '/media/a.webp', width: 1600, height: 2000 }] } as never, drawn: DRAWN },
      { ...DRAWN, width: 1200, height: 630, type: 'image/jpeg' },
    ],
    ['is drawn where none was chosen', { drawn: DRAWN }, { ...DRAWN, width: 1200, height: 630, type: 'image/jpeg' }],
    ['is that of the house otherwise', {}, { ...DEFAULT_IMAGE, width: 1200, height: 630, type: 'image/jpeg' }],
    [
      'is that of the house where a choice has no file',
      { image: imageOf() },
      { ...DEFAULT_IMAGE, width: 1200, height: 630, type: 'image/jpeg' },
    ],
  ])('%s', (_, facts, expected) => {
    const { openGraph, twitter } = metadata(facts)
    expect(openGraph?.images).toEqual([expected])
    const { url, alt } = expected as { url: string; alt: string }
    expect(twitter).toMatchObject({ card: 'summary_large_image', images: [{ url, alt }] })
  })

  test('of the company exists, as a 1200x630 JPEG (S2§5)', async () => {
    const file = `public${DEFAULT_IMAGE.url}`
    expect(existsSync(file)).toBe(true)
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  })
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
