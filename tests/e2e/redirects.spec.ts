import { readFile } from 'node:fs/promises'
import { asAdmin, expect, expectAccessible, signInAsAdmin, test } from '../support/journey'

// Not in parallel: the tests share state that they change or read.
test.describe.configure({ mode: 'default' })

test('a saved redirect works within seconds and stops when it is deleted', async ({ request }) => {
  const api = await asAdmin()
  const from = `old-name-${Date.now()}`
  const data = { from, to: '/condominium?brand=nue', locale: 'all', kind: 'redirect' }
  const created = await api.post('/api/redirects', { data })
  expect(created.ok()).toBe(true)
  const { doc } = await created.json()
  const hop = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location ?? '']
  }
  await expect
    .poll(() => hop(`/EN/${from.toUpperCase()}/?utm_source=a`))
    .toEqual([301, '/en/project/condominium/all?utm_source=a&brand=nue'])
  expect((await request.get(`/${from}`)).url()).toContain('/th/project/condominium/all?brand=nue')
  await api.delete(`/api/redirects/${doc.id}`)
  await expect.poll(() => hop(`/en/${from}`)).toEqual([404, ''])
})

test('a new redirect replaces a cached page', async ({ request }) => {
  const path = '/cht/policy/nue-tide-thonburi'
  for (let times = 0; times < 3; times += 1) await request.get(path)
  const api = await asAdmin()
  const data = { from: 'policy/nue-tide-thonburi', to: '/policy', locale: 'cht', kind: 'redirect' }
  const { doc } = await (await api.post('/api/redirects', { data })).json()
  const status = async () => (await request.get(path, { maxRedirects: 0 })).status()
  await expect.poll(status).toBe(301)
  await api.delete(`/api/redirects/${doc.id}`)
  await expect.poll(status).not.toBe(301)
})

test('removed demo projects lead to the 404 page of each language, and former slugs redirect with one 301', async ({
  request,
}) => {
  for (const locale of ['th', 'en', 'cht', 'chs']) {
    const gone = await request.get(`/${locale}/condominium/noble-terrace-sathorn`, { maxRedirects: 0 })
    expect([gone.status(), gone.headers().location]).toEqual([301, `/${locale}/404`])
    expect((await request.get(`/${locale}/404`)).status()).toBe(404)
    const renamed = await request.get(`/${locale}/condominium/nue-r9?a=1`, { maxRedirects: 0 })
    expect([renamed.status(), renamed.headers().location]).toEqual([301, `/${locale}/condominium/nue-district-r9?a=1`])
  }
})

test.describe('the redirect screens of the back office', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('show an error at the invalid field', async ({ page }) => {
    await signInAsAdmin(page)
    await page.goto('/admin/collections/redirects/create?from=condominium%2Fnoble-from-link')
    await expect(page.locator('#field-from')).toHaveValue('condominium/noble-from-link')
    await page.locator('#field-to').fill('/condominium/nue-r9')
    await page.waitForLoadState('networkidle')
    const field = page.locator('.field-type').filter({ has: page.locator('#field-to') })
    // Payload validates while typing: a late answer to that overwrites the error of a save, which is then pressed again.
    await expect(async () => {
      await page.locator('#action-save').click()
      await expect(field).toContainText(/“\/condominium\/nue-district-r9”/, { timeout: 8000 })
    }).toPass({ timeout: 40_000 })
  })
})

test('trace an address and import a file', async ({ page }) => {
  await signInAsAdmin(page)
  await page.goto('/admin/collections/redirects')
  const tools = page.locator('.redirect-tools')
  await tools.getByRole('textbox').first().fill('/EN/Condominium/Nue_R9/')
  await tools.getByRole('button').first().click()
  await expect(tools.getByRole('listitem')).toHaveCount(3)
  await expect(tools).toContainText('/en/condominium/nue-district-r9')
  // The rest of the screen belongs to Payload.
  await expectAccessible(page, '.redirect-tools')

  const from = `from-a-file-${Date.now()}`
  await tools.locator('summary').click()
  await tools.locator('textarea').fill(`from,to\n${from},/promotion\n`)
  await tools.locator('details button').first().click()
  await expect(tools.locator('tr[data-fate=new]')).toContainText(from)
  await tools.locator('details button').last().click()
  await expect(tools.locator('details [role=status]')).toContainText('1')
  await page.reload()
  await expect(page.locator('.table')).toContainText(from)

  await tools.locator('summary').click()
  const download = page.waitForEvent('download')
  await tools.locator('a[href$="/api/redirects/export"]').click()
  const file = await (await download).path()
  expect(await readFile(file, 'utf8')).toContain(from)
})

test('count unknown addresses and start a redirect for one with a single click', async ({ page, request }) => {
  const path = `/th/asked-in-vain-${Date.now() % 100_000_000}`
  for (let times = 0; times < 3; times += 1) expect((await request.get(path)).status()).toBe(404)
  const api = await asAdmin()
  const hits = async () => {
    const found = await api.get(`/api/unknown-addresses?where[path][equals]=${path}&depth=0`)
    return (await found.json()).docs[0]?.hits ?? 0
  }
  // The gateway reports counts every ten seconds.
  await expect.poll(hits, { timeout: 30_000, intervals: [500] }).toBe(3)
  await signInAsAdmin(page)
  await page.goto(`/admin/collections/unknown-addresses?search=${path.slice(4)}`)
  await page.locator('.table a[href*="redirects/create"]').first().click()
  await expect(page.locator('#field-from')).toHaveValue(path.slice(4), { timeout: 30_000 })
})

test('the redirect endpoints are refused without a staff session', async ({ request }) => {
  for (const call of ['trace', 'preview-import', 'import'])
    expect((await request.post(`/api/redirects/${call}`, { data: {} })).status()).toBe(404)
  expect((await request.get('/api/redirects/export')).status()).toBe(404)
  expect((await request.post('/api/internal/unknown-addresses', { data: {} })).status()).toBe(404)
})

test('a section opened in a language answers in that language', async ({ request }) => {
  const api = await asAdmin()
  const { docs } = await (await api.get('/api/sections?where[section][equals]=blog&depth=0')).json()
  const set = (languages: string[]) => api.patch(`/api/sections/${docs[0].id}`, { data: { languages } })
  const status = async () => (await request.get('/en/blog', { maxRedirects: 0 })).status()
  expect(await status()).toBe(301)
  await set(['th', 'en'])
  await expect.poll(status).toBe(200)
  await set(['th'])
  await expect.poll(status).toBe(301)
})
