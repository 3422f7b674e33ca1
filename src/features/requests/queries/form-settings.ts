import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cache/cached-read'
import { findFormSettings } from '../operations/form-settings'

/** What staff changed of the forms, in one language. */
export const readFormSettings = cachedRead(
  'form-settings',
  (ctx, locale: Locale) => findFormSettings(ctx, locale),
  () => ['forms'],
)
