import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/i18n/locales'
import { BOOKING_NEWS, newsMail, takenOverMail } from './booking-mails'

const WHEN: Record<Locale, RegExp> = {
  th: /14:05 น\..*25 พฤศจิกายน 2569/,
  en: /14:05 on 25 November 2026/,
  cht: /2026 年 11 月 25 日 14:05/,
  chs: /2026 年 11 月 25 日 14:05/,
}

test.each(LOCALES)('a buyer is told who took over the hold, until when, and how to object: %s', async (locale) => {
  const { to, subject, text } = await takenOverMail(
    {
      ...{ locale, email: 'mali@example.com', reference: 'nb-7k2m9xqt', project: 'noble one', brand: 'noble' },
      ...{ unit: '12A05', isTrial: false },
    },
    { seller: 'Ploy S.', until: new Date('2026-11-25T07:05:00Z'), contact: 'https://homes.example/contact' },
  )
  expect(to).toBe('mali@example.com')
  expect(subject).not.toMatch(/12A05|Ploy|nb-/)
  const flat = text.replace(/\s+/g, ' ')
  expect(flat).toMatch(WHEN[locale])
  for (const said of ['Ploy S.', '12A05', 'noble one', 'NB-7K2M9XQT', 'https://homes.example/contact'])
    expect(flat).toContain(said)
})

test.each(BOOKING_NEWS)('a buyer who reads out the reference of a mail reads what the page shows: %s', async (news) => {
  const { text } = await newsMail(
    {
      ...{ locale: 'en', email: 'mali@example.com', reference: 'nb-7k2m9xqt', project: 'noble one', brand: 'noble' },
      ...{ unit: '12A05', isTrial: false, href: 'https://homes.example/booking' },
    },
    news,
  )
  expect(text).toContain('NB-7K2M9XQT')
})
