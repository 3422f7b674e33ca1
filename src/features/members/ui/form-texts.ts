import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { FormTexts } from './field-specs'

const FAULTS = [
  'email.missing',
  'email.notAnEmail',
  'name.missing',
  'name.tooLong',
  'name.notAName',
  'phone.notAPhone',
  'phone.tooShort',
  'phone.tooLong',
  'consent_account.missing',
  'code.missing',
  'code.wrong',
  'password.missing',
  'password.wrong',
  'next.tooShort',
  'next.tooLong',
  'next.common',
  'current.proof',
  'birthday.notADate',
  'address.tooLong',
  'understood.missing',
] as const

const NOTICES = [
  'tooSoon',
  'tooMany',
  'unavailable',
  'offline',
  'timedOut',
  'outdated',
  'saved',
  'passwordSet',
] as const

const MOST_FAULTS = 5

/** The texts that every form of the member pages shares. */
export function formTexts(locale: Locale): FormTexts {
  const t = words(locale, 'members')
  return {
    pending: t('fields.pending'),
    password: {
      show: t('fields.show'),
      showLabel: t('fields.showLabel'),
      hide: t('fields.hide'),
      hideLabel: t('fields.hideLabel'),
    },
    errorTitles: Array.from({ length: MOST_FAULTS }, (_, at) => t('faults.errors', { count: at + 1 })),
    faults: Object.fromEntries(FAULTS.map((key) => [key, t(`faults.${key}`)])),
    notices: {
      ...Object.fromEntries(NOTICES.map((key) => [key, t(`notices.${key}`)])),
      sent: t('code.sentAgain'),
      ended: t('code.ended.text'),
      blocked: t('code.blocked.text'),
    },
  }
}
