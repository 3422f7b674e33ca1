/**
 * The category of an advertising source (S1§5, L.2): exact codes; any other code is CBD, and no code has no category.
 */
const NUE = new Set(['1072', 'J004', '1053', '1075', '1073', '1057', '1070', '1069', 'T001', 'J001', '1068', '1074'])
const HOUSE = new Set(['2018', '1132', '1030', '1141', '2022'])

export type SourceCategory = 'NUE' | 'HOUSE' | 'CBD' | ''

/** The category of an advertising source id (`adsrcid`). */
export function sourceCategory(code: string): SourceCategory {
  if (code === '') return ''
  if (NUE.has(code)) return 'NUE'
  return HOUSE.has(code) ? 'HOUSE' : 'CBD'
}
