/** The cookie with the token of this browser's booking. */
export const BOOKING_COOKIE = 'booking'
