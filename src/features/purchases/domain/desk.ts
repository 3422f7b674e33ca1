import type { BookingState } from '@/features/booking'
import type { IsoDay } from '@/kernel/calendar-day'
import type { Appointment, CoBuyer, HomeMessage, HomePayment } from './home'
import type { PaymentKind, PlanTerms } from './plan'

/** What follows a booking, for the sales desk. Money in whole satang. */
export interface HomeDeskPage {
  reference: string
  state: BookingState
  keeper: number | null
  /** Who may look after a home. */
  staff: { id: number; name: string }[]
  payments: HomePayment[]
  /** The numbers of the payments whose money finance is looking for. */
  looking: readonly number[]
  /** What is left of the price for a new plan. */
  rest: number
  /** The plans, newest first. */
  plans: { terms: PlanTerms; reason: string; by: string; at: Date }[]
  appointments: Appointment[]
  messages: HomeMessage[]
  coBuyers: CoBuyer[]
  today: IsoDay
}

/** The same for the signed-in staff. */
export interface ShownHomeDesk extends HomeDeskPage {
  mayChange: boolean
  now: Date
}

/** A payment of a home whose day is over. Money in whole satang. */
export interface OverduePayment {
  reference: string
  number: number
  kind: PaymentKind
  amount: number
  dueOn: IsoDay
}
