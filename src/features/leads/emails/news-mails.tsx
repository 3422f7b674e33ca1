import { HOUSE, Letter, LetterFoot, Line, Press, Small, Title } from '@/design/letter/letter'
import { formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail'
import { mailOf, unsubscribeHeaders } from '@/platform/mail-of'

/** What every newsletter mail needs: the link of its button, and the unsubscribe links. */
export interface NewsLetter {
  locale: Locale
  email: string
  askedAt: Date
  href: string
  /** The unsubscribe page. */
  leaveHref: string
  /** The address that mail clients post to for one-click unsubscribing (RFC 8058). */
  oneClickHref: string
  policyHref: string
}

/** Why the recipient gets this mail, and how to stop it. */
function Foot({ letter }: { letter: NewsLetter }) {
  const t = words(letter.locale, 'newsletter')
  return (
    <LetterFoot
      leave={{ href: letter.leaveHref, text: t('mail.leave') }}
      policy={{ href: letter.policyHref, text: t('mail.policy') }}
      sender={t('mail.sender')}
    />
  )
}

/** Asks the owner of an address to confirm. Nothing else is sent before. */
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
    { headers: unsubscribeHeaders(letter.oneClickHref) },
  )
}

/** Confirms the subscription and says what will come and how to end it. */
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
    { headers: unsubscribeHeaders(letter.oneClickHref) },
  )
}
