import {
  CONDO,
  DETACHED,
  EIA,
  HOUSE,
  LAND,
  max,
  min,
  NEW,
  PETS,
  READY,
  range,
  sharing,
  TOWNHOME,
} from './combined-rows'
import { type Row, typedOn } from './labelled-query'

const ENGLISH: Row[] = [
  { q: 'ari condo 1 bed under 7m', understood: { ...CONDO, place: 'ari', beds: 1, price: max(7) } },
  {
    q: 'ready to move condo rama 9 budget 6 million',
    understood: { ...CONDO, ...READY, place: 'rama9', price: max(6) },
  },
  { q: 'pet friendly 2 bedroom thonglor', understood: { place: 'thonglor', beds: 2, tags: PETS } },
  { q: '4 bedroom detached house below 20 million baht', understood: { ...DETACHED, beds: 4, price: max(20) } },
  { q: '3br townhouse bangna move-in ready', understood: { ...TOWNHOME, ...READY, place: 'bangna', beds: 3 } },
  {
    q: 'new condo near bts ekkamai one bedroom',
    understood: { ...CONDO, ...NEW, station: 'ekkamai', beds: 1 },
  },
  { q: 'studio next to mrt phra ram 9', understood: { station: 'phra-ram-9', beds: 0 } },
  {
    q: 'nue ladprao condo 3-4m',
    understood: { ...CONDO, brand: 'nue', place: 'ratchada-ladprao', price: range(3, 4) },
  },
  { q: 'noble ploenchit two bedrooms', understood: { brand: 'noble', place: 'ploenchit', beds: 2 } },
  { q: 'cheap studio under 2m ready now', understood: { ...READY, beds: 0, price: max(2) } },
  {
    q: 'river view condo 2 bed up to 7 million',
    understood: { ...CONDO, tags: ['river-view'], beds: 2, price: max(7) },
  },
  {
    q: 'condo near expressway pets allowed under 3m',
    understood: { ...CONDO, tags: ['near-expressway', 'pet-friendly'], price: max(3) },
  },
  { q: 'house in don mueang that allows dogs', understood: { ...HOUSE, place: 'donmueang', tags: PETS } },
  { q: '3 bed house max 6 million', understood: { ...HOUSE, beds: 3, price: max(6) } },
  {
    q: 'townhome next to a mall, 3 bedrooms, less than 4m',
    understood: { ...TOWNHOME, beds: 3, tags: ['next-to-mall'], price: max(4) },
  },
  { q: 'condo on nut station pet friendly', understood: { ...CONDO, station: 'on-nut', tags: PETS } },
  { q: 'eia approved condo thonburi 1 bedroom', understood: { ...CONDO, ...EIA, place: 'thonburi', beds: 1 } },
  {
    q: 'bangna condo 2 bedrooms between 4 and 5 million',
    understood: { ...CONDO, place: 'bangna', beds: 2, price: range(4, 5) },
  },
  { q: 'ready condo monthly payment under 15000', understood: { ...CONDO, ...READY, monthly: 15_000 } },
  { q: '2 bed condo at least 60 sqm under 12m', understood: { ...CONDO, beds: 2, area: { min: 60 }, price: max(12) } },
  { q: '1 bedroom 40+ sqm asoke', understood: { beds: 1, area: { min: 40 }, place: 'asoke' } },
  { q: 'land in ratchapruek up to 5 million', understood: { ...LAND, place: 'westgate-ratchapruek', price: max(5) } },
  {
    q: 'plot pattanakarn near expressway',
    understood: { ...LAND, place: 'pattanakarn-krungthepkreetha', tags: ['near-expressway'] },
  },
  { q: 'chaengwattana new project under 2.5m', understood: { ...NEW, place: 'chaengwattana', price: max(2.5) } },
  { q: 'ngamwongwan 2 bedroom beside mall', understood: { place: 'ngamwongwan', beds: 2, tags: ['next-to-mall'] } },
  {
    q: 'condo near bts khu khot under 2 mb',
    understood: { ...CONDO, station: 'khu-khot', price: max(2) },
  },
  { q: '2 bed pet condo khukhot', understood: { ...CONDO, place: 'khukhot', beds: 2, tags: PETS } },
  { q: 'ha yaek lat phrao 2 bedroom condo', understood: { ...CONDO, station: 'ha-yaek-lat-phrao', beds: 2 } },
  { q: 'phrom phong three bedroom ready to move in', understood: { ...READY, place: 'phromphong', beds: 3 } },
  { q: 'ploenchit 3 bedrooms over 40m', understood: { place: 'ploenchit', beds: 3, price: min(40) } },
  { q: 'luxury condo 2 bedrooms from 20 million', understood: { ...CONDO, beds: 2, price: min(20) } },
  { q: 'new single house 5 bedrooms', understood: { ...DETACHED, ...NEW, beds: 5 } },
  {
    q: 'detached house krungthep kreetha over 400 sqm',
    understood: { ...DETACHED, place: 'pattanakarn-krungthepkreetha', area: { min: 400 } },
  },
  { q: 'house watcharapol 4 beds below 13m', understood: { ...HOUSE, place: 'watcharapol', beds: 4, price: max(13) } },
  { q: 'ekkamai-ramindra townhome four bedrooms', understood: { ...TOWNHOME, place: 'ekkamai-ramindra', beds: 4 } },
  { q: 'shophouse bangna ready to move', understood: { ...READY, place: 'bangna', tags: ['shophouse'] } },
  { q: '1br near mrt max 4m condo', understood: { ...CONDO, line: 'mrt', beds: 1, price: max(4) } },
  {
    q: 'bts sukhumvit line condo 2 bedrooms under 5m',
    understood: { ...CONDO, line: 'bts-sukhumvit', beds: 2, price: max(5) },
  },
  { q: 'sukhumvit 1 bed 9 to 10 million', understood: { place: 'sukhumvit', beds: 1, price: range(9, 10) } },
  { q: 'sukhumvit pet friendly eia approved', understood: { ...EIA, place: 'sukhumvit', tags: PETS } },
  { q: 'nue ready to move near expressway', understood: { brand: 'nue', ...READY, tags: ['near-expressway'] } },
  { q: 'nue one bed under 2.5m ready', understood: { brand: 'nue', ...READY, beds: 1, price: max(2.5) } },
  { q: 'new noble project two bedroom', understood: { brand: 'noble', ...NEW, beds: 2 } },
  { q: 'suksawat 1 bed river view', understood: { place: 'suksawat-ratburana', beds: 1, tags: ['river-view'] } },
  { q: 'wanglang 1 bedroom 5-6 million', understood: { place: 'faichai-wanglang', beds: 1, price: range(5, 6) } },
  {
    q: 'studio near bts bang na under 2.3 million',
    understood: { station: 'bang-na', beds: 0, price: max(2.3) },
  },
  { q: 'krung thon buri bts 2 bedrooms', understood: { station: 'krung-thon-buri', beds: 2 } },
  {
    q: 'family house with 4 bedrooms, ready, not more than 13 million',
    understood: { ...HOUSE, ...READY, beds: 4, price: max(13) },
  },
  {
    q: 'looking for a two bed condo where I can keep a cat, 15m max',
    understood: { ...CONDO, beds: 2, tags: PETS, price: max(15) },
  },
  {
    q: '2 bedroom condo 50-60 sqm ready in rama 9',
    understood: { ...CONDO, ...READY, beds: 2, area: { min: 50, max: 60 }, place: 'rama9' },
  },
  sharing('onsen', '2 bedroom condo with onsen', { ...CONDO, beds: 2 }),
  sharing('coworking', 'rama 9 condo with coworking', { ...CONDO, place: 'rama9' }),
  sharing('library', 'pet friendly condo with library', { ...CONDO, tags: PETS }),
  sharing('playground', '2 bed condo with playground', { ...CONDO, beds: 2 }),
  sharing('shuttle', 'condo with shuttle under 2m', { ...CONDO, price: max(2) }),
  sharing('pool', '3 bedroom townhome with pool', { ...TOWNHOME, beds: 3 }),
  sharing('clubhouse', '4 bed detached house with clubhouse', { ...DETACHED, beds: 4 }),
  sharing('ev', 'asoke condo with ev charger', { ...CONDO, place: 'asoke' }),
  sharing('gym', 'studio condo with gym under 2m', { ...CONDO, beds: 0, price: max(2) }),
  { q: 'silom 2 bedrooms under 15 million', understood: { place: 'silom', beds: 2, price: max(15) } },
]

/**
 * Two or more conditions in one query, as people type them: kind, place or station, bedrooms, price, size, status,
 * features and facilities. Written before it was known how the search reads them.
 */
export const COMBINED_ENGLISH_QUERIES = [...typedOn('en', ENGLISH)]
