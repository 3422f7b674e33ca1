import { secondPersonWords } from '@/features/staff'
import type { StaffLanguage } from '@/i18n/staff-formats'
import type { SlipReason, SlipState, SlipWay } from '../domain/slip'
import { methodWords } from './money-words'
import { paymentTexts } from './staff-texts'

type Named<Code extends string = string> = Readonly<Record<Code, string>>

/** Why finance refused a slip, as every desk says it. */
export const slipReasonWords = (language: StaffLanguage): Named<SlipReason> => paymentTexts(language).slips.reasons

/** All words of slips at the desk of finance. */
export function slipWords(language: StaffLanguage) {
  const { slips } = paymentTexts(language)
  const [states, ways]: readonly [Named<SlipState>, Named<SlipWay>] = [slips.states, slips.ways]
  const steps: Named = slips.steps
  const faults: Named = { ...slips.faults, ...secondPersonWords(language) }
  return { ...slips, states, ways, reasons: slipReasonWords(language), methods: methodWords(language), steps, faults }
}
