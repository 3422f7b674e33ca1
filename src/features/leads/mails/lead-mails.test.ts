import { expect, it } from 'vitest'
import { askedAgainMail, type LeadLetter, salesMail } from './lead-mails'

const LETTER: LeadLetter = {
  locale: 'cht',
  name: 'Mei Lin',
  phone: '+66812345678',
  email: 'mei@example.com',
  wish: 'question',
  message: 'Is there a pool?',
  project: { title: 'Nue District R9', brand: 'nue', href: 'https://homes.example/cht/condominium/nue-district-r9' },
  source: '1072 · NUE',
  askedAt: new Date('2026-11-21T12:00:00+07:00'),
  backOffice: 'https://homes.example/admin/collections/leads/7',
}

it('sales are told in Thai that somebody asked again: what is new, where the lead is, and to whom to reply', async () => {
  const mail = await askedAgainMail(LETTER, 'sales@example.com')
  expect(mail).toMatchObject({ to: 'sales@example.com', replyTo: 'mei@example.com' })
  expect(mail.subject).toBe('ผู้สนใจสอบถามเพิ่มเติม: Nue District R9')
  expect(mail.text).toContain('เคยสอบถามโครงการนี้แล้ว')
  for (const told of ['สอบถามข้อมูล', 'Is there a pool?', LETTER.backOffice]) expect(mail.text).toContain(told)
})

it('a new lead is told as one', async () => {
  const mail = await salesMail(LETTER, 'sales@example.com')
  expect(mail.subject).toBe('ผู้สนใจใหม่: Nue District R9')
  expect(mail.text).not.toContain('เคยสอบถาม')
})
