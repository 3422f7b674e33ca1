export type { MemberBooking } from './domain/booking'
