import { Line, MailButton, MailLayout, Small, Title } from '@/design/mail/mail-layout'
import type { SlipReason } from '@/features/payments'
import { formatBaht, formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail/mail'
import { mailOf } from '@/platform/mail/mail-of'
import type { CodePurpose } from '../domain/code'

/** The facts shown in mails about a booking. */
export interface BookingMail {
  locale: Locale
  email: string
  /** Of the buyer it goes to; absent while the address is not confirmed. */
  name?: string | undefined
  reference: string
  project: string
  brand: 'noble' | 'nue'
  /** Number on the door. */
  unit: string
  /** Its payment moved no money. */
  isTrial: boolean
  /** The page of the booking; whoever has it sees the booking. */
  href: string
}

/** What is told of a booking: what became of its payment, of the account for its refund, and of a hold that ended early. */
export const BOOKING_NEWS = [
  'booked',
  'paid_late',
  'paid_twice',
  'refunded',
  'slip_refused',
  'account_named',
  'released',
  'signer_changed',
] as const
export type BookingNews = (typeof BOOKING_NEWS)[number]

/** What some news says besides: an amount in satang that went back, or why a slip was refused. */
export interface NewsFacts {
  amount?: number | undefined
  reason?: SlipReason | undefined
  /** The last digits of the account that was named. */
  end?: string | undefined
}

/** The colour of each brand's mails. */
export const ACCENT = { noble: '#7f6130', nue: '#c93a22' } as const

/** The mail with a six-digit code. Nothing that the buyer typed is repeated, and no code is in the subject. */
export function codeMail(content: BookingMail, purpose: CodePurpose, code: string): Promise<Mail> {
  const t = words(content.locale, 'booking')
  const { locale, brand, project, unit } = content
  const subject = t(`mail.${purpose}.subject`, { project })
  return mailOf(
    content.email,
    subject,
    <MailLayout locale={locale} subject={subject} preview={t('mail.codeHint')} brand={brand} accent={ACCENT[brand]}>
      <Title>{t(`mail.${purpose}.title`)}</Title>
      <Line>{t(`mail.${purpose}.text`, { project, unit })}</Line>
      <Title>{code}</Title>
      <Small>{t('mail.codeHint')}</Small>
      <Small>{t('mail.mistake')}</Small>
    </MailLayout>,
    {},
  )
}

/** Who of the counter has taken over a hold, and until when it lasts. */
export interface TakeOverFacts {
  seller: string
  until: Date
  /** Where the buyer objects. */
  contact: string
}

/** The mail about a hold that the counter has taken over: by whom, until when, and how to object. It opens no booking. */
export function takenOverMail(
  content: Omit<BookingMail, 'href'>,
  { seller, until, contact }: TakeOverFacts,
): Promise<Mail> {
  const t = words(content.locale, 'booking')
  const { locale, brand, project, unit } = content
  const reference = content.reference.toUpperCase()
  const subject = t('mail.taken_over.subject', { project })
  return mailOf(
    content.email,
    subject,
    <MailLayout locale={locale} subject={subject} brand={brand} accent={ACCENT[brand]} name={content.name}>
      <Title>{t('mail.taken_over.title')}</Title>
      <Line>{t('mail.taken_over.text', { project, unit, seller })}</Line>
      <Line>{t('mail.taken_over.until', { time: formatTime(locale, until), date: formatDate(locale, until) })}</Line>
      <Line>{t('mail.taken_over.object', { reference })}</Line>
      <MailButton href={contact} accent={ACCENT[brand]}>
        {t('mail.taken_over.contact')}
      </MailButton>
    </MailLayout>,
    {},
  )
}

/** The mail after a payment: the unit is booked, the money came too late or twice, went back, or was not found. */
export function newsMail(
  content: BookingMail,
  news: BookingNews,
  { amount = 0, reason, end = '' }: NewsFacts = {},
): Promise<Mail> {
  const t = words(content.locale, 'booking')
  const { locale, brand, project, unit, href } = content
  const reference = content.reference.toUpperCase()
  const why = reason ? words(locale, 'payments')(`slip.reasons.${reason}`) : ''
  const subject = t(`mail.${news}.subject`, { project })
  return mailOf(
    content.email,
    subject,
    <MailLayout locale={locale} subject={subject} brand={brand} accent={ACCENT[brand]} name={content.name}>
      <Title>{t(`mail.${news}.title`)}</Title>
      <Line>
        {t(`mail.${news}.text`, { project, unit, reference, amount: formatBaht(amount / 100), reason: why, end })}
      </Line>
      <MailButton href={href} accent={ACCENT[brand]}>
        {t('mail.open')}
      </MailButton>
      {content.isTrial ? <Small>{t('mail.trial')}</Small> : null}
      <Small>{t('mail.secret')}</Small>
    </MailLayout>,
    {},
  )
}
