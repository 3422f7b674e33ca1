import { addressSettingsNow } from '@/features/routing/server'
import { SERVED_LOCALES } from '@/platform/process/served-locales'
import { type OpenLanguage, openLanguages } from '../domain/open-language'

/** The languages in the switcher, each with the sections that are not published in it (C1, C5). */
export const readLanguages = (): OpenLanguage[] => openLanguages(SERVED_LOCALES, addressSettingsNow())
