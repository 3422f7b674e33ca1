import { HOUSE, Line, MailButton, MailLayout, Title } from '@/design/mail/mail-layout'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail/mail'
import { mailOf } from '@/platform/mail/mail-of'
import type { HouseholdNews } from '../domain/household'

/** What somebody of a household is told. */
export interface HouseholdMail {
  locale: Locale
  to: string
  what: HouseholdNews
  /** Letters only; empty when the person has no such name. */
  name: string
  /** The page of the household. */
  href: string
}

/** Tells somebody of a household that a person joined, took them out, or left it to them. */
export function householdMail({ locale, to, what, name, href }: HouseholdMail): Promise<Mail> {
  const t = words(locale, 'household')
  const who = name || t('someone')
  const subject = t(`news.${what}.title`, { name: who })
  return mailOf(
    to,
    subject,
    <MailLayout locale={locale} subject={subject} {...HOUSE}>
      <Title>{subject}</Title>
      <Line>{t(`news.${what}.text`, { name: who })}</Line>
      <MailButton href={href} accent={HOUSE.accent}>
        {t('news.button')}
      </MailButton>
    </MailLayout>,
    {},
  )
}
