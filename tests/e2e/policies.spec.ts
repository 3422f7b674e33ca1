import type { APIRequestContext } from '@playwright/test'
import { LOCALES } from '@/i18n/locales'
import { canonicalIn, mainTextIn, robotsIn } from '../support/html'
import { asAdmin, expect, expectAccessible, test } from '../support/journey'

/** Serial, because the tests write the same edition. */
test.describe.configure({ mode: 'serial' })

let staff: APIRequestContext
let id = 0

test.beforeAll(async () => {
  staff = await asAdmin()
  const data = {
    part: 'cookies',
    version: '9.9',
    effectiveFrom: '2027-01-01T00:00:00.000Z',
    title: 'ฉบับเก้าจุดเก้า',
    sections: [
      { anchor: 'all', title: 'ทั้งหมด', text: '|+ ตาราง\n| ชื่อ | ใช้ทำอะไร\n| `new_one` | ลองดู\n\nเขียนถึง {mail}' },
    ],
    _status: 'draft',
  }
  const answer = await staff.post('/api/policies?draft=true&locale=th', { data })
  expect(answer.ok()).toBe(true)
  id = ((await answer.json()) as { doc: { id: number } }).doc.id
})

test.afterAll(() => staff.delete(`/api/policies/${id}`))

for (const locale of LOCALES) {
  test(`${locale}: both policies are complete at their URLs`, async ({ page }) => {
    for (const path of ['policy', 'policy?page=cookies', 'cookies-privacy-notice', 'policy/nue-district-r9']) {
      await page.goto(`/${locale}/${path}`)
      expect(await page.locator('article section h2').count(), path).toBeGreaterThan(4)
      await expect(page.locator('article table').first()).toBeVisible()
      await expect(page.locator('article')).not.toContainText(/[{}`]/)
    }
    await expectAccessible(page)
  })
}

test('a project without a policy of its own has no page of one, and only the others lead to theirs', async ({
  request,
}) => {
  for (const slug of ['nue-district-r9', 'nue-cross-khukhot-station']) {
    const page = await request.get(`/en/condominium/${slug}`)
    expect(await page.text()).toContain(`href="/en/policy/${slug}"`)
    expect((await request.get(`/en/policy/${slug}`)).status()).toBe(200)
  }
  expect((await request.get('/en/policy/noble-vesper-ploenchit')).status()).toBe(404)
  expect(await (await request.get('/en/condominium/noble-vesper-ploenchit')).text()).not.toContain('/en/policy/noble')
})

test('a draft edition is visible only through its link', async ({ request }) => {
  expect((await request.get('/th/cookies-privacy-notice/preview')).status()).toBe(404)
  const shared = await staff.post(`/api/policies/${id}/share-preview`, { data: { locale: 'th', span: 'hour' } })
  const { url } = (await shared.json()) as { url: string }
  const answer = await request.get(url)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['cache-control']).toContain('no-store')
  const html = await answer.text()
  expect(mainTextIn(html)).toContain('ฉบับเก้าจุดเก้า')
  expect(robotsIn(html)).toMatch(/noindex/)
  expect((await request.get(url.replace('cookies-privacy-notice', 'policy'))).status()).toBe(404)
  expect(mainTextIn(await (await request.get('/th/cookies-privacy-notice')).text())).not.toContain('ฉบับเก้าจุดเก้า')
})

test('a published edition applies within a second, falls back to Thai, and keeps the previous one', async ({
  request,
  site,
}) => {
  await staff.patch(`/api/policies/${id}?locale=th`, { data: { _status: 'published' } })
  const text = async (path: string) => (await request.get(path)).text()
  await expect
    .poll(async () => mainTextIn(await text('/th/cookies-privacy-notice')), { timeout: 3_000 })
    .toContain('9.9')
  const english = await text('/en/cookies-privacy-notice')
  expect(english).toMatch(/<h1[^>]*lang="th"/)
  expect(mainTextIn(english)).toContain('dpo@example.com')
  const older = '/en/policy?page=cookies&edition=1.0'
  expect(english.replaceAll('&amp;', '&')).toContain(`href="${older}"`)
  const before = await text(older)
  expect(mainTextIn(before)).toContain('form_opened')
  expect(robotsIn(before)).toMatch(/noindex/)
  expect(canonicalIn(before)).toBe(`${site.url}/en/cookies-privacy-notice`)
  expect((await request.get('/en/policy?edition=7.7')).status()).toBe(404)
})

test('taking an edition down brings the previous one back', async ({ request }) => {
  await staff.patch(`/api/policies/${id}?locale=th`, { data: { _status: 'draft' } })
  await expect
    .poll(async () => mainTextIn(await (await request.get('/th/cookies-privacy-notice')).text()), { timeout: 3_000 })
    .not.toContain('9.9')
})
