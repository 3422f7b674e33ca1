/** The name of a field of one buyer: `name-0`. */
export const fieldOf = (name: string, buyer: number): string => `${name}-${buyer}`

/** The cookie with the token of the booking in this browser. */
export { BOOKING_COOKIE } from '@/kernel/http/booking-cookie'

/** The cookie by which scripts see that there is one. It holds no secret, and no server reads it. */
export const OWN_MARKER = 'booking_here'
