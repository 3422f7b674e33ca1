import { drawnLaunch } from '../support/drawn-launch'
import { asAdmin, codeIn, expect, expectAccessible, mailsTo, signInAsAdmin, test } from '../support/journey'
import { LANGUAGES } from '../support/languages'
import { messages } from '../support/messages'
import { inEachWindow } from '../support/windows'

const plain = (mail: string) => mail.replace(/=\r?\n/g, '')

test.describe('without scripts on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })

  test('somebody enters a draw, and chooses a unit in their turn', async ({ page, browser, site }) => {
    test.setTimeout(120_000)
    const email = `entrant-${Date.now()}@example.com`
    await page.goto('/en/online-booking')
    await page.getByRole('link', { name: /See the units: noble cadence/ }).click()
    await page.getByRole('link', { name: 'Go to the draw' }).click()
    await expect(page).toHaveURL(/\/en\/launch\/cadence-launch$/)
    await expect(page.locator('code')).toHaveText(/^[0-9a-f]{64}$/)

    await page.getByLabel('Email', { exact: true }).fill('nobody')
    await page.getByRole('button', { name: 'Send the code' }).click()
    await expect(page.getByRole('link', { name: 'Email: This is not an email address' })).toBeVisible()
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send the code' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible()
    await expect.poll(() => mailsTo(email).length, { timeout: 30_000 }).toBe(1)
    const code = /^\s*(\d{6})\s*$/m.exec(plain(mailsTo(email)[0] ?? ''))?.[1] ?? ''
    await page.getByLabel('6-digit code').fill(code)
    await page.getByRole('button', { name: 'Confirm and register' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You are registered' })).toBeVisible()
    const ticket = (await page.getByText(/^\w{5}-\w{5}-\w{5}$/).textContent()) ?? ''
    await expect.poll(() => mailsTo(email).length, { timeout: 30_000 }).toBe(2)
    expect(plain(mailsTo(email)[1] ?? '')).toContain(ticket)
    const entry = page.url()

    const drawn = await drawnLaunch(site.databaseUrl, 7)
    const entryOf = (place: number) => `/en/launch/${drawn.code}/entry/${drawn.tokens[place - 1]}`
    await page.goto(`/en/launch/${drawn.code}`)
    await expect(page.getByRole('heading', { name: 'The order is drawn' })).toBeVisible()
    await page.getByText('The order of all tickets').click()
    await expect(page.locator('main details li')).toHaveCount(7)
    const order = await page.request.get(`/api/launches/${drawn.code}/order`)
    const tickets = await page.locator('main details li code').allTextContents()
    expect(await order.text()).toBe(tickets.map((one, at) => `${at + 1}  ${one}\n`).join(''))
    await page.goto(entryOf(2))
    await expect(page.getByRole('heading', { level: 1, name: 'Your place is 2' })).toBeVisible()
    await page.goto(`/en/online-booking/campaign/${drawn.code}`)
    await expect(page.locator('a[href*="unit-summary"]')).toHaveCount(0)
    await page.goto(entryOf(1))
    await expect(page.getByRole('heading', { level: 1, name: 'It is your turn' })).toBeVisible()
    await page.getByRole('button', { name: 'Choose a unit' }).click()
    await expect(page.getByText(/^It is your turn\. You can choose until/)).toBeVisible()
    await page.locator('a[href*="unit-summary"]').first().click()
    await page.getByRole('button', { name: /Hold this unit/ }).click()
    await expect(page).toHaveURL(/\/en\/verify-id$/)
    await page.goto(entryOf(1))
    await expect(page.getByRole('heading', { level: 1, name: 'You have used your turn' })).toBeVisible()
    const next = async () => {
      await page.goto(entryOf(2))
      return page.getByRole('heading', { level: 1 }).textContent()
    }
    await expect.poll(next, { timeout: 30_000 }).toBe('It is your turn')

    const scripted = await browser.newContext({ javaScriptEnabled: true, viewport: { width: 375, height: 800 } })
    const seen = await scripted.newPage()
    for (const url of ['/en/launch/cadence-launch', `/en/launch/${drawn.code}`, entry, entryOf(2)]) {
      await seen.goto(new URL(url, site.url).href)
      await expectAccessible(seen)
    }
    await scripted.close()
  })
})

for (const { locale } of LANGUAGES)
  test(`the pages of a draw are accessible on a phone and in a wide window, ${locale}`, async ({ page, site }) => {
    test.setTimeout(120_000)
    const { form, entry } = messages(locale, 'launch')
    const email = `entrant-${locale}-${Date.now()}@example.com`
    // Header and footer are those of every page.
    const look = () => inEachWindow(page, () => expectAccessible(page, 'main'))
    const send = page.getByRole('button', { name: form.send, exact: true })
    await page.goto(`/${locale}/launch/cadence-launch`)
    await send.click()
    await expect(page.locator('main [href="#email"]')).toBeVisible()
    await look()
    await page.getByLabel(form.email, { exact: true }).fill(email)
    await send.click()
    await page.getByLabel(form.code).fill(await codeIn(email, 1))
    await look()
    await page.getByRole('button', { name: form.confirm, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: entry.in.title })).toBeVisible()
    await look()

    const drawn = await drawnLaunch(site.databaseUrl, 3)
    await page.goto(`/${locale}/launch/${drawn.code}`)
    await look()
    for (const token of drawn.tokens.slice(0, 2)) {
      await page.goto(`/${locale}/launch/${drawn.code}/entry/${token}`)
      await look()
    }
  })

