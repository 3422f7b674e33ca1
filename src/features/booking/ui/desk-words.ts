import { methodWords, refundStateWords, slipReasonWords } from '@/features/payments/ui'
import type { StaffLanguage } from '@/i18n/staff-formats'
import type { BookingState } from '../domain/booking-states'
import { APPOINTMENT_PROPOSED, type DeskStep, EXTENSIONS } from '../domain/desk'
import type { BookRefusal } from '../domain/may-book'
import type { RefundReason } from '../domain/refund-rules'
import { bookingTexts } from './staff-texts'

type Named<Code extends string = string> = Readonly<Record<Code, string>>

/** The codes that begin the notes of some steps, by step. */
function recordCodes(language: StaffLanguage): Readonly<Partial<Record<string, Named>>> {
  const { desk, late, paper } = bookingTexts(language)
  const reasons: Named<BookRefusal> = late
  return {
    pay: methodWords(language),
    failPayment: desk.refusals,
    payLate: reasons,
    slipRefused: slipReasonWords(language),
    refusePaper: paper.rejections,
    resumeSigning: paper.rejections,
    cancelForBuyer: desk.rules,
    cancelForCompany: desk.rules,
    renew: Object.fromEntries(EXTENSIONS.map((by) => [`+${by}`, `+${by} ${desk.minutes}`])),
    appoint: { [APPOINTMENT_PROPOSED]: desk.proposed },
  }
}

/** All words of the desk of bookings in the language of the back office. */
export function deskWords(language: StaffLanguage) {
  const { desk, events } = bookingTexts(language)
  const states: Named<BookingState> = desk.states
  const stepNames: Named<DeskStep> = desk.stepNames
  const rules: Named<RefundReason> = desk.rules
  const [faults, doers, eventNames]: readonly [Named, Named, Named] = [desk.faults, desk.doers, events]
  return {
    ...{ ...desk, states, stepNames, rules, faults, doers, eventNames },
    recordCodes: recordCodes(language),
    refundStates: refundStateWords(language),
  }
}
export type DeskWords = ReturnType<typeof deskWords>

/** What a line of the history says: the code that it begins with in words, then what was typed. */
export function noteOf(t: Pick<DeskWords, 'recordCodes'>, { step, note }: { step: string; note: string }): string {
  const [code = '', ...typed] = note.split(': ')
  const word = t.recordCodes[step]?.[code]
  return word === undefined ? note : [word, ...typed].join(': ')
}

/** The minutes until a hold ends; null without an end. */
export const minutesUntil = (end: Date | null, now: Date): number | null =>
  end === null ? null : Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 60_000))
