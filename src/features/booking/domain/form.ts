/** The name of a field of one buyer: `name-0`. */
export const fieldOf = (name: string, buyer: number): string => `${name}-${buyer}`

/** The cookie with the token of the booking in this browser. */
export const BOOKING_COOKIE = 'booking'

/** Nationalities offered first; the passport's two letters (ISO 3166-1). */
export const NATIONALITIES = [
  'CN',
  'HK',
  'TW',
  'SG',
  'MY',
  'JP',
  'KR',
  'IN',
  'MM',
  'GB',
  'US',
  'AU',
  'DE',
  'FR',
  'RU',
  'TH',
] as const
