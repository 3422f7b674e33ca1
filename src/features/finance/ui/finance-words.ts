import { formatBaht } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { inBaht } from '../domain/loan-terms'

export const financeWords = (locale: Locale) => words(locale, 'finance')

/** An amount in satang as whole baht, rounded up: a cost is not understated. */
export const bahtText = (satang: number): string => formatBaht(inBaht(satang))
