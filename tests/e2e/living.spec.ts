import { furnishedMember } from '../support/furnished-member'
import { expect, expectAccessible, test } from '../support/journey'
import { messages } from '../support/messages'

const PAGE = '/en/service/air-conditioning'
const CARE = '/api/member/living?locale=en&slug=air-conditioning'
/** Words of the part for members. */
const SECRET = /rinse the filter|in which month|pour a glass of water/

test('what is for members is in no byte that others are sent, and members read it in its place', async ({
  browser,
  page,
  request,
  site,
}) => {
  const t = messages('en', 'living')
  // The second answer is the cached one.
  for (const rsc of [false, false, true, true]) {
    const answer = await request.get(PAGE, rsc ? { headers: { RSC: '1' } } : {})
    expect(answer.ok()).toBe(true)
    expect(await answer.text()).not.toMatch(SECRET)
  }
  for (const path of ['/en/noblecare', '/sitemap/living-en.xml'])
    expect(await (await request.get(path)).text()).not.toMatch(SECRET)
  const refused = await request.get(CARE)
  expect([refused.status(), refused.headers()['cache-control']]).toEqual([404, 'private, no-store'])

  await page.goto(PAGE)
  const lock = page.getByRole('region', { name: t.forMembers })
  await expect(lock.getByRole('heading')).toHaveText('A year of care, month by month')
  await expect(lock.getByRole('link', { name: t.lock.signIn })).toHaveAttribute(
    'href',
    `/en/register/login?next=${encodeURIComponent(PAGE)}`,
  )
  await expectAccessible(page)

  const { token } = await furnishedMember(site.databaseUrl, `care-${Date.now()}@example.com`)
  const cookies = [
    { name: 'member-session', value: token, url: site.url },
    { name: 'NBHA', value: '1', url: site.url },
  ]
  await page.context().addCookies(cookies)
  await page.reload()
  await expect(page.locator('main')).toContainText('rinse the filter')
  await expect(lock).toHaveCount(0)

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  await plain.addCookies(cookies)
  const withoutScripts = await plain.newPage()
  await withoutScripts.goto(PAGE)
  await expect(withoutScripts.locator('main')).not.toContainText('rinse the filter')
  await withoutScripts.getByRole('link', { name: t.lock.read }).click()
  await expect(withoutScripts.locator('main')).toContainText('rinse the filter')
  await plain.close()
})
