import en from '@messages/staff/en/care.json'
import th from '@messages/staff/th/care.json'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { staffTexts } from '@/i18n/staff-texts'
import type { Subject } from '../domain/case'
import type { CaseState } from '../domain/case-states'

type Named<Code extends string = string> = Readonly<Record<Code, string>>

/** All words of the care desk in the language of the back office. */
export function deskWords(language: StaffLanguage) {
  const texts = staffTexts({ en, th }, language)
  const [states, subjects]: readonly [Named<CaseState>, Named<Subject>] = [texts.states, texts.subjects]
  const faults: Named = texts.faults
  return { ...texts, states, subjects, faults }
}
export type DeskWords = ReturnType<typeof deskWords>
