import { priceOf } from '@/kernel/price'
import type { Orientation } from '@/kernel/vocabulary'
import type { FacilityKey, ProjectFacts, UnitTypeFacts } from './types'

/** code, kind, bedrooms, bathrooms, parking, inside m², square wah of land, width m, count, million baht from and to. */
type TypeRow = readonly [
  string,
  UnitTypeFacts['kind'],
  number,
  number,
  number,
  number,
  number | null,
  number,
  number,
  number | null,
  number | null,
]

const MILLION = 1_000_000

function unitTypes(orientations: readonly Orientation[], rows: readonly TypeRow[], floors?: number): UnitTypeFacts[] {
  return rows.map(([code, kind, beds, baths, parking, area, landWah, width, count, from, to]) => ({
    code,
    kind,
    beds,
    baths,
    parking,
    area,
    landWah,
    width,
    floors: floors ?? floorsOf(kind),
    depth: Math.round(((kind === 'plot' ? (landWah ?? 0) * 4 : area / (floors ?? floorsOf(kind))) / width) * 10) / 10,
    price: priceOf({ from: from && Math.round(from * MILLION), to: to && Math.round(to * MILLION) }),
    count,
    orientations,
  }))
}

function floorsOf(kind: UnitTypeFacts['kind']): number {
  if (kind === 'townhome' || kind === 'shophouse') return 3
  return kind === 'house' || kind === 'duplex' ? 2 : 1
}

const TOWER: readonly FacilityKey[] = ['pool', 'gym', 'lobby', 'coworking', 'garden', 'ev', 'security', 'parcel']
const VILLAGE: readonly FacilityKey[] = ['clubhouse', 'pool', 'gym', 'garden', 'playground', 'jogging', 'security', 'ev']

