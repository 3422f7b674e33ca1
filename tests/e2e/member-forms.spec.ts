import { ACCOUNT_PAGES } from '@/features/members/domain/account-pages'
import { furnishedMember } from '../support/furnished-member'
import { expect, test } from '../support/journey'

/** The fields of every form of a page that works without scripts. */
function formsOf(html: string): Record<string, string>[] {
  const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return html
    .split('<form')
    .slice(1)
    .filter((form) => form.includes('$ACTION'))
    .map((form) => {
      const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)]
      return Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, plain(value)]))
    })
}

test('no other site can press a button of the account: every form is refused, and nothing changes', async ({
  playwright,
  site,
}) => {
  const { token } = await furnishedMember(site.databaseUrl, `forms-${Date.now()}@example.com`)
  const Cookie = `member-session=${token}`
  const browser = await playwright.request.newContext({ baseURL: site.url, extraHTTPHeaders: { Cookie } })
  const exported = async () => {
    const { exportedAt, devices, ...account } = await (await browser.get('/api/member/export')).json()
    return { ...account, devices: devices.length }
  }
  const before = await exported()
  let forms = 0
  for (const page of ACCOUNT_PAGES) {
    const address = `/en/account-setting?page=${page}`
    for (const multipart of formsOf(await (await browser.get(address)).text())) {
      forms += 1
      for (const headers of [{ Origin: 'https://evil.example' }, { Origin: 'null' }]) {
        const answer = await browser.post(address, { multipart, headers, maxRedirects: 0, maxRetries: 3 })
        expect(answer.status(), `${page} ${headers.Origin} ${JSON.stringify(multipart).slice(0, 200)}`).toBe(403)
      }
    }
  }
  // The way out is on each page twice, beside what its section has.
  expect(forms).toBeGreaterThan(30)
  expect(await exported()).toEqual(before)
  await browser.dispose()
})
