import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cache/cached-read'
import { listRates } from '../operations/list-rates'

/** All rates and assumptions of calculations. */
export const readRates = cachedRead('finance-rates', (ctx, locale: Locale) => listRates(ctx, locale))
