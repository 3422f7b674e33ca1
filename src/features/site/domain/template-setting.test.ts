import { describe, expect, it } from 'vitest'
import { barMessages, isDue, messagesIn, NO_SETTING, phoneHref, socialIn, templateSettingIn } from './template-setting'

describe('the marketing bar', () => {
  const bar = { Show_notification: true, messages: [{ th: 'พร้อมอยู่', chs: ' 现房 ' }] }

  it.each([
    ['th', 'พร้อมอยู่', 'th'],
    ['chs', '现房', 'chs'],
    ['cht', '现房', 'chs'],
    ['en', 'พร้อมอยู่', 'th'],
  ] as const)('shows each message in %s, or in the nearest language that it has', (locale, text, lang) => {
    expect(barMessages(locale, bar)).toEqual([{ text, lang, tone: 'ink', target: null }])
  })

  it('leaves out a message that no near language has, and keeps its colour', () => {
    const messages = [{ chs: '现房' }, { en: 'Open house', tone: 'nue' as const }]
    expect(barMessages('th', { Show_notification: true, messages })).toMatchObject([
      { text: 'Open house', tone: 'nue' },
    ])
  })

  it('is empty while switched off', () => {
    expect(barMessages('th', { ...bar, Show_notification: false })).toEqual([])
  })

  it('publishes one list for each language (S1§3)', () => {
    expect(messagesIn([{ th: 'ก', en: '', address: 'home' }, { en: 'b' }], 'th')).toEqual([
      { text: 'ก', address: 'home' },
    ])
    expect(messagesIn([{ th: 'ก', en: '', address: 'home' }, { en: 'b' }], 'en')).toEqual([
      { text: 'b', address: null },
    ])
  })

  it.each([
    [{}, true],
    [{ from: '2027-04-13T00:00:00Z' }, true],
    [{ from: '2027-04-13T00:00:01Z' }, false],
    [{ until: '2027-04-13T00:00:00Z' }, false],
    [{ from: '2027-04-01T00:00:00Z', until: '2027-04-14T00:00:00Z' }, true],
  ])('%j at midnight of 13 April: %s', (message, expected) => {
    expect(isDue(message, new Date('2027-04-13T00:00:00Z'))).toBe(expected)
  })

  it('links a message only to an existing page', () => {
    const messages = [
      { th: 'a', address: 'project/house/all' },
      { th: 'b', address: 'no-such-page' },
    ]
    const [known, unknown] = barMessages('th', { Show_notification: true, messages })
    expect(known?.target?.href).toBe('/th/project/house/all')
    expect(unknown?.target).toBeNull()
  })
})

describe('a phone link', () => {
  it.each([
    ['02 000 0000', 'tel:+6620000000'],
    ['+66 2 000 0000', 'tel:+6620000000'],
    ['1234', 'tel:1234'],
    ['', ''],
  ])('for %s is %s', (phone, href) => {
    expect(phoneHref(phone)).toBe(href)
  })
})

describe('social networks', () => {
  it('are shown for their languages, or for all', () => {
    const all = { network: 'line', address: 'https://line.example/' } as const
    const chinese = { network: 'weibo', address: 'https://weibo.example/', languages: ['chs'] } as const
    expect(socialIn('th', [all, chinese]).map(({ network }) => network)).toEqual(['line'])
    expect(socialIn('chs', [all, chinese]).map(({ network }) => network)).toEqual(['line', 'weibo'])
  })
})

describe('a missing setting', () => {
  it('is empty and does not throw', () => {
    expect(templateSettingIn('en', NO_SETTING)).toMatchObject({
      messages: [],
      contact: { phone: '', phoneHref: '' },
      social: [],
      noblePlay: null,
      investors: null,
    })
  })
})
