import type { CSSProperties } from 'react'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** The words that mark artist's impressions, for `.drawn` in `base.css`: set once on the page. */
export const markOfDrawings = (locale: Locale): CSSProperties =>
  ({ '--drawn': JSON.stringify(words(locale, 'shell')('drawn')) }) as CSSProperties
