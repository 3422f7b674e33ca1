import type { Locale } from '@/i18n/locales'

/** A text in the four languages; empty where an editor wrote none. */
export type LocalText = Record<Locale, string>
