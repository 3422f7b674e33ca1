import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_ASK } from './ask'
import { readAsk, readPhone, valuesOf } from './read-ask'

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
    ['a Thai mobile', '0812345678', '+66812345678'],
    ['with hyphens', '081-234-5678', '+66812345678'],
    ['in Thai digits', '๐๘๑ ๒๓๔ ๕๖๗๘', '+66812345678'],
    ['with country code', '+66 81 234 5678', '+66812345678'],
    ['with country code and a zero in brackets', '+66 (0)81 234 5678', '+66812345678'],
    ['with country code but no plus', '66812345678', '+66812345678'],
    ['dialled from abroad', '0066812345678', '+66812345678'],
    ['a Bangkok land line', '02 251 9955', '+6622519955'],
    ['of Hong Kong', '+852 9123 4567', '+85291234567'],
    ['of the mainland', '+86 138 0013 8000', '+8613800138000'],
    ['of Taiwan', '+886 912 345 678', '+886912345678'],
    ['in full-width digits', '０８１２３４５６７８', '+66812345678'],
  ])('%s', (_, typed, expected) => {
    expect(readPhone(typed)).toEqual({ ok: true, value: expected })
  })

  it.each([
    ['nothing', '', 'missing'],
    ['spaces', '   ', 'missing'],
    ['words', 'call me', 'notAPhone'],
    ['too few digits', '0812345', 'tooShort'],
    ['too many digits', '08123456789012345', 'tooLong'],
    ['a number that no network has', '0012345678', 'notAPhone'],
  ])('%s is refused', (_, typed, code) => {
    expect(readPhone(typed)).toEqual({ ok: false, refusal: code })
  })

  it('never throws, whatever is typed', () => {
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (typed) => typeof readPhone(typed).ok === 'boolean'))
  })
})

describe('a request', () => {
  it('is understood', () => {
    expect(readAsk(GOOD)).toEqual({
      ok: true,
      value: {
        name: 'สมชาย ใจดี',
        phone: '+66812345678',
        email: 'somchai@example.com',
        wish: 'visit',
        message: '',
        consents: { answer: true, news: false, partners: false },
      },
    })
  })

  it('names every fault at once', () => {
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
    ['an e-mail without a dot', { email: 'a@b' }, 'email', 'notAnEmail'],
    ['an e-mail with a space', { email: 'a b@c.com' }, 'email', 'notAnEmail'],
    ['an e-mail with a control character', { email: 'a\u0000b@c.com' }, 'email', 'notAnEmail'],
    ['a wish we do not know', { wish: 'everything' }, 'wish', 'missing'],
    ['a message like a book', { message: 'x'.repeat(2001) }, 'message', 'tooLong'],
    ['no consent to be answered', { consent_answer: false }, 'consent_answer', 'missing'],
  ])('%s is named at its field', (_, change, field, code) => {
    const result = readAsk({ ...GOOD, ...change })
    expect(result.ok ? [] : result.refusal).toEqual([{ field, code }])
  })
})

it('a posted form is read field by field, without what no database keeps', () => {
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
