import type { FormTexts } from '@/design/form/field-specs'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

const FAULTS = [
  'email_missing',
  'email_notAnEmail',
  'name_missing',
  'name_tooLong',
  'name_notAName',
  'phone_notAPhone',
  'phone_tooShort',
  'phone_tooLong',
  'phone_several',
  'phone_abroad',
  'consent_account_missing',
  'code_missing',
  'code_wrong',
  'password_missing',
  'password_wrong',
  'next_tooShort',
  'next_tooLong',
  'next_common',
  'next_aboutYou',
  'current_proof',
  'birthday_notADate',
  'address_tooLong',
  'understood_missing',
] as const

const NOTICES = [
  'tooSoon',
  'lastCounts',
  'tooMany',
  'busy',
  'unavailable',
  'offline',
  'timedOut',
  'outdated',
  'saved',
  'passwordSet',
] as const

const PICTURE_FAULTS = ['missing', 'tooBig', 'notAPicture', 'unreadable'] as const

const OWN_FAULTS = ['email_same', 'code_old_missing', 'code_old_wrong', 'code_new_missing'] as const

const OWN_NOTICES = [
  'changedElsewhere',
  'cookies',
  'emailTaken',
  'householdFull',
  'inHousehold',
  'invitationEnded',
  'invitationNotYours',
  'listFull',
  'passkeyEnded',
  'passkeyEnough',
  'passkeyStopped',
  'proofNeeded',
] as const

const MOST_FAULTS = 5

const GOOD_NEWS = ['saved', 'passwordSet', 'sent'] as const

/** The texts that every form of the member pages shares. */
export function formTexts(locale: Locale): FormTexts {
  const [t, own] = [words(locale, 'members'), words(locale, 'account')]
  return {
    pending: t('fields.pending'),
    good: GOOD_NEWS,
    password: {
      show: t('fields.show'),
      showLabel: t('fields.showLabel'),
      hide: t('fields.hide'),
      hideLabel: t('fields.hideLabel'),
    },
    errors: Array.from({ length: MOST_FAULTS }, (_, at) => t('faults.errors', { count: at + 1 })),
    faults: Object.fromEntries([
      ...FAULTS.map((key) => [key, t(`faults.${key}`)]),
      ...PICTURE_FAULTS.map((key) => [`picture_${key}`, words(locale, 'picture')(`faults.${key}`)]),
      ...OWN_FAULTS.map((key) => [key, own(`faults.${key}`)]),
    ]),
    notices: {
      ...Object.fromEntries(NOTICES.map((key) => [key, t(`notices.${key}`)])),
      ...Object.fromEntries(OWN_NOTICES.map((key) => [key, own(`notices.${key}`)])),
      sent: t('code.sentAgain'),
      ended: t('code.ended.text'),
    },
  }
}
