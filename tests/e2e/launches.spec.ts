import { ROUNDS } from '../support/beacon'
import { drawnLaunch, unitsOf } from '../support/drawn-launch'
import { asAdmin, codeIn, expect, expectAccessible, mailsTo, signInAsAdmin, test } from '../support/journey'
import { LANGUAGES } from '../support/languages'
import { messages } from '../support/messages'
import { someThaiId } from '../support/thai-id'
import { inEachWindow } from '../support/windows'

/** What the tests bend of a published proof. */
interface Proof {
  draws: { order: string[]; number: object }[]
  entries: { tickets: string[] }
}

const plain = (mail: string) => mail.replace(/=\r?\n/g, '')

test.describe('without scripts on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })

  test('somebody enters a draw, and chooses a unit in their turn', async ({ page, browser, site }) => {
    test.setTimeout(120_000)
    const email = `entrant-${Date.now()}@example.com`
    await page.goto('/en/online-booking')
    const card = page.getByRole('listitem').filter({ hasText: 'noble cadence ekkamai' })
    await expect(card.getByText(/^Opens with a draw\. Register until /)).toBeVisible()
    await card.getByRole('link', { name: /^Go to the draw: noble cadence/ }).click()
    await expect(page).toHaveURL(/\/en\/launch\/cadence-launch$/)
    await expect(page.locator('main code').first()).toHaveText(/^[0-9a-f]{64}$/)
    await expect(page.getByText(/^Round \d+ of the drand beacon \(quicknet\), published at /)).toBeVisible()

    await page.getByLabel('Email', { exact: true }).fill('nobody')
    await page.getByRole('button', { name: 'Send the code' }).click()
    await expect(page.getByRole('link', { name: 'Email: Please check the email address' })).toBeVisible()
    await page.getByLabel('Email', { exact: true }).fill(email)
    const number = page.getByLabel('Thai ID number or passport number')
    await number.fill('1101700230707')
    await page.getByRole('button', { name: 'Send the code' }).click()
    await expect(page.getByText('Please check the digits of the ID number.').first()).toBeVisible()
    await number.fill(someThaiId())
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
    const listed = await (await page.request.get('/api/launches/cadence-launch/proof')).json()
    expect(listed.entries.tickets).toContain(ticket)
    expect(JSON.stringify(listed)).not.toContain('example.com')
    await page.goto('/en/launch/cadence-launch')
    await page
      .getByText(/^\d+ registrations?, in order of entry$/)
      .last()
      .click()
    await expect(page.locator('main details li').filter({ hasText: ticket })).toBeVisible()

    const drawn = await drawnLaunch(site.databaseUrl, 7)
    const entryOf = (place: number) => `/en/launch/${drawn.code}/entry/${drawn.tokens[place - 1]}`
    await page.goto(`/en/launch/${drawn.code}`)
    await expect(page.getByRole('heading', { name: 'The order has been drawn' })).toBeVisible()
    await page.getByText('Order of all registrations').click()
    const inOrder = page.locator('main details').filter({ hasText: 'Order of all registrations' })
    await expect(inOrder.locator('li')).toHaveCount(7)
    const order = await page.request.get(`/api/launches/${drawn.code}/order`)
    const tickets = await inOrder.locator('li code').allTextContents()
    expect(await order.text()).toBe(tickets.map((one, at) => `${at + 1}  ${one}\n`).join(''))
    await page.goto(entryOf(2))
    await expect(page.getByRole('heading', { level: 1, name: 'Your place is 2' })).toBeVisible()
    await page.goto(`/en/online-booking/campaign/${drawn.code}`)
    await expect(page.locator('a[href*="unit-summary"]')).toHaveCount(0)
    const [unit] = await unitsOf(site.databaseUrl, drawn.code)
    await page.goto(`/en/unit-summary?campaign=${drawn.code}&unit=${unit}`)
    await expect(page.getByRole('heading', { name: 'This campaign opens with a draw' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Hold this unit/ })).toHaveCount(0)
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
    await page.getByLabel(form.document, { exact: true }).fill(someThaiId())
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
  await expect(page.getByText('All checks passed: recomputed, the order is the same.')).toBeVisible()
  await expectAccessible(page)
  const bends: ((proof: Proof) => unknown)[] = [
    ({ draws }) => draws.push(...draws),
    ({ draws }) => draws[0]?.order.reverse(),
    ({ draws }) => Object.assign(draws[0]?.number ?? {}, { signature: ROUNDS[123], round: 123 }),
    ({ entries }) => entries.tickets.push('one-more'),
  ]
  for (const bend of bends) {
    await page.route('**/proof', async (route) => {
      const proof = await (await route.fetch()).json()
      bend(proof)
      await route.fulfill({ json: proof })
    })
    await check.click()
    await expect(page.getByText(/does not match what was published/)).toBeVisible()
    await page.unroute('**/proof')
    await check.click()
    await expect(page.getByText('All checks passed: recomputed, the order is the same.')).toBeVisible()
  }
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
    numberSource: 'named',
    numberAt: hours(25),
    numberName: 'ดัชนีปิดตลาด',
    numberHref: 'https://index.example.com/',
  }
  const made = await api.post('/api/booking-campaigns?locale=th&depth=0', {
    data: {
      ...{ title: code, code, project: (await found.json()).docs[0].id, isOpen: true, opensAt: hours(48) },
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
      data: { title: code, launch: { numberName: 'Closing index' } },
    })
  await launch.getByRole('textbox').fill('the plan is approved')
  await launch.getByRole('button', { name: 'Publish the commitment' }).click()
  await expect(launch.getByRole('status')).toHaveText('Done.')
  const bent = await api.patch(`/api/booking-campaigns/${doc.id}?depth=0`, { data: { fee: 1 } })
  expect(bent.status()).toBe(409)
  await launch.getByText('History', { exact: true }).click()
  await expect(launch.getByText(/the plan is approved/)).toBeVisible()
  await page.goto(`${site.url}/en/launch/${code}`)
  await expect(page.getByRole('button', { name: 'Send the code' })).toBeVisible()

  await page.goto('/admin/launches')
  await launch.getByText('Withdraw this launch').first().click()
  await launch.getByLabel('Reason').fill('a unit was forgotten')
  await launch.getByRole('button', { name: 'Withdraw this launch' }).click()
  await expect(launch.getByRole('status')).toHaveText('Done.')
  await page.goto(`${site.url}/en/launch/${code}`)
  await expect(page.getByRole('heading', { name: 'This launch has been withdrawn' })).toBeVisible()
  await expect(page.getByText('a unit was forgotten')).toBeVisible()
})
