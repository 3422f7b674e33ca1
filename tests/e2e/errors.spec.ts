import { expect, expectAccessible, test } from '../support/journey'
import { hydrated } from '../support/keyboard'

const MISSING = {
  th: {
    lang: 'th',
    screen: ['ไม่พบหน้านี้', 'ไม่มีหน้านี้ในเว็บไซต์ของเรา'],
    unmatched: 'ไม่พบหน้าที่เรียกดู',
    takenDown: 'ไม่มีหน้านี้แล้ว',
    home: 'กลับหน้าแรก',
  },
  en: {
    lang: 'en',
    screen: ['Page not found', 'We could not find this page'],
    unmatched: 'This page could not be found',
    takenDown: 'Page Not Found',
    home: 'Back to the home page',
  },
  cht: {
    lang: 'zh-Hant',
    screen: ['找不到頁面', '找不到這個頁面'],
    unmatched: '找不到此頁面',
    takenDown: '此頁面已下架',
    home: '返回首頁',
  },
  chs: {
    lang: 'zh-Hans',
    screen: ['找不到页面', '找不到这个页面'],
    unmatched: '找不到此页面',
    takenDown: '此页面已下线',
    home: '返回首页',
  },
} as const

for (const [locale, { lang, screen, unmatched, takenDown, home }] of Object.entries(MISSING)) {
  const cases = [
    ['the 404 page itself', `/${locale}/404`, ...screen],
    ['an unknown URL', `/${locale}/nowhere/at/all`, unmatched, unmatched],
    ['a year that was taken down', `/${locale}/news/2020/a-launch`, takenDown, takenDown],
    ['a project that does not exist', `/${locale}/condominium/no-such-project`, ...screen],
  ] as const
  for (const [name, url, message, title] of cases) {
    test(`${locale}: ${name} answers 404 with its own text and a link home`, async ({ page }) => {
      const answer = await page.goto(url)
      expect(answer?.status()).toBe(404)
      await expect(page).toHaveTitle(message)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('h1')).toHaveText(title)
      await expect(page.locator('main svg').first()).toBeVisible()
      await expect(page.locator('main p').nth(0)).not.toBeEmpty()
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
      const back = page.locator('main').getByRole('link', { name: home })
      await expect(back).toHaveAttribute('href', `/${locale}/home`)
      if (url !== cases[0][1]) return
      await back.click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/home$`))
    })
  }
}

test('shows the request id of the URL, else our own, with and without JavaScript', async ({ page, request: api }) => {
  await page.goto('/en/404?request_id=7f3a-9c21')
  await expect(page.locator('main')).toContainText('Request ID: 7f3a-9c21')
  const own = await api.get('/en/404')
  const html = await own.text()
  expect(html).toContain(`Request ID: ${own.headers()['x-request-id']}`)
  const hostile = await (await api.get(`/en/404?request_id=${encodeURIComponent('<b>call 1234</b>')}`)).text()
  expect(hostile).not.toContain('call 1234')
})

test('marks a mobile layout at 767 px and below, and is accessible at every width', async ({ page }) => {
  for (const [width, isMobile] of [
    [767, true],
    [768, false],
    [320, true],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/en/404?request_id=a-very-long-number-of-a-request-that-has-to-wrap-0123456789')
    await expect(page.locator('[data-layout=mobile]')).toHaveCount(isMobile ? 1 : 0)
    await expectAccessible(page)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
  }
})

test('following a link to a deleted page shows the same page as opening its URL', async ({ page }) => {
  await page.goto('/en/home')
  // An element inserted before hydration would be reported as a hydration error.
  await hydrated(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/en/condominium/no-such-project'
    link.textContent = 'gone'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'gone', exact: true }).click()
  await expect(page).toHaveTitle('Page not found')
  await expect(page.locator('main')).toContainText('Request ID: ')
})

const ANSWERS = [
  ['/404', 301, '/th/404'],
  ['/fr/home', 301, '/th/home'],
  ['/xx/home', 301, '/th/xx/home'],
  ['/th/xx/home', 404, null],
  ['/en/%E0%A4%A', 400, null],
  ['/en/project/castle/all', 404, null],
  ['/en/condominium/%E0%B8%81', 404, null],
  ['/nothing.php', 404, null],
] as const

for (const [path, status, to] of ANSWERS) {
  test(`${path} answers ${status}`, async ({ request: api, site }) => {
    const answer = await api.get(`${site.url}${path}`, { maxRedirects: 0 })
    expect(answer.status()).toBe(status)
    expect(answer.headers().location?.replace(site.url, '') ?? null).toBe(to)
  })
}

test('an unsupported method and an oversized body are refused in the language of the URL', async ({ request: api }) => {
  const wrong = await api.delete('/chs/home')
  expect([wrong.status(), wrong.headers().allow]).toEqual([405, 'GET, HEAD, POST'])
  expect(await wrong.text()).toContain('此页面不支持该操作')
  const large = await api.post('/en/home', { data: 'a'.repeat(1024 * 1024 + 1) })
  expect(large.status()).toBe(413)
  expect(await large.text()).toContain('The file or message is too large')
})

test('the maintenance page can be previewed at any time and is accessible', async ({ page }) => {
  const answer = await page.goto('/cht/maintenance')
  expect(answer?.status()).toBe(200)
  await expect(page.locator('h1')).toHaveText('網站維護中')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 700 })
    await expectAccessible(page)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
  }
})

test('the confirmation page names no project when its slug is unknown or invalid', async ({ request, site }) => {
  for (const project of ['%00', 'a%00b', 'no-such-project', 'x'.repeat(2000)]) {
    const answer = await request.get(`${site.url}/th/success?project=${project}`)
    expect(answer.status(), project).toBe(200)
  }
})
