import { describe, expect, it } from 'vitest'
import { barMessages, NO_SETTING, phoneHref, socialIn, templateSettingIn } from './template-setting'

describe('the marketing bar', () => {
  const bar = { Show_notification: true, Message_TH: [{ text: 'พร้อมอยู่' }], Message_CHS: [{ text: '现房' }] }

  it.each([
    ['th', '现房', 'พร้อมอยู่', 'th'],
    ['chs', '', '现房', 'chs'],
    ['cht', '', '现房', 'chs'],
    ['en', '', 'พร้อมอยู่', 'th'],
  ] as const)('shows %s, or the nearest language that has messages', (locale, _, text, lang) => {
    expect(barMessages(locale, bar)).toEqual([{ text, lang, target: null }])
  })

  it('is empty while switched off', () => {
    expect(barMessages('th', { ...bar, Show_notification: false })).toEqual([])
  })

  it('links a message only to an existing page', () => {
    const messages = [
      { text: 'a', address: 'project/house/all' },
      { text: 'b', address: 'no-such-page' },
    ]
    const [known, unknown] = barMessages('th', { Show_notification: true, Message_TH: messages })
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
