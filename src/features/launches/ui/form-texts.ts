import type { FormTexts } from '@/design/form/field-specs'
import { pagePath } from '@/features/routing'
import { COLON, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { OwnEntry } from '../domain/entry'

const FAULTS = ['missing', 'notAnEmail', 'wrong', 'checkDigit', 'notADocument'] as const
const NOTICES = [
  ...(['spent', 'sent', 'tooSoon', 'tooMany', 'closed', 'notYet', 'notNow', 'numberUsed'] as const),
  ...(['unavailable', 'offline', 'timedOut'] as const),
] as const

/** The texts of the forms. Rendered on the server. */
export function formTexts(locale: Locale): FormTexts {
  const t = words(locale, 'launch')
  return {
    faults: Object.fromEntries(FAULTS.map((fault) => [fault, t(`faults.${fault}`)])),
    notices: Object.fromEntries(NOTICES.map((notice) => [notice, t(`notices.${notice}`)])),
    errors: t('form.errors'),
    pending: t('form.pending'),
    colon: COLON[locale],
  }
}

/** What every form of an entry sends. */
export function formOf(locale: Locale, token: string, { launch }: OwnEntry) {
  return {
    permalink: pagePath(locale, 'launch-entry', { code: launch.code, token }),
    hidden: { locale, launch: launch.code, token },
    texts: formTexts(locale),
  }
}
