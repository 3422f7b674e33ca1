import { describe, expect, it } from 'vitest'
import { countText, fillText, staffLanguage, staffTexts } from './staff-texts'

describe('the texts of the back office', () => {
  it('are Thai for Thai and English for every other language of the panel', () => {
    expect(['th', 'en', 'de', ''].map(staffLanguage)).toEqual(['th', 'en', 'en', 'en'])
    expect(staffTexts({ en: { title: 'Members' }, th: { title: 'สมาชิก' } }, 'th').title).toBe('สมาชิก')
  })

  it('say what they are filled with, literally, and keep a hole for which there is nothing', () => {
    expect(fillText('Page {page} of {pages}', { page: 2, pages: 9 })).toBe('Page 2 of 9')
    expect(fillText('{name} {name} {other}', { name: '$& {other}' })).toBe('$& {other} $& {other} {other}')
  })

  it('count one and several, with thousands apart', () => {
    const texts = { one: '1 member', other: '{count} members' }
    expect([0, 1, 1234].map((count) => countText(texts, count))).toEqual(['0 members', '1 member', '1,234 members'])
  })
})
