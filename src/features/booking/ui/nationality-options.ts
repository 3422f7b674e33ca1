import type { SelectOption } from '@/design/form/field'
import { LANGUAGE_TAG, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { FREQUENT_NATIONALITIES, NATIONALITIES } from '../domain/nationalities'

const made = new Map<Locale, readonly SelectOption[]>()

/** The names of countries and territories in a language. */
export const nationalityNames = (locale: Locale) => {
  const names = new Intl.DisplayNames(LANGUAGE_TAG[locale], { type: 'region' })
  return (code: string): string => names.of(code) ?? code
}

/** Every nationality by name: those chosen most often first, then the others in the order of the language. */
export function nationalityOptions(locale: Locale): readonly SelectOption[] {
  const kept = made.get(locale)
  if (kept) return kept
  const [t, nameOf] = [words(locale, 'booking'), nationalityNames(locale)]
  const others = NATIONALITIES.filter((code) => !FREQUENT_NATIONALITIES.includes(code))
    .map((value) => ({ value, text: nameOf(value), group: t('form.nationalitiesOther') }))
    .sort((a, b) => a.text.localeCompare(b.text, LANGUAGE_TAG[locale]))
  const options = [
    ...FREQUENT_NATIONALITIES.map((value) => ({
      ...{ value, text: nameOf(value), group: t('form.nationalitiesFrequent') },
    })),
    ...others,
  ]
  made.set(locale, options)
  return options
}
