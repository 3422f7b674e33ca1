import { Facts, Line, MailButton, MailLayout, Small, Title } from '@/design/mail/mail-layout'
import { formatBaht, formatDate, formatPhone, formatTime, languageInThai } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail'
import { mailOf } from '@/platform/mail-of'
import type { Wish } from '../domain/ask'
import { plainName } from '../domain/plain-name'

/** The facts shown in mails about a lead. */
export interface LeadMailContent {
  locale: Locale
  name: string
  phone: string
  email: string
  wish: Wish
  message: string
  /** The key of the unit that is asked about; empty: the project as a whole. */
  unit: string
  /** In baht, as of the enquiry; null: not known or not for sale. */
  unitPrice: number | null
  /** Whether the project has this unit, so that it may be named to the visitor. */
  isKnownUnit: boolean
  reference: string
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
export function visitorMail(content: LeadMailContent, replyTo: string): Promise<Mail> {
  const t = words(content.locale, 'mail')
  const { title, brand, href } = content.project
  const subject = t('visitor.subject', { project: title })
  const time = { date: formatDate(content.locale, content.askedAt), time: formatTime(content.locale, content.askedAt) }
  return mailOf(
    content.email,
    subject,
    <MailLayout locale={content.locale} subject={subject} brand={brand} accent={ACCENT[brand]}>
      <Title>{t('visitor.greeting', { name: plainName(content.name) })}</Title>
      <Line>{t('visitor.received', { project: title, ...time })}</Line>
      <Line>{t('visitor.next', { phone: formatPhone(content.locale, content.phone) })}</Line>
      <Small>{t('visitor.youWrote')}</Small>
      <Facts
        locale={content.locale}
        rows={[
          ...(content.reference ? [[t('visitor.reference'), content.reference] as [string, string]] : []),
          ...(content.isKnownUnit ? [[t('visitor.unit'), unitInWords(content)] as [string, string]] : []),
          [t('visitor.wish'), t(`wish.${content.wish}`)],
        ]}
      />
      <MailButton href={href} accent={ACCENT[brand]}>
        {t('visitor.look', { project: title })}
      </MailButton>
      <Small>{t('visitor.mistake')}</Small>
      <Small>{t('visitor.sender', { brand })}</Small>
    </MailLayout>,
    { replyTo },
  )
}

/** The unit with its price as of the enquiry. */
const unitInWords = ({ unit, unitPrice }: LeadMailContent) =>
  unitPrice === null ? unit : `${unit} · ${formatBaht(unitPrice)}`

/** A mail to sales, in Thai: who enquires about what, after an optional introduction. Replying reaches the visitor. */
function mailToSales(content: LeadMailContent, to: string, subject: string, line: string): Promise<Mail> {
  const t = words('th', 'mail')
  const { brand, href } = content.project
  const rows: [string, string][] = [
    [t('sales.name'), content.name],
    [t('sales.phone'), formatPhone('th', content.phone)],
    [t('sales.email'), content.email],
    ...(content.unit ? [[t('sales.unit'), unitInWords(content)] as [string, string]] : []),
    [t('sales.wish'), t(`wish.${content.wish}`)],
    [t('sales.message'), content.message || '–'],
    [t('sales.language'), languageInThai(content.locale)],
    [t('sales.source'), content.source || '–'],
    [t('sales.reference'), content.reference || '–'],
  ]
  return mailOf(
    to,
    subject,
    <MailLayout locale="th" subject={subject} brand={brand} accent={ACCENT[brand]}>
      <Title>{subject}</Title>
      {line !== '' && <Line>{line}</Line>}
      <Facts rows={rows} />
      <MailButton href={content.backOffice} accent={ACCENT[brand]}>
        {t('sales.open')}
      </MailButton>
      <Small>{href}</Small>
    </MailLayout>,
    { replyTo: content.email },
  )
}

/** Notifies sales of a new lead. */
export function salesMail(content: LeadMailContent, to: string): Promise<Mail> {
  return mailToSales(content, to, words('th', 'mail')('sales.subject', { project: content.project.title }), '')
}

/** Notifies sales of a repeated enquiry on an existing lead; wish and message are the new ones. */
export function askedAgainMail(content: LeadMailContent, to: string): Promise<Mail> {
  const t = words('th', 'mail')
  return mailToSales(content, to, t('sales.again.subject', { project: content.project.title }), t('sales.again.line'))
}
