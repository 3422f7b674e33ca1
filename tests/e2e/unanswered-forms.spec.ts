import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { withPictures } from '../support/browser'
import { asAdmin, expect, expectAccessible, test } from '../support/journey'

withPictures()

test.use({ expectedErrors: [/net::ERR_(CONNECTION_RESET|INTERNET_DISCONNECTED|FAILED|ABORTED)/] })

const PROJECT = 'nue-orbit-bangna'
const { notices } = JSON.parse(readFileSync('messages/en/leads.json', 'utf8')) as { notices: Record<string, string> }
/** As the form waits for an answer (`design/form/form-delivery.ts`), and a little more. */
const PATIENCE_MS = 20_500

const TYPED = { name: '陳美玲 Mei', phone: '081-234-5678', message: 'Saturday, with a second question.' }

async function fill(page: Page, email: string): Promise<void> {
  for (const [name, value] of Object.entries({ ...TYPED, email })) await page.locator(`[name=${name}]`).fill(value)
  await page.locator('input[name=wish][value=visit]').check({ force: true })
  await page.locator('input[name=consent_answer]').check({ force: true })
}

async function expectEverythingKept(page: Page, email: string): Promise<void> {
  for (const [name, value] of Object.entries({ ...TYPED, email }))
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value)
  await expect(page.locator('input[name=wish][value=visit]')).toBeChecked()
  await expect(page.locator('input[name=consent_answer]')).toBeChecked()
}

test('a form that gets no answer keeps everything and says why, and is kept once when it is sent again', async ({
  page,
}) => {
  const email = `unanswered-${Date.now()}@example.com`
  await page.clock.install()
  await page.goto(`/en/condominium/${PROJECT}`)
  const form = page.locator('form:has([name=phone])')
  const send = form.getByRole('button', { name: 'Send', exact: true })
  await send.scrollIntoViewIfNeeded()
  await fill(page, email)

  const expectNotice = async (text: string | undefined) => {
    const notice = form.getByRole('alert')
    await expect(notice).toHaveText(text ?? 'a notice')
    await expect(notice).toBeFocused()
    await expectEverythingKept(page, email)
    await expect(page.locator('h1')).toHaveText('nue orbit bangna')
  }
  let answer: Parameters<Page['route']>[1] = (route) => route.continue()
  await page.route(`**/condominium/${PROJECT}`, (route, request) =>
    request.method() === 'POST' ? answer(route, request) : route.continue(),
  )
  const html = { contentType: 'text/html', body: '<!doctype html><h1>The site is temporarily unavailable</h1>' }
  const faults = [
    ['unavailable', (route) => route.fulfill({ status: 503, ...html })],
    ['tooMany', (route) => route.fulfill({ status: 429, ...html })],
    ['unavailable', (route) => route.abort('connectionreset')],
    ['outdated', (route) => route.fulfill({ status: 404, headers: { 'x-nextjs-action-not-found': '1' } })],
  ] satisfies [string, typeof answer][]
  for (const [reason, fault] of faults) {
    answer = fault
    await send.click()
    await expectNotice(notices[reason])
  }
  await expectAccessible(page, 'form:has([name=phone])')

  let isAsked: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve
  })
  answer = () => isAsked()
  await send.click()
  await asked
  await page.clock.fastForward(PATIENCE_MS)
  await expectNotice(notices.timedOut)

  await page.context().setOffline(true)
  await send.click()
  await expectNotice(notices.offline)
  await page.context().setOffline(false)

  // The answer to the first of these is lost: the visitor cannot know that it arrived, and sends again.
  answer = async (route) => {
    await route.fetch({ maxRedirects: 0 })
    await route.abort('connectionreset')
  }
  await send.click()
  await expectNotice(notices.unavailable)
  answer = (route) => route.continue()
  await send.click()
  await expect(page).toHaveURL(new RegExp(`/en/success\\?project=${PROJECT}`))
  const api = await asAdmin()
  const { docs } = await (await api.get(`/api/leads?where[email][equals]=${email}&depth=0`)).json()
  expect(docs.map(({ timesAsked }: { timesAsked: number }) => timesAsked)).toEqual([2])
})
