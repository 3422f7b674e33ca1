import { describe, expect, it } from 'vitest'
import { formatTime } from '@/i18n/formats'
import { LOCALES } from '@/i18n/locales'
import { failureWords } from './pay-again'

const REASONS = ['declined', 'funds', 'unverified', 'cardExpired', 'details', 'cancelled', 'provider'] as const
const END = new Date('2026-11-23T03:14:00Z')

/** What is said of money in each language. */
const NOT_CHARGED = {
  th: 'ยังไม่มีการเก็บเงินจากคุณ',
  en: 'You have not been charged.',
  cht: '您並未被扣款。',
  chs: '您没有被扣款。',
}

describe.each(LOCALES)('a buyer whose payment came to nothing, %s', (locale) => {
  const said = [
    ...REASONS.map((failure) => failureWords(locale, { state: 'pending', failure }, END)),
    ...(['expired', 'unknown', 'failed'] as const).map((state) => failureWords(locale, { state, failure: null }, END)),
  ]

  it('reads for each reason another one, that nothing was taken, and until when the unit is kept', () => {
    expect(new Set(said.map(({ text }) => text)).size).toBe(said.length)
    for (const { title, text } of said) {
      expect(title).not.toBe('')
      expect(text).toContain(NOT_CHARGED[locale])
      expect(text).toContain(formatTime(locale, END))
    }
  })
})

it('reads nothing about a hold that has ended', () => {
  expect(failureWords('en', { state: 'failed', failure: 'funds' }, null).text).toBe(
    'The balance or the limit was not enough for this amount. You have not been charged.',
  )
})
