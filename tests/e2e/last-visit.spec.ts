import { formatPrice } from '@/i18n/formats'
import { asAdmin, expect, expectAccessible, test } from '../support/journey'
import { changeUnit, offeredUnits } from '../support/prices'

const SLUG = 'nue-tide-thonburi'
const PAGE = `/en/condominium/${SLUG}`

test('a reader who comes back is told what changed, without the page moving; a first visit is told nothing', async ({
  page,
}) => {
  const api = await asAdmin()
  const [cheapest] = await offeredUnits(api, SLUG)
  if (!cheapest) throw new Error('The project has a unit to sell')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const kept = () => page.evaluate((slug) => JSON.parse(localStorage.getItem('project_visits') ?? '{}')[slug], SLUG)
  const tab = page.getByText(/^New since /)
  await page.goto(PAGE)
  await page.locator('#master-plan').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await kept())?.last.seen.free?.length ?? 0).toBeGreaterThan(0)
  await expect(tab).toHaveCount(0)
  try {
    await changeUnit(api, cheapest, { price: cheapest.price - 210_000 })
    const changed = formatPrice('en', cheapest.price - 210_000)
    await expect.poll(async () => (await (await page.request.get(PAGE)).text()).includes(changed)).toBe(true)
    // Three days pass on this device.
    await page.evaluate(() => {
      const all = JSON.parse(localStorage.getItem('project_visits') ?? '{}')
      for (const one of Object.values<{ last: { at: number } }>(all)) one.last.at -= 3 * 86_400_000
      localStorage.setItem('project_visits', JSON.stringify(all))
    })
    await page.addInitScript(() => {
      const shifts = Object.assign(window, { shifts: [] as number[] }).shifts
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.evaluate(() => scrollTo(0, 0))
    await page.reload()
    await tab.click()
    await expect(page.getByText(/^Price from: /)).toContainText(changed)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02)
    await expectAccessible(page, 'nav[data-section-menu]')
    await page.getByRole('button', { name: 'Delete my visits' }).click()
    await expect(tab).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('project_visits'))).toBeNull()
    expect(asked.some((url) => url.includes('project_visits'))).toBe(false)
  } finally {
    await changeUnit(api, cheapest, { price: cheapest.price })
    await api.dispose()
  }
})
