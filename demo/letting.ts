import type { InFour } from './types'

/** Whom the rents of the demonstration come from, and when: shown beside every one of them. */
export const RENT_SOURCE: InFour = {
  th: 'ราคาประกาศเช่าห้องลักษณะเดียวกันในย่าน (ข้อมูลสาธิต)',
  en: 'asking rents of comparable homes nearby (demonstration data)',
  cht: '同區同類單位放租價（示範數據）',
  chs: '同片区同类房源挂牌租金（示例数据）',
}
export const RENT_DAY = '2026-11-15'

/** Baht a month by the code of the unit type. Projects that are sold out, or without a price, have none. */
export const RENTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'noble-vesper-ploenchit': { A1: 56_000, B1: 96_000, C1: 145_000, P1: 190_000 },
  'noble-atelier-thonglor': { A1: 37_000, A2: 45_000, B1: 70_000, D1: 115_000 },
  'noble-lumen-phromphong': { A1: 42_000, B1: 72_000, C1: 108_000 },
  'noble-meridian-asoke': { S1: 31_000, A1: 40_000, B1: 62_000, B2: 78_000 },
  'noble-cadence-ekkamai': { A1: 26_000, A2: 31_000, B1: 48_000 },
  'noble-canopy-ari': { A1: 27_000, B1: 45_000, C1: 62_000 },
  'noble-solace-wanglang': { A1: 19_500, A2: 24_000, B1: 37_000 },
  'nue-district-r9': { S1: 17_500, A1: 22_500, A2: 27_000, B1: 34_000 },
  'nue-cross-khukhot-station': { S1: 8_500, A1: 10_500, B1: 13_500 },
  'nue-pulse-ladprao': { S1: 14_500, A1: 17_500, B1: 25_000 },
  'nue-orbit-bangna': { S1: 11_000, A1: 13_500, B1: 20_000 },
  'nue-mesh-chaengwattana': { S1: 9_500, A1: 11_500, B1: 16_000 },
  'nue-loop-donmueang': { S1: 8_500, A1: 10_500, A2: 12_500 },
  'nue-tempo-ngamwongwan': { S1: 9_500, A1: 12_000, B1: 15_000 },
  'nue-tide-thonburi': { S1: 13_000, A1: 16_500, B1: 24_500 },
  'nue-drift-suksawat': { S1: 9_500, A1: 12_000, B1: 16_500 },
}

export const QUOTA_DAY = '2026-11-20'

/**
 * What foreigners have of each building by sales outside this site, as a share of its units: building A first. Projects
 * that are not here have not been counted.
 */
export const FOREIGN_SHARES: Readonly<Record<string, readonly number[]>> = {
  'noble-vesper-ploenchit': [0.104],
  'noble-atelier-thonglor': [0.182],
  // Full: less is left than its smallest home.
  'noble-lumen-phromphong': [0.488],
  'noble-meridian-asoke': [0.361],
  'noble-cadence-ekkamai': [0.087, 0.121],
  'noble-solace-wanglang': [0.093],
  'nue-district-r9': [0.31, 0.487, 0.268],
  'nue-cross-khukhot-station': [0.044, 0.071, 0.052, 0.038],
  'nue-pulse-ladprao': [0.062],
  'nue-orbit-bangna': [0.058, 0.049],
  'nue-mesh-chaengwattana': [0.021, 0.034, 0.018],
  'nue-loop-donmueang': [0.027, 0.041],
  'nue-tempo-ngamwongwan': [0.066],
  'nue-tide-thonburi': [0.073],
  'nue-drift-suksawat': [0],
}
