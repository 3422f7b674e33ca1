import type { Locale } from './locales'
import { words } from './words'

/** Texts of the pages that are read without a connection; `kept` has a `{time}`. */
export function keptTexts(locale: Locale) {
  const t = words(locale, 'bars')
  return {
    kept: t('offline.kept', { time: '{time}' }),
    title: t('offline.title'),
    text: t('offline.text'),
    again: t('offline.again'),
  }
}

export type KeptTexts = ReturnType<typeof keptTexts>
