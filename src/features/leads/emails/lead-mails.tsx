import { Facts, Line, MailButton, MailLayout, Small, Title } from '@/design/mail/mail-layout'
import { formatBaht, formatDate, formatPhone, formatTime, languageName } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail/mail'
import { mailOf } from '@/platform/mail/mail-of'
import type { Wish } from '../domain/ask'

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
 * but the name is repeated: otherwise anybody could send any text to anybody through us.
 */
export function visitorMail(content: LeadMailContent, replyTo: string): Promise<Mail> {
  const t = words(content.locale, 'mail')
  const { title, brand, href } = content.project
  const subject = t('visitor.subject', { project: title })
  const time = { date: formatDate(content.locale, content.askedAt), time: formatTime(content.locale, content.askedAt) }
  return mailOf(
    content.email,
    subject,
    <MailLayout locale={content.locale} subject={subject} brand={brand} accent={ACCENT[brand]} name={content.name}>
      <Title>{subject}</Title>
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
    </MailLayout>,
    { replyTo },
  )
}

/** The unit with its price as of the enquiry. */
const unitInWords = ({ unit, unitPrice }: LeadMailContent) =>
  unitPrice === null ? unit : `${unit} · ${formatBaht(unitPrice)}`

/** Who of sales gets a mail: a colleague in their language, or the whole gallery in Thai. */
export interface SalesReader {
  email: string
  /** Empty for the gallery. */
  name: string
  locale: 'th' | 'en'
}

/** A mail to sales: who enquires about what, after an optional introduction. Replying reaches the visitor. */
function mailToSales(
  content: LeadMailContent,
  { email, name, locale }: SalesReader,
  subject: string,
  line: string,
): Promise<Mail> {
  const t = words(locale, 'mail')
  const { brand, href } = content.project
  const rows: [string, string][] = [
    [t('sales.name'), content.name],
    [t('sales.phone'), formatPhone(locale, content.phone)],
    [t('sales.email'), content.email],
    ...(content.unit ? [[t('sales.unit'), unitInWords(content)] as [string, string]] : []),
    [t('sales.wish'), t(`wish.${content.wish}`)],
    [t('sales.message'), content.message || '–'],
    [t('sales.language'), languageName(locale, content.locale)],
    [t('sales.source'), content.source || '–'],
    [t('sales.reference'), content.reference || '–'],
  ]
  return mailOf(
    email,
    subject,
    <MailLayout locale={locale} reader="staff" name={name} subject={subject} brand={brand} accent={ACCENT[brand]}>
      <Title>{subject}</Title>
      {line !== '' && <Line>{line}</Line>}
      <Facts locale={locale} rows={rows} />
      <MailButton href={content.backOffice} accent={ACCENT[brand]}>
        {t('sales.open')}
      </MailButton>
      <Small>{href}</Small>
    </MailLayout>,
    { replyTo: content.email },
  )
}

/** Notifies sales of a new lead. */
export function salesMail(content: LeadMailContent, to: SalesReader): Promise<Mail> {
  return mailToSales(content, to, words(to.locale, 'mail')('sales.subject', { project: content.project.title }), '')
}

/** Notifies sales of a repeated enquiry on an existing lead; wish and message are the new ones. */
export function askedAgainMail(content: LeadMailContent, to: SalesReader): Promise<Mail> {
  const t = words(to.locale, 'mail')
  return mailToSales(content, to, t('sales.again.subject', { project: content.project.title }), t('sales.again.line'))
}
