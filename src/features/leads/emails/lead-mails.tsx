import { Facts, Letter, Line, Press, Small, Title } from '@/design/letter/letter'
import { formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail'
import { mailOf } from '@/platform/mail-of'
import type { Wish } from '../domain/ask'
import { plainName } from '../domain/plain-name'

/** The facts shown in mails about a lead. */
export interface LeadLetter {
  locale: Locale
  name: string
  phone: string
  email: string
  wish: Wish
  message: string
  project: { title: string; brand: 'noble' | 'nue'; href: string }
  source: string
  askedAt: Date
  /** Address of the lead in the back office. */
  backOffice: string
}

const ACCENT = { noble: '#7f6130', nue: '#c93a22' } as const

/**
 * Thanks the visitor in their language and says what happens next. The address is not confirmed, so nothing they typed
 * is repeated: otherwise anybody could send any text to anybody through us.
 */
export function visitorMail(letter: LeadLetter, replyTo: string): Promise<Mail> {
  const t = words(letter.locale, 'mail')
  const { title, brand, href } = letter.project
  const subject = t('visitor.subject', { project: title })
  const time = { date: formatDate(letter.locale, letter.askedAt), time: formatTime(letter.locale, letter.askedAt) }
  return mailOf(
    letter.email,
    subject,
    <Letter locale={letter.locale} subject={subject} brand={brand} accent={ACCENT[brand]}>
      <Title>{t('visitor.greeting', { name: plainName(letter.name) })}</Title>
      <Line>{t('visitor.received', { project: title, ...time })}</Line>
      <Line>{t('visitor.next', { phone: letter.phone })}</Line>
      <Small>{t('visitor.youWrote')}</Small>
      <Facts rows={[[t('visitor.wish'), t(`wish.${letter.wish}`)]]} />
      <Press href={href} accent={ACCENT[brand]}>
        {t('visitor.look', { project: title })}
      </Press>
      <Small>{t('visitor.mistake')}</Small>
      <Small>{t('visitor.sender', { brand })}</Small>
    </Letter>,
    { replyTo },
  )
}

/** A mail to sales, in Thai: who enquires about what, after an optional introduction. Replying reaches the visitor. */
function mailToSales(letter: LeadLetter, to: string, subject: string, line: string): Promise<Mail> {
  const t = words('th', 'mail')
  const { brand, href } = letter.project
  const rows: [string, string][] = [
    [t('sales.name'), letter.name],
    [t('sales.phone'), letter.phone],
    [t('sales.email'), letter.email],
    [t('sales.wish'), t(`wish.${letter.wish}`)],
    [t('sales.message'), letter.message || '–'],
    [t('sales.language'), letter.locale],
    [t('sales.source'), letter.source || '–'],
  ]
  return mailOf(
    to,
    subject,
    <Letter locale="th" subject={subject} brand={brand} accent={ACCENT[brand]}>
      <Title>{subject}</Title>
      {line !== '' && <Line>{line}</Line>}
      <Facts rows={rows} />
      <Press href={letter.backOffice} accent={ACCENT[brand]}>
        {t('sales.open')}
      </Press>
      <Small>{href}</Small>
    </Letter>,
    { replyTo: letter.email },
  )
}

/** Notifies sales of a new lead. */
export function salesMail(letter: LeadLetter, to: string): Promise<Mail> {
  return mailToSales(letter, to, words('th', 'mail')('sales.subject', { project: letter.project.title }), '')
}

/** Notifies sales of a repeated enquiry on an existing lead; wish and message are the new ones. */
export function askedAgainMail(letter: LeadLetter, to: string): Promise<Mail> {
  const t = words('th', 'mail')
  return mailToSales(letter, to, t('sales.again.subject', { project: letter.project.title }), t('sales.again.line'))
}
