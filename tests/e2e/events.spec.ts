import { asAdmin, expect, test } from '../support/journey'

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

const TOUR = 'https://tour.example/nue-district-r9'

/** Gives a project a virtual tour, or takes it away. */
async function setTour(virtual_url: string | null) {
  const api = await asAdmin()
  const { docs } = await (await api.get('/api/projects?where[Slug_name][equals]=nue-district-r9&depth=0')).json()
  await api.patch(`/api/projects/${docs[0].id}?depth=0`, { data: { virtual_url, _status: 'published' } })
  await api.dispose()
}

/** Each place that S2§9 and A7.5 name: where it is, what is pressed, and the fields that its event carries. */
const PLACES = [
  ['a page', '/en/home', null, { event_name: 'page_view', UI_show_level1: 'home' }],
  [
    'a section',
    '/en/condominium/nue-district-r9',
    '#location',
    { event_name: 'view_section', section_name: 'location', section_id: 'location', pj_code: 'NDR9' },
  ],
  [
    'a unit type',
    '/en/condominium/nue-district-r9',
    '#unit-types [data-event-value="A1"] h3',
    { event_name: 'click_unit_type', section_name: 'unit-types', section_value: 'A1', pj_code: 'NDR9' },
  ],
  [
    'a unit type of the plan',
    '/en/condominium/nue-district-r9',
    '#master-plan label[data-event-value="B1"]',
    { event_name: 'click_unit_type', section_name: 'master-plan', section_value: 'B1' },
  ],
  [
    'directions',
    '/en/condominium/nue-district-r9',
    '#location [data-event=click_get_direction]',
    { event_name: 'click_get_direction', section_name: 'location' },
  ],
  [
    'a brochure',
    '/en/brochure/nue-district-r9',
    '[data-event=download_brochure] button',
    { event_name: 'download_brochure', pj_code: 'NDR9' },
  ],
  [
    'a loan',
    '/en/whole-cost/nue-district-r9?buyer=thai&down=20&years=20&age=30',
    null,
    { event_name: 'loan_calculation', section_name: 'whole_cost', loan_duration: 20, pj_code: 'NDR9' },
  ],
  [
    'the virtual tour',
    '/en/condominium/nue-district-r9',
    '[data-event=click_virtual_tour]',
    { event_name: 'click_virtual_tour', section_name: 'gallery', virtual_url: TOUR, pj_code: 'NDR9' },
  ],
  [
    'a unit type of the plan page',
    '/en/floor-plan/nue-district-r9',
    '[data-event=click_unit_type]',
    { event_name: 'click_unit_type', section_name: 'floor_plan', pj_code: 'NDR9' },
  ],
  [
    'the printed brochure',
    '/en/ebrochure/nue-district-r9',
    'button[data-event=download_brochure]',
    { event_name: 'download_brochure', pj_code: 'NDR9' },
  ],
  [
    'a sent enquiry',
    '/en/success?project=nue-district-r9',
    null,
    { event_name: 'register', section_name: 'register', activity_name: 'enquiry', pj_code: 'NDR9' },
  ],
  [
    'any other sent form',
    '/en/success-land',
    null,
    { event_name: 'register', section_name: 'register', activity_name: 'land' },
  ],
] as const

test('each named place raises its event once a press, with its fields', async ({ page }) => {
  await setTour(TOUR)
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  let at = ''
  for (const [name, path, target, expected] of PLACES) {
    if (at !== path) await page.goto(path)
    at = path
    await page.mouse.wheel(0, 10)
    await expect.poll(() => page.evaluate(() => window.siteEvents?.length ?? 0)).toBeGreaterThan(0)
    const matching = () =>
      page.evaluate(
        (fields) =>
          (window.siteEvents ?? []).filter((one) =>
            Object.entries(fields).every(([field, value]) => one[field as keyof typeof one] === value),
          ).length,
        expected as Record<string, unknown>,
      )
    if (target !== null) {
      // Units are loaded when they come near.
      await page
        .locator(target.split(' ')[0] ?? target)
        .first()
        .scrollIntoViewIfNeeded()
      const element = page.locator(target).first()
      await element.scrollIntoViewIfNeeded()
      // Stays on the page; a label still passes the click on to its field.
      await page.evaluate(() =>
        addEventListener('click', (event) => (event.target as Element).closest('label') || event.preventDefault()),
      )
      if (expected.event_name !== 'view_section') await element.click()
    }
    await expect.poll(matching, name).toBe(1)
  }
  await setTour(null)
})
