import { Facts, HOUSE, Line, MailLayout, Small, Title } from '@/design/mail/mail-layout'
import { StaffMail } from '@/design/mail/staff-mail'
import { formatDate, formatTime, languageName } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail/mail'
import { mailOf } from '@/platform/mail/mail-of'
import type { FormName } from '../domain/form-descriptions'
import { type FormWord, messageKeys } from '../domain/form-setting'
import type { Answer } from '../domain/read-answers'
import { answersInWords } from './answer-words'

/** The facts shown in mails about a request. */
export interface RequestMailContent {
  form: FormName
  locale: Locale
  reference: string
  name: string
  phone: string
  email: string
  answers: Record<string, Answer>
  /** The question that staff added, as it was asked, and its answer. */
  extra: { question: string; answer: string } | null
  /** The title and the thanks that staff wrote in the language of the mail. */
  words: Partial<Record<FormWord, string>>
  source: string
  page: string
  sentAt: Date
  /** Address of the request in the back office. */
  backOffice: string
}

const ACCENT = '#7f6130'

/**
 * Confirms a form in the visitor's language, with its reference and what happens next. The address is not confirmed, so
 * nothing they typed but the name is repeated: otherwise anybody could send any text to anybody through us.
 */
export function visitorMail(content: RequestMailContent, replyTo: string): Promise<Mail> {
  const { locale, form, reference } = content
  const [t, keys] = [words(locale, 'requests'), messageKeys(form)]
  const subject = t('mail.subject', { title: content.words.title ?? t(keys.title), reference })
  const sent = { date: formatDate(locale, content.sentAt), time: formatTime(locale, content.sentAt) }
  return mailOf(
    content.email,
    subject,
    <MailLayout locale={locale} subject={subject} brand={HOUSE.brand} accent={ACCENT} name={content.name}>
      <Title>{content.words.sentTitle ?? t(keys.sentTitle)}</Title>
      <Line>{t('mail.received', sent)}</Line>
      <Line>{t(`forms.${form}.next`)}</Line>
      <Facts locale={locale} rows={[[t('mail.reference'), reference]]} />
      <Small>{t('mail.mistake')}</Small>
    </MailLayout>,
    { replyTo },
  )
}

/** Notifies staff, in Thai, with every answer. Replying reaches the visitor. */
export function staffMail(content: RequestMailContent, to: string): Promise<Mail> {
  const t = words('th', 'requests')
  const { form, reference, name, phone, email } = content
  const subject = t('mail.subject', { title: content.words.title ?? t(messageKeys(form).title), reference })
  const rows: [string, string][] = [
    ...answersInWords('th', form, { ...content.answers, name, phone, email }),
    ...(content.extra ? [[content.extra.question, content.extra.answer] as [string, string]] : []),
    [t('mail.language'), languageName('th', content.locale)],
    [t('mail.source'), content.source || '–'],
    [t('mail.page'), content.page],
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
      href={content.backOffice}
      open={t('mail.open')}
    />,
    { replyTo: email },
  )
}
