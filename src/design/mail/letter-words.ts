import { formatPhone } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { plainName } from '@/kernel/form/plain-name'
import type { MailSender } from '@/kernel/mail/mail-sender'

/** Who reads a mail: somebody outside, or a colleague. */
export type Reader = 'customer' | 'staff'

/** The back office has two languages; its texts are not part of the site's messages. */
const TO_STAFF = {
  th: { greeting: 'เรียน ทีมงาน', sender: 'ระบบหลังบ้าน noble & nue' },
  en: { greeting: 'Dear colleagues,', sender: 'noble & nue back office' },
} as const

const toStaff = (locale: Locale) => TO_STAFF[locale === 'th' ? 'th' : 'en']

/** Thai sets a space before a word of another script: `คุณมะลิ`, `คุณ Mali`. */
const afterThai = (name: string) => (/^\p{Script=Thai}/u.test(name) ? name : ` ${name}`)

/** The greeting in the manner of the language; without a name, or with none that is safe to repeat, a general one. */
export function greetingOf(locale: Locale, reader: Reader, typed: string): string {
  const t = words(locale, 'mail')
  const name = plainName(typed)
  if (name !== '') return t('letter.greeting', { name: locale === 'th' ? afterThai(name) : name })
  return reader === 'staff' ? toStaff(locale).greeting : t('letter.toSomebody')
}

/** A Thai number as its reader writes it, however an editor typed it; every other one as it was typed. */
function phoneFor(locale: Locale, typed: string): string {
  const digits = typed.replace(/[\s()-]/g, '').replace(/^0(?=\d{8,9}(?:;|$))/, '+66')
  return /^\+66\d{8,9}(?:;ext=\d+)?$/.test(digits) ? formatPhone(locale, digits) : typed.trim()
}

/** The closing ('' for none) and the lines below it: who writes, the company, phone, hours and address as far as known. */
export function signatureOf(
  locale: Locale,
  reader: Reader,
  brand: string,
  sender: MailSender,
): { closing: string; lines: string[] } {
  if (reader === 'staff') return { closing: '', lines: [toStaff(locale).sender] }
  const t = words(locale, 'mail')
  const [phone, hours] = [phoneFor(locale, sender.phone), sender.hours.trim()]
  const note = sender.hoursNote.trim()
  const lines = [
    t('letter.team', { brand }),
    words(locale, 'payments')('receipt.company'),
    phone && t('letter.phone', { phone }),
    hours && (note ? t('letter.hoursWithNote', { hours, note }) : t('letter.hours', { hours })),
    sender.address.trim(),
  ]
  return { closing: t('letter.closing'), lines: lines.filter((line) => line !== '') }
}
