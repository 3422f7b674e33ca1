import { newsletterPath } from '@/features/addresses'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { mailProgramButton } from '@/platform/mail-program-button'
import { publicContext } from '@/platform/payload'
import { leaveNewsletter } from '../operations/leave-newsletter'

/** Ends the news for whoever presses the button of their mail program. */
export const newsButton = mailProgramButton({
  press: async (token) => {
    await leaveNewsletter(await publicContext(), token, 'left_by_mail_program')
  },
  pageOf: (token, locale) => newsletterPath(isLocale(locale) ? locale : DEFAULT_LOCALE, { step: 'leave', token }),
})
