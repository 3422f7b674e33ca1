import { Facts, HOUSE, Line, MailButton, MailLayout, Small, TextLink, Title } from '@/design/mail/mail-layout'
import { StaffMail } from '@/design/mail/staff-mail'
import { formatDate, formatTime, languageName } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { directionsTo } from '@/kernel/city/directions'
import type { Mail } from '@/platform/mail/mail'
import { mailOf } from '@/platform/mail/mail-of'
import type { Appointment } from '../domain/appointment'
import { timesAbroad } from '../domain/times-abroad'

const ACCENT = '#7f6130'

export type VisitNews = 'booked' | 'moved' | 'cancelled' | 'reminder'

function factsOf(
  locale: Locale,
  { kind, gallery, project, startsAt, people, reference }: Appointment,
  timeZone: string,
) {
  const t = words(locale, 'visits')
  const at = new Date(startsAt)
  const abroad = timesAbroad(locale, at, timeZone)
  const rows: [string, string][] = [
    [t('facts.when'), t('facts.moment', { date: formatDate(locale, at), time: formatTime(locale, at) })],
    ...(abroad ? [[t('facts.yourTime'), abroad] as [string, string]] : []),
    ...(project ? [[t('facts.project'), project.title] as [string, string]] : []),
    [t('facts.kind'), t(`kinds.${kind}`)],
    [t('facts.where'), kind === 'video' ? t('facts.byVideo') : [gallery.name, gallery.address].join('\n')],
    [t('facts.people'), String(people)],
    [t('facts.reference'), reference],
  ]
  return rows
}

/** Another visit of the same address that is still ahead, in one line. */
function otherLine(locale: Locale, { startsAt, gallery, project }: Appointment): string {
  const t = words(locale, 'visits')
  const at = new Date(startsAt)
  const moment = t('facts.moment', { date: formatDate(locale, at), time: formatTime(locale, at) })
  return [moment, project?.title, gallery.name].filter(Boolean).join(' · ')
}

/** Tells the visitor what became of the appointment, with the link to move or cancel it. */
export function visitorMail(
  appointment: Appointment,
  news: VisitNews,
  {
    replyTo,
    link,
    timeZone,
    others,
  }: { replyTo: string; link: string; timeZone: string; others: readonly Appointment[] },
): Promise<Mail> {
  const { locale, reference } = appointment
  const t = words(locale, 'visits')
  const subject = t(`mail.${news}.subject`, { reference })
  return mailOf(
    appointment.email,
    subject,
    <MailLayout locale={locale} subject={subject} brand={HOUSE.brand} accent={ACCENT} name={appointment.name}>
      <Title>{t(`mail.${news}.title`)}</Title>
      <Line>{t(`mail.${news}.text`)}</Line>
      <Facts locale={locale} rows={factsOf(locale, appointment, timeZone)} />
      {news !== 'cancelled' && appointment.kind === 'visit' ? (
        <Line>
          <TextLink href={directionsTo(`${appointment.gallery.name}, ${appointment.gallery.address}`)}>
            {t('page.directions')}
          </TextLink>
        </Line>
      ) : null}
      {others.length > 0 ? <Line>{t('mail.others')}</Line> : null}
      {others.map((other) => (
        <Line key={other.id}>{otherLine(locale, other)}</Line>
      ))}
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
  {
    to,
    phone,
    message,
    others,
    backOffice,
  }: { to: string; phone: string; message: string; others: readonly Appointment[]; backOffice: string },
): Promise<Mail> {
  const t = words('th', 'visits')
  const subject = t(`mail.${news}.subject`, { reference: appointment.reference })
  const rows: [string, string][] = [
    ...factsOf('th', appointment, ''),
    [t('fields.name'), appointment.name],
    [t('fields.phone'), phone],
    [t('fields.email'), appointment.email],
    [t('fields.message'), message || '–'],
    [t('facts.language'), languageName('th', appointment.locale)],
    ...others.map((other): [string, string] => [t('facts.alsoBooked'), otherLine('th', other)]),
  ]
  return mailOf(
    to,
    subject,
    <StaffMail
      locale="th"
      subject={subject}
      brand={HOUSE.brand}
      accent={ACCENT}
      rows={rows}
      href={backOffice}
      open={t('mail.backOffice')}
    />,
    { replyTo: appointment.email },
  )
}
