import { Facts, HOUSE, Line, MailButton, MailLayout, Small, Title } from '@/design/mail/mail-layout'
import { StaffMail } from '@/design/mail/staff-mail'
import { formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail/mail'
import { mailOf } from '@/platform/mail/mail-of'
import type { Subject } from '../domain/case'

/** The facts shown in mails about a case. */
interface CaseMailContent {
  locale: Locale
  reference: string
  name: string
  email: string
  subject: Subject
  home: string
  /** When the first answer is promised. */
  answerDue: Date
  /** The page of the case: for the person the secret one, for staff that of the back office. */
  href: string
}

const ACCENT = '#7f6130'

/**
 * Tells the person who complained that their case is open, answered or solved, with its private link. The answer itself
 * is on that page alone: mails are read over shoulders.
 */
export function personMail(
  content: CaseMailContent,
  news: 'opened' | 'answered' | 'solved',
  replyTo: string,
): Promise<Mail> {
  const { locale, reference, answerDue } = content
  const t = words(locale, 'care')
  const subject = t(`mail.${news}.subject`, { reference })
  const due = { date: formatDate(locale, answerDue), time: formatTime(locale, answerDue) }
  return mailOf(
    content.email,
    subject,
    <MailLayout locale={locale} subject={subject} brand={HOUSE.brand} accent={ACCENT} name={content.name}>
      <Title>{t(`mail.${news}.title`)}</Title>
      <Line>{t(`mail.${news}.text`, due)}</Line>
      <Facts locale={locale} rows={[[t('mail.reference'), reference]]} />
      <MailButton href={content.href} accent={ACCENT}>
        {t('mail.open')}
      </MailButton>
      <Small>{t('mail.secret')}</Small>
    </MailLayout>,
    { replyTo },
  )
}

/** Tells the care desk, in Thai, that the person wrote, or its lead that a promised time has run out. */
export function deskMail(
  { reference, subject: about, home, href }: CaseMailContent,
  news: 'written' | 'lateAnswer' | 'lateSolution',
  to: string,
): Promise<Mail> {
  const t = words('th', 'care')
  const subject = t(`desk.${news}`, { reference })
  return mailOf(
    to,
    subject,
    <StaffMail
      locale="th"
      subject={subject}
      brand={HOUSE.brand}
      accent={ACCENT}
      rows={[
        [t('mail.reference'), reference],
        [t('page.about'), words('th', 'requests')(`options.subject.${about}`)],
        [t('page.home'), home || '–'],
      ]}
      href={href}
      open={t('desk.open')}
    />,
    {},
  )
}
