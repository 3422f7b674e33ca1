import { secondPersonWords } from '@/features/staff'
import { ambiguousAmount } from '@/i18n/desk-texts'
import type { StaffLanguage } from '@/i18n/staff-formats'
import type { RefundState } from '../domain/refund-states'
import { accountName, methodWords, postingName } from './money-words'
import { paymentTexts } from './staff-texts'

type Named<Code extends string = string> = Readonly<Record<Code, string>>

/** How far a refund is, as every desk says it. */
export const refundStateWords = (language: StaffLanguage): Named<RefundState> =>
  paymentTexts(language).desk.refundStates

/** All words of the desk of finance in the language of the back office. */
export function deskWords(language: StaffLanguage) {
  const { desk } = paymentTexts(language)
  const [steps, exceptionOf]: readonly [Named, Named] = [desk.steps, desk.exceptionOf]
  const faults: Named = { ...desk.faults, ...secondPersonWords(language), ambiguous: ambiguousAmount(language) }
  return {
    ...{
      ...desk,
      steps,
      faults,
      exceptionOf,
      methods: methodWords(language),
      refundStates: refundStateWords(language),
    },
    accountName: (account: string) => accountName(language, account),
    postingName: (posting: string) => postingName(language, posting),
  }
}
export type DeskWords = ReturnType<typeof deskWords>
