/** What a form of the way answers. Faults and notices are message keys. */
export interface FormState {
  values: Readonly<Record<string, string>>
  faults: readonly { field: string; fault: string }[]
  notice: string | null
}

export const EMPTY_FORM: FormState = { values: {}, faults: [], notice: null }

/** The typed fields of a form, to show them again. One-time codes are not shown again. */
export function valuesOf(data: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of data.entries())
    if (typeof value === 'string' && !name.startsWith('$') && name !== 'code') values[name] = value
  return values
}

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
