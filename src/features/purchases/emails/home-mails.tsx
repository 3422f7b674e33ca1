import { Facts, HOUSE, Line, MailButton, MailLayout, Small, Title } from '@/design/mail/mail-layout'
import { StaffMail } from '@/design/mail/staff-mail'
import { formatBaht, formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail/mail'
import { mailOf } from '@/platform/mail/mail-of'
import type { Appointment, HomePayment } from '../domain/home'

/** What buyers are told. */
export type BuyerMailNews =
  | 'planned'
  | 'week'
  | 'day'
  | 'late'
  | 'paid'
  | 'paidTwice'
  | 'slipRefused'
  | 'refunded'
  | 'proposed'
  | 'calledOff'
  | 'answered'
  | 'invited'

/** The facts shown in mails about a booked home. Money in whole satang. */
export interface HomeMail {
  locale: Locale
  email: string
  /** Of the buyer it goes to; may be empty. */
  name: string
  project: string
  unit: string
  reference: string
  /** Whoever has it sees the home. */
  href: string
  payment: Pick<HomePayment, 'kind' | 'dueOn' | 'amount' | 'receiptNumber'> | null
  appointment: Pick<Appointment, 'kind' | 'at' | 'place'> | null
  amount: number | null
  isTrial: boolean
}

/** News whose button leads to the page of the payment. */
export const isAboutPaying = (news: BuyerMailNews): boolean =>
  news === 'week' || news === 'day' || news === 'late' || news === 'slipRefused'

const dayOf = (locale: Locale, day: string) => formatDate(locale, new Date(`${day}T00:00:00+07:00`))

function rowsOf({ locale, project, unit, reference, payment, appointment, amount }: HomeMail): [string, string][] {
  const t = words(locale, 'purchase')
  const rows: [string, string][] = [
    [t('facts.home'), t('facts.homeOf', { project, unit })],
    [t('facts.reference'), reference.toUpperCase()],
  ]
  if (payment) {
    rows.push([t('facts.payment'), t(`kinds.${payment.kind}`)], [t('facts.amount'), formatBaht(payment.amount / 100)])
    if (payment.receiptNumber) rows.push([t('facts.receipt'), payment.receiptNumber])
    else rows.push([t('facts.due'), dayOf(locale, payment.dueOn)])
  }
  if (amount !== null) rows.push([t('facts.amount'), formatBaht(amount / 100)])
  if (appointment) {
    const { at, place, kind } = appointment
    rows.push(
      [t('facts.appointment'), t(`appointments.${kind}`)],
      [t('facts.time'), `${formatDate(locale, at)} ${formatTime(locale, at)}`],
      [t('facts.place'), place],
    )
  }
  return rows
}

/** A mail to a buyer. Neither amounts nor names are in the subject; answers are on the page alone. */
export function buyerMail(content: HomeMail, news: BuyerMailNews): Promise<Mail> {
  const { locale, email, project, href } = content
  const t = words(locale, 'purchase')
  const subject = t(`mail.${news}.subject`, { project })
  return mailOf(
    email,
    subject,
    <MailLayout locale={locale} subject={subject} name={content.name} {...HOUSE}>
      <Title>{t(`mail.${news}.title`)}</Title>
      <Line>{t(`mail.${news}.text`)}</Line>
      <Facts locale={locale} rows={rowsOf(content)} />
      <MailButton href={href} accent={HOUSE.accent}>
        {t(isAboutPaying(news) ? 'mail.pay' : 'mail.open')}
      </MailButton>
      {content.isTrial ? <Small>{t('mail.trial')}</Small> : null}
      <Small>{t('mail.secret')}</Small>
    </MailLayout>,
    {},
  )
}

/**
 * A mail to the person who looks after a home, in their language, or in Thai to the gallery while nobody does: the buyer
 * wrote, or answered an appointment.
 */
export function keeperMail(
  content: Pick<HomeMail, 'email' | 'name' | 'project' | 'unit' | 'reference' | 'href' | 'appointment'> & {
    locale: 'th' | 'en'
  },
  news: 'asked' | 'confirmed' | 'declined',
): Promise<Mail> {
  const { locale, name } = content
  const t = words(locale, 'purchase')
  const subject = t(`desk.${news}`, { unit: content.unit })
  return mailOf(
    content.email,
    subject,
    <StaffMail
      locale={locale}
      name={name}
      subject={subject}
      rows={rowsOf({ ...content, payment: null, amount: null, isTrial: false })}
      href={content.href}
      open={t('desk.open')}
      {...HOUSE}
    />,
    {},
  )
}
