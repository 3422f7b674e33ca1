import type { Payload } from 'payload'
import { afterAll, expect, test } from 'vitest'
import { recordChanges } from '@/platform/cache/tag-changes'
import { introduceSender, senderIn } from '@/platform/mail/mail-sender'
import { signMails } from './sign-mails'

afterAll(() => introduceSender(null))

test('a mail sent after the phone of the site was changed has the new one, in its language, and settings are read once', async () => {
  let reads = 0
  let phone = '02 000 0000'
  const findGlobal = async ({ locale }: { locale: string }) => {
    reads += 1
    return { contact: { phone: `${locale} ${phone}`, hours: null } }
  }
  signMails({ findGlobal } as unknown as Payload)
  recordChanges(['site'])
  expect(await senderIn('th')).toEqual({ phone: 'th 02 000 0000', hours: '', hoursNote: '', address: '' })
  expect((await senderIn('en')).phone).toBe('en 02 000 0000')
  await senderIn('en')
  expect(reads).toBe(2)
  phone = '02 111 1111'
  recordChanges(['site'])
  expect((await senderIn('th')).phone).toBe('th 02 111 1111')
})
