/** Where an advertising source belongs (S1§5, L.2): exact codes, everything else is CBD, nothing is nothing. */
const NUE = new Set(['1072', 'J004', '1053', '1075', '1073', '1057', '1070', '1069', 'T001', 'J001', '1068', '1074'])
const HOUSE = new Set(['2018', '1132', '1030', '1141', '2022'])

export type SourceCategory = 'NUE' | 'HOUSE' | 'CBD' | ''

/** The category of an advertising source id (`adsrcid`). */
export function sourceCategory(code: string): SourceCategory {
  if (code === '') return ''
  if (NUE.has(code)) return 'NUE'
  return HOUSE.has(code) ? 'HOUSE' : 'CBD'
}

/** The cookie that keeps the advertising source for 365 days (S2§5). */
export const SOURCE_COOKIE = 'adsrcid'

/** An advertising source id as it may arrive in an address; anything else is none. */
export function readSource(value: string | null | undefined): string {
  return value && /^[A-Za-z0-9_-]{1,40}$/.test(value) ? value : ''
}
