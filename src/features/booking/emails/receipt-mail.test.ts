import { expect, test } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type ReceiptMail, receiptMail } from './receipt-mail'

const content = (change: Partial<ReceiptMail> = {}): ReceiptMail => ({
  locale: 'en',
  email: 'somebody@example.com',
  reference: 'k7f2qm9x',
  project: 'noble one',
  title: { th: 'โนเบิล วัน', en: 'noble one', cht: 'noble one', chs: 'noble one' },
  brand: 'noble',
  unit: '12A05',
  isTrial: false,
  href: 'https://homes.example/receipt/secret',
  file: 'https://homes.example/api/receipt.pdf',
  receipt: {
    number: 'NN-2026-000123',
    issuedAt: new Date('2026-11-23T12:00:00+07:00'),
    paidAt: new Date('2026-11-23T12:00:00+07:00'),
    amount: 5_000_000,
    method: 'promptpay',
    isLive: true,
    isRefunded: false,
  },
  ...change,
})

test.each(LOCALES)('a receipt is in Thai first, once in each of its languages, with its link: %s', async (locale) => {
  const { subject, text, html } = await receiptMail(content({ locale }))
  const times = locale === 'th' ? 1 : 2
  const title = words(locale, 'payments')('receipt.title')
  expect(text.indexOf('ใบเสร็จรับเงิน')).toBeLessThanOrEqual(text.indexOf(title))
  expect(text).toContain('ใบเสร็จรับเงิน')
  expect(text.match(/NN-2026-000123/g)).toHaveLength(times)
  expect(text).toContain('ห้าหมื่นบาทถ้วน')
  expect(html).toContain('https://homes.example/receipt/secret')
  expect(html).toContain('https://homes.example/api/receipt.pdf')
  expect(subject).not.toMatch(/NN-2026|50,000/)
})

test('a receipt says that the money is owed to the payer, and that a trial moved none', async () => {
  const { text } = await receiptMail(content({ isTrial: true, receipt: { ...content().receipt, isRefunded: true } }))
  expect(text).toContain('This amount will be refunded to the payer.')
  expect(text).toContain('Trial: no money has been taken.')
  expect(text).not.toContain('VAT')
})

test.each([
  ['th', 'เลขที่: NN-2026-000123'],
  ['en', 'Number: NN-2026-000123'],
  ['cht', '編號：NN-2026-000123'],
  ['chs', '编号：NN-2026-000123'],
] as const)('the rows of a receipt are punctuated as its language is written: %s', async (locale, row) => {
  const { html } = await receiptMail(content({ locale }))
  const said = html.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, '')
  expect(said).toContain(row)
})
