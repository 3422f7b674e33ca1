import { oneClickUnsubscribe } from '@/features/consent/actions'
import { newsletterPath } from '@/features/routing'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { holderContext } from '@/platform/database/payload'
import { leaveNewsletter } from '../operations/leave-newsletter'

/** One-click unsubscribe (RFC 8058) from the newsletter, posted by the mail client. */
export const newsButton = oneClickUnsubscribe({
  press: async (token) => {
    await leaveNewsletter(await holderContext('newsletter', token), token, 'left_by_mail_program')
  },
  pageOf: (token, locale) => newsletterPath(isLocale(locale) ? locale : DEFAULT_LOCALE, { step: 'leave', token }),
})
