import { HOUSE, Line, MailLayout, Small, Title } from '@/design/mail/mail-layout'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail/mail'
import { mailOf } from '@/platform/mail/mail-of'

interface AddressMailContent {
  locale: Locale
  /** Whether it goes to the address of the account or to the one that shall replace it. */
  to: 'old' | 'new'
  email: string
  /** Of the owner; empty for the new address, which nobody has proved yet. */
  name: string
  newEmail: string
  /** Six digits. */
  code: string
}

/** One of the two mails that confirm a change of address. Only the present address is told the new one. */
export function addressMail({ locale, to, email, name, newEmail, code }: AddressMailContent): Promise<Mail> {
  const t = words(locale, 'account')
  const subject = t('address.mail.subject')
  return mailOf(
    email,
    subject,
    <MailLayout locale={locale} subject={subject} preview={t('address.mail.ends')} name={name} {...HOUSE}>
      <Title>{t('address.mail.title')}</Title>
      <Line>{to === 'old' ? t('address.mail.old', { email: newEmail }) : t('address.mail.new')}</Line>
      <Title>{code}</Title>
      <Small>{t('address.mail.ends')}</Small>
      <Small>{to === 'old' ? t('address.mail.notYou') : t('address.mail.ignore')}</Small>
    </MailLayout>,
    {},
  )
}
