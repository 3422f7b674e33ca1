import type { ReactNode } from 'react'
import { Line, MailButton, MailLayout, Small, Title } from '@/design/mail/mail-layout'
import { formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail/mail'
import { mailOf } from '@/platform/mail/mail-of'

/** The facts shown in mails about a launch. */
export interface LaunchMail {
  locale: Locale
  email: string
  campaign: string
  brand: 'noble' | 'nue'
  /** How long a turn lasts. */
  minutes: number
  ticket: string
  /** The page of the entry; whoever has it has the turn. */
  href: string
  /** The place in the draw; null before it. */
  place: number | null
  /** When the called turn ends. */
  endsAt: Date | null
  /** The place of the ticket in the public list, and the digest of the list with it. */
  listed: { place: number; digest: string } | null
}

/** What an entrant is told. */
export const LAUNCH_NEWS = ['entered', 'drawn', 'called', 'missedOnce', 'missed', 'withdrawn'] as const
export type LaunchNews = (typeof LAUNCH_NEWS)[number]

/** The colour of each brand's mails. */
const ACCENT = { noble: '#7f6130', nue: '#c93a22' } as const

type Addressed = Pick<LaunchMail, 'locale' | 'email' | 'campaign' | 'brand'>

const mailAbout = (
  { locale, email, brand }: Addressed,
  subject: string,
  content: ReactNode,
  preview?: string,
): Promise<Mail> =>
  mailOf(
    email,
    subject,
    <MailLayout locale={locale} subject={subject} preview={preview} brand={brand} accent={ACCENT[brand]}>
      {content}
    </MailLayout>,
    {},
  )

/** The mail with a six-digit code. No code is in the subject. */
export function codeMail(content: Addressed, code: string): Promise<Mail> {
  const t = words(content.locale, 'launch')
  const { campaign } = content
  return mailAbout(
    content,
    t('mail.code.subject', { campaign }),
    <>
      <Title>{t('mail.code.title')}</Title>
      <Line>{t('mail.code.text', { campaign })}</Line>
      <Title>{code}</Title>
      <Small>{t('mail.codeHint')}</Small>
      <Small>{t('mail.mistake')}</Small>
    </>,
    t('mail.codeHint'),
  )
}

/** The mail about an entry and its turn. */
export function newsMail(content: LaunchMail, news: LaunchNews): Promise<Mail> {
  const { locale, campaign, brand, ticket, href, minutes, endsAt, listed } = content
  const t = words(locale, 'launch')
  const place = content.place ?? 0
  return mailAbout(
    content,
    t(`mail.${news}.subject`, { campaign }),
    <>
      <Title>{t(`mail.${news}.title`, { place })}</Title>
      <Line>{t(`mail.${news}.text`, { campaign, minutes, place })}</Line>
      {news === 'called' && endsAt ? (
        <Line>{t('mail.until', { date: formatDate(locale, endsAt), time: formatTime(locale, endsAt) })}</Line>
      ) : null}
      <Line>{t('mail.ticket', { ticket })}</Line>
      {news === 'entered' && listed ? (
        <>
          <Line>{t('mail.listed', { place: listed.place })}</Line>
          <Small>{t('mail.digest', { digest: listed.digest })}</Small>
        </>
      ) : null}
      <MailButton href={href} accent={ACCENT[brand]}>
        {t(news === 'called' ? 'mail.choose' : 'mail.open')}
      </MailButton>
      <Small>{t('mail.secret')}</Small>
    </>,
  )
}
