import { HOUSE, Line, MailButton, MailFooter, MailLayout, Small, Title } from '@/design/mail/mail-layout'
import { formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail/mail'
import { mailOf, unsubscribeHeaders } from '@/platform/mail/mail-of'

/** What every newsletter mail needs: the link of its button, and the unsubscribe links. */
export interface NewsMailContent {
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
function Footer({ content }: { content: NewsMailContent }) {
  const t = words(content.locale, 'newsletter')
  return (
    <MailFooter
      leave={{ href: content.leaveHref, text: t('mail.leave') }}
      policy={{ href: content.policyHref, text: t('mail.policy') }}
    />
  )
}

/** Asks the owner of an address to confirm. Nothing else is sent before. */
export function confirmMail(content: NewsMailContent): Promise<Mail> {
  const t = words(content.locale, 'newsletter')
  const subject = t('mail.confirm.subject')
  return mailOf(
    content.email,
    subject,
    <MailLayout locale={content.locale} subject={subject} footer={<Footer content={content} />} {...HOUSE}>
      <Title>{t('mail.confirm.title')}</Title>
      <Line>{t('mail.confirm.text', { date: formatDate(content.locale, content.askedAt) })}</Line>
      <MailButton href={content.href} accent={HOUSE.accent}>
        {t('mail.confirm.button')}
      </MailButton>
      <Small>{t('mail.confirm.ends')}</Small>
      <Small>{t('mail.confirm.mistake')}</Small>
    </MailLayout>,
    { headers: unsubscribeHeaders(content.oneClickHref) },
  )
}

/** Confirms the subscription and says what will come and how to end it. */
export function welcomeMail(content: NewsMailContent): Promise<Mail> {
  const t = words(content.locale, 'newsletter')
  const subject = t('mail.welcome.subject')
  return mailOf(
    content.email,
    subject,
    <MailLayout locale={content.locale} subject={subject} footer={<Footer content={content} />} {...HOUSE}>
      <Title>{t('mail.welcome.title')}</Title>
      <Line>{t('mail.welcome.text')}</Line>
      <MailButton href={content.href} accent={HOUSE.accent}>
        {t('mail.welcome.button')}
      </MailButton>
      <Small>{t('mail.welcome.why', { date: formatDate(content.locale, content.askedAt) })}</Small>
    </MailLayout>,
    { headers: unsubscribeHeaders(content.oneClickHref) },
  )
}
