import { expect, test } from '../support/journey'

test('the status of a project stands in the corner of its picture, however high the pictures of a row are', async ({
  page,
}) => {
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en/home')
    const off = await page.locator('.card:has(> .card-status)').evaluateAll((cards) =>
      cards.map((card) => {
        const [status, picture] = ['.card-status', '.card-picture'].map((one) => card.querySelector(one))
        const [a, b] = [status, picture].map((one) => one?.getBoundingClientRect() ?? new DOMRect())
        return Math.abs((a?.top ?? 0) - (b?.top ?? 0)) + Math.abs((a?.left ?? 0) - (b?.left ?? 0))
      }),
    )
    expect(off.length).toBeGreaterThan(3)
    expect(Math.max(...off)).toBeLessThan(2)
  }
})

test('the name of a compared fact is read to its end on a phone, with three projects beside each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/th/shortlist?homes=noble-vesper-ploenchit,nue-orbit-bangna,noble-haven-suksawat')
  const names = page.locator('.compared th[scope="row"]')
  await expect(names.first()).toBeVisible()
  const ends = await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
  expect(Math.max(...ends)).toBeLessThanOrEqual(375)
})
