import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import { type FeedFacts, feedPath, feedXml, readFeedName } from './feed'

const ORIGIN = 'https://homes.example'
const FACTS: FeedFacts = {
  name: 'news',
  locale: 'cht',
  title: 'News & more',
  description: 'What happens',
  path: '/cht/news',
  changedAt: '2026-03-06T02:00:00.000Z',
  items: [
    {
      path: '/cht/news-detail/corporate_news/7',
      title: '"A" < B',
      description: 'One sentence',
      day: '2026-03-05',
      topic: 'Corporate',
    },
  ],
}

describe('a feed', () => {
  const xml = feedXml(ORIGIN, FACTS)

  test.each([
    '<link>https://homes.example/cht/news</link>',
    '<language>zh-Hant</language>',
    '<title>News &amp; more</title>',
    '<title>&quot;A&quot; &lt; B</title>',
    '<guid isPermaLink="true">https://homes.example/cht/news-detail/corporate_news/7</guid>',
    '<pubDate>Wed, 04 Mar 2026 17:00:00 GMT</pubDate>',
    '<lastBuildDate>Fri, 06 Mar 2026 02:00:00 GMT</lastBuildDate>',
    '<atom:link href="https://homes.example/feed/news-cht.xml" rel="self" type="application/rss+xml"/>',
  ])('has %s', (part) => expect(xml).toContain(part))

  test('has no change date when none is known', () => {
    expect(feedXml(ORIGIN, { ...FACTS, changedAt: null })).not.toContain('lastBuildDate')
  })

  test('contains no markup and no characters that XML forbids, whatever editors write', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const one = feedXml(ORIGIN, { ...FACTS, title: text, items: [] })
        const title = /<title>([\s\S]*?)<\/title>/.exec(one)?.[1] ?? ''
        expect(title).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|apos);)/)
        for (const sign of title) expect(sign >= ' ' || '\t\n\r'.includes(sign)).toBe(true)
      }),
    )
  })
})

describe('the file name of a feed', () => {
  test.each(LOCALES)('%s parses to what it was made from', (locale) => {
    for (const name of ['news', 'blog', 'promotions'] as const)
      expect(readFeedName(feedPath(name, locale).replace('/feed/', ''))).toEqual({ name, locale })
  })

  test.each(['news-fr.xml', 'csr-th.xml', 'news.xml', 'news-th', '../news-th.xml', ''])('%j is not a feed', (file) =>
    expect(readFeedName(file)).toBeNull(),
  )
})
