import sharp from 'sharp'
import { withPictures } from '../support/browser'
import { followComplaint } from '../support/care-journey'
import { asAdmin, expect, expectAccessible, mailsTo, test } from '../support/journey'
import { messages } from '../support/messages'

withPictures()

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

test.use({ viewport: { width: 375, height: 800 } })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an application keeps its CV through a mistake, and only staff can open it', async ({ page, browser }) => {
    const t = messages('en', 'requests')
    const email = `apply-${Date.now()}@example.com`
    await page.goto('/en/career')
    const cv = page.getByLabel(t.fields.cv, { exact: true })
    const send = page.getByRole('button', { name: t.form.submit, exact: true })
    await page.getByLabel(t.fields.team).selectOption('design')
    await page.getByLabel(t.fields.name, { exact: true }).fill('Mali Srisuk')
    await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: SVG })
    await send.click()
    await expect(page.locator('main').getByRole('alert')).toContainText(
      t.faults.fileNotAllowed.replace('{label}', t.fields.cv),
    )

    await page.getByLabel(t.fields.phone, { exact: true }).fill('081 234 5678')
    await page.locator('#career-consent_answer').check()
    await cv.setInputFiles({ name: 'Mali Srisuk.pdf', mimeType: 'application/pdf', buffer: PDF })
    await send.click()
    await expect(page.getByLabel(t.form.keptFile.replace('{name}', 'Mali Srisuk.pdf'))).toBeChecked()
    await expect(page.getByLabel(t.fields.team)).toHaveValue('design')
    await page.getByLabel(t.fields.email, { exact: true }).fill(email)
    await send.click()
    await expect(page.locator('main h1')).toHaveText(t.forms.career.sentTitle)
    await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(1)

    const api = await asAdmin()
    const { docs } = await (await api.get(`/api/requests?where[email][equals]=${email}&depth=0`)).json()
    const { files } = await (await api.get(`/api/requests/${docs[0].id}/files`)).json()
    expect(files).toMatchObject([{ name: 'Mali Srisuk.pdf', kind: 'pdf', bytes: PDF.length }])
    const file = await api.get(files[0].href)
    expect(file.headers()['content-disposition']).toMatch(/^attachment;/)
    expect(await file.body()).toEqual(PDF)
    expect((await api.get(files[0].href.replace(/.$/, (last: string) => (last === '0' ? '1' : '0')))).status()).toBe(
      404,
    )
    const stranger = await browser.newContext()
    expect((await stranger.request.get(new URL(files[0].href, page.url()).href)).status()).toBe(404)
    await Promise.all([stranger.close(), api.dispose()])
  })
})

test('a complaint with a picture is drawn again, answered at the care desk, solved and rated', async ({ page }) => {
  const t = messages('th', 'requests')
  const email = `complain-${Date.now()}@example.com`
  await page.goto('/th/complaint')
  await page.getByRole('button', { name: t.form.submit, exact: true }).click()
  await expect(page.locator('main').getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#345' } })
    .withExif({ IFD0: { Model: 'Telephone' } })
    .jpeg()
    .toBuffer()
  await page.getByLabel(t.fields.subject).selectOption('defect')
  await page.getByLabel(t.fields.message).fill('น้ำรั่วจากเพดานห้องน้ำ')
  await page.getByLabel(t.fields.pictures).setInputFiles({ name: 'leak.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByLabel(t.fields.name, { exact: true }).fill('สมชาย ใจดี')
  await page.getByLabel(t.fields.phone, { exact: true }).fill('081 234 5678')
  await page.getByLabel(t.fields.email, { exact: true }).fill(email)
  await page.locator('#complaint-consent_answer').check()
  await page.getByRole('button', { name: t.form.submit, exact: true }).click()
  await expect(page.locator('main h1')).toHaveText(t.forms.complaint.sentTitle)

  const api = await asAdmin()
  const { docs } = await (await api.get(`/api/requests?where[email][equals]=${email}&depth=0`)).json()
  const { files } = await (await api.get(`/api/requests/${docs[0].id}/files`)).json()
  const picture = await (await api.get(files[0].href)).body()
  expect((await sharp(picture).metadata()).format).toBe('webp')
  expect(picture.includes('Telephone')).toBe(false)
  await api.dispose()
  await followComplaint(page, email)
})

test('a search request is answered at once with homes that match', async ({ page }) => {
  const t = messages('cht', 'requests')
  await page.goto('/cht/show-your-need')
  await expectAccessible(page)
  await page.getByLabel(t.fields.homeKind).selectOption('condominium')
  await page.getByLabel(t.fields.budget).selectOption({ index: 2 })
  await page.getByLabel(t.fields.moving).selectOption('year')
  await page.getByLabel(t.fields.name, { exact: true }).fill('Mei Lin')
  await page.getByLabel(t.fields.phone, { exact: true }).fill('+886 912 345 678')
  await page.getByLabel(t.fields.email, { exact: true }).fill(`need-${Date.now()}@example.com`)
  await page.locator('#show-your-need-consent_answer').check()
  await page.getByRole('button', { name: t.form.submit, exact: true }).click()
  await expect(page.locator('main h1')).toHaveText(t.forms['show-your-need'].sentTitle)
  await expect(page.getByRole('heading', { name: t.need.found })).toBeVisible()
  expect(await page.locator('main article article').count()).toBeGreaterThan(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: t.need.all }).click()
  await expect(page).toHaveURL(/\/cht\/search-result\?price=\d+-\d*&group=condominium/)
})
