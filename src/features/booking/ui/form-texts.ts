import type { FormTexts } from '@/design/form/field-specs'
import { COLON, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

const FAULTS = [
  'missing',
  'tooLong',
  'notAName',
  'notDrawn',
  'checkDigit',
  'notAPassport',
  'thaiByNumber',
  'notOfNationals',
  'notAnEmail',
  'notAPhone',
  'tooShort',
  'several',
  'abroad',
  'twice',
  'sameEmail',
  'ofStaff',
  'wrong',
  'name',
] as const
const NOTICES = [
  ...['spent', 'sent', 'tooSoon', 'tooMany', 'taken', 'closed', 'notYet', 'limit', 'quota', 'over', 'outdated'],
  ...['nationality', 'unnamed', 'otherEntrant', 'paying'],
  ...['unavailable', 'offline', 'timedOut', 'tooLate', 'used', 'notYourTurn', 'crowded', 'unconfirmed'],
  ...['paperOnly', 'linkSent'],
] as const

/** The texts of the forms. Rendered on the server. */
export function formTexts(locale: Locale): FormTexts {
  const t = words(locale, 'booking')
  type Key = Parameters<typeof t>[0]
  return {
    faults: Object.fromEntries(FAULTS.map((fault) => [fault, t(`faults.${fault}`)])),
    notices: Object.fromEntries(NOTICES.map((notice) => [notice, t(`notices.${notice}` as Key)])),
    errors: t('form.errors'),
    pending: t('buttons.pending'),
    colon: COLON[locale],
  }
}
