import en from '@messages/staff/en/care.json'
import th from '@messages/staff/th/care.json'
import type { StaffLanguage } from '@/i18n/locales'
import type { Subject } from './case'

/** What complaints are about, for staff. The person reads the words of the form that was sent. */
export const SUBJECT_NAMES: Readonly<Record<StaffLanguage, Readonly<Record<Subject, string>>>> = {
  en: en.subjects,
  th: th.subjects,
}
