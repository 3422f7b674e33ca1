import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { codeMail as bookingCode } from '@/features/booking/emails/booking-mails'
import { codeMail as launchCode } from '@/features/launches/emails/launch-mails'
import { addressMail } from '@/features/members/emails/address-mail'
import { codeMail as memberCode } from '@/features/members/emails/code-mail'
import { LOCALES, type Locale } from '@/i18n/locales'
import type { Mail } from '@/platform/mail/mail'

const CODE = '481516'
const TO = 'mali@example.com'

const booking = (locale: Locale) => ({
  ...{
    locale,
    email: TO,
    brand: 'noble' as const,
    project: 'Noble One',
    unit: 'A-1',
    reference: 'AB12CD34',
    isTrial: false,
    href: 'https://homes.example/x',
  },
})

/** Every mail with a code to type. */
const MAILS: Record<string, (locale: Locale) => Promise<Mail>> = {
  'signing in': (locale) =>
    memberCode({ locale, email: TO, purpose: 'sign-in', code: CODE, href: 'https://x.example' }),
  activation: (locale) => memberCode({ locale, email: TO, purpose: 'register', code: CODE, href: 'https://x.example' }),
  password: (locale) => memberCode({ locale, email: TO, purpose: 'password', code: CODE, href: 'https://x.example' }),
  'the old address': (locale) =>
    addressMail({ locale, to: 'old', email: TO, name: '', newEmail: 'm@example.com', code: CODE }),
  'the new address': (locale) =>
    addressMail({ locale, to: 'new', email: TO, name: '', newEmail: 'm@example.com', code: CODE }),
  booking: (locale) => bookingCode(booking(locale), 'verify', CODE),
  signature: (locale) => bookingCode(booking(locale), 'sign', CODE),
  refund: (locale) => bookingCode(booking(locale), 'refund', CODE),
  draw: (locale) => launchCode({ locale, email: TO, brand: 'nue', campaign: 'Launch' }, CODE),
}

/** What a locked screen shows of a mail, at most: the text of its HTML as it comes, hidden parts too. */
const SHOWN = 140
const shownOf = ({ html }: Mail) =>
  html
    .replace(/^[\s\S]*?<\/head>/i, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, '')
    .trimStart()
    .slice(0, SHOWN)

describe('a code on a locked screen opens the account to whoever holds the phone', () => {
  it.each(Object.entries(MAILS))('the mail for %s has it in its body alone', async (_, mailIn) => {
    for (const locale of LOCALES) {
      const mail = await mailIn(locale)
      expect(mail.subject).not.toMatch(/\d/)
      expect(shownOf(mail)).not.toMatch(/\d{6}/)
      expect(shownOf(mail).trim()).not.toBe('')
      expect(mail.text).toMatch(new RegExp(`^\\s*${CODE}\\s*$`, 'm'))
    }
  })

  it('and no text of a subject has a place for one', () => {
    const found = LOCALES.flatMap((locale) =>
      ['account', 'booking', 'launch', 'members', 'line', 'household'].flatMap((file) => {
        const text = readFileSync(join('messages', locale, `${file}.json`), 'utf8')
        return [...text.matchAll(/"[^"]*[sS]ubject[^"]*": "[^"]*\{code\}[^"]*"/g)].map(([line]) => line)
      }),
    )
    expect(found).toEqual([])
  })
})
