import { expect, test } from 'vitest'
import { judge, missingMails } from './ledger'
import { type ArrivedMail, readMail } from './mail-server'

const mailsOf = (email: string, id: string): ArrivedMail[] => [
  { id: `${id}-visitor`, to: email, replyTo: 'sales@example.com', code: '', subject: '', at: 0 },
  { id: `${id}-sales`, to: 'sales@example.com', replyTo: email, code: '', subject: '', at: 0 },
]
const A = { email: 'a@drill.example', seen: [303] }
const NONE = new Set<string>()

test('an acknowledged lead with one row and both mails keeps the promise', () => {
  const mails = mailsOf(A.email, '1')
  expect(judge([A], new Map([[A.email, 1]]), mails, NONE)).toEqual({ lost: 0, doubled: 0, copies: 0, keptUnsaid: 0 })
  expect(missingMails([A], mails)).toBe(0)
})

test.each([
  ['no row', new Map<string, number>(), mailsOf(A.email, '1')],
  ['no mail to the visitor', new Map([[A.email, 1]]), mailsOf(A.email, '1').slice(1)],
  ['no mail to sales', new Map([[A.email, 1]]), mailsOf(A.email, '1').slice(0, 1)],
])('an acknowledged lead with %s is lost', (_, rows, mails) => {
  expect(judge([A], rows, mails, NONE).lost).toBe(1)
})

test('two rows or two different mails are a double, the same mail twice is a known copy', () => {
  const once = mailsOf(A.email, '1')
  expect(judge([A], new Map([[A.email, 2]]), once, NONE)).toMatchObject({ doubled: 1, copies: 0 })
  expect(judge([A], new Map([[A.email, 1]]), [...once, ...mailsOf(A.email, '2')], NONE).doubled).toBe(1)
  expect(judge([A], new Map([[A.email, 1]]), [...once, ...once], NONE)).toMatchObject({ doubled: 0, copies: 2 })
})

test('a lead that was refused and is not there breaks no promise; one that is there is counted', () => {
  const refused = { email: 'b@drill.example', seen: [503] }
  expect(judge([refused], new Map(), [], NONE)).toEqual({ lost: 0, doubled: 0, copies: 0, keptUnsaid: 0 })
  expect(missingMails([refused], [])).toBe(0)
  const again = { ...refused, seen: [503, 303] }
  const rows = new Map([[again.email, 1]])
  expect(judge([again], rows, mailsOf(again.email, '3'), new Set([again.email])).keptUnsaid).toBe(1)
})

test('a mail is known by its headers', () => {
  const mail =
    'From: noble <a@b.example>\r\nTo: Nok <nok@example.com>\r\nReply-To: s@example.com\r\nMessage-ID: <7@x>\r\n\r\nHi'
  expect(readMail(mail)).toMatchObject({ id: '7@x', to: 'nok@example.com', replyTo: 's@example.com' })
})
