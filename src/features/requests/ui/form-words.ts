import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { FormName } from '../domain/form-descriptions'
import { type FormSetting, type FormWord, messageKeys } from '../domain/form-setting'

/** The words of a form in one language: those that staff wrote, else those of its description. */
export function formWords(locale: Locale, form: FormName, setting: FormSetting): Record<FormWord, string> {
  const [t, keys] = [words(locale, 'requests'), messageKeys(form)]
  const described = Object.entries(keys).map(([word, key]) => [word, t(key)])
  return { ...Object.fromEntries(described), ...setting.words }
}
