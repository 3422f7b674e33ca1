import en from '@messages/staff/en/prices.json'
import th from '@messages/staff/th/prices.json'
import { secondPersonWords } from '@/features/staff'
import { ambiguousAmount } from '@/i18n/desk-texts'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { staffTexts } from '@/i18n/staff-texts'
import type { PlanState } from '../domain/plan'
import type { ChangeKind } from '../domain/price-change'

type Named<Code extends string = string> = Readonly<Record<Code, string>>

/** All words of planned prices in the language of the back office. */
export function deskWords(language: StaffLanguage) {
  const texts = staffTexts({ en, th }, language)
  const [states, kinds]: readonly [Named<PlanState>, Named<ChangeKind>] = [texts.states, texts.kinds]
  const [steps, unitStates]: readonly [Named, Named] = [texts.steps, texts.unitStates]
  const faults: Named = { ...texts.faults, ...secondPersonWords(language), ambiguous: ambiguousAmount(language) }
  return { ...texts, states, kinds, steps, unitStates, faults }
}
export type DeskWords = ReturnType<typeof deskWords>
