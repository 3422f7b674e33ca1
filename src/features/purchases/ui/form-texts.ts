import type { FormTexts } from '@/design/form/field-specs'
import { COLON, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

const NOTICES = ['gone', 'notNow', 'empty', 'tooMany', 'unavailable', 'waits', 'offline', 'timedOut'] as const

/** The texts of the forms of a home. Rendered on the server. */
export function formTexts(locale: Locale): FormTexts {
  const t = words(locale, 'purchase')
  return {
    faults: { notAnEmail: t('faults.notAnEmail') },
    notices: Object.fromEntries(NOTICES.map((notice) => [notice, t(`notices.${notice}`)])),
    errors: t('form.errors'),
    pending: t('form.pending'),
    colon: COLON[locale],
  }
}
