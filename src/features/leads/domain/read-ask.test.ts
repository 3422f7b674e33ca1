import { describe, expect, it } from 'vitest'
import { postedValues } from '@/kernel/form/posted-form'
import { ASK_NAMES } from './ask'
import { readAsk } from './read-ask'

const NOTHING = Object.fromEntries(ASK_NAMES.map((name) => [name, '']))

const GOOD = {
  ...NOTHING,
  name: 'สมชาย ใจดี',
  phone: '081-234-5678',
  email: 'Somchai@Example.com ',
  wish: 'visit',
  consent_answer: 'on',
}

describe('an enquiry', () => {
  it('is parsed to normalized values', () => {
    expect(readAsk(GOOD)).toEqual({
      ok: true,
      value: {
        name: 'สมชาย ใจดี',
        phone: '+66812345678',
        email: 'somchai@example.com',
        wish: 'visit',
        message: '',
        unit: '',
        consents: { answer: true, news: false, partners: false },
      },
    })
  })

  it('reports every error at once', () => {
    expect(readAsk(NOTHING)).toEqual({
      ok: false,
      refusal: [
        { field: 'name', fault: 'missing' },
        { field: 'phone', fault: 'missing' },
        { field: 'email', fault: 'missing' },
        { field: 'wish', fault: 'missing' },
        { field: 'consent_answer', fault: 'missing' },
      ],
    })
  })

  it.each([
    ['a web address as a name', { name: 'http://spam.example' }, 'name', 'notAName'],
    ['digits as a name', { name: '12345' }, 'name', 'notAName'],
    ['an email without a dot', { email: 'a@b' }, 'email', 'notAnEmail'],
    ['an email with a space', { email: 'a b@c.com' }, 'email', 'notAnEmail'],
    ['an email with a control character', { email: 'a\u0000b@c.com' }, 'email', 'notAnEmail'],
    ['an unknown wish', { wish: 'everything' }, 'wish', 'missing'],
    ['a message longer than 2,000 characters', { message: 'x'.repeat(2001) }, 'message', 'tooLong'],
    ['no consent to be answered', { consent_answer: '' }, 'consent_answer', 'missing'],
  ])('%s is reported at its field', (_, change, field, fault) => {
    const result = readAsk({ ...GOOD, ...change })
    expect(result.ok ? [] : result.refusal).toEqual([{ field, fault }])
  })
})

it('posted fields are read as text, without files and NUL characters', () => {
  const posted = new Map<string, unknown>([
    ['name', 'Nok\0'],
    ['message', 'first line\nsecond\0'],
    ['wish', new Blob()],
    ['consent_news', 'on'],
  ])
  expect(postedValues(posted, ASK_NAMES)).toEqual({
    ...NOTHING,
    name: 'Nok',
    message: 'first line\nsecond',
    consent_news: 'on',
  })
})
