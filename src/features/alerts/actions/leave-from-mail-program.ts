import { savedSearchPath } from '@/features/addresses'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { mailProgramButton } from '@/platform/mail-program-button'
import { publicContext } from '@/platform/payload'
import { leaveAlerts } from '../operations/leave-alerts'

/** Ends one alert for whoever presses the button of their mail program. */
export const alertButton = mailProgramButton({
  press: async (token) => {
    await leaveAlerts(await publicContext(), token, 'mail_program')
  },
  pageOf: (token, locale) => savedSearchPath(isLocale(locale) ? locale : DEFAULT_LOCALE, { step: 'leave', token }),
})
