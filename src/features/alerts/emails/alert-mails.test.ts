import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/i18n/locales'
import { newsMail, proofMail } from './alert-mails'

const SUMMARY = 'nue, loop'

const contentIn = (locale: Locale) => ({
  locale,
  email: 'somebody@example.com',
  summary: SUMMARY,
  leaveHref: 'https://homes.example/leave',
  oneClickHref: 'https://homes.example/one-click',
  policyHref: 'https://homes.example/policy',
})

type MailNews = Parameters<typeof newsMail>[0]['news'][number]

const HOME: MailNews = {
  kind: 'new',
  price: 5_900_000,
  was: null,
  title: 'nue loop',
  zone: 'Ari',
  href: 'https://homes.example/nue-loop',
}

const newsIn = (locale: Locale, ...news: MailNews[]) =>
  newsMail({ ...contentIn(locale), searchHref: 'https://homes.example/all', news })

const proofIn = (locale: Locale) =>
  proofMail({ ...contentIn(locale), askedAt: new Date('2026-11-22T05:00:00Z'), href: 'https://homes.example/confirm' })

/** The preview text that a mail client lists after the subject. */
const previewOf = (html: string) => /data-skip-in-text="true">([^<]*)</.exec(html)?.[1]

describe.each(LOCALES)('alert mails in %s', (locale) => {
  test('the confirmation mail names the search, in its preview text too', async () => {
    const { html, text } = await proofIn(locale)
    expect(previewOf(html)).toBe(SUMMARY)
    expect(text.split('\n')).toContain(SUMMARY)
    for (const link of ['confirm', 'leave', 'policy']) expect(text).toContain(`https://homes.example/${link}`)
  })

  test('the digest names its projects in the preview text, with their exact spelling', async () => {
    const other = { ...HOME, title: 'noble vesper', href: 'https://homes.example/noble-vesper' }
    const { html, text, subject } = await newsIn(locale, HOME, other)
    expect(previewOf(html)).toBe('nue loop · noble vesper')
    const lines = text.split('\n')
    expect(lines).toEqual(expect.arrayContaining([subject, SUMMARY, `nue loop ${HOME.href}`, 'Ari']))
  })

  test('an amount and its unit stay on one line in languages without spaces', async () => {
    const { text } = await newsIn(locale, HOME, { ...HOME, kind: 'cheaper', was: 6_200_000 })
    expect(text).not.toMatch(/\p{Script=Han} \p{Script=Han}/u)
  })
})

test.each([
  ['new', 5_900_000, null, 'New, from THB 5.9M'],
  ['new', null, null, 'New, price on request'],
  ['fits', 5_900_000, null, 'Now matches your search, from THB 5.9M'],
  ['fits', null, null, 'Now matches your search, price on request'],
  ['cheaper', 5_900_000, 6_200_000, 'Now from THB 5.9M, down from THB 6.2M'],
  ['priced', 5_900_000, null, 'Price announced, from THB 5.9M'],
] as const)('a project that is %s at %s, known at %s, reads: %s', async (kind, price, was, why) => {
  const { text } = await newsIn('en', { ...HOME, kind, price, was })
  expect(text.split('\n')).toContain(why)
})

test('a project without a location leaves no empty line', async () => {
  const { html } = await newsIn('en', { ...HOME, zone: '' })
  expect(html).not.toMatch(/<p[^>]*><\/p>/)
})
