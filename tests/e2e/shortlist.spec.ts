import type { Page } from '@playwright/test'
import { withPictures } from '../support/browser'
import { expect, expectAccessible, test } from '../support/journey'
import { hydrated } from '../support/keyboard'
import { SAMPLED_VISITS } from '../support/languages'
import { messages } from '../support/messages'

withPictures()

const VESPER = { slug: 'noble-vesper-ploenchit', title: 'noble vesper ploenchit' }
const DISTRICT = { slug: 'nue-district-r9', title: 'nue district R9' }
const FIVE = [
  VESPER.slug,
  DISTRICT.slug,
  'noble-loom-silom',
  'noble-grove-krungthepkreetha',
  'nue-plot-ratchapruek',
].join(',')

const heartOf = (page: Page, locale: string, title: string) =>
  page
    .locator('main')
    .getByRole('button', { name: messages(locale, 'shortlist').save.name.replace('{name}', title), exact: true })
    .first()

const columns = (page: Page) => page.locator('.compare thead th[data-brand]')
const keptOn = (page: Page) => page.evaluate(() => localStorage.getItem('shortlist'))

for (const { locale } of SAMPLED_VISITS) {
  test(`${locale}: a project is saved from its card, listed, and removed`, async ({ page }) => {
    const words = messages(locale, 'shortlist')
    await page.goto(`/${locale}/project/condominium/all`)
    await hydrated(page)
    const heart = heartOf(page, locale, VESPER.title)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.focus()
    await page.keyboard.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(await keptOn(page)).toBe(`["${VESPER.slug}"]`)
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    await page.goto(`/${locale}/condominium/${VESPER.slug}`)
    await expect(heartOf(page, locale, VESPER.title)).toHaveAttribute('aria-pressed', 'true')
    await page.locator('main').getByRole('link', { name: words.title, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/shortlist\\?homes=${VESPER.slug}$`))
    await expect(columns(page)).toHaveCount(1)
    await expect(page.locator('.compare')).toContainText(words.compare.fee)
    await expectAccessible(page)

    await page.getByRole('link', { name: words.compare.remove.replace('{name}', VESPER.title), exact: true }).click()
    await expect(page.getByRole('heading', { name: words.none.title, exact: true })).toBeVisible()
    expect(await keptOn(page)).toBeNull()
  })
}

test('another tab shows a saved project at once', async ({ page, context, baseURL }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`${baseURL}/en/project/condominium/all`)
    await hydrated(tab)
  }
  await heartOf(page, 'en', DISTRICT.title).click()
  await expect(heartOf(other, 'en', DISTRICT.title)).toHaveAttribute('aria-pressed', 'true')
  await heartOf(other, 'en', DISTRICT.title).click()
  await expect(heartOf(page, 'en', DISTRICT.title)).toHaveAttribute('aria-pressed', 'false')
})

test('invalid stored data is ignored, and the hearts still work', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('shortlist', '{"homes":[')
    sessionStorage.setItem('begun', '1')
  })
  await page.goto('/en/project/condominium/all')
  await hydrated(page)
  const heart = heartOf(page, 'en', VESPER.title)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await keptOn(page)).toBe(`["${VESPER.slug}"]`)
})

test('cards after a soft navigation show which projects are saved', async ({ page }) => {
  await page.goto('/en/project/condominium/all')
  await hydrated(page)
  await heartOf(page, 'en', DISTRICT.title).click()
  await page.locator('main').getByRole('link', { name: 'Condominiums ready to move into' }).first().click()
  await expect(page).toHaveURL(/condo-ready-to-move/)
  await expect(heartOf(page, 'en', DISTRICT.title)).toHaveAttribute('aria-pressed', 'true')
})

test('two saved projects are counted, compared from the list, and asked about with one form', async ({ page }) => {
  const { bar, tools, title } = messages('en', 'shortlist')
  await page.goto('/en/project/condominium/all')
  await hydrated(page)
  await expect(page.locator('header .saved-link')).toHaveAccessibleName(title)
  await heartOf(page, 'en', DISTRICT.title).click()
  await expect(page.getByRole('link', { name: bar.compare, exact: true })).toHaveCount(0)
  await heartOf(page, 'en', VESPER.title).click()
  await expect(page.locator('header .saved-link')).toHaveAccessibleName(`${title}: 2`)
  await page.getByRole('link', { name: bar.compare, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/en/shortlist\\?homes=${VESPER.slug},${DISTRICT.slug}$`))
  await expect(page.locator('.compare')).toContainText(/฿[\d,]+ to ฿[\d,]+/)
  await expect(page.locator('.compare')).toContainText(/\d+ of \d+/)
  await page.getByRole('link', { name: tools.ask, exact: true }).click()
  await expect(page.locator('#register')).toBeInViewport()
  await page.locator('input[name=name]').fill('Mei Lin')
  await page.locator('input[name=phone]').fill('081-234-5678')
  await page.locator('input[name=email]').fill(`together-${Date.now()}@example.com`)
  await page.locator('input[name=wish][value=visit]').check({ force: true })
  await page.locator('input[name=consent_answer]').check({ force: true })
  await page.waitForTimeout(1600)
  await page.locator('#register button[type=submit]').click()
  await expect(page).toHaveURL(/\/en\/success\?project=/)
  for (const { title: name } of [VESPER, DISTRICT]) {
    await expect(page.locator('main dl > div').filter({ hasText: name })).toContainText(/[2-9A-HJKMNP-Z]{8}$/)
  }
  await expectAccessible(page)
})

test('compares four of five projects side by side and swaps the fifth in by a link', async ({ page }) => {
  const { others } = messages('en', 'shortlist')
  await page.goto(`/en/shortlist?homes=${FIVE}`)
  await expect(columns(page)).toHaveCount(4)
  await page.getByRole('link', { name: others.first.replace('{name}', 'nue plot ratchapruek'), exact: true }).click()
  await expect(columns(page).first()).toContainText('nue plot ratchapruek')
  await expect(columns(page)).toHaveCount(4)
})

test('a shared list replaces the own list only when it is saved', async ({ page }) => {
  const { tools, compare, none } = messages('en', 'shortlist')
  await page.goto(`/en/shortlist?homes=${FIVE}`)
  await hydrated(page)
  await page.getByRole('link', { name: compare.remove.replace('{name}', VESPER.title), exact: true }).click()
  await expect(page.locator('main').getByText(VESPER.title)).toHaveCount(0)
  expect(await keptOn(page)).toBeNull()
  await page.getByRole('button', { name: tools.saveAll, exact: true }).click()
  expect(JSON.parse((await keptOn(page)) ?? '[]')).toEqual(FIVE.split(',').slice(1))
  await page.getByRole('link', { name: tools.clear, exact: true }).click()
  await expect(page.getByRole('heading', { name: none.title, exact: true })).toBeVisible()
  expect(await keptOn(page)).toBeNull()
})

test('removing a project moves the focus to the next one, the previous one, or the heading', async ({ page }) => {
  const { title, none } = messages('en', 'shortlist')
  const taking = (at: number) => columns(page).nth(at).locator('[data-forget]')
  const take = async (at: number, left: number) => {
    await taking(at).focus()
    await page.keyboard.press('Enter')
    await expect(columns(page).filter({ has: page.locator('[data-forget]') })).toHaveCount(left)
  }
  await page.goto(`/en/shortlist?homes=${FIVE}`)
  await hydrated(page)
  await take(1, 4)
  await expect(page).not.toHaveURL(new RegExp(DISTRICT.slug))
  await expect(taking(1)).toBeFocused()
  await expect(taking(1)).toHaveAttribute('data-forget', 'noble-loom-silom')
  await take(3, 3)
  await expect(taking(2)).toBeFocused()
  await page.goto(`/en/shortlist?homes=${VESPER.slug}`)
  await hydrated(page)
  await take(0, 0)
  const heading = page.getByRole('heading', { name: title, exact: true })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveAccessibleDescription(none.title)
  await expectAccessible(page)
})

test('the print view has the whole list and nothing else', async ({ page }) => {
  await page.goto(`/th/shortlist?homes=${FIVE}`)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 1000, height: 700 })
  await expect(page.locator('.site-header')).toBeHidden()
  await expect(page.locator('footer')).toBeHidden()
  await expect(columns(page).last()).toBeVisible()
  const hidden = await page.locator('.compare').evaluate((table) => table.scrollWidth - table.clientWidth)
  expect(hidden).toBeLessThanOrEqual(0)
})

