import { HOUSE, Line, MailLayout, Title } from '@/design/mail/mail-layout'
import { formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail/mail'
import { mailOf } from '@/platform/mail/mail-of'
import type { MailedEvent } from '../domain/own-account'

/** What the mail about a change of an account says. */
export interface AccountChange {
  locale: Locale
  to: string
  /** Of the owner; empty where they gave none. */
  name: string
  event: MailedEvent
  /** The browser where it happened; empty when our team did it. */
  device: string
  at: Date
  /** The call centre; empty where an editor left it out. */
  phone: string
}

/** Tells the owner of an account that what opens it was changed, and what to do if it was somebody else. */
export function accountChangeMail({ locale, to, name, event, device, at, phone }: AccountChange): Promise<Mail> {
  const t = words(locale, 'members')
  const subject = t('change.mail.subject')
  const date = `${formatDate(locale, at)} ${formatTime(locale, at)}`
  const isByTeam = event === 'merged' || event === 'parted'
  const callUs = phone ? t('change.mail.call', { phone }) : t('change.mail.callNoPhone')
  const notYou = phone ? t('change.mail.notYou', { phone }) : t('change.mail.notYouNoPhone')
  return mailOf(
    to,
    subject,
    <MailLayout locale={locale} subject={subject} name={name} {...HOUSE}>
      <Title>{t(`account.security.events.${event}`)}</Title>
      <Line>{isByTeam ? t('change.mail.whenByUs', { date }) : t('change.mail.when', { date, device })}</Line>
      <Line>{isByTeam ? t(`change.mail.${event}`) : t('change.mail.wasYou')}</Line>
      <Line>{isByTeam ? callUs : notYou}</Line>
    </MailLayout>,
    {},
  )
}
