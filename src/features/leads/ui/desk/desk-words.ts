import en from '@messages/staff/en/leads.json'
import th from '@messages/staff/th/leads.json'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { staffTexts } from '@/i18n/staff-texts'
import type { ContactWay } from '../../domain/desk/desk-lead'
import type { DeskList } from '../../domain/desk/desk-lists'
import { STATE_WORDS, WISH_WORDS } from '../../domain/lead-words'

type Named<Code extends string = string> = Readonly<Record<Code, string>>

/** All words of the sales desk in the language of the back office. */
export function salesWords(language: StaffLanguage) {
  const { desk } = staffTexts({ en, th }, language)
  const [lists, ways]: readonly [Named<DeskList>, Named<ContactWay>] = [desk.lists, desk.ways]
  const [faults, events]: readonly [Named, Named] = [desk.faults, desk.events]
  return {
    ...{ ...desk, lists, ways, faults, events, language, labelLanguage: desk.language },
    states: STATE_WORDS[language],
    wishes: WISH_WORDS[language],
  }
}
export type SalesWords = ReturnType<typeof salesWords>

/** The words of team, figures and deliveries in the language of the back office. */
export const officeWords = (language: StaffLanguage) => staffTexts({ en, th }, language).office
export type OfficeWords = ReturnType<typeof officeWords>
