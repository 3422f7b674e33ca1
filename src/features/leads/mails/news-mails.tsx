import { Link } from '@react-email/components'
import { formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail'
import { Letter, Line, Press, Small, Title } from './letter'
import { mailOf } from './mail-of'

/** What a mail to a subscriber needs: where its button leads, and how to leave. */
export interface NewsLetter {
  locale: Locale
  email: string
  askedAt: Date
  href: string
  /** The page with one button that ends it. */
  leaveHref: string
  /** The address that a mail program posts to when its own button is pressed. */
  oneClickHref: string
  policyHref: string
}

/** Both brands write: the house's own name and ink. */
const HOUSE = { brand: 'noble & nue', accent: '#14110f' } as const

/** One press in any mail program ends it (RFC 2369, RFC 8058). */
function wayOut({ oneClickHref }: NewsLetter): Pick<Mail, 'headers'> {
  return {
    headers: {
      'List-Unsubscribe': `<${oneClickHref}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

const TextLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} style={{ color: 'inherit', textDecoration: 'underline' }}>
    {children}
  </Link>
)

/** Why this mail came, and how no other one will. */
function Foot({ letter }: { letter: NewsLetter }) {
  const t = words(letter.locale, 'newsletter')
  return (
    <>
      <Small>
        <TextLink href={letter.leaveHref}>{t('mail.leave')}</TextLink>
        {' · '}
        <TextLink href={letter.policyHref}>{t('mail.policy')}</TextLink>
      </Small>
      <Small>{t('mail.sender')}</Small>
    </>
  )
}

/** Asks the owner of an address whether they want the news. Nothing else is sent before they say so. */
export function confirmMail(letter: NewsLetter): Promise<Mail> {
  const t = words(letter.locale, 'newsletter')
  const subject = t('mail.confirm.subject')
  return mailOf(
    letter.email,
    subject,
    <Letter locale={letter.locale} subject={subject} {...HOUSE}>
      <Title>{t('mail.confirm.title')}</Title>
      <Line>{t('mail.confirm.text', { date: formatDate(letter.locale, letter.askedAt) })}</Line>
      <Press href={letter.href} accent={HOUSE.accent}>
        {t('mail.confirm.button')}
      </Press>
      <Small>{t('mail.confirm.ends')}</Small>
      <Small>{t('mail.confirm.mistake')}</Small>
      <Foot letter={letter} />
    </Letter>,
    wayOut(letter),
  )
}

/** Says that it is done, what will come, and how to end it. */
export function welcomeMail(letter: NewsLetter): Promise<Mail> {
  const t = words(letter.locale, 'newsletter')
  const subject = t('mail.welcome.subject')
  return mailOf(
    letter.email,
    subject,
    <Letter locale={letter.locale} subject={subject} {...HOUSE}>
      <Title>{t('mail.welcome.title')}</Title>
      <Line>{t('mail.welcome.text')}</Line>
      <Press href={letter.href} accent={HOUSE.accent}>
        {t('mail.welcome.button')}
      </Press>
      <Small>{t('mail.welcome.why', { date: formatDate(letter.locale, letter.askedAt) })}</Small>
      <Foot letter={letter} />
    </Letter>,
    wayOut(letter),
  )
}
