import type { APIRequestContext, Page } from '@playwright/test'
import { formatDate } from '@/i18n/formats'
import { HTML_LANG, LOCALES, type Locale } from '@/i18n/locales'
import { mainTextIn, plain } from '../support/html'
import { asAdmin, expect, expectAccessible, test } from '../support/journey'
import { SAMPLED_VISITS } from '../support/languages'
import { messages } from '../support/messages'

// Not in parallel: the tests share state that they change or read.
test.describe.configure({ mode: 'default' })

const POST = '/th/blog/a-first-condominium'

type Thing = Record<string, unknown> & { '@type': string }

async function articleOn(page: Page): Promise<Thing | undefined> {
  const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? ''
  const graph = (JSON.parse(text) as { '@graph': Thing[] })['@graph']
  expect(graph.some((thing) => thing['@type'] === 'BreadcrumbList')).toBe(true)
  return graph.find((thing) => thing['@type'] === 'Article')
}

async function idOf(api: APIRequestContext, collection: string, where: string): Promise<number> {
  const { docs } = await (await api.get(`/api/${collection}?${where}&depth=0&limit=1&sort=id`)).json()
  return docs[0].id
}

for (const { locale } of SAMPLED_VISITS) {
  const words = messages(locale, 'stories')

  test(`${locale}: links lead from the home page to the news, a category, an item and the next item`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/home`)
    const band = page.locator('section[aria-labelledby="stories-title"]')
    await expect(band.getByRole('article')).toHaveCount(3)
    await band.getByRole('link', { name: words.news.all }).click()
    await expect(page).toHaveURL(`/${locale}/news`)
    await expect(page.getByRole('heading', { level: 1, name: words.news.title })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(8)
    await expectAccessible(page)

    await page.getByRole('navigation', { name: words.subjects }).getByText(words.categories.CORPORATE_NEWS).click()
    await expect(page).toHaveURL(`/${locale}/news?category=corporate_news`)
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

    await page.getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/news-detail/corporate_news/\\d+$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    const next = page.locator('section[aria-labelledby="next-title"]')
    await next.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '')
  })
}

for (const locale of LOCALES) {
  test(`${locale}: an item shows its date in the local calendar and matching structured data`, async ({
    page,
    site,
  }) => {
    await page.goto(`/${locale}/news-detail/corporate_news/1`)
    const day = await page.locator('article time').first().getAttribute('datetime')
    await expect(page.locator('article time').first()).toHaveText(formatDate(locale, new Date(`${day}T12:00:00+07:00`)))
    const article = await articleOn(page)
    expect(article).toMatchObject({
      headline: await page.getByRole('heading', { level: 1 }).textContent(),
      datePublished: day,
      inLanguage: HTML_LANG[locale],
      mainEntityOfPage: `${site.url}/${locale}/news-detail/corporate_news/1`,
    })
    const [picture] = (article?.image ?? []) as string[]
    expect(await page.locator('article figure img').first().getAttribute('srcset')).toContain(
      new URL(picture ?? '').pathname,
    )
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  })
}

test('a news item under another category is the same page, and under an unknown one answers 404', async ({
  request,
}) => {
  const other = await request.get('/en/news-detail/social_activities/1')
  expect(await other.text()).toMatch(/<link rel="canonical" href="[^"]*\/en\/news-detail\/corporate_news\/1"/)
  for (const path of ['/en/news-detail/corporate/1', '/en/news-detail/corporate_news/999999', '/en/news?category=x'])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
  // Also as older links spell it: one redirect, to the page itself.
  for (const path of ['/en/news-detail/1?a=B', '/en/news_detail/1?a=B', '/EN//News_Detail/1/?a=B']) {
    const short = await request.get(path, { maxRedirects: 0 })
    expect([short.status(), short.headers().location]).toEqual([301, '/en/news-detail/corporate_news/1?a=B'])
  }
})

test('the blog has tabs, stories with images and captions, sharing and further reading', async ({ page }) => {
  const words = messages('th', 'stories')
  await page.goto('/th/blog')
  await expect(page.getByRole('article')).toHaveCount(6)
  await expectAccessible(page)
  await page.getByRole('navigation', { name: words.subjects }).getByText(words.tabs.living).click()
  await expect(page).toHaveURL('/th/blog/living/page/1')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.goto(POST)
  await expect(page.locator('article figure figcaption').first()).toBeVisible()
  await expect(page.getByRole('region', { name: messages('th', 'bars').share.label })).toBeVisible()
  await expect(page.locator('section[aria-labelledby="next-title"]').getByRole('article')).toHaveCount(3)
  await expectAccessible(page)
})

test('the blog in another language redirects to Thai in one step (C5)', async ({ request }) => {
  for (const path of ['blog', 'blog/a-first-condominium', 'blog/living/page/1']) {
    const answer = await request.get(`/en/${path}?a=B`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], path).toEqual([301, `/th/${path}?a=B`])
  }
  for (const path of ['blog/all/page/9', 'blog/nothing/page/1', 'blog/no-such-post'])
    expect((await request.get(`/th/${path}`, { maxRedirects: 0 })).status(), path).toBe(404)
})

for (const [name, locale, count] of [
  ...LOCALES.map((locale) => ['news', locale, 8] as const),
  ['blog', 'th', 6],
] as const satisfies readonly (readonly [string, Locale, number])[]) {
  test(`the feed ${name}-${locale} is well-formed, has ${count} stories, and is cacheable`, async ({ page, site }) => {
    const path = `/feed/${name}-${locale}.xml`
    const answer = await page.request.get(path)
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
    const xml = await answer.text()
    await page.goto(`/${locale}/${name}`)
    const items = await page.evaluate((text) => {
      const feed = new DOMParser().parseFromString(text, 'application/xml')
      if (feed.querySelector('parsererror')) return null
      return [...feed.querySelectorAll('item > link')].map((link) => link.textContent ?? '')
    }, xml)
    expect(items).toHaveLength(count)
    for (const address of items ?? []) expect(address.startsWith(`${site.url}/${locale}/`)).toBe(true)
    const first = await page.request.get(items?.[0] ?? '', { maxRedirects: 0 })
    expect(first.status()).toBe(200)
    const again = await page.request.get(path, { headers: { 'If-None-Match': answer.headers().etag ?? '' } })
    expect(again.status()).toBe(304)
    const link = page.locator('link[rel="alternate"][type="application/rss+xml"]')
    expect(new URL(plain((await link.getAttribute('href')) ?? ''), site.url).pathname).toBe(path)
  })
}

test('a feed without stories answers 404', async ({ request }) => {
  for (const name of ['blog-en', 'news-fr', 'csr-th', 'news'])
    expect((await request.get(`/feed/${name}.xml`, { maxRedirects: 0 })).status(), name).toBe(404)
})

test.describe('a draft', () => {
  test.describe.configure({ mode: 'serial' })

  for (const { collection, where, path, field } of [
    {
      collection: 'news',
      where: 'where[id][equals]=1',
      path: '/th/news-detail/corporate_news/1',
      field: 'Title_TH',
    },
    {
      collection: 'posts',
      where: 'where[slug][equals]=a-first-condominium',
      path: POST,
      field: 'title',
    },
  ]) {
    test(`of ${collection} is visible only through its link`, async ({ page, request }) => {
      const api = await asAdmin()
      const id = await idOf(api, collection, where)
      const before = (await (await api.get(`/api/${collection}/${id}?depth=0&locale=th`)).json())[field] as string
      const draft = { [field]: 'ถ้อยคำในฉบับร่าง', _status: 'draft' }
      expect((await api.patch(`/api/${collection}/${id}?locale=th&draft=true`, { data: draft })).ok()).toBe(true)
      const shared = await api.post(`/api/${collection}/${id}/share-preview`, { data: { locale: 'th', span: 'hour' } })
      const { url } = (await shared.json()) as { url: string }

      expect((await request.get(`${path}/preview`, { maxRedirects: 0 })).status()).toBe(404)
      const other = url.replace('/th/', '/en/')
      expect((await request.get(other, { maxRedirects: 0 })).status()).toBe(404)
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1, name: 'ถ้อยคำในฉบับร่าง' })).toBeVisible()
      await expect(page.locator('[data-preview]')).toBeVisible()
      await expectAccessible(page)
      expect(await (await request.get(path)).text()).not.toContain('ถ้อยคำในฉบับร่าง')
      await api.patch(`/api/${collection}/${id}?locale=th`, { data: { [field]: before, _status: 'published' } })
    })
  }
})

test('a published story appears on its page, the list and the home page within a second', async ({ request }) => {
  const api = await asAdmin()
  for (const path of ['/en/news', '/en/home']) await request.get(path)
  const data = {
    category: 'CORPORATE_NEWS',
    date: '2026-11-20T05:00:00.000Z',
    Title_TH: 'ข่าวเมื่อครู่',
    Title_EN: 'News of a moment ago',
    Content_TH: 'หนึ่ง',
    Content_EN: 'One',
    _status: 'published',
  }
  const made = (await (await api.post('/api/news?depth=0', { data })).json()) as { doc: { id: number } }
  for (const path of ['/en/news', '/en/home', `/en/news-detail/corporate_news/${made.doc.id}`]) {
    await expect
      .poll(async () => mainTextIn(await (await request.get(path)).text()).includes('News of a moment ago'), {
        intervals: [50],
      })
      .toBe(true)
  }
  await api.delete(`/api/news/${made.doc.id}`)
  await expect
    .poll(async () => mainTextIn(await (await request.get('/en/news')).text()).includes('a moment ago'))
    .toBe(false)
})
