import { LOCALES, type Locale } from '@/i18n/locales'
import { env } from './env'

const closed: readonly Locale[] = env.CLOSED_LOCALES

/** The languages in service, in the switcher's order; a closed one is offered nowhere (C1). */
export const SERVED_LOCALES: readonly Locale[] = LOCALES.filter((locale) => !closed.includes(locale))
