import { HOUSE, Line, MailButton, MailLayout, Small, Title } from '@/design/mail/mail-layout'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail/mail'
import { mailOf } from '@/platform/mail/mail-of'

interface InvitationMailContent {
  locale: Locale
  email: string
  /** Letters only; empty when the inviting member gave no such name. */
  name: string
  href: string
}

/** The invitation to look for a home together. It holds nothing that the inviting member wrote but a plain name. */
export function invitationMail({ locale, email, name, href }: InvitationMailContent): Promise<Mail> {
  const t = words(locale, 'household')
  const subject = name ? t('mail.subject', { name }) : t('mail.subjectWithoutName')
  return mailOf(
    email,
    subject,
    <MailLayout locale={locale} subject={subject} footer={<Small>{t('mail.notYou')}</Small>} {...HOUSE}>
      <Title>{t('mail.title')}</Title>
      <Line>{t('mail.text')}</Line>
      <MailButton href={href} accent={HOUSE.accent}>
        {t('mail.button')}
      </MailButton>
      <Small>{t('mail.ends')}</Small>
    </MailLayout>,
    {},
  )
}
