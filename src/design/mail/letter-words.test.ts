import { expect, test } from 'vitest'
import { UNKNOWN_SENDER } from '@/kernel/mail/mail-sender'
import { greetingOf, signatureOf } from './letter-words'

const phoneIn = (locale: 'th' | 'en' | 'cht', phone: string) =>
  signatureOf(locale, 'customer', 'noble', { ...UNKNOWN_SENDER, phone }).lines.at(-1)

test.each([
  ['th', '+66 2 000 1234', 'โทร. 02 000 1234'],
  ['en', '(02) 000-1234', 'Phone: +66 2 000 1234'],
  ['en', '+6620001234;ext=12', 'Phone: +66 2 000 1234 ext. 12'],
  ['cht', '089-876-5432', '電話：+66 89 876 5432'],
  ['en', '1234', 'Phone: 1234'],
  ['en', '+852 2000 0000', 'Phone: +852 2000 0000'],
] as const)(
  'whoever is abroad can call the number under a mail, however an editor typed it: %s %s',
  (locale, typed, said) => {
    expect(phoneIn(locale, typed)).toBe(said)
  },
)

test.each([
  ['th', 'มะลิ ศรีสุข', 'เรียน คุณมะลิ ศรีสุข'],
  ['th', 'Mali', 'เรียน คุณ Mali'],
  ['en', 'https://evil.example', 'Dear https evil. example,'],
  ['en', '12345', 'Hello,'],
  ['cht', '', '您好：'],
] as const)('nobody has an address of theirs mailed by us as a name: %s %s', (locale, name, greeting) => {
  expect(greetingOf(locale, 'customer', name)).toBe(greeting)
})
