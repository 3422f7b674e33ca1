import { HOUSE, Line, MailButton, MailLayout, Small, Title } from '@/design/mail/mail-layout'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail/mail'
import { mailOf } from '@/platform/mail/mail-of'
import type { ChallengePurpose } from '../domain/challenge'

/** What the code mail says. */
export interface CodeMailContent {
  locale: Locale
  email: string
  purpose: ChallengePurpose
  /** Six digits. */
  code: string
  /** The page whose button does the same. */
  href: string
}

/** The mail with the code and the link. Neither the subject nor what a locked screen shows beside it has the code. */
export function codeMail({ locale, email, purpose, code, href }: CodeMailContent): Promise<Mail> {
  const t = words(locale, 'members')
  const subject = t('mail.subject')
  return mailOf(
    email,
    subject,
    <MailLayout locale={locale} subject={subject} preview={t('mail.ends')} {...HOUSE}>
      <Title>{t(`mail.title.${purpose}`)}</Title>
      <Line>{t('mail.code')}</Line>
      <Title>{code}</Title>
      <Line>{t('mail.link')}</Line>
      <MailButton href={href} accent={HOUSE.accent}>
        {t('mail.button')}
      </MailButton>
      <Small>{t('mail.ends')}</Small>
      <Small>{t('mail.notYou')}</Small>
    </MailLayout>,
    {},
  )
}
