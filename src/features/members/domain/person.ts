import type { Locale } from '@/i18n/locales'

/** A member as other features know the person: the account that stays when several were merged. */
export interface Person {
  id: string
  /** The member number. */
  number: string
  name: string
  email: string
  locale: Locale
}
