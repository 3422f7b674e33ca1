import { withPictures } from '../support/browser'
import { ADMIN } from '../support/databases'
import { asAdmin, asConfirmedAdmin, expect, expectAccessible, signInAsAdmin, test } from '../support/journey'

withPictures()

// Not in parallel: the tests share state that they change or read.
test.describe.configure({ mode: 'default' })

test('sales sign in, find their lead on the sales desk, and note that they got in touch', async ({ page, site }) => {
  const api = await asConfirmedAdmin()
  const { docs } = await (
    await api.get('/api/projects?where[Slug_name][equals]=nue-tide-thonburi&depth=0&select[Slug_name]=true')
  ).json()
  const email = `sales-${Date.now()}@test.example`
  const seller = await api.post('/api/staff', {
    data: { email, password: ADMIN.password, name: 'Malee', role: 'sales' },
  })
  expect(seller.ok()).toBe(true)
  const owner = (await seller.json()).doc.id
  const name = `คุณ ทดสอบ ${Date.now()}`
  const created = await api.post('/api/leads?depth=0', {
    data: {
      name,
      phone: '+66812345678',
      email: 'test@example.com',
      project: docs[0].id,
      wish: 'call',
      locale: 'th',
      page: '/th/x',
      state: 'new',
      owner,
      history: [{ at: new Date().toISOString(), by: 'website', event: 'asked' }],
    },
  })
  expect(created.ok()).toBe(true)

  await page.goto('/admin')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(ADMIN.password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(`${site.url}/admin`)
  await page.locator('.waiting-work a[href="/admin/sales"]').click()
  await page.waitForURL(`${site.url}/admin/sales`)
  await expectAccessible(page, '.sales-desk')
  await page.getByRole('link', { name }).click()
  await page.waitForURL(/\/admin\/sales\?lead=\d+/)
  await expectAccessible(page, '.sales-desk')
  await page.locator('button[name=reached][value=yes]').click()
  await expect(page.locator('.sales-desk')).toContainText('Malee')
  await expect(page.locator('.desk-late')).toHaveCount(0)
  const id = page.url().split('=').at(-1)
  await expect.poll(async () => (await (await api.get(`/api/leads/${id}?depth=0`)).json()).state).toBe('contacted')
  const lead = await (await api.get(`/api/leads/${id}?depth=0`)).json()
  expect(lead.state).toBe('contacted')
  expect(lead.history).toMatchObject([{ event: 'asked' }, { event: 'state', by: 'Malee', detail: 'new → contacted' }])
})

test('the back office is available in Thai and English', async ({ page }) => {
  await page.goto('/admin/login')
  await expect(page.locator('html')).toHaveAttribute('lang', /en|th/)
  await page.context().addCookies([{ name: 'staff-lng', value: 'th', url: page.url() }])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
})

test('two tabs of a form do not overwrite each other: the later one says what stands, and keeps what was typed', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  const api = await asAdmin()
  const slug = `two-tabs-${Date.now()}`
  const created = await api.post('/api/places', { data: { slug, name: 'As opened', lat: 13, lng: 100 } })
  const { id } = (await created.json()).doc
  const nameNow = async () => (await (await api.get(`/api/places/${id}?depth=0`)).json()).name
  await signInAsAdmin(page)
  const other = await page.context().newPage()
  for (const tab of [page, other]) await tab.goto(`/admin/collections/places/${id}`)
  const nameIn = (tab: typeof page) => tab.locator('input[name=name]')
  const saveIn = async (tab: typeof page) => {
    const answered = tab.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await tab.locator('#action-save').click()
    return (await answered).status()
  }
  // The second tab is typed in first: what Payload asks at the first letter finds nothing yet.
  await nameIn(other).fill('From the second tab')
  await nameIn(page).fill('From the first tab')
  expect(await saveIn(page)).toBe(200)
  expect(await saveIn(other)).toBe(409)
  const conflict = other.locator('.form-conflict')
  await expect(conflict).toContainText('From the first tab')
  await expect(nameIn(other)).toHaveValue('From the second tab')
  await expectAccessible(other, '.form-conflict')
  expect(await nameNow()).toBe('From the first tab')
  await conflict.getByRole('button').first().click()
  await expect(conflict).toHaveCount(0)
  expect(await saveIn(other)).toBe(200)
  expect(await nameNow()).toBe('From the second tab')
  // The same form goes on saving after its own save.
  await nameIn(other).fill('And once more')
  expect(await saveIn(other)).toBe(200)
})

