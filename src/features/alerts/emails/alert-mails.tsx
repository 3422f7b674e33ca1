import { Entry, HOUSE, Line, MailButton, MailFooter, MailLayout, Quoted, Small, Title } from '@/design/mail/mail-layout'
import { formatDate, formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail/mail'
import { mailOf, unsubscribeHeaders } from '@/platform/mail/mail-of'
import type { News } from '../domain/news'

/** What every alert mail needs. */
interface AlertMailContent {
  locale: Locale
  email: string
  /** What the search asks for, in the reader's language. */
  summary: string
  /** The page that ends this alert, or all alerts of the person. */
  leaveHref: string
  /** The address that mail clients post to for one-click unsubscribing (RFC 8058). */
  oneClickHref: string
  policyHref: string
}

interface ProofMailContent extends AlertMailContent {
  askedAt: Date
  href: string
}

/** An entry of the digest as it is shown: which project, and why. */
interface WrittenNews extends Omit<News, 'slug'> {
  title: string
  zone: string
  href: string
}

interface NewsMailContent extends AlertMailContent {
  searchHref: string
  news: readonly WrittenNews[]
}

function Footer({ content }: { content: AlertMailContent }) {
  const t = words(content.locale, 'alerts')
  return (
    <MailFooter
      leave={{ href: content.leaveHref, text: t('mail.leave') }}
      policy={{ href: content.policyHref, text: t('mail.policy') }}
    />
  )
}

/** Asks the owner of an address to confirm the alert. No other mail is sent before. */
export function proofMail(content: ProofMailContent): Promise<Mail> {
  const t = words(content.locale, 'alerts')
  const subject = t('mail.proof.subject')
  return mailOf(
    content.email,
    subject,
    <MailLayout
      locale={content.locale}
      subject={subject}
      preview={content.summary}
      footer={<Footer content={content} />}
      {...HOUSE}
    >
      <Title>{t('mail.proof.title')}</Title>
      <Line>{t('mail.proof.text', { date: formatDate(content.locale, content.askedAt) })}</Line>
      <Quoted>{content.summary}</Quoted>
      <MailButton href={content.href} accent={HOUSE.accent}>
        {t('mail.proof.button')}
      </MailButton>
      <Small>{t('mail.proof.ends')}</Small>
      <Small>{t('mail.proof.mistake')}</Small>
    </MailLayout>,
    { headers: unsubscribeHeaders(content.oneClickHref) },
  )
}

/** Says that no more searches are saved with an address, and how to make room. */
export function fullMail({
  locale,
  email,
  summary,
}: Pick<AlertMailContent, 'locale' | 'email' | 'summary'>): Promise<Mail> {
  const t = words(locale, 'alerts')
  const subject = t('mail.full.subject')
  return mailOf(
    email,
    subject,
    <MailLayout locale={locale} subject={subject} preview={summary} {...HOUSE}>
      <Title>{t('mail.full.title')}</Title>
      <Quoted>{summary}</Quoted>
      <Line>{t('mail.full.text')}</Line>
      <Small>{t('mail.full.mistake')}</Small>
    </MailLayout>,
    {},
  )
}

function reasonFor(locale: Locale, { kind, price, was }: WrittenNews): string {
  const t = words(locale, 'alerts')
  if (price === null) return t(kind === 'new' ? 'mail.news.newOnRequest' : 'mail.news.fitsOnRequest')
  const now = formatPrice(locale, price)
  if (kind === 'cheaper' && was !== null) return t('mail.news.cheaper', { price: now, was: formatPrice(locale, was) })
  return t(`mail.news.${kind}`, { price: now })
}

/** The digest of a saved search: each project with the reason it is reported, and a link to all matches. */
export function newsMail(content: NewsMailContent): Promise<Mail> {
  const { locale, news, summary } = content
  const t = words(locale, 'alerts')
  const subject = t('mail.news.subject', { count: news.length })
  return mailOf(
    content.email,
    subject,
    <MailLayout
      locale={locale}
      subject={subject}
      preview={news.map(({ title }) => title).join(' · ')}
      footer={<Footer content={content} />}
      {...HOUSE}
    >
      <Title>{subject}</Title>
      <Line>{t('mail.news.text')}</Line>
      <Quoted>{summary}</Quoted>
      {news.map((one) => (
        <Entry key={one.href} href={one.href} title={one.title} place={one.zone}>
          {reasonFor(locale, one)}
        </Entry>
      ))}
      <MailButton href={content.searchHref} accent={HOUSE.accent}>
        {t('mail.news.button')}
      </MailButton>
      <Small>{t('mail.news.why')}</Small>
    </MailLayout>,
    { headers: unsubscribeHeaders(content.oneClickHref) },
  )
}
