import { describe, expect, it } from 'vitest'
import { digitsOf, readCode } from './challenge'
import { deviceName } from './device-name'
import { readPreferences } from './questionnaire'
import { readProfile } from './read-profile'
import { readRegistration } from './read-registration'

const formOf = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('a code', () => {
  it.each([
    ['482913', '482913'],
    [' 482 913 ', '482913'],
    ['482-913', '482913'],
    ['๔๘๒๙๑๓', '482913'],
    ['４８２９１３', '482913'],
    ['48291', null],
    ['4829131', null],
    ['48291a', null],
    ['', null],
  ])('typed as %j is %j', (typed, code) => expect(readCode(typed)).toBe(code))

  it('has six digits, leading zeros too', () => {
    expect(digitsOf(Buffer.from([0, 0, 0, 0, 0, 7]))).toBe('000007')
    expect(digitsOf(Buffer.alloc(6, 255))).toMatch(/^\d{6}$/)
  })
})

describe('the list of devices', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
      'Safari · iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 Line/14.1',
      'LINE · Android',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge · Windows'],
    ['<script>alert(1)</script>', ''],
    [null, ''],
  ])('names a browser: %s', (agent, name) => expect(deviceName(agent)).toBe(name))
})

describe('a registration', () => {
  const wording = (purpose: string) => `agree: ${purpose}`
  const GOOD = { name: 'สมชาย ใจดี', email: 'Somchai@Example.com', phone: '', consent_account: 'on' }

  it('keeps each consent with the words that were shown, given or not', () => {
    expect(readRegistration(formOf(GOOD), wording)).toEqual({
      ok: true,
      value: {
        email: 'somchai@example.com',
        pending: {
          name: 'สมชาย ใจดี',
          phone: null,
          consents: [
            { purpose: 'account', given: true, wording: 'agree: account' },
            { purpose: 'news', given: false, wording: 'agree: news' },
          ],
        },
      },
    })
  })

  it('tells all faults at once', () => {
    const read = readRegistration(formOf({ name: '', email: 'x', phone: '12' }), wording)
    expect(!read.ok && read.refusal.map(({ field, fault }) => `${field} ${fault}`)).toEqual([
      'name missing',
      'email notAnEmail',
      'phone tooShort',
      'consent_account missing',
    ])
  })

  it('takes a proven address, whatever is posted', () => {
    const read = readRegistration(formOf({ ...GOOD, email: 'other@example.com' }), wording, 'proven@example.com')
    expect(read.ok && read.value.email).toBe('proven@example.com')
  })
})

describe('a profile', () => {
  const GOOD = { name: 'Mali', phone: '081 234 5678', birthday: '', address: ' ', language: 'en' }

  it.each([
    ['5/3/2533', '1990-03-05'],
    ['5 มี.ค. 2533', '1990-03-05'],
    ['1990-03-05', '1990-03-05'],
    ['', null],
  ])('understands a day of birth in both eras: %j', (birthday, day) => {
    const read = readProfile({ ...GOOD, birthday }, '2026-11-23')
    expect(read.ok && read.value).toMatchObject({ birthday: day, phone: '+66812345678', address: null })
  })

  it.each(['31/2/1990', '5/3/2099', 'soon', '1/1/1800'])('refuses %j', (birthday) => {
    expect(readProfile({ ...GOOD, birthday }, '2026-11-23')).toEqual({
      ok: false,
      refusal: [{ field: 'birthday', fault: 'notADate' }],
    })
  })
})

describe('the questionnaire', () => {
  it('keeps what was offered and nothing else', () => {
    const data = new FormData()
    for (const brand of ['nue', 'other']) data.append('brands', brand)
    data.append('budget', '5000000')
    data.append('when', 'whenever')
    expect(readPreferences(data)).toEqual({ brands: ['nue'], groups: [], budget: 5_000_000, when: null })
  })
})
