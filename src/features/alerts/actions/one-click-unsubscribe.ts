import { oneClickUnsubscribe } from '@/features/consent/actions'
import { savedSearchPath } from '@/features/routing'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { holderContext } from '@/platform/database/payload'
import { leaveAlerts } from '../operations/leave-alerts'

/** One-click unsubscribe (RFC 8058) from one alert, posted by the mail client. */
export const alertButton = oneClickUnsubscribe({
  press: async (token) => {
    await leaveAlerts(await holderContext('saved-search', token), token, 'mail_program')
  },
  pageOf: (token, locale) => savedSearchPath(isLocale(locale) ? locale : DEFAULT_LOCALE, { step: 'leave', token }),
})
