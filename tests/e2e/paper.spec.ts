import { expect, test } from '../support/journey'
import { messages } from '../support/messages'

/** A tower with many units, one with many types, one with earlier prices, and houses of three floors. */
const PRINTED = [
  'condominium/noble-vesper-ploenchit',
  'condominium/nue-pulse-ladprao',
  'condominium/nue-mesh-chaengwattana',
  'townhome/nue-lane-ratchapruek',
]

for (const path of PRINTED)
  test(`${path} is two pages on paper with plans, prices, units and a code, whatever had been read before`, async ({
    page,
  }) => {
    await page.addInitScript(() => Object.assign(window, { print: () => dispatchEvent(new Event('beforeprint')) }))
    await page.goto(`/th/${path}`)
    await page.emulateMedia({ media: 'print' })
    for (const hidden of ['#register', '#master-plan', '#gallery', '[data-section-menu]'])
      await expect(page.locator(hidden).first()).toBeHidden()
    await expect(page.getByText(messages('th', 'microsite').availability.loading)).toBeHidden()
    await expect(page.locator('.print-foot svg')).toBeVisible()
    await expect(page.locator('#unit-types .plan-sheet').first()).toBeVisible()
    // Its button loads the units first.
    await page.locator('[data-prints]').dispatchEvent('click')
    await expect(page.locator('#master-plan tr[data-state="available"]').first()).toBeVisible()
    await expect(page.locator('#master-plan tr[data-state="sold"]').first()).toBeHidden()
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(pages?.length).toBe(2)
  })
