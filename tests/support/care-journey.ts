import type { Page } from '@playwright/test'
import { expect, expectAccessible, mailsTo, signInAsAdmin } from './journey'
import { messages } from './messages'

/** The link to the case in the newest of so many mails. */
async function caseIn(email: string, count: number): Promise<string> {
  await expect.poll(() => mailsTo(email).length, { timeout: 30_000 }).toBe(count)
  const mail = (mailsTo(email).at(-1) ?? '').replace(/=\r?\n/g, '').replace(/=3D/g, '=')
  const [link = ''] = /\/th\/complaint\/[0-9a-f]{64}/.exec(mail) ?? []
  expect(link, 'the link of the mail').not.toBe('')
  return link
}

/** Writes an answer at the care desk. */
async function answerAtDesk(desk: Page, text: string, button: string): Promise<void> {
  await desk.getByLabel('Answer, in the person’s language').fill(text)
  await desk.getByRole('button', { name: button }).click()
  await expect(desk.locator('.desk-thread')).toContainText(text)
}

/** The list of mails, and one of them with invented facts. */
async function lookAtMails(desk: Page): Promise<void> {
  await desk.goto('/admin/mails')
  await expectAccessible(desk, '.desk')
  await desk.getByRole('link', { name: 'care.opened 繁體', exact: true }).click()
  await expect(desk.getByText(messages('cht', 'care').mail.opened.title, { exact: true }).first()).toBeVisible()
}

/** A complaint in Thai from its mail to the rating: answered at the desk, written back to, solved. */
export async function followComplaint(page: Page, email: string): Promise<void> {
  const t = messages('th', 'care')
  const link = await caseIn(email, 1)
  await page.goto(link)
  await expect(page.getByText(/เราจะตอบคุณภายในวันที่/)).toBeVisible()
  expect((await page.request.get(link)).headers()['cache-control']).toContain('no-store')
  await expectAccessible(page)
  const reference = await page.locator('main dd').first().innerText()

  const desk = await page.context().newPage()
  await desk.setViewportSize({ width: 1280, height: 900 })
  await signInAsAdmin(desk)
  await desk.goto('/admin/care')
  await expectAccessible(desk, '.desk')
  await desk.getByRole('link', { name: reference }).click()
  await expect(desk.getByText('น้ำรั่วจากเพดานห้องน้ำ')).toBeVisible()
  await expectAccessible(desk, '.desk')
  await answerAtDesk(desk, 'ช่างจะไปพรุ่งนี้ 10 โมง', 'Send the answer')
  await caseIn(email, 2)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: t.states.answered.title })).toBeVisible()
  await page.getByRole('button', { name: t.forms.write.submit }).click()
  await expect(page.getByText(t.notices.empty).first()).toBeVisible()
  await page.getByLabel(t.forms.write.text).fill('ขอบคุณ ขอเป็นช่วงบ่าย')
  await page.getByRole('button', { name: t.forms.write.submit }).click()
  await expect(page.locator('main ol')).toContainText('ขอเป็นช่วงบ่าย')

  await desk.reload()
  await answerAtDesk(desk, 'ซ่อมเรียบร้อยแล้ว', 'Send and mark as resolved')
  await caseIn(email, 3)
  await page.reload()
  await expectAccessible(page)
  await page.getByText(t.forms.rate.scores['5'], { exact: true }).click()
  await page.getByRole('button', { name: t.forms.rate.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.states.closed.title })).toBeVisible()
  await desk.goto('/admin/care?list=done')
  await expect(desk.locator('tr', { hasText: reference })).toContainText('5/5')
  await lookAtMails(desk)
  await desk.close()
}
