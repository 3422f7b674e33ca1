import type { FormTexts } from '@/design/form/field-specs'
import { secondPersonWords } from '@/features/staff'
import type { StaffLanguage } from '@/i18n/staff-formats'
import type { PaperReason } from '../domain/paper-contract'
import { counterTexts } from './counter-words'
import { bookingTexts } from './staff-texts'

/** All words of contracts on paper in the language of the back office. */
export function paperWords(language: StaffLanguage) {
  const { paper } = bookingTexts(language)
  const reasons: Readonly<Record<PaperReason, string>> = paper.rejections
  return { ...paper, reasons }
}

/** What their forms answer. */
export function paperTexts(language: StaffLanguage): FormTexts {
  const texts = counterTexts(language)
  const { faults, notices } = bookingTexts(language).paper
  return {
    ...texts,
    faults: { ...texts.faults, ...faults },
    notices: { ...texts.notices, ...notices, ...secondPersonWords(language) },
  }
}
