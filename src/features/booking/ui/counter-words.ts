import type { FormTexts } from '@/design/form/field-specs'
import { methodWords } from '@/features/payments/ui'
import { COLON } from '@/i18n/locales'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { bookingTexts } from './staff-texts'

/** All words of the counter in the language of the back office. */
export const counterWords = (language: StaffLanguage) => ({
  ...bookingTexts(language).counter,
  methods: methodWords(language),
})
export type CounterWords = ReturnType<typeof counterWords>

/** What the forms of the counter answer. */
export const counterTexts = (language: StaffLanguage): FormTexts => {
  const { faults, notices, errors, pending } = bookingTexts(language).counter
  return { faults, notices, errors, pending, colon: COLON[language] }
}
