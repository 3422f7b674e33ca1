import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import { blogPath, newsPath } from './links'
import { isFreeForPost, resolveAddress } from './resolve'

const resolve = (path: string, search = '') => resolveAddress({ path, search })

describe('news', () => {
  test.each(LOCALES)('%s: a list depends on its own query keys and on nothing else', (locale) => {
    const address = newsPath(locale, { category: 'corporate_news', page: 2 })
    expect(address).toBe(`/${locale}/news?category=corporate_news&page=2`)
    expect(newsPath(locale, { page: 1 })).toBe(`/${locale}/news`)
    expect(resolve(`/${locale}/news`, '?utm_source=a&page=2&category=corporate_news')).toMatchObject({
      kind: 'page',
      route: 'news',
      upstreamSearch: expect.stringMatching(/^\?(?=.*category=corporate_news)(?=.*page=2)(?!.*utm)/),
    })
  })

  test.each([
    ['its category, as it was once written', '/th/News_Detail/CORPORATE_NEWS/7', '/th/news-detail/corporate_news/7'],
    ['the bare word', '/en/news-detail', '/en/news'],
    ['the inner page of older sites', '/cht/news/news_detail', '/cht/news'],
  ])('with %s redirects to one address', (_, from, location) => {
    expect(resolve(from)).toMatchObject({ kind: 'redirect', status: 301, location })
  })

  test('without a category is answered by the app and not cached (C27)', () => {
    expect(resolve('/th/news-detail/7')).toMatchObject({ kind: 'page', route: 'news-item-by-id', isShared: false })
  })

  test.each(['/th/news_detail/7', '/News-Detail/7/', '/fr/th/NEWS_DETAIL//7'])(
    'without a category is answered by the app in any spelling, so that it is redirected once: %s',
    (path) =>
      expect(resolve(path, '?a=B')).toMatchObject({
        kind: 'page',
        route: 'news-item-by-id',
        path: '/th/news-detail/7',
      }),
  )
})

describe('the blog', () => {
  test.each([
    [null, 1, '/th/blog'],
    [null, 2, '/th/blog/all/page/2'],
    ['living', 1, '/th/blog/living/page/1'],
  ])('tab %s, page %d is at %s', (tab, page, path) => {
    expect(blogPath('th', tab, page)).toBe(path)
    expect(resolve(path)).toMatchObject({ kind: 'page', path })
  })

  test('has one address for its first page', () => {
    expect(resolve('/th/blog/all/page/1')).toMatchObject({ kind: 'redirect', location: '/th/blog' })
    expect(resolve('/th/Blog/List/')).toMatchObject({ kind: 'redirect', location: '/th/blog' })
  })

  test.each([
    ['a-first-home', true],
    ['list', false],
    ['content', false],
    ['list-pagination', false],
    ['List', false],
    ['a b', false],
    ['', false],
  ])('%j is free for a post: %s', (slug, isFree) => expect(isFreeForPost(slug)).toBe(isFree))
})
