import { expect, test } from '../support/journey'

const HOPS = [
  ['/', '/th/home'],
  ['/th', '/th/home'],
  ['/en/', '/en/home'],
  ['/home', '/th/home'],
  ['/EN//Condominium/Nue-District-R9/?a=B', '/en/condominium/nue-district-r9?a=B'],
  ['/th/project/condominium/all/?brand=nue', '/th/project/condominium/all?brand=nue'],
  ['/cht/single_detached_house/noble-linden-ramindra', '/cht/single-detached-house/noble-linden-ramindra'],
] as const

for (const [from, to] of HOPS) {
  test(`${from} redirects to ${to} with a single 301`, async ({ request, site }) => {
    const answer = await request.get(`${site.url}${from}`, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location?.replace(site.url, '')).toBe(to)
    expect((await request.get(`${site.url}${to}`, { maxRedirects: 0 })).status()).toBe(200)
  })
}

test('every response carries the security headers and does not name the server software', async ({ request }) => {
  for (const path of [
    '/th/home',
    '/',
    '/th/nowhere',
    '/robots.txt',
    '/api/availability/nue-district-r9',
    '/admin/login',
    '/healthz',
  ]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['x-frame-options'], path).toBe('SAMEORIGIN')
    expect(headers.server, path).toBeUndefined()
    expect(headers['x-powered-by'], path).toBeUndefined()
  }
})

test.describe('the content security policy of a page', () => {
  test.use({ expectedErrors: [/Content Security Policy/] })

  test('blocks injected scripts', async ({ page }) => {
    const answer = await page.goto('/en/home')
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy.replace(/style-src[^;]*/, '')).not.toContain('unsafe')
    const isBlocked = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          document.addEventListener('securitypolicyviolation', () => resolve(true), { once: true })
          const script = document.createElement('script')
          script.textContent = 'window.__foreign = true'
          document.head.append(script)
          setTimeout(() => resolve(false), 1000)
        }),
    )
    expect(isBlocked).toBe(true)
    expect(await page.evaluate(() => '__foreign' in window)).toBe(false)
  })
})

test('a page is cached once and answers 304 to a client that already has it', async ({ request }) => {
  await expect.poll(async () => (await request.get('/en/home')).headers()['x-cache']).toBe('hit')
  const first = await request.get('/en/home')
  expect(first.headers()['content-encoding']).toBe('br')
  expect(first.headers().vary).toContain('Accept-Encoding')
  const again = await request.get('/en/home', { headers: { 'If-None-Match': first.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
})

test('a Next navigation payload is cached separately from its page', async ({ page, request, site }) => {
  const asked: string[] = []
  page.on('request', (each) => {
    if (each.headers().rsc) asked.push(each.url())
  })
  await page.goto('/en/home')
  await page.locator('header a[href="/en/project/house/all"]').first().click()
  await page.waitForURL(/house\/all/)
  const [url] = asked.filter((one) => one.includes('house/all'))
  expect(url).toBeTruthy()
  const headers = { RSC: '1' }
  const get = () => request.get(`${site.url}/en/home`, { headers, maxRedirects: 3 })
  await expect.poll(async () => (await get()).headers()['x-cache']).toBe('hit')
  expect((await get()).headers()['content-type']).toContain('text/x-component')
})
