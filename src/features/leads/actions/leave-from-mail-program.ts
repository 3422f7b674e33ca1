import { newsletterPath } from '@/features/addresses'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { publicContext } from '@/platform/payload'
import { leaveNewsletter } from '../operations/leave-newsletter'
import { fieldOf } from './sender'

/**
 * Ends the news for whoever pressed the button of their mail program. A link that nobody has any more is answered
 * like any other: there is nothing left to end. False: this was not such a button.
 */
export async function leaveFromMailProgram(token: string, posted: FormData): Promise<boolean> {
  if (fieldOf(posted, 'List-Unsubscribe') !== 'One-Click') return false
  await leaveNewsletter(await publicContext(), token, 'left_by_mail_program')
  return true
}

/** The page with the one button that ends the news. */
export function pageToLeave(token: string, locale: string | null): string {
  return newsletterPath(isLocale(locale) ? locale : DEFAULT_LOCALE, { step: 'leave', token })
}