test('two saved projects fill a phone side by side, and their names stay while the facts are read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(`/th/shortlist?homes=${VESPER.slug},${DISTRICT.slug}`)
  const boxes = await columns(page).evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect()))
  expect(boxes).toHaveLength(2)
  expect(Math.round(boxes[0]?.width ?? 0)).toBe(Math.round(boxes[1]?.width ?? 1))
  expect(boxes[1]?.right).toBeLessThanOrEqual(375)
  await page.locator('.compare tbody tr').last().scrollIntoViewIfNeeded()
  for (const { title } of [VESPER, DISTRICT]) await expect(columns(page).getByText(title)).toBeInViewport()
})

test('the row labels stay visible on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(`/chs/shortlist?homes=${FIVE}`)
  const fee = page.getByRole('rowheader', { name: messages('chs', 'shortlist').compare.fee, exact: true })
  const before = await fee.boundingBox()
  await page.locator('.compare').evaluate((table) => table.scrollBy({ left: 400 }))
  expect((await fee.boundingBox())?.x).toBe(before?.x)
})

test('shared lists are neither cached nor indexed', async ({ request, site }) => {
  const address = `${site.url}/en/shortlist?homes=${VESPER.slug},nowhere-at-all&utm_source=x`
  for (let round = 0; round < 2; round += 1) {
    const answer = await request.get(address)
    expect(answer.headers()['x-cache']).toBe('miss')
    expect(answer.headers()['cache-control']).toContain('no-store')
    const html = await answer.text()
    expect(html).toContain(VESPER.title)
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
  }
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|offline/i] })

  test('the saved list is read in the train, and another page says what can be read', async ({ page, context }) => {
    const { offline } = messages('en', 'bars')
    await page.goto('/en/project/condominium/all')
    await hydrated(page)
    await heartOf(page, 'en', VESPER.title).click()
    // Not even opened before: the heart alone keeps it.
    const kept = () => page.evaluate(async () => (await (await caches.open('kept-pages')).keys()).map(({ url }) => url))
    await expect.poll(kept).toEqual([expect.stringMatching(new RegExp(`/en/shortlist\\?homes=${VESPER.slug}$`))])
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await context.setOffline(true)
    const open = (path: string) => page.evaluate((to) => location.assign(to), path)
    await open('/en/shortlist')
    await expect(columns(page)).toContainText([VESPER.title])
    await open('/en/home')
    await expect(page.getByRole('heading', { name: offline.title, exact: true })).toBeVisible()
    await page.locator('main li a').click()
    await expect(columns(page)).toContainText([VESPER.title])
    await context.setOffline(false)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a shared list is complete, projects can be removed, and no hearts are shown', async ({ page }) => {
    const { compare } = messages('en', 'shortlist')
    await page.goto('/en/project/condominium/all')
    await expect(heartOf(page, 'en', VESPER.title)).toBeHidden()
    await page.goto(`/en/shortlist?homes=${VESPER.slug},${DISTRICT.slug}`)
    await expect(columns(page)).toHaveCount(2)
    await page.getByRole('link', { name: compare.remove.replace('{name}', VESPER.title), exact: true }).click()
    await expect(columns(page)).toHaveText([new RegExp(DISTRICT.title)])
  })
})