/** The demonstration projects, facts only. Their texts are in `copy/`; their images are drawn from these numbers. */
export const PROJECT_FACTS: readonly ProjectFacts[] = [
  {
    slug: 'noble-vesper-ploenchit', title: 'noble vesper ploenchit', brand: 'noble', group: 'Condominium',
    badge: 'New_Project', newProject: true, current: true, place: 'ploenchit', code: 'nvpc', campaign: 'NV-PLC-01',
    storeys: 46, buildings: 1, landRai: 2.4, completion: '2029-06', tags: ['pet_friendly', 'next_to_mall'],
    onlineBooking: true, loan100: false, lat: 13.7448, lng: 100.5477,
    stations: [{ station: 'phloen-chit', walkMinutes: 4, metres: 300 }, { station: 'chit-lom', walkMinutes: 9, metres: 720 }],
    unitTypes: unitTypes(['N', 'S', 'E', 'W'], [
      ['A1', 'bed1', 1, 1, 1, 48, null, 7.2, 44, 14.9, 19.5],
      ['B1', 'bed2', 2, 2, 1, 82, null, 10.8, 48, 24.5, 33.9],
      ['C1', 'bed3', 3, 3, 2, 126, null, 14.4, 18, 38, 49],
      ['P1', 'penthouse', 3, 4, 3, 168, null, 16.8, 4, 54, 60],
    ]),
    commonFee: 95, parkingPercent: 100, facilities: [...TOWER, 'sky', 'onsen', 'library'],
  },
  {
    slug: 'noble-atelier-thonglor', title: 'noble atelier thonglor', brand: 'noble', group: 'Condominium',
    badge: 'EIA_Approved', newProject: false, current: true, place: 'thonglor', code: 'natl', campaign: 'NA-TLR-01',
    storeys: 31, buildings: 1, landRai: 1.8, completion: '2028-09', tags: ['pet_friendly'],
    onlineBooking: true, loan100: false, lat: 13.7269, lng: 100.5800,
    stations: [{ station: 'thong-lo', walkMinutes: 6, metres: 480 }, { station: 'ekkamai', walkMinutes: 13, metres: 1050 }],
    unitTypes: unitTypes(['N', 'S', 'E', 'W'], [
      ['A1', 'bed1', 1, 1, 1, 36, null, 6, 50, 8.9, 11.9],
      ['A2', 'bed1plus', 1, 1, 1, 45, null, 7.2, 36, 11.2, 14.5],
      ['B1', 'bed2', 2, 2, 1, 68, null, 9.6, 28, 17.5, 23.9],
      ['D1', 'duplex', 2, 3, 2, 112, null, 9, 6, 31, 38],
    ]),
    commonFee: 85, parkingPercent: 80, facilities: [...TOWER, 'library', 'petPark'],
  },
  {
    slug: 'noble-lumen-phromphong', title: 'noble lumen phromphong', brand: 'noble', group: 'Condominium',
    badge: 'Ready_to_Move', newProject: false, current: true, place: 'phromphong', code: 'nlpp', campaign: 'NL-PPG-02',
    storeys: 35, buildings: 1, landRai: 2, completion: '2025-11', tags: ['next_to_mall'],
    onlineBooking: true, loan100: false, lat: 13.7307, lng: 100.5670,
    stations: [{ station: 'phrom-phong', walkMinutes: 5, metres: 400 }],
    unitTypes: unitTypes(['N', 'S'], [
      ['A1', 'bed1', 1, 1, 1, 38, null, 6, 40, 9.8, 12.5],
      ['B1', 'bed2', 2, 2, 1, 66, null, 9, 30, 16.9, 22.5],
      ['C1', 'bed3', 3, 3, 2, 98, null, 12.6, 12, 26.5, 32],
    ]),
    commonFee: 80, parkingPercent: 75, facilities: [...TOWER, 'sky', 'shuttle'],
  },
  {
    slug: 'noble-meridian-asoke', title: 'noble meridian asoke', brand: 'noble', group: 'Condominium',
    badge: 'Ready_to_Move', newProject: false, current: true, place: 'asoke', code: 'nmas', campaign: 'NM-ASK-01',
    storeys: 39, buildings: 1, landRai: 1.9, completion: '2025-04', tags: ['next_to_mall'],
    onlineBooking: true, loan100: true, lat: 13.7401, lng: 100.5616,
    stations: [{ station: 'asok', walkMinutes: 6, metres: 470 }, { station: 'sukhumvit', walkMinutes: 4, metres: 300 }],
    unitTypes: unitTypes(['E', 'W'], [
      ['S1', 'studio', 0, 1, 0, 30, null, 4.8, 24, 7.5, 8.9],
      ['A1', 'bed1', 1, 1, 1, 40, null, 6.6, 44, 9.4, 12.2],
      ['B1', 'bed2', 2, 2, 1, 64, null, 9, 26, 15.2, 19.8],
      ['B2', 'bed2', 2, 2, 1, 74, null, 10.2, 8, 19.5, 24],
    ]),
    commonFee: 78, parkingPercent: 60, facilities: [...TOWER, 'sky', 'kitchen'],
  },
  {
    slug: 'noble-cadence-ekkamai', title: 'noble cadence ekkamai', brand: 'noble', group: 'Condominium',
    badge: 'New_Project', newProject: true, current: true, place: 'ekkamai', code: 'ncek', campaign: 'NC-EKM-01',
    storeys: 8, buildings: 2, landRai: 3.1, completion: '2028-03', tags: ['pet_friendly'],
    onlineBooking: true, loan100: false, lat: 13.7227, lng: 100.5882,
    stations: [{ station: 'ekkamai', walkMinutes: 7, metres: 560 }],
    unitTypes: unitTypes(['N', 'E', 'S', 'W'], [
      ['A1', 'bed1', 1, 1, 1, 34, null, 5.6, 48, 5.9, 7.4],
      ['A2', 'bed1plus', 1, 1, 1, 42, null, 6.8, 30, 7.3, 9.2],
      ['B1', 'bed2', 2, 2, 1, 62, null, 9, 22, 11.4, 16.5],
    ]),
    commonFee: 70, parkingPercent: 65, facilities: [...TOWER, 'petPark', 'kitchen', 'library'],
  },
  {
    slug: 'noble-canopy-ari', title: 'noble canopy ari', brand: 'noble', group: 'Condominium',
    badge: 'EIA_Approved', newProject: false, current: true, place: 'ari', code: 'ncar', campaign: 'NC-ARI-01',
    storeys: 27, buildings: 1, landRai: 2.2, completion: '2028-12', tags: ['pet_friendly'],
    onlineBooking: false, loan100: false, lat: 13.783, lng: 100.5455,
    stations: [{ station: 'ari', walkMinutes: 5, metres: 390 }, { station: 'saphan-khwai', walkMinutes: 14, metres: 1150 }],
    unitTypes: unitTypes(['N', 'S', 'W'], [
      ['A1', 'bed1', 1, 1, 1, 35, null, 6, 52, 6.4, 8.2],
      ['B1', 'bed2', 2, 2, 1, 60, null, 9, 30, 11.2, 14.3],
      ['C1', 'bed3', 3, 2, 2, 88, null, 12, 8, 16, 18],
    ]),
    commonFee: 72, parkingPercent: 70, facilities: [...TOWER, 'jogging', 'petPark', 'library'],
  },
  {
    slug: 'noble-loom-silom', title: 'noble loom silom', brand: 'noble', group: 'Condominium',
    badge: 'Sold_Out', newProject: false, current: true, place: 'silom', code: 'nlsl', campaign: 'NL-SLM-01',
    storeys: 33, buildings: 1, landRai: 1.5, completion: '2024-08', tags: [],
    onlineBooking: false, loan100: false, lat: 13.7252, lng: 100.5292,
    stations: [{ station: 'sala-daeng', walkMinutes: 8, metres: 640 }, { station: 'chong-nonsi', walkMinutes: 7, metres: 550 }],
    unitTypes: unitTypes(['N', 'S'], [
      ['A1', 'bed1', 1, 1, 1, 34, null, 5.8, 46, 6.9, 8.9],
      ['B1', 'bed2', 2, 2, 1, 63, null, 9, 26, 13.2, 19],
    ]),
    commonFee: 75, parkingPercent: 60, facilities: [...TOWER, 'sky'],
  },
  {
    slug: 'noble-solace-wanglang', title: 'noble solace wanglang', brand: 'noble', group: 'Condominium',
    badge: null, newProject: false, current: true, place: 'faichai-wanglang', code: 'nswl', campaign: 'NS-WLG-01',
    storeys: 24, buildings: 1, landRai: 2.6, completion: '2026-02', tags: ['river_view'],
    onlineBooking: true, loan100: true, lat: 13.7555, lng: 100.4724,
    stations: [{ station: 'fai-chai', walkMinutes: 4, metres: 320 }],
    unitTypes: unitTypes(['E', 'W', 'S'], [
      ['A1', 'bed1', 1, 1, 1, 32, null, 5.6, 50, 4.2, 5.3],
      ['A2', 'bed1plus', 1, 1, 1, 40, null, 6.6, 28, 5.2, 6.6],
      ['B1', 'bed2', 2, 2, 1, 58, null, 8.6, 24, 7.9, 11.9],
    ]),
    commonFee: 60, parkingPercent: 55, facilities: [...TOWER, 'sky', 'shuttle'],
  },
  {
    slug: 'revolve-ratchada2', title: 'revolve ratchada 2', brand: 'noble', group: 'Condominium',
    badge: 'Sold_Out', newProject: false, current: false, place: 'ratchada-ladprao', code: 'rvr2', campaign: 'RV-RCD-02',
    storeys: 24, buildings: 1, landRai: 1.4, completion: '2019-10', tags: [],
    onlineBooking: false, loan100: false, lat: 13.7810, lng: 100.5740,
    stations: [{ station: 'huai-khwang', walkMinutes: 5, metres: 410 }],
    unitTypes: unitTypes(['N', 'S'], [
      ['S1', 'studio', 0, 1, 0, 25, null, 4.2, 36, 3.2, 3.7],
      ['A1', 'bed1', 1, 1, 0, 33, null, 5.6, 34, 3.9, 6.8],
    ]),
    commonFee: 50, parkingPercent: 40, facilities: ['pool', 'gym', 'lobby', 'security', 'garden'],
  },
  {
    slug: 'noble-arbour-sukhumvit', title: 'noble arbour sukhumvit', brand: 'noble', group: 'Condominium',
    badge: null, newProject: true, current: true, place: 'sukhumvit', code: 'nasv', campaign: 'NA-SKV-01',
    storeys: 38, buildings: 2, landRai: 5.2, completion: null, tags: ['pet_friendly', 'near_expressway'],
    onlineBooking: false, loan100: false, lat: 13.7087, lng: 100.598,
    stations: [{ station: 'on-nut', walkMinutes: 6, metres: 500 }, { station: 'phra-khanong', walkMinutes: 12, metres: 980 }],
    unitTypes: unitTypes(['N', 'S', 'E', 'W'], [
      ['A1', 'bed1', 1, 1, 1, 35, null, 6, 60, null, null],
      ['B1', 'bed2', 2, 2, 1, 61, null, 9, 40, null, null],
      ['C1', 'bed3', 3, 2, 2, 92, null, 12, 10, null, null],
    ]),
    commonFee: 70, parkingPercent: 70, facilities: [...TOWER, 'petPark', 'sky', 'jogging', 'retail'],
  },
  {
    slug: 'nue-district-r9', title: 'nue district R9', brand: 'nue', group: 'Condominium',
    badge: 'Ready_to_Move', newProject: false, current: true, place: 'rama9', code: 'ndr9', campaign: 'ND-R9-03',
    storeys: 37, buildings: 3, landRai: 9.5, completion: '2024-12', tags: ['next_to_mall', 'near_expressway'],
    onlineBooking: true, loan100: true, lat: 13.7566, lng: 100.5678,
    stations: [{ station: 'phra-ram-9', walkMinutes: 5, metres: 420 }],
    unitTypes: unitTypes(['N', 'S', 'E', 'W'], [
      ['S1', 'studio', 0, 1, 0, 26, null, 4.4, 60, 3.5, 4.3],
      ['A1', 'bed1', 1, 1, 0, 34, null, 5.8, 72, 4.6, 5.9],
      ['A2', 'bed1plus', 1, 1, 1, 42, null, 6.8, 36, 5.7, 7.1],
      ['B1', 'bed2', 2, 2, 1, 55, null, 8.4, 24, 7.2, 8.9],
    ]),
    commonFee: 55, parkingPercent: 45, facilities: [...TOWER, 'sky', 'retail', 'jogging', 'kitchen'],
  },
  {
    slug: 'nue-cross-khukhot-station', title: 'nue cross Khu Khot station', brand: 'nue', group: 'Condominium',
    badge: 'Ready_to_Move', newProject: false, current: true, place: 'khukhot', code: 'nckk', campaign: 'NC-KKS-02',
    storeys: 8, buildings: 4, landRai: 8.2, completion: '2024-05', tags: ['pet_friendly'],
    onlineBooking: true, loan100: true, lat: 13.9328, lng: 100.6468,
    stations: [{ station: 'khu-khot', walkMinutes: 2, metres: 150 }],
    unitTypes: unitTypes(['N', 'S', 'E', 'W'], [
      ['S1', 'studio', 0, 1, 0, 24, null, 4, 70, 1.6, 1.9],
      ['A1', 'bed1', 1, 1, 0, 28, null, 4.8, 80, 1.95, 2.5],
      ['B1', 'bed2', 2, 1, 0, 40, null, 6.6, 30, 2.6, 3.2],
    ]),
    commonFee: 39, parkingPercent: 40, facilities: [...TOWER, 'petPark', 'jogging', 'playground'],
  },
  {
    slug: 'nue-pulse-ladprao', title: 'nue pulse ladprao', brand: 'nue', group: 'Condominium',
    badge: 'New_Project', newProject: true, current: true, place: 'ratchada-ladprao', code: 'nplp', campaign: 'NP-LPR-01',
    storeys: 33, buildings: 1, landRai: 2.7, completion: '2029-02', tags: ['next_to_mall'],
    onlineBooking: true, loan100: true, lat: 13.8139, lng: 100.5632,
    stations: [{ station: 'ha-yaek-lat-phrao', walkMinutes: 5, metres: 380 }, { station: 'phahon-yothin', walkMinutes: 7, metres: 540 }],
    unitTypes: unitTypes(['N', 'S', 'E'], [
      ['S1', 'studio', 0, 1, 0, 24, null, 4.2, 54, 2.9, 3.4],
      ['A1', 'bed1', 1, 1, 0, 30, null, 5.2, 66, 3.5, 4.4],
      ['B1', 'bed2', 2, 1, 1, 46, null, 7.2, 24, 5.1, 6.2],
    ]),
    commonFee: 52, parkingPercent: 42, facilities: [...TOWER, 'sky', 'kitchen'],
  },
  {
    slug: 'nue-orbit-bangna', title: 'nue orbit bangna', brand: 'nue', group: 'Condominium',
    badge: 'EIA_Approved', newProject: false, current: true, place: 'bangna', code: 'nobn', campaign: 'NO-BNA-01',
    storeys: 29, buildings: 2, landRai: 4.8, completion: '2028-06', tags: ['pet_friendly', 'near_expressway'],
    onlineBooking: true, loan100: true, lat: 13.6713, lng: 100.6076,
    stations: [{ station: 'bang-na', walkMinutes: 7, metres: 560 }, { station: 'udom-suk', walkMinutes: 15, metres: 1250 }],
    unitTypes: unitTypes(['N', 'S', 'E', 'W'], [
      ['S1', 'studio', 0, 1, 0, 25, null, 4.2, 60, 2.1, 2.5],
      ['A1', 'bed1', 1, 1, 0, 31, null, 5.2, 70, 2.6, 3.3],
      ['B1', 'bed2', 2, 2, 1, 48, null, 7.4, 30, 4, 4.9],
    ]),
    commonFee: 45, parkingPercent: 45, facilities: [...TOWER, 'petPark', 'sky', 'playground'],
  },
  {
    slug: 'nue-mesh-chaengwattana', title: 'nue mesh chaengwattana', brand: 'nue', group: 'Condominium',
    badge: 'New_Project', newProject: true, current: true, place: 'chaengwattana', code: 'nmcw', campaign: 'NM-CWN-01',
    storeys: 8, buildings: 3, landRai: 5.9, completion: '2027-11', tags: ['near_expressway'],
    onlineBooking: true, loan100: true, lat: 13.8995, lng: 100.5527,
    stations: [{ station: 'chaeng-watthana-14', walkMinutes: 4, metres: 310 }],
    unitTypes: unitTypes(['N', 'S', 'E', 'W'], [
      ['S1', 'studio', 0, 1, 0, 24, null, 4.2, 56, 1.79, 2.1],
      ['A1', 'bed1', 1, 1, 0, 29, null, 5, 60, 2.2, 2.8],
      ['B1', 'bed2', 2, 1, 0, 43, null, 6.8, 20, 3.1, 3.9],
    ]),
    commonFee: 40, parkingPercent: 40, facilities: [...TOWER, 'playground'],
  },
  {
    slug: 'nue-loop-donmueang', title: 'nue loop donmueang', brand: 'nue', group: 'Condominium',
    badge: 'Ready_to_Move', newProject: false, current: true, place: 'donmueang', code: 'nldm', campaign: 'NL-DMG-01',
    storeys: 8, buildings: 2, landRai: 4.1, completion: '2025-09', tags: ['near_expressway'],
    onlineBooking: true, loan100: true, lat: 13.9151, lng: 100.6027,
    stations: [{ station: 'don-mueang', walkMinutes: 8, metres: 640 }],
    unitTypes: unitTypes(['N', 'S'], [
      ['S1', 'studio', 0, 1, 0, 24, null, 4, 48, 1.69, 1.95],
      ['A1', 'bed1', 1, 1, 0, 28, null, 4.8, 60, 2.05, 2.6],
      ['A2', 'bed1plus', 1, 1, 0, 34, null, 5.6, 18, 2.5, 2.9],
    ]),
    commonFee: 38, parkingPercent: 38, facilities: [...TOWER, 'shuttle'],
  },
  {
    slug: 'nue-tempo-ngamwongwan', title: 'nue tempo ngamwongwan', brand: 'nue', group: 'Condominium',
    badge: 'Ready_to_Move', newProject: false, current: true, place: 'ngamwongwan', code: 'ntnw', campaign: 'NT-NWW-01',
    storeys: 23, buildings: 1, landRai: 2.3, completion: '2025-06', tags: ['next_to_mall'],
    onlineBooking: true, loan100: true, lat: 13.8571, lng: 100.5379,
    stations: [],
    unitTypes: unitTypes(['N', 'S', 'W'], [
      ['S1', 'studio', 0, 1, 0, 24, null, 4.2, 44, 1.85, 2.2],
      ['A1', 'bed1', 1, 1, 0, 30, null, 5.2, 50, 2.3, 2.9],
      ['B1', 'bed2', 2, 1, 1, 42, null, 6.8, 14, 3, 3.4],
    ]),
    commonFee: 40, parkingPercent: 40, facilities: [...TOWER, 'library', 'shuttle'],
  },
  {
    slug: 'nue-spark-srinakarin', title: 'nue spark srinakarin', brand: 'nue', group: 'Condominium',
    badge: 'Sold_Out', newProject: false, current: true, place: 'srinakarin', code: 'nssk', campaign: 'NS-SNK-01',
    storeys: 21, buildings: 1, landRai: 2, completion: '2025-01', tags: ['next_to_mall'],
    onlineBooking: false, loan100: false, lat: 13.6909, lng: 100.6465,
    stations: [{ station: 'suan-luang-rama-9', walkMinutes: 5, metres: 400 }],
    unitTypes: unitTypes(['N', 'E', 'S'], [
      ['S1', 'studio', 0, 1, 0, 25, null, 4.2, 40, 2.3, 2.7],
      ['A1', 'bed1', 1, 1, 0, 31, null, 5.2, 44, 2.8, 4.4],
    ]),
    commonFee: 42, parkingPercent: 40, facilities: [...TOWER],
  },
  {
    slug: 'nue-tide-thonburi', title: 'nue tide thonburi', brand: 'nue', group: 'Condominium',
    badge: 'EIA_Approved', newProject: false, current: true, place: 'thonburi', code: 'nttb', campaign: 'NT-TBR-01',
    storeys: 32, buildings: 1, landRai: 2.5, completion: '2028-10', tags: ['river_view'],
    onlineBooking: true, loan100: true, lat: 13.7206, lng: 100.4995,
    stations: [{ station: 'krung-thon-buri', walkMinutes: 6, metres: 470 }, { station: 'wongwian-yai', walkMinutes: 11, metres: 900 }],
    unitTypes: unitTypes(['N', 'E', 'W'], [
      ['S1', 'studio', 0, 1, 0, 26, null, 4.4, 46, 2.6, 3.2],
      ['A1', 'bed1', 1, 1, 0, 33, null, 5.6, 56, 3.4, 4.3],
      ['B1', 'bed2', 2, 2, 1, 50, null, 7.6, 22, 5.2, 6.5],
    ]),
    commonFee: 48, parkingPercent: 45, facilities: [...TOWER, 'sky', 'kitchen'],
  },
  {
    slug: 'nue-drift-suksawat', title: 'nue drift suksawat', brand: 'nue', group: 'Condominium',
    badge: 'New_Project', newProject: true, current: true, place: 'suksawat-ratburana', code: 'ndss', campaign: 'ND-SSW-01',
    storeys: 26, buildings: 1, landRai: 2.9, completion: '2028-08', tags: ['near_expressway', 'river_view'],
    onlineBooking: true, loan100: true, lat: 13.6784, lng: 100.5028,
    stations: [],
    unitTypes: unitTypes(['N', 'E', 'S'], [
      ['S1', 'studio', 0, 1, 0, 25, null, 4.2, 50, 1.9, 2.3],
      ['A1', 'bed1', 1, 1, 0, 31, null, 5.2, 56, 2.4, 3],
      ['B1', 'bed2', 2, 1, 1, 44, null, 7, 16, 3.2, 3.7],
    ]),
    commonFee: 42, parkingPercent: 45, facilities: [...TOWER, 'sky', 'shuttle'],
  },
  {
    slug: 'noble-grove-krungthepkreetha', title: 'noble grove krungthep kreetha', brand: 'noble', group: 'Single_detached_house',
    badge: 'New_Project', newProject: true, current: true, place: 'pattanakarn-krungthepkreetha', code: 'ngkk', campaign: 'NG-KTK-01',
    storeys: 2, buildings: 42, landRai: 28, completion: '2027-09', tags: ['pet_friendly', 'near_expressway'],
    onlineBooking: false, loan100: false, lat: 13.7512, lng: 100.6871,
    stations: [],
    unitTypes: unitTypes(['N', 'S'], [
      ['H1', 'house', 4, 5, 3, 326, 82, 16, 20, 25.9, 32],
      ['H2', 'house', 4, 5, 4, 398, 104, 18, 14, 33.5, 41],
      ['H3', 'house', 5, 6, 4, 486, 138, 20, 8, 44, 52],
    ]),
    commonFee: 65, parkingPercent: null, facilities: [...VILLAGE, 'onsen', 'petPark'],
  },
  {
    slug: 'noble-linden-ramindra', title: 'noble linden ramindra', brand: 'noble', group: 'Single_detached_house',
    badge: 'Ready_to_Move', newProject: false, current: true, place: 'ekkamai-ramindra', code: 'nlri', campaign: 'NL-RID-02',
    storeys: 2, buildings: 36, landRai: 19, completion: '2025-12', tags: ['pet_friendly', 'near_expressway'],
    onlineBooking: true, loan100: false, lat: 13.8417, lng: 100.6324,
    stations: [{ station: 'vacharaphol', walkMinutes: 22, metres: 1800 }],
    unitTypes: unitTypes(['N', 'S'], [
      ['H1', 'house', 4, 4, 2, 232, 60, 12, 20, 15.9, 19.5],
      ['H2', 'house', 4, 5, 3, 288, 74, 14, 16, 21.5, 29],
    ]),
    commonFee: 55, parkingPercent: null, facilities: [...VILLAGE],
  },
  {
    slug: 'nue-field-watcharapol', title: 'nue field watcharapol', brand: 'nue', group: 'House',
    badge: 'Ready_to_Move', newProject: false, current: true, place: 'watcharapol', code: 'nfwp', campaign: 'NF-WCP-01',
    storeys: 2, buildings: 48, landRai: 17, completion: '2025-10', tags: ['pet_friendly'],
    onlineBooking: true, loan100: true, lat: 13.8540, lng: 100.6461,
    stations: [{ station: 'vacharaphol', walkMinutes: 18, metres: 1500 }],
    unitTypes: unitTypes(['N', 'S'], [
      ['H1', 'house', 3, 3, 2, 158, 50, 10.5, 28, 7.9, 9.6],
      ['H2', 'house', 4, 3, 2, 186, 56, 11.5, 20, 9.9, 12.9],
    ]),
    commonFee: 42, parkingPercent: null, facilities: [...VILLAGE],
  },
  {
    slug: 'nue-kin-donmueang', title: 'nue kin donmueang', brand: 'nue', group: 'House',
    badge: null, newProject: false, current: true, place: 'donmueang', code: 'nkdm', campaign: 'NK-DMG-01',
    storeys: 2, buildings: 60, landRai: 18, completion: '2026-04', tags: ['pet_friendly', 'near_expressway'],
    onlineBooking: true, loan100: true, lat: 13.9555, lng: 100.5969,
    stations: [{ station: 'lak-hok', walkMinutes: 20, metres: 1650 }],
    unitTypes: unitTypes(['N', 'S'], [
      ['H1', 'house', 3, 3, 2, 128, 36, 8.5, 36, 5.2, 6.3],
      ['H2', 'house', 4, 3, 2, 152, 42, 9.5, 24, 6.6, 8.4],
    ]),
    commonFee: 38, parkingPercent: null, facilities: [...VILLAGE],
  },
  {
    slug: 'nue-lane-ratchapruek', title: 'nue lane ratchapruek', brand: 'nue', group: 'Townhome',
    badge: 'New_Project', newProject: true, current: true, place: 'westgate-ratchapruek', code: 'nlrp', campaign: 'NL-RPK-01',
    storeys: 3, buildings: 84, landRai: 15, completion: '2027-05', tags: ['pet_friendly', 'next_to_mall'],
    onlineBooking: true, loan100: true, lat: 13.8738, lng: 100.4142,
    stations: [{ station: 'talad-bang-yai', walkMinutes: 15, metres: 1200 }],
    unitTypes: unitTypes(['N', 'S'], [
      ['T1', 'townhome', 3, 2, 1, 112, 18, 5, 54, 2.99, 3.6],
      ['T2', 'townhome', 3, 3, 2, 134, 21, 5.7, 30, 3.7, 4.6],
    ]),
    commonFee: 32, parkingPercent: null, facilities: ['clubhouse', 'pool', 'gym', 'playground', 'garden', 'security', 'ev'],
  },
  {
    slug: 'noble-row-ekkamai-ramindra', title: 'noble row ekkamai-ramindra', brand: 'noble', group: 'Townhome',
    badge: null, newProject: false, current: true, place: 'ekkamai-ramindra', code: 'nrer', campaign: 'NR-EKR-01',
    storeys: 3, buildings: 40, landRai: 8, completion: '2026-03', tags: ['near_expressway'],
    onlineBooking: true, loan100: false, lat: 13.7936, lng: 100.6148,
    stations: [{ station: 'lat-phrao-83', walkMinutes: 17, metres: 1400 }],
    unitTypes: unitTypes(['N', 'S'], [
      ['T1', 'townhome', 3, 4, 2, 216, 24, 6, 26, 9.9, 12.4],
      ['T2', 'townhome', 4, 5, 3, 264, 30, 7, 14, 13.2, 16.5],
    ]),
    commonFee: 58, parkingPercent: null, facilities: ['clubhouse', 'pool', 'gym', 'garden', 'security', 'ev'],
  },
  {
    slug: 'nue-block-bangna', title: 'nue block bangna', brand: 'nue', group: 'Townhome',
    badge: 'Ready_to_Move', newProject: false, current: true, place: 'bangna', code: 'nbbn', campaign: 'NB-BNA-01',
    storeys: 3, buildings: 66, landRai: 12, completion: '2025-07', tags: ['shophouse', 'near_expressway', 'next_to_mall'],
    onlineBooking: true, loan100: true, lat: 13.6606, lng: 100.6548,
    stations: [{ station: 'si-iam', walkMinutes: 19, metres: 1550 }],
    unitTypes: unitTypes(['N', 'S'], [
      ['T1', 'townhome', 3, 3, 2, 138, 20, 5.5, 44, 4.5, 5.6],
      ['F1', 'shophouse', 2, 3, 2, 210, 24, 6, 22, 7.2, 9.8],
    ]),
    commonFee: 35, parkingPercent: null, facilities: ['clubhouse', 'gym', 'garden', 'security', 'ev', 'retail'],
  },
  {
    slug: 'nue-patch-khukhot', title: 'nue patch khukhot', brand: 'nue', group: 'Townhome',
    badge: 'Sold_Out', newProject: false, current: false, place: 'khukhot', code: 'npkk', campaign: 'NP-KKT-01',
    storeys: 2, buildings: 64, landRai: 10, completion: '2022-11', tags: [],
    onlineBooking: false, loan100: false, lat: 13.9403, lng: 100.6557,
    stations: [{ station: 'khu-khot', walkMinutes: 21, metres: 1700 }],
    unitTypes: unitTypes(['N', 'S'], [
      ['T1', 'townhome', 2, 2, 1, 92, 17, 5, 40, 2.4, 2.8],
      ['T2', 'townhome', 3, 2, 1, 108, 20, 5.7, 24, 2.9, 3.6],
    ], 2),
    commonFee: 28, parkingPercent: null, facilities: ['playground', 'garden', 'security'],
  },
  {
    slug: 'noble-plot-pattanakarn', title: 'noble plot pattanakarn', brand: 'noble', group: 'Land',
    badge: null, newProject: false, current: true, place: 'pattanakarn-krungthepkreetha', code: 'nppk', campaign: 'NP-PTK-01',
    storeys: 0, buildings: 24, landRai: 14, completion: '2026-01', tags: ['near_expressway'],
    onlineBooking: false, loan100: false, lat: 13.7281, lng: 100.6542,
    stations: [{ station: 'hua-mak', walkMinutes: 24, metres: 1950 }],
    unitTypes: unitTypes(['N', 'S'], [
      ['L1', 'plot', 0, 0, 0, 0, 100, 16, 16, 12, 17],
      ['L2', 'plot', 0, 0, 0, 0, 180, 22, 8, 23, 35],
    ]),
    commonFee: 30, parkingPercent: null, facilities: ['garden', 'security', 'jogging', 'clubhouse'],
  },
  {
    slug: 'nue-plot-ratchapruek', title: 'nue plot ratchapruek', brand: 'nue', group: 'Land',
    badge: 'Ready_to_Move', newProject: false, current: true, place: 'westgate-ratchapruek', code: 'nprp', campaign: 'NP-RPK-01',
    storeys: 0, buildings: 30, landRai: 11, completion: '2025-08', tags: [],
    onlineBooking: true, loan100: false, lat: 13.8660, lng: 100.4516,
    stations: [{ station: 'bang-rak-noi-tha-it', walkMinutes: 16, metres: 1300 }],
    unitTypes: unitTypes(['N', 'S'], [
      ['L1', 'plot', 0, 0, 0, 0, 50, 12, 20, 3.8, 4.9],
      ['L2', 'plot', 0, 0, 0, 0, 96, 16, 10, 7.1, 9.5],
    ]),
    commonFee: 22, parkingPercent: null, facilities: ['garden', 'security', 'jogging'],
  },
  {
    slug: 'noble-haven-suksawat', title: 'noble haven suksawat', brand: 'noble', group: 'House',
    badge: 'Sold_Out', newProject: false, current: false, place: 'suksawat-ratburana', code: 'nhss', campaign: 'NH-SSW-01',
    storeys: 2, buildings: 38, landRai: 14, completion: '2021-06', tags: ['near_expressway'],
    onlineBooking: false, loan100: false, lat: 13.6471, lng: 100.5223,
    stations: [],
    unitTypes: unitTypes(['N', 'S'], [
      ['H1', 'house', 3, 3, 2, 164, 52, 11, 22, 6.5, 8.2],
      ['H2', 'house', 4, 4, 2, 206, 62, 12.5, 16, 8.6, 11],
    ]),
    commonFee: 45, parkingPercent: null, facilities: ['clubhouse', 'pool', 'garden', 'security', 'playground'],
  },
]
