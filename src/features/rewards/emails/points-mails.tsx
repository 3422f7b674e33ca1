import { Facts, HOUSE, Line, MailButton, MailLayout, Small, Title } from '@/design/mail/mail-layout'
import { formatDate, formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail/mail'
import { mailOf } from '@/platform/mail/mail-of'

/** The facts that both mails show. */
interface PointsMail {
  locale: Locale
  email: string
  /** As the member gave it; may be empty. */
  name: string
  points: number
  balance: number
  /** The account page, behind its sign-in. */
  href: string
}

/** Points that were earned: what for, and until when they can be used. */
export interface EarnedMail extends PointsMail {
  kind: 'visit' | 'contract' | 'given'
  /** What staff typed; empty for a rule. */
  reason: string
  until: Date
}

/** The mail about points that were earned. */
export function earnedMail(content: EarnedMail): Promise<Mail> {
  const { locale, email, points, balance, kind, reason, until, href } = content
  const t = words(locale, 'rewards')
  const subject = t('mail.earned.subject')
  const number = (value: number) => formatNumber(locale, value)
  return mailOf(
    email,
    subject,
    <MailLayout locale={locale} subject={subject} name={content.name} {...HOUSE}>
      <Title>{t('mail.earned.title', { points: number(points) })}</Title>
      <Line>{t('mail.earned.text')}</Line>
      <Facts
        locale={locale}
        rows={[
          [t('mail.for'), reason || t(`own.kinds.${kind}`)],
          [t('mail.until'), formatDate(locale, until)],
          [t('mail.balance'), number(balance)],
        ]}
      />
      <MailButton href={href} accent={HOUSE.accent}>
        {t('mail.open')}
      </MailButton>
    </MailLayout>,
    {},
  )
}

/** A benefit that was redeemed. Its code is in the account alone. */
export interface RedeemedMail extends PointsMail {
  title: string
  until: Date
}

/** The mail about a benefit that was redeemed. */
export function redeemedMail(content: RedeemedMail): Promise<Mail> {
  const { locale, email, points, balance, title, until, href } = content
  const t = words(locale, 'rewards')
  const subject = t('mail.redeemed.subject')
  return mailOf(
    email,
    subject,
    <MailLayout locale={locale} subject={subject} name={content.name} {...HOUSE}>
      <Title>{t('mail.redeemed.title')}</Title>
      <Line>{t('mail.redeemed.text')}</Line>
      <Facts
        locale={locale}
        rows={[
          [t('mail.benefit'), title],
          [t('mail.points'), formatNumber(locale, points)],
          [t('mail.until'), formatDate(locale, until)],
          [t('mail.balance'), formatNumber(locale, balance)],
        ]}
      />
      <MailButton href={href} accent={HOUSE.accent}>
        {t('mail.open')}
      </MailButton>
      <Small>{t('mail.notYou')}</Small>
    </MailLayout>,
    {},
  )
}