test('somebody who types on and presses Publish while the draft is being saved is not told of a conflict with themselves', async ({
  page,
}) => {
  const api = await asAdmin()
  const [post] = (await (await api.get('/api/posts?limit=1&depth=0&sort=id&draft=true')).json()).docs
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 409) refused.push(answer.url())
  })
  await signInAsAdmin(page)
  await page.goto(`/admin/collections/posts/${post.id}?locale=th`)
  const excerpt = page.locator('[name=excerpt]')
  const isAutosave = (url: string) => url.includes('autosave=true')
  for (const typed of ['a', 'ab', 'abc']) {
    const saving = page.waitForRequest((asked) => isAutosave(asked.url()))
    await excerpt.fill(`${post.excerpt ?? ''} ${typed}`)
    await saving
  }
  const published = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && !isAutosave(answer.url()))
  await page.locator('#action-save').click()
  expect((await published).status()).toBe(200)
  expect(refused).toEqual([])
  await expect(page.locator('.form-conflict')).toHaveCount(0)
})

test.describe('without a session', () => {
  for (const path of [
    '/api/projects',
    '/api/units',
    '/api/leads',
    '/api/staff',
    '/api/media',
    '/api/places',
    '/api/seed-records',
    '/api/globals',
    '/api/graphql',
    '/api/access',
    '/api/payload-jobs/run',
  ]) {
    test(`${path} does not exist`, async ({ request }) => {
      for (const answer of [await request.get(path), await request.post(path, { data: {} })]) {
        expect([404, 405]).toContain(answer.status())
        expect(await answer.text()).not.toMatch(/docs|email/)
      }
    })
  }

  test('navigation payloads contain no lead, staff member or draft', async ({ request }) => {
    const asked: Record<string, string>[] = [
      { RSC: '1' },
      { RSC: '1', 'Next-Router-Prefetch': '1' },
      { RSC: '1', 'Next-Router-Segment-Prefetch': '/_tree' },
    ]
    for (const headers of asked) {
      for (const path of [
        '/admin/collections/leads',
        '/admin/collections/staff',
        '/admin/collections/leads?_rsc=abc',
      ]) {
        const answer = await request.get(path, { headers, maxRedirects: 2 })
        expect(await answer.text()).not.toMatch(/test@example\.com|admin@test\.example/)
      }
    }
  })
})

test('the back office does not move its page while it begins, so that a press lands on what was pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsAdmin(page)
  await page.goto('/admin/bookings')
  await expect(page.locator('.template-default--nav-animate')).toBeVisible()
  // The states that Payload goes through, of which a quick machine shows the second only now and then.
  const placeOf = (...states: string[]) =>
    page.evaluate((names) => {
      const layout = document.querySelector('.template-default')
      if (layout) layout.className = ['', ...names].map((name) => `template-default${name}`).join(' ')
      return document.querySelector('.template-default__wrap')?.getBoundingClientRect().x
    }, states)
  expect(await placeOf('--nav-open')).toBe(0)
  expect(await placeOf('--nav-open', '--nav-hydrated')).toBe(0)
  expect(await placeOf('--nav-hydrated')).toBe(0)
  // Opened by hand it takes its place.
  await placeOf('--nav-open', '--nav-hydrated', '--nav-animate')
  await expect.poll(() => placeOf('--nav-open', '--nav-hydrated', '--nav-animate')).toBe(275)
  const families = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect(families).toContain('"Anuphan Variable", "Anuphan Fallback"')
})