test('the browser computes the draw again, and finds what was changed', async ({ page, site }) => {
  const { code } = await drawnLaunch(site.databaseUrl, 40)
  await page.goto(`/en/launch/${code}`)
  const check = page.getByRole('button', { name: 'Check in this browser' })
  await check.click()
  await expect(page.getByText('The result is right: computed again, the order is the same.')).toBeVisible()
  await expectAccessible(page)
  await page.route('**/proof', async (route) => {
    const proof = await (await route.fetch()).json()
    proof.draws[0].order.reverse()
    await route.fulfill({ json: proof })
  })
  await check.click()
  await expect(page.getByText(/does not agree with what was published/)).toBeVisible()
})

test('an admin publishes the commitment of a launch, and people can enter from then on', async ({ page, site }) => {
  const code = `planned-${Date.now()}`
  const api = await asAdmin()
  const found = await api.get('/api/projects?where[Slug_name][equals]=noble-cadence-ekkamai&depth=0&limit=1')
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
  const plan = {
    isDraw: true,
    registrationOpensAt: hours(-1),
    registrationClosesAt: hours(24),
    numberName: 'รางวัลที่หนึ่ง',
  }
  const made = await api.post('/api/booking-campaigns?locale=th&depth=0', {
    data: {
      ...{ title: code, code, project: (await found.json()).docs[0].id, isOpen: true, opensAt: '2026-01-02T03:00:00Z' },
      ...{ fee: 1000, termsVersion: '2026-11', launch: plan },
    },
  })
  expect(made.ok()).toBe(true)
  const { doc } = await made.json()
  const launch = page.getByRole('region', { name: code })

  await signInAsAdmin(page)
  await page.goto('/admin/launches')
  await launch.getByRole('textbox').fill('the plan is approved')
  await launch.getByRole('button', { name: 'Publish the commitment' }).click()
  await expect(launch.getByRole('status')).toHaveText('The public number needs a name in all four languages.')
  for (const locale of ['en', 'cht', 'chs'])
    await api.patch(`/api/booking-campaigns/${doc.id}?locale=${locale}&depth=0`, {
      data: { title: code, launch: { numberName: 'First prize' } },
    })
  await launch.getByRole('textbox').fill('the plan is approved')
  await launch.getByRole('button', { name: 'Publish the commitment' }).click()
  await expect(launch.getByRole('status')).toHaveText('Done.')
  await launch.getByText('What was done').click()
  await expect(launch.getByText(/the plan is approved/)).toBeVisible()
  await page.goto(`${site.url}/en/launch/${code}`)
  await expect(page.getByRole('button', { name: 'Send the code' })).toBeVisible()
})
