import { Entry, HOUSE, Letter, LetterFoot, Line, Press, Quoted, Small, Title } from '@/design/letter/letter'
import { formatDate, formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail'
import { mailOf, wayOut } from '@/platform/mail-of'
import type { News } from '../rules/news'

/** What every mail about a saved search needs. */
interface AlertLetter {
  locale: Locale
  email: string
  /** What the search asks for, in the reader's language. */
  summary: string
  /** The page that ends this alert, or all of them. */
  leaveHref: string
  /** The address that a mail program posts to when its own button is pressed. */
  oneClickHref: string
  policyHref: string
}

interface ProofLetter extends AlertLetter {
  askedAt: Date
  href: string
}

/** A piece of news as it is written: which home, and why it is told. */
interface WrittenNews extends Omit<News, 'slug'> {
  title: string
  zone: string
  href: string
}

interface NewsLetter extends AlertLetter {
  searchHref: string
  messageId: string
  news: readonly WrittenNews[]
}

function Foot({ letter }: { letter: AlertLetter }) {
  const t = words(letter.locale, 'alerts')
  return (
    <LetterFoot
      leave={{ href: letter.leaveHref, text: t('mail.leave') }}
      policy={{ href: letter.policyHref, text: t('mail.policy') }}
      sender={t('mail.sender')}
    />
  )
}

/** Asks the owner of an address whether they want the alerts. No other mail is sent before they say so. */
export function proofMail(letter: ProofLetter): Promise<Mail> {
  const t = words(letter.locale, 'alerts')
  const subject = t('mail.proof.subject')
  return mailOf(
    letter.email,
    subject,
    <Letter locale={letter.locale} subject={subject} preview={letter.summary} {...HOUSE}>
      <Title>{t('mail.proof.title')}</Title>
      <Line>{t('mail.proof.text', { date: formatDate(letter.locale, letter.askedAt) })}</Line>
      <Quoted>{letter.summary}</Quoted>
      <Press href={letter.href} accent={HOUSE.accent}>
        {t('mail.proof.button')}
      </Press>
      <Small>{t('mail.proof.ends')}</Small>
      <Small>{t('mail.proof.mistake')}</Small>
      <Foot letter={letter} />
    </Letter>,
    { headers: wayOut(letter.oneClickHref) },
  )
}

function whyTold(locale: Locale, { kind, price, was }: WrittenNews): string {
  const t = words(locale, 'alerts')
  if (price === null) return t(kind === 'new' ? 'mail.news.newOnRequest' : 'mail.news.fitsOnRequest')
  const now = formatPrice(locale, price)
  if (kind === 'cheaper' && was !== null) return t('mail.news.cheaper', { price: now, was: formatPrice(locale, was) })
  return t(`mail.news.${kind}`, { price: now })
}

/** Tells what is new for a saved search: each home with why it is told, and the way to all that the search finds. */
export function newsMail(letter: NewsLetter): Promise<Mail> {
  const { locale, news, summary } = letter
  const t = words(locale, 'alerts')
  const subject = t('mail.news.subject', { count: news.length })
  return mailOf(
    letter.email,
    subject,
    <Letter locale={locale} subject={subject} preview={news.map(({ title }) => title).join(' · ')} {...HOUSE}>
      <Title>{subject}</Title>
      <Line>{t('mail.news.text')}</Line>
      <Quoted>{summary}</Quoted>
      {news.map((one) => (
        <Entry key={one.href} href={one.href} title={one.title} place={one.zone}>
          {whyTold(locale, one)}
        </Entry>
      ))}
      <Press href={letter.searchHref} accent={HOUSE.accent}>
        {t('mail.news.button')}
      </Press>
      <Small>{t('mail.news.why')}</Small>
      <Foot letter={letter} />
    </Letter>,
    { headers: { ...wayOut(letter.oneClickHref), 'Message-ID': letter.messageId } },
  )
}
