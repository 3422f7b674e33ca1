import { expect, test } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import { askedAgainMail, type LeadMailContent, salesMail, visitorMail } from './lead-mails'

const content = (change: Partial<LeadMailContent> = {}): LeadMailContent => ({
  locale: 'en',
  name: 'Mei at evil.example',
  phone: '+66812345678',
  email: 'somebody@example.com',
  wish: 'visit',
  message: 'Pay the deposit at https://evil.example/pay <b>now</b>',
  unit: '',
  unitPrice: null,
  isKnownUnit: false,
  reference: 'K7F2QM9X',
  project: { title: 'noble one', brand: 'noble', href: 'https://homes.example/en/condominium/noble-one' },
  source: '',
  askedAt: new Date('2026-11-22T12:00:00+07:00'),
  backOffice: 'https://homes.example/admin/collections/leads/1',
  ...change,
})

test.each(LOCALES)('the mail to a visitor does not repeat a stranger’s text: %s', async (locale) => {
  const { to, html, text } = await visitorMail(content({ locale }), 'sales@example.com')
  expect(to).toBe('somebody@example.com')
  for (const body of [html, text]) {
    expect(body).toContain('noble one')
    expect(body).not.toMatch(/evil\.example|deposit/)
  }
})

test('sales get the visitor’s words unchanged, escaped as text', async () => {
  const { html, text, replyTo } = await salesMail(content(), 'sales@example.com')
  expect(text).toContain('https://evil.example/pay <b>now</b>')
  expect(html).toContain('&lt;b&gt;now&lt;/b&gt;')
  expect(replyTo).toBe('somebody@example.com')
})

test('sales learn in Thai what a repeated enquiry adds, where the lead is and whom to reply to', async () => {
  const asked = content({ locale: 'cht', wish: 'question', message: 'Is there a pool?' })
  const mail = await askedAgainMail(asked, 'sales@example.com')
  expect(mail).toMatchObject({ to: 'sales@example.com', replyTo: 'somebody@example.com' })
  expect(mail.subject).toBe('ผู้สนใจสอบถามเพิ่มเติม: noble one')
  expect(mail.text).toContain('เคยสอบถามโครงการนี้แล้ว')
  for (const text of ['สอบถามข้อมูลทั่วไป', 'Is there a pool?', asked.backOffice]) expect(mail.text).toContain(text)
})

test('a new lead is announced as new', async () => {
  const mail = await salesMail(content(), 'sales@example.com')
  expect(mail.subject).toBe('ผู้สนใจใหม่: noble one')
  expect(mail.text).not.toContain('เคยสอบถาม')
})

test('both mails name the unit with its price of that day, and the visitor’s only one that exists', async () => {
  const asked = content({ unit: 'A25/02', unitPrice: 13_846_000, isKnownUnit: true })
  for (const mail of [await visitorMail(asked, 'sales@example.com'), await salesMail(asked, 'sales@example.com')]) {
    expect(mail.text).toContain('A25/02 · ฿13,846,000')
    expect(mail.text).toContain('K7F2QM9X')
  }
  const unknown = content({ unit: 'evil.example' })
  expect((await visitorMail(unknown, 'sales@example.com')).text).not.toContain('evil.example')
  expect((await salesMail(unknown, 'sales@example.com')).text).toContain('evil.example')
})
