export type { MemberBooking, OwnBooking, SignedContract } from './domain/booking'
export type { BookingState } from './domain/booking-states'
export { clausesOf } from './domain/contract-clauses'
export { APPOINTMENT_PROPOSED } from './domain/desk'
