import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPhone } from '@/features/forms'
import { EMPTY_ASK, valuesOf } from './ask'
import { readAsk } from './read-ask'

const GOOD = {
  ...EMPTY_ASK.values,
  name: 'สมชาย ใจดี',
  phone: '081-234-5678',
  email: 'Somchai@Example.com ',
  wish: 'visit',
  consent_answer: true,
}

describe('a phone number', () => {
  it.each([
    ['a Thai mobile number', '0812345678', '+66812345678'],
    ['hyphens', '081-234-5678', '+66812345678'],
    ['Thai digits', '๐๘๑ ๒๓๔ ๕๖๗๘', '+66812345678'],
    ['a country code', '+66 81 234 5678', '+66812345678'],
    ['a country code and a zero in brackets', '+66 (0)81 234 5678', '+66812345678'],
    ['a country code without plus', '66812345678', '+66812345678'],
    ['an international dialling prefix', '0066812345678', '+66812345678'],
    ['a Bangkok landline', '02 251 9955', '+6622519955'],
    ['a Hong Kong number', '+852 9123 4567', '+85291234567'],
    ['a mainland China number', '+86 138 0013 8000', '+8613800138000'],
    ['a Taiwan number', '+886 912 345 678', '+886912345678'],
    ['full-width digits', '０８１２３４５６７８', '+66812345678'],
  ])('is normalized with %s', (_, typed, expected) => {
    expect(readPhone(typed)).toEqual({ ok: true, value: expected })
  })

  it.each([
    ['an empty phone number', '', 'missing'],
    ['a phone number of spaces', '   ', 'missing'],
    ['text without digits', 'call me', 'notAPhone'],
    ['too few digits', '0812345', 'tooShort'],
    ['too many digits', '08123456789012345', 'tooLong'],
    ['a number that no network uses', '0012345678', 'notAPhone'],
  ])('%s is rejected', (_, typed, code) => {
    expect(readPhone(typed)).toEqual({ ok: false, refusal: code })
  })

  it('never throws, whatever is typed', () => {
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (typed) => typeof readPhone(typed).ok === 'boolean'))
  })
})

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
    expect(readAsk(EMPTY_ASK.values)).toEqual({
      ok: false,
      refusal: [
        { field: 'name', code: 'missing' },
        { field: 'phone', code: 'missing' },
        { field: 'email', code: 'missing' },
        { field: 'wish', code: 'missing' },
        { field: 'consent_answer', code: 'missing' },
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
    ['no consent to be answered', { consent_answer: false }, 'consent_answer', 'missing'],
  ])('%s is reported at its field', (_, change, field, code) => {
    const result = readAsk({ ...GOOD, ...change })
    expect(result.ok ? [] : result.refusal).toEqual([{ field, code }])
  })
})

it('posted fields are read as text, without files and NUL characters', () => {
  const posted = new Map<string, unknown>([
    ['name', 'Nok\0'],
    ['message', 'first line\nsecond\0'],
    ['wish', new Blob()],
    ['consent_news', 'on'],
  ])
  expect(valuesOf(posted)).toEqual({
    ...EMPTY_ASK.values,
    name: 'Nok',
    message: 'first line\nsecond',
    consent_news: true,
  })
})
