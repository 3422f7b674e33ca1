import { expect, test } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import { askedAgainMail, type LeadMailContent, type SalesReader, salesMail, visitorMail } from './lead-mails'

/** Nobody of sales in particular. */
const GALLERY: SalesReader = { email: 'sales@example.com', name: '', locale: 'th' }

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
  const { html, text, replyTo } = await salesMail(content(), GALLERY)
  expect(text).toContain('https://evil.example/pay <b>now</b>')
  expect(html).toContain('&lt;b&gt;now&lt;/b&gt;')
  expect(replyTo).toBe('somebody@example.com')
})

test('sales learn in Thai what a repeated enquiry adds, where the lead is and whom to reply to', async () => {
  const asked = content({ locale: 'cht', wish: 'question', message: 'Is there a pool?' })
  const mail = await askedAgainMail(asked, GALLERY)
  expect(mail).toMatchObject({ to: 'sales@example.com', replyTo: 'somebody@example.com' })
  expect(mail.subject).toBe('ผู้สนใจสอบถามเพิ่มเติม: noble one')
  expect(mail.text).toContain('เคยสอบถามโครงการนี้แล้ว')
  for (const text of ['สอบถามข้อมูลทั่วไป', 'Is there a pool?', asked.backOffice]) expect(mail.text).toContain(text)
})

test('a new lead is announced as new', async () => {
  const mail = await salesMail(content(), GALLERY)
  expect(mail.subject).toBe('ผู้สนใจใหม่: noble one')
  expect(mail.text).not.toContain('เคยสอบถาม')
})

test('both mails name the unit with its price of that day, and the visitor’s only one that exists', async () => {
  const asked = content({ unit: 'A25/02', unitPrice: 13_846_000, isKnownUnit: true })
  for (const mail of [await visitorMail(asked, 'sales@example.com'), await salesMail(asked, GALLERY)]) {
    expect(mail.text).toContain('A25/02 · ฿13,846,000')
    expect(mail.text).toContain('K7F2QM9X')
  }
  const unknown = content({ unit: 'evil.example' })
  expect((await visitorMail(unknown, 'sales@example.com')).text).not.toContain('evil.example')
  expect((await salesMail(unknown, GALLERY)).text).toContain('evil.example')
})

test('a colleague who reads the back office in English gets a lead in English, by name; the gallery gets it in Thai', async () => {
  const theirs = await salesMail(content({ locale: 'chs' }), {
    email: 'ploy@example.com',
    name: 'Ploy S.',
    locale: 'en',
  })
  expect(theirs).toMatchObject({ to: 'ploy@example.com', subject: 'New lead: noble one' })
  for (const said of ['Dear Ploy S.,', 'Simplified Chinese', '+66 81 234 5678']) expect(theirs.text).toContain(said)
  expect(theirs.text).not.toMatch(/[\u0e00-\u0e7f]/)
  expect((await salesMail(content(), GALLERY)).text).toContain('เรียน ทีมงาน')
})
