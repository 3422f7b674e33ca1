import { expect, test } from '../support/journey'

test('a project page keeps what a visitor does in memory: each section once, directions and unit types each time', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  await page.goto('/en/condominium/noble-vesper-ploenchit?adsrcid=1072&gclid=abc')
  await page.locator('#location').scrollIntoViewIfNeeded()
  const direction = page.locator('[data-event=click_get_direction]').first()
  await direction.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await expect.poll(() => page.evaluate(() => window.siteEvents?.length ?? 0)).toBeGreaterThan(0)
  await direction.click()
  await direction.click()
  const events = await page.evaluate(() => window.siteEvents ?? [])
  const named = (name: string) => events.filter((one) => one.event_name === name)
  expect(named('page_view')).toHaveLength(1)
  expect(named('click_get_direction')).toHaveLength(2)
  expect(named('click_get_direction')[0]).toMatchObject({
    section_name: 'location',
    pj_code: 'NVPC',
    campaign_code: 'NV-PLC-01',
    gcl_id: 'abc',
  })
  const sections = named('view_section').map((one) => one.section_name)
  expect(new Set(sections).size).toBe(sections.length)
  expect(new Set(asked)).toEqual(new Set([new URL(page.url()).origin]))
})
