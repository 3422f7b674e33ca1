import { furnishedMember } from '../support/furnished-member'
import { expect, expectAccessible, signInAsAdmin, test } from '../support/journey'
import { messages } from '../support/messages'

const REASON = 'ขออภัยที่ลิฟต์ขัดข้อง'

test('a member gets points at the desk, redeems a benefit, and staff confirm its code', async ({
  page,
  site,
  context,
}) => {
  const t = messages('th', 'rewards')
  const email = `mali-${Date.now()}@example.com`
  const { token } = await furnishedMember(site.databaseUrl, email)
  await context.addCookies([{ name: 'member-session', value: token, url: site.url }])

  await page.goto('/th/noble-id')
  await expectAccessible(page)
  await page.getByRole('link', { name: t.page.own, exact: true }).click()
  await expect(page.getByText(t.own.none, { exact: true })).toBeVisible()

  const desk = await context.newPage()
  await signInAsAdmin(desk)
  await desk.goto('/admin/noble-id')
  await desk.getByRole('textbox').fill(email)
  await desk.getByRole('button', { name: 'Find', exact: true }).click()
  await desk.getByLabel('Points', { exact: true }).fill('700')
  await desk.getByLabel('Reason (shown to the member)').fill(REASON)
  await desk.getByRole('button', { name: 'Add points', exact: true }).click()
  await expect(desk.getByRole('status')).toBeVisible()
  await expect(desk.getByRole('cell', { name: REASON })).toBeVisible()
  await expectAccessible(desk, '.desk')

  await page.reload()
  await expect(page.getByText(REASON, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /600/ }).click()
  await expect(page).toHaveURL(/noble-id\/code\/[0-9a-f-]{36}$/)
  const code = page.getByText(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/)
  await expectAccessible(page)
  const typed = await code.innerText()
  const other = await furnishedMember(site.databaseUrl, `nok-${Date.now()}@example.com`)
  const asked = await fetch(page.url(), { headers: { Cookie: `member-session=${other.token}` } })
  expect(asked.status).toBe(404)

  await page.goto('/th/noble-id/card')
  await expect(page.getByRole('img', { name: /คิวอาร์โค้ด/ })).toBeVisible()
  expect((await page.request.get('/th/noble-id/card')).headers()['cache-control']).toContain('no-store')
  await expectAccessible(page)

  await desk.getByRole('textbox').first().fill(typed.toLowerCase())
  await desk.getByRole('button', { name: 'Find', exact: true }).click()
  await desk.getByRole('button', { name: 'Confirm that the benefit was given' }).click()
  await expect(desk.getByText('Confirmed. The code cannot be used again.')).toBeVisible()
  await expectAccessible(desk, '.desk')
  await page.goto('/th/account-setting?page=noble-id')
  await expect(page.locator('#codes')).toContainText('ใช้แล้วเมื่อ')
  await expect(page.locator('#codes strong')).toHaveCount(0)
})
