import { Facts, Line, MailButton, MailLayout, Small, Title } from '@/design/mail/mail-layout'
import { plainName } from '@/features/leads'
import { formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail'
import { mailOf } from '@/platform/mail-of'
import type { Appointment } from '../domain/appointment'
import { timesAbroad } from '../domain/times-abroad'

const BRAND = 'noble · nue'
const ACCENT = '#7f6130'

export type VisitNews = 'booked' | 'moved' | 'cancelled' | 'reminder'

function factsOf(locale: Locale, { kind, gallery, startsAt, people, reference }: Appointment, timeZone: string) {
  const t = words(locale, 'visits')
  const at = new Date(startsAt)
  const abroad = timesAbroad(locale, at, timeZone)
  const rows: [string, string][] = [
    [t('facts.when'), t('facts.moment', { date: formatDate(locale, at), time: formatTime(locale, at) })],
    ...(abroad ? [[t('facts.yourTime'), abroad] as [string, string]] : []),
    [t('facts.kind'), t(`kinds.${kind}`)],
    [t('facts.where'), kind === 'video' ? t('facts.byVideo') : [gallery.name, gallery.address].join('\n')],
    [t('facts.people'), String(people)],
    [t('facts.reference'), reference],
  ]
  return rows
}

/** Tells the visitor what became of the appointment, with the link to move or cancel it. */
export function visitorMail(
  appointment: Appointment,
  news: VisitNews,
  { replyTo, link, timeZone }: { replyTo: string; link: string; timeZone: string },
): Promise<Mail> {
  const { locale, reference } = appointment
  const t = words(locale, 'visits')
  const subject = t(`mail.${news}.subject`, { reference })
  return mailOf(
    appointment.email,
    subject,
    <MailLayout locale={locale} subject={subject} brand={BRAND} accent={ACCENT}>
      <Title>{t(`mail.${news}.title`)}</Title>
      <Line>{t('mail.greeting', { name: plainName(appointment.name) })}</Line>
      <Line>{t(`mail.${news}.text`)}</Line>
      <Facts locale={locale} rows={factsOf(locale, appointment, timeZone)} />
      <MailButton href={link} accent={ACCENT}>
        {t(news === 'cancelled' ? 'mail.again' : 'mail.open')}
      </MailButton>
      <Small>{t('mail.mistake')}</Small>
    </MailLayout>,
    { replyTo },
  )
}

/** Tells the desk of the gallery, in Thai. Replying reaches the visitor. */
export function deskMail(
  appointment: Appointment,
  news: VisitNews,
  { to, phone, message, backOffice }: { to: string; phone: string; message: string; backOffice: string },
): Promise<Mail> {
  const t = words('th', 'visits')
  const subject = t(`mail.${news}.subject`, { reference: appointment.reference })
  const rows: [string, string][] = [
    ...factsOf('th', appointment, ''),
    [t('fields.name'), appointment.name],
    [t('fields.phone'), phone],
    [t('fields.email'), appointment.email],
    [t('fields.message'), message || '–'],
    [t('facts.language'), appointment.locale],
  ]
  return mailOf(
    to,
    subject,
    <MailLayout locale="th" subject={subject} brand={BRAND} accent={ACCENT}>
      <Title>{subject}</Title>
      <Facts rows={rows} />
      <MailButton href={backOffice} accent={ACCENT}>
        {t('mail.backOffice')}
      </MailButton>
    </MailLayout>,
    { replyTo: appointment.email },
  )
}
