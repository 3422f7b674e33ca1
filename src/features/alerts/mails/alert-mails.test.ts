import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/i18n/locales'
import { newsMail, proofMail } from './alert-mails'

const SUMMARY = 'nue, loop'

const letterIn = (locale: Locale) => ({
  locale,
  email: 'somebody@example.com',
  summary: SUMMARY,
  leaveHref: 'https://homes.example/leave',
  oneClickHref: 'https://homes.example/one-click',
  policyHref: 'https://homes.example/policy',
})

type Told = Parameters<typeof newsMail>[0]['news'][number]

const HOME: Told = {
  kind: 'new',
  price: 5_900_000,
  was: null,
  title: 'nue loop',
  zone: 'Ari',
  href: 'https://homes.example/nue-loop',
}

const newsIn = (locale: Locale, ...news: Told[]) =>
  newsMail({ ...letterIn(locale), searchHref: 'https://homes.example/all', messageId: '<one@homes.example>', news })

const proofIn = (locale: Locale) =>
  proofMail({ ...letterIn(locale), askedAt: new Date('2026-11-22T05:00:00Z'), href: 'https://homes.example/confirm' })

/** What a list of mails shows after the subject. */
const previewOf = (html: string) => /data-skip-in-text="true">([^<]*)</.exec(html)?.[1]

describe.each(LOCALES)('%s', (locale) => {
  test('the first mail says what was asked for, in the list of mails too', async () => {
    const { html, text } = await proofIn(locale)
    expect(previewOf(html)).toBe(SUMMARY)
    expect(text.split('\n')).toContain(SUMMARY)
    for (const link of ['confirm', 'leave', 'policy']) expect(text).toContain(`https://homes.example/${link}`)
  })

  test('news names its homes in the list of mails, and spells them as they are spelt', async () => {
    const other = { ...HOME, title: 'noble vesper', href: 'https://homes.example/noble-vesper' }
    const { html, text, subject } = await newsIn(locale, HOME, other)
    expect(previewOf(html)).toBe('nue loop · noble vesper')
    const lines = text.split('\n')
    expect(lines).toEqual(expect.arrayContaining([subject, SUMMARY, `nue loop ${HOME.href}`, 'Ari']))
  })

  test('an amount and what belongs to it are one run where words are not parted', async () => {
    const { text } = await newsIn(locale, HOME, { ...HOME, kind: 'cheaper', was: 6_200_000 })
    expect(text).not.toMatch(/\p{Script=Han} \p{Script=Han}/u)
  })
})

test.each([
  ['new', 5_900_000, null, 'New on the market, from THB 5.9M'],
  ['new', null, null, 'New on the market, price on request'],
  ['fits', 5_900_000, null, 'Now within your search, from THB 5.9M'],
  ['fits', null, null, 'Now within your search, price on request'],
  ['cheaper', 5_900_000, 6_200_000, 'Now from THB 5.9M, down from THB 6.2M'],
  ['priced', 5_900_000, null, 'Prices are out, from THB 5.9M'],
] as const)('%s at %s, known at %s: %s', async (kind, price, was, why) => {
  const { text } = await newsIn('en', { ...HOME, kind, price, was })
  expect(text.split('\n')).toContain(why)
})

test('a home without a zone has no empty line for it', async () => {
  const { html } = await newsIn('en', { ...HOME, zone: '' })
  expect(html).not.toMatch(/<p[^>]*><\/p>/)
})
