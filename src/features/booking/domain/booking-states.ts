import type { UnitState } from '@/kernel/vocabulary'

/** The states of a booking, in the order of the way to a home, then its ends. */
export const BOOKING_STATES = [
  'held',
  'identified',
  'verified',
  'on_paper',
  'co_signing',
  'signed',
  'paying',
  'booked',
  'contract_appointed',
  'contracted',
  'transferred',
  'lapsed',
  'cancelled_by_buyer',
  'cancelled_by_company',
  'paid_late',
  'refunded',
] as const
export type BookingState = (typeof BOOKING_STATES)[number]

/** Before the booking fee is paid: the hold on the unit has an end. */
export const OPEN_STATES = [
  'held',
  'identified',
  'verified',
  'on_paper',
  'co_signing',
  'signed',
  'paying',
] as const satisfies BookingState[]

/** The fee is paid: the unit is kept until somebody cancels. */
const KEPT_STATES = ['booked', 'contract_appointed', 'contracted', 'transferred'] as const satisfies BookingState[]

/** The states in which nobody else can have the unit. */
export const HOLDING_STATES = [...OPEN_STATES, ...KEPT_STATES] as const

/** Who takes a step: the buyer (with the token of the booking), staff, or the system (jobs, payment facts). */
export type Doer = 'buyer' | 'staff' | 'system'

interface Step {
  from: readonly BookingState[]
  to: BookingState
  by: readonly Doer[]
}

/** Every step a booking can take. What is not in this table does not happen. */
export const STEPS = {
  identify: { from: ['held', 'identified'], to: 'identified', by: ['buyer', 'staff'] },
  verify: { from: ['identified'], to: 'verified', by: ['buyer', 'staff'] },
  sign: { from: ['verified'], to: 'signed', by: ['buyer', 'staff'] },
  // Of several buyers: the first one, whose signature fixes the text, then the last one.
  signFirst: { from: ['verified'], to: 'co_signing', by: ['buyer', 'staff'] },
  signLast: { from: ['co_signing'], to: 'signed', by: ['buyer'] },
  // On paper: one person records the signature, another one compares it.
  signOnPaper: { from: ['verified', 'co_signing'], to: 'on_paper', by: ['staff'] },
  confirmPaper: { from: ['on_paper'], to: 'signed', by: ['staff'] },
  refusePaper: { from: ['on_paper'], to: 'verified', by: ['staff'] },
  // The same where some had signed by code before: those signatures still count.
  resumeSigning: { from: ['on_paper'], to: 'co_signing', by: ['staff'] },
  pay: { from: ['signed', 'paying'], to: 'paying', by: ['buyer', 'staff'] },
  failPayment: { from: ['paying'], to: 'signed', by: ['system'] },
  settle: { from: ['signed', 'paying'], to: 'booked', by: ['system'] },
  lapse: { from: OPEN_STATES, to: 'lapsed', by: ['system'] },
  release: {
    from: ['held', 'identified', 'verified', 'on_paper', 'co_signing', 'signed'],
    to: 'lapsed',
    by: ['buyer', 'staff'],
  },
  revive: { from: ['lapsed'], to: 'booked', by: ['system'] },
  payLate: { from: ['lapsed', 'cancelled_by_buyer', 'cancelled_by_company'], to: 'paid_late', by: ['system'] },
  appoint: { from: ['booked'], to: 'contract_appointed', by: ['staff'] },
  contract: { from: ['contract_appointed'], to: 'contracted', by: ['staff'] },
  transfer: { from: ['contracted'], to: 'transferred', by: ['staff'] },
  cancelForBuyer: { from: ['booked', 'contract_appointed', 'contracted'], to: 'cancelled_by_buyer', by: ['staff'] },
  cancelForCompany: { from: ['booked', 'contract_appointed', 'contracted'], to: 'cancelled_by_company', by: ['staff'] },
  refund: {
    from: ['cancelled_by_buyer', 'cancelled_by_company', 'paid_late'],
    to: 'refunded',
    by: ['staff', 'system'],
  },
} as const satisfies Record<string, Step>

export type StepName = keyof typeof STEPS

/** The state after a step; null when the step does not start there or is not this doer's to take. */
export function stateAfter(state: BookingState, name: StepName, by: Doer): BookingState | null {
  const step: Step = STEPS[name]
  return step.from.includes(state) && step.by.includes(by) ? step.to : null
}

const isOneOf = (states: readonly BookingState[], state: BookingState) => states.includes(state)

/** Whether the hold of a booking in this state runs out. */
export const isOpen = (state: BookingState): boolean => isOneOf(OPEN_STATES, state)

/** Whether the fee is paid and nobody has cancelled. */
export const isKept = (state: BookingState): boolean => isOneOf(KEPT_STATES, state)

/** Whether a booking in this state keeps others from the unit. */
export const holdsUnit = (state: BookingState): boolean => isOneOf(HOLDING_STATES, state)

/** What the public sees of the unit of a booking. */
export function publicStateOf(state: BookingState): UnitState {
  if (state === 'contracted' || state === 'transferred') return 'sold'
  return holdsUnit(state) ? 'reserved' : 'available'
}
