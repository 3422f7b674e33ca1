import type { APIRequestContext } from '@playwright/test'
import { asAdmin, expect, signInAsAdmin, test } from '../support/journey'

// Not in parallel: the tests share state that they change or read.
test.describe.configure({ mode: 'default' })

interface StoredLink {
  id: number
  code: string
  hits: number
}

const some = () => `e2e-${Date.now().toString(36)}`

async function makeLink(api: APIRequestContext, data: object): Promise<StoredLink> {
  const answer = await api.post('/api/short-links', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).doc
}

test('a short link works within a second of being saved, in any spelling, and can be changed', async ({ request }) => {
  const api = await asAdmin()
  const code = some()
  const link = await makeLink(api, { code: code.toUpperCase(), target: '/promotion?utm_source=print', campaign: 'e2e' })
  expect(link.code).toBe(code)
  const locationOf = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return answer.status() === 301 ? answer.headers().location : answer.status()
  }
  const within = { intervals: [50], timeout: 1000 }
  await expect.poll(() => locationOf(`/${code}`), within).toBe('/th/promotion?utm_source=print')
  expect(await locationOf(`/EN/${code.toUpperCase()}/?gclid=1`)).toBe('/en/promotion?utm_source=print&gclid=1')
  expect((await request.get(`/${code}`)).status()).toBe(200)

  const asked = await request.post('/short-url', { data: { short_url: `/${code}` } })
  expect(await asked.json()).toEqual({ status: true, data: { redirect_url: '/th/promotion?utm_source=print' } })

  await api.patch(`/api/short-links/${link.id}`, { data: { isActive: false } })
  await expect.poll(() => locationOf(`/th/${code}`), within).toBe(404)
  const gone = await request.post('/short-url', { data: { short_url: `/${code}` } })
  expect([gone.status(), await gone.json()]).toEqual([200, { status: false, data: { redirect_url: '' } }])
})

test('the seeded links lead to existing pages', async ({ request }) => {
  for (const code of ['r9', 'ploenchit', 'ready', 'pets', 'house-expo', 'invest']) {
    const answer = await request.get(`/${code}`)
    expect([code, answer.status()]).toEqual([code, 200])
  }
})

test('rejects a reserved code and a target that is foreign or does not exist', async () => {
  const api = await asAdmin()
  for (const data of [
    { code: 'home', target: '/promotion' },
    { code: some(), target: 'https://evil.example/' },
    { code: some(), target: '//evil.example/' },
    { code: some(), target: '/th/nothing-here' },
  ])
    expect((await api.post('/api/short-links', { data })).status(), JSON.stringify(data)).toBe(400)
})

test('shows hits in the back office', async ({ request }) => {
  const api = await asAdmin()
  const { id, code } = await makeLink(api, { code: some(), target: '/home' })
  const phone = { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1' }
  // An unknown code also redirects, to its language: the target tells the two apart.
  const open = async (headers: Record<string, string>) =>
    (await request.get(`/${code}`, { headers, maxRedirects: 0 })).headers().location
  await expect.poll(() => open({ 'User-Agent': 'somebot' }), { intervals: [50], timeout: 5000 }).toBe('/th/home')
  for (let times = 0; times < 3; times += 1) expect(await open(phone)).toBe('/th/home')
  const hitsOf = async () => ((await (await api.get(`/api/short-links/${id}`)).json()) as StoredLink).hits
  // Gateways write hits every ten seconds.
  await expect.poll(hitsOf, { intervals: [500], timeout: 30_000 }).toBe(3)
})

test('the form offers the link to copy and its QR code to download', async ({ page, site }) => {
  const api = await asAdmin()
  const { id, code } = await makeLink(api, { code: some(), target: '/home' })
  await signInAsAdmin(page)
  await page.goto(`/admin/collections/short-links/${id}`)
  await expect(page.getByRole('link', { name: `${site.url}/${code}` })).toBeVisible()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Copy link|คัดลอกลิงก์/ })).toBeVisible()
  for (const kind of ['SVG', 'PNG']) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: kind }).click()
    expect((await download).suggestedFilename()).toBe(`qr-${code}.${kind.toLowerCase()}`)
  }
})
