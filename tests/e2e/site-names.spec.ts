import pg from 'pg'
import { withPictures } from '../support/browser'
import { ADMIN } from '../support/databases'
import { asConfirmedAdmin, expect, mailsTo, sharedSite, test } from '../support/journey'
import { messages } from '../support/messages'

withPictures()

/** Longer than the time trap of the form. */
const HUMAN_PACE_MS = 1600

const siteAt = (name: string) => sharedSite().url.replace('localhost', name)

for (const { name, javaScriptEnabled } of [
  { name: '127.0.0.1', javaScriptEnabled: true },
  { name: '[::1]', javaScriptEnabled: false },
]) {
  test.describe(`opened as ${name}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, baseURL: async ({}, use) => use(siteAt(name)) })

    test('a form is accepted, and the visitor stays on that name', async ({ page }) => {
      const email = `names-${javaScriptEnabled}-${Date.now()}@example.com`
      await page.goto('/en/newsletter')
      await page.waitForTimeout(HUMAN_PACE_MS)
      await page.locator('main input[name=email]').fill(email)
      await page.locator('main input[name=email]').press('Enter')
      await expect(page.getByRole('status').filter({ hasText: messages('en', 'newsletter').taken.title })).toBeVisible()
      expect(new URL(page.url()).origin).toBe(siteAt(name))
      await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(1)
    })
  })
}

test.describe('the back office, opened as 127.0.0.1', () => {
  test.use({ baseURL: async ({}, use) => use(siteAt('127.0.0.1')) })

  test('lets staff in, and says that work waits', async ({ page, request }) => {
    const database = new pg.Client({ connectionString: sharedSite().databaseUrl })
    await database.connect()
    try {
      await database.query(
        `select graphile_worker.add_job('nobody-does-this', run_at := now() - interval '20 minutes', job_key := 'late')`,
      )
      const email = `editor-${Date.now()}@test.example`
      const editor = { email, password: ADMIN.password, name: 'Malee', role: 'editor' }
      expect((await (await asConfirmedAdmin()).post('/api/staff', { data: editor })).ok()).toBe(true)
      await page.goto('/admin')
      await page.locator('input[name=email]').fill(email)
      await page.locator('input[name=password]').fill(ADMIN.password)
      await page.locator('form button[type=submit]').click()
      await expect(page.locator('.nav')).toBeVisible()
      await page
        .context()
        .addCookies([{ name: 'staff-token', value: sharedSite().adminToken, url: siteAt('127.0.0.1') }])
      await page.goto('/admin')
      await expect(page.locator('.late-jobs-notice')).toContainText('20 minutes')
      await page.goto('/admin/collections/price-bands')
      await expect(page.locator('table tbody tr').first()).toBeVisible()
      expect(new URL(page.url()).origin).toBe(siteAt('127.0.0.1'))
      await expect.poll(async () => (await request.get('/readyz')).text()).toMatch(/^degraded\nthe oldest job/)
      expect((await request.get('/readyz')).status()).toBe(200)
    } finally {
      await database.query(`select graphile_worker.remove_job('late')`)
      await database.end()
    }
  })
})

test('a host that is not ours is told where the site is', async ({ request, site }) => {
  const answer = await request.get(`${site.url}/en/home`, { headers: { Host: 'evil.example' } })
  expect([answer.status(), await answer.text()]).toEqual([
    421,
    `This website is not available under this address. Please go to ${site.url}\n`,
  ])
})
