import { addressSettingsNow } from '@/features/addresses/server'
import { SERVED_LOCALES } from '@/platform/served-locales'
import { type OpenLanguage, openLanguages } from '../rules/open-language'

/** The languages the switch offers, each with the sections that editors do not publish in it (C1, C5). */
export const readLanguages = (): OpenLanguage[] => openLanguages(SERVED_LOCALES, addressSettingsNow())
