import { PROJECT_FACTS } from '@demo/facts'
import type { Understood } from '@/features/search/domain/search-types'
import { type LabelledQuery, type Row, typedOn } from './labelled-query'
import { relevantTo } from './relevant'

/** A million baht. */
const M = 1_000_000

const max = (millions: number) => ({ max: Math.round(millions * M) })
const min = (millions: number) => ({ min: Math.round(millions * M) })
const range = (from: number, to: number) => ({ min: Math.round(from * M), max: Math.round(to * M) })

/** A row that asks for a shared facility beside its filters: no filter is read for it, so the facts decide. */
function sharing(facility: string, q: string, understood: Understood = {}): Row {
  const has = PROJECT_FACTS.filter(({ facilities, badge, current }) => {
    const isForSale = badge !== 'Sold_Out' && current
    return isForSale && (facilities as readonly string[]).includes(facility)
  }).map(({ slug }) => slug)
  const among = Object.keys(understood).length === 0 ? has : relevantTo({ q, lang: 'en', understood })
  return { q, understood, hits: has.filter((slug) => among.includes(slug)) }
}

const CONDO = { group: 'condominium' } as const
const HOUSE = { group: 'house' } as const
const DETACHED = { group: 'single-detached-house' } as const
const TOWNHOME = { group: 'townhome' } as const
const LAND = { group: 'land' } as const
const READY = { badge: 'Ready_to_Move' } as const
const NEW = { badge: 'New_Project' } as const
const EIA = { badge: 'EIA_Approved' } as const
const PETS = ['pet-friendly'] as const

const THAI: Row[] = [
  { q: 'คอนโดอารีย์ 1 ห้องนอน ไม่เกิน 7 ล้าน', understood: { ...CONDO, place: 'ari', beds: 1, price: max(7) } },
  { q: 'คอนโดพร้อมอยู่ พระราม 9 งบ 6 ล้าน', understood: { ...CONDO, ...READY, place: 'rama9', price: max(6) } },
  { q: 'ทองหล่อ สองห้องนอน เลี้ยงแมวได้', understood: { place: 'thonglor', beds: 2, tags: PETS } },
  { q: 'บ้านเดี่ยว 4 ห้องนอน ต่ำกว่า 20 ล้าน', understood: { ...DETACHED, beds: 4, price: max(20) } },
  { q: 'ทาวน์โฮมบางนา 3 ห้องนอน พร้อมอยู่', understood: { ...TOWNHOME, ...READY, place: 'bangna', beds: 3 } },
  { q: 'คอนโดใหม่ใกล้ bts เอกมัย 1 นอน', understood: { ...CONDO, ...NEW, line: 'bts', station: 'ekkamai', beds: 1 } },
  { q: 'คอนโดติด mrt พระราม 9 สตูดิโอ', understood: { ...CONDO, line: 'mrt', station: 'phra-ram-9', beds: 0 } },
  {
    q: 'คอนโด nue ลาดพร้าว 3-4 ล้าน',
    understood: { ...CONDO, brand: 'nue', place: 'ratchada-ladprao', price: range(3, 4) },
  },
  { q: 'โนเบิล เพลินจิต 2 ห้องนอน', understood: { brand: 'noble', place: 'ploenchit', beds: 2 } },
  { q: 'ห้องสตูดิโอ ไม่เกิน 2 ล้าน พร้อมเข้าอยู่', understood: { ...READY, beds: 0, price: max(2) } },
  { q: 'คอนโดวิวแม่น้ำ 2 ห้องนอน ไม่เกิน 7 ล้าน', understood: { ...CONDO, tags: ['river-view'], beds: 2, price: max(7) } },
  {
    q: 'คอนโดใกล้ทางด่วน เลี้ยงสัตว์ได้ ไม่เกิน 3 ล้าน',
    understood: { ...CONDO, tags: ['near-expressway', 'pet-friendly'], price: max(3) },
  },
  { q: 'บ้านเลี้ยงหมาได้ ดอนเมือง', understood: { ...HOUSE, place: 'donmueang', tags: PETS } },
  { q: 'บ้าน 3 ห้องนอน งบไม่เกิน 6 ล้าน', understood: { ...HOUSE, beds: 3, price: max(6) } },
  {
    q: 'ทาวน์เฮาส์ใกล้ห้าง 3 ห้องนอน ต่ำกว่า 4 ล้าน',
    understood: { ...TOWNHOME, beds: 3, tags: ['next-to-mall'], price: max(4) },
  },
  { q: 'คอนโดใกล้รถไฟฟ้าอ่อนนุช เลี้ยงสัตว์ได้', understood: { ...CONDO, station: 'on-nut', tags: PETS } },
  { q: 'คอนโดผ่าน eia ธนบุรี 1 ห้องนอน', understood: { ...CONDO, ...EIA, place: 'thonburi', beds: 1 } },
  {
    q: 'คอนโดบางนา 2 ห้องนอน 4 ล้านกว่า ไม่เกิน 5 ล้าน',
    understood: { ...CONDO, place: 'bangna', beds: 2, price: range(4, 5) },
  },
  { q: 'ผ่อนไม่เกิน 15000 ต่อเดือน คอนโดพร้อมอยู่', understood: { ...CONDO, ...READY, monthly: 15_000 } },
  {
    q: 'คอนโด 2 ห้องนอน 60 ตรม ขึ้นไป ไม่เกิน 12 ล้าน',
    understood: { ...CONDO, beds: 2, area: { min: 60 }, price: max(12) },
  },
  { q: '1 ห้องนอน 40 ตารางเมตรขึ้นไป อโศก', understood: { beds: 1, area: { min: 40 }, place: 'asoke' } },
  { q: 'ที่ดินราชพฤกษ์ ไม่เกิน 5 ล้าน', understood: { ...LAND, place: 'westgate-ratchapruek', price: max(5) } },
  {
    q: 'ที่ดินพัฒนาการ ใกล้ทางด่วน',
    understood: { ...LAND, place: 'pattanakarn-krungthepkreetha', tags: ['near-expressway'] },
  },
  {
    q: 'คอนโดแจ้งวัฒนะ โครงการใหม่ ไม่เกิน 2.5 ล้าน',
    understood: { ...CONDO, ...NEW, place: 'chaengwattana', price: max(2.5) },
  },
  { q: 'งามวงศ์วาน 2 ห้องนอน ใกล้ห้าง', understood: { place: 'ngamwongwan', beds: 2, tags: ['next-to-mall'] } },
  { q: 'คอนโดใกล้ bts คูคต ไม่เกิน 2 ล้าน', understood: { ...CONDO, line: 'bts', station: 'khu-khot', price: max(2) } },
  { q: 'คอนโดคูคต 2 นอน เลี้ยงสัตว์', understood: { ...CONDO, place: 'khukhot', beds: 2, tags: PETS } },
  { q: 'คอนโดห้าแยกลาดพร้าว สองนอน', understood: { ...CONDO, station: 'ha-yaek-lat-phrao', beds: 2 } },
  { q: 'คอนโดพร้อมพงษ์ 3 ห้องนอน พร้อมอยู่', understood: { ...CONDO, ...READY, place: 'phromphong', beds: 3 } },
  { q: 'เพลินจิต 3 ห้องนอน เกิน 40 ล้าน', understood: { place: 'ploenchit', beds: 3, price: min(40) } },
  { q: 'คอนโดหรู 2 ห้องนอน 20 ล้านขึ้นไป', understood: { ...CONDO, beds: 2, price: min(20) } },
  { q: 'บ้านเดี่ยวโครงการใหม่ 5 ห้องนอน', understood: { ...DETACHED, ...NEW, beds: 5 } },
  {
    q: 'บ้านเดี่ยวกรุงเทพกรีฑา 400 ตรม ขึ้นไป',
    understood: { ...DETACHED, place: 'pattanakarn-krungthepkreetha', area: { min: 400 } },
  },
  { q: 'บ้านวัชรพล 4 ห้องนอน ไม่เกิน 13 ล้าน', understood: { ...HOUSE, place: 'watcharapol', beds: 4, price: max(13) } },
  { q: 'ทาวน์โฮมเอกมัยรามอินทรา 4 ห้องนอน', understood: { ...TOWNHOME, place: 'ekkamai-ramindra', beds: 4 } },
  { q: 'อาคารพาณิชย์บางนา พร้อมอยู่', understood: { ...READY, place: 'bangna', tags: ['shophouse'] } },
  { q: 'คอนโด mrt ไม่เกิน 4 ล้าน 1 ห้องนอน', understood: { ...CONDO, line: 'mrt', beds: 1, price: max(4) } },
  { q: 'คอนโดสายสีเขียว 2 ห้องนอน ไม่เกิน 5 ล้าน', understood: { ...CONDO, line: 'bts-sukhumvit', beds: 2, price: max(5) } },
  { q: 'คอนโดสุขุมวิท 1 ห้องนอน 9-10 ล้าน', understood: { ...CONDO, place: 'sukhumvit', beds: 1, price: range(9, 10) } },
  { q: 'สุขุมวิท ผ่าน EIA เลี้ยงสัตว์', understood: { ...EIA, place: 'sukhumvit', tags: PETS } },
  { q: 'nue พร้อมอยู่ ใกล้ทางด่วน', understood: { brand: 'nue', ...READY, tags: ['near-expressway'] } },
  { q: 'นิว 1 ห้องนอน ไม่เกิน 2.5 ล้าน พร้อมอยู่', understood: { brand: 'nue', ...READY, beds: 1, price: max(2.5) } },
  { q: 'โครงการใหม่ noble 2 ห้องนอน', understood: { brand: 'noble', ...NEW, beds: 2 } },
  { q: 'สุขสวัสดิ์ วิวแม่น้ำ 1 นอน', understood: { place: 'suksawat-ratburana', beds: 1, tags: ['river-view'] } },
  {
    q: 'วังหลัง 1 ห้องนอน 5 ล้านกลางๆ ไม่เกิน 6 ล้าน',
    understood: { place: 'faichai-wanglang', beds: 1, price: range(5, 6) },
  },
  {
    q: 'คอนโดใกล้ bts บางนา สตูดิโอ ไม่เกิน 2.3 ล้าน',
    understood: { ...CONDO, line: 'bts', station: 'bang-na', beds: 0, price: max(2.3) },
  },
  { q: 'bts กรุงธนบุรี 2 ห้องนอน', understood: { line: 'bts', station: 'krung-thon-buri', beds: 2 } },
  {
    q: 'คอนโด 50 ตรม พร้อมอยู่ 2 ห้องนอน พระราม9',
    understood: { ...CONDO, ...READY, beds: 2, area: { min: 45, max: 55 }, place: 'rama9' },
  },
  { q: 'อยากได้คอนโด 2 ห้องนอนเลี้ยงสัตว์ได้ไม่เกิน 15 ล้าน', understood: { ...CONDO, beds: 2, tags: PETS, price: max(15) } },
  { q: 'มีบ้านพร้อมอยู่ 4 ห้องนอนไม่เกินสิบสามล้านไหม', understood: { ...HOUSE, ...READY, beds: 4, price: max(13) } },
  sharing('onsen', 'คอนโดมีออนเซ็น 2 ห้องนอน', { ...CONDO, beds: 2 }),
  sharing('coworking', 'คอนโดมี co-working พระราม 9', { ...CONDO, place: 'rama9' }),
  sharing('library', 'คอนโดมีห้องสมุด เลี้ยงสัตว์ได้', { ...CONDO, tags: PETS }),
  sharing('playground', 'คอนโดมีสนามเด็กเล่น 2 ห้องนอน', { ...CONDO, beds: 2 }),
  sharing('shuttle', 'คอนโดมีรถรับส่ง ไม่เกิน 2 ล้าน', { ...CONDO, price: max(2) }),
  sharing('pool', 'ทาวน์โฮมมีสระว่ายน้ำ 3 ห้องนอน', { ...TOWNHOME, beds: 3 }),
  sharing('clubhouse', 'บ้านเดี่ยวมีคลับเฮาส์ 4 ห้องนอน', { ...DETACHED, beds: 4 }),
  sharing('ev', 'คอนโดมีที่ชาร์จรถไฟฟ้า อโศก', { ...CONDO, place: 'asoke' }),
  sharing('gym', 'คอนโดมีฟิตเนส สตูดิโอ ไม่เกิน 2 ล้าน', { ...CONDO, beds: 0, price: max(2) }),
  { q: 'ขอ 2 ห้องนอนแถวสาทรหรือสีลม', understood: { place: 'silom', beds: 2 } },
]

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
    understood: { ...CONDO, ...NEW, line: 'bts', station: 'ekkamai', beds: 1 },
  },
  { q: 'studio next to mrt phra ram 9', understood: { line: 'mrt', station: 'phra-ram-9', beds: 0 } },
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
    understood: { ...CONDO, line: 'bts', station: 'khu-khot', price: max(2) },
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
    understood: { line: 'bts', station: 'bang-na', beds: 0, price: max(2.3) },
  },
  { q: 'krung thon buri bts 2 bedrooms', understood: { line: 'bts', station: 'krung-thon-buri', beds: 2 } },
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

const TRADITIONAL: Row[] = [
  { q: '阿黎公寓 一房 700萬以下', understood: { ...CONDO, place: 'ari', beds: 1, price: max(7) } },
  { q: '拉瑪九 現樓公寓 預算600萬', understood: { ...CONDO, ...READY, place: 'rama9', price: max(6) } },
  { q: '通羅 兩房 可養貓', understood: { place: 'thonglor', beds: 2, tags: PETS } },
  { q: '四房獨立別墅 2000萬以內', understood: { ...DETACHED, beds: 4, price: max(20) } },
  { q: '邦納聯排別墅 三房 現樓', understood: { ...TOWNHOME, ...READY, place: 'bangna', beds: 3 } },
  { q: '近BTS億甲邁站新公寓一房', understood: { ...CONDO, ...NEW, line: 'bts', station: 'ekkamai', beds: 1 } },
  {
    q: 'nue 拉拋 公寓 300-400萬',
    understood: { ...CONDO, brand: 'nue', place: 'ratchada-ladprao', price: range(3, 4) },
  },
  { q: 'noble 奔集 兩房', understood: { brand: 'noble', place: 'ploenchit', beds: 2 } },
  { q: '開放式 200萬以下 即可入住', understood: { ...READY, beds: 0, price: max(2) } },
  { q: '河景公寓 兩房 不超過700萬', understood: { ...CONDO, tags: ['river-view'], beds: 2, price: max(7) } },
  {
    q: '可養寵物 近高速公路 公寓 300萬內',
    understood: { ...CONDO, tags: ['near-expressway', 'pet-friendly'], price: max(3) },
  },
  { q: '廊曼 別墅 可養狗', understood: { ...HOUSE, place: 'donmueang', tags: PETS } },
  { q: '吞武里 環評通過 一房公寓', understood: { ...CONDO, ...EIA, place: 'thonburi', beds: 1 } },
  { q: '邦納 兩房公寓 400萬到500萬', understood: { ...CONDO, place: 'bangna', beds: 2, price: range(4, 5) } },
  { q: '月供15000以內 現樓公寓', understood: { ...CONDO, ...READY, monthly: 15_000 } },
  { q: '兩房公寓 60平方米以上 1200萬以下', understood: { ...CONDO, beds: 2, area: { min: 60 }, price: max(12) } },
  { q: '阿索克 一房 40平方米以上', understood: { beds: 1, area: { min: 40 }, place: 'asoke' } },
  { q: '叻差帕 土地 500萬以下', understood: { ...LAND, place: 'westgate-ratchapruek', price: max(5) } },
  { q: '昌瓦他納 新盤 250萬以下', understood: { ...NEW, place: 'chaengwattana', price: max(2.5) } },
  { q: '南旺宛 兩房 近商場', understood: { place: 'ngamwongwan', beds: 2, tags: ['next-to-mall'] } },
  { q: '澎蓬 三房 現樓', understood: { ...READY, place: 'phromphong', beds: 3 } },
  { q: '奔集 三房 4000萬以上', understood: { place: 'ploenchit', beds: 3, price: min(40) } },
  { q: '全新獨立別墅 五房', understood: { ...DETACHED, ...NEW, beds: 5 } },
  { q: '瓦差拉蓬 別墅 四房 1300萬內', understood: { ...HOUSE, place: 'watcharapol', beds: 4, price: max(13) } },
  { q: '近MRT 一房公寓 最多400萬', understood: { ...CONDO, line: 'mrt', beds: 1, price: max(4) } },
  { q: '素坤逸 一房 900至1000萬', understood: { place: 'sukhumvit', beds: 1, price: range(9, 10) } },
  { q: 'nue 現樓 近高速公路', understood: { brand: 'nue', ...READY, tags: ['near-expressway'] } },
  sharing('onsen', '有溫泉的兩房公寓', { ...CONDO, beds: 2 }),
  sharing('library', '有圖書館 可養寵物 公寓', { ...CONDO, tags: PETS }),
  sharing('pool', '有泳池的聯排別墅 三房', { ...TOWNHOME, beds: 3 }),
]

const SIMPLIFIED: Row[] = [
  { q: '阿黎公寓 一居 700万以下', understood: { ...CONDO, place: 'ari', beds: 1, price: max(7) } },
  { q: '拉玛九现房公寓 预算600万', understood: { ...CONDO, ...READY, place: 'rama9', price: max(6) } },
  { q: '通罗两居 可以养猫', understood: { place: 'thonglor', beds: 2, tags: PETS } },
  { q: '独栋别墅 四房 2000万以内', understood: { ...DETACHED, beds: 4, price: max(20) } },
  { q: '邦纳 联排 三房 现房', understood: { ...TOWNHOME, ...READY, place: 'bangna', beds: 3 } },
  { q: '亿甲迈轻轨站旁新公寓 一室', understood: { ...CONDO, ...NEW, station: 'ekkamai', line: 'bts', beds: 1 } },
  {
    q: '拉抛 nue 公寓 300到400万',
    understood: { ...CONDO, brand: 'nue', place: 'ratchada-ladprao', price: range(3, 4) },
  },
  { q: '奔集noble两房', understood: { brand: 'noble', place: 'ploenchit', beds: 2 } },
  { q: '开间 200万以内 拎包入住', understood: { ...READY, beds: 0, price: max(2) } },
  { q: '看河景的两居公寓 不超过700万', understood: { ...CONDO, tags: ['river-view'], beds: 2, price: max(7) } },
  {
    q: '能养宠物 靠近高速 300万以下公寓',
    understood: { ...CONDO, tags: ['near-expressway', 'pet-friendly'], price: max(3) },
  },
  { q: '廊曼别墅 能养狗', understood: { ...HOUSE, place: 'donmueang', tags: PETS } },
  { q: '别墅三房最多600万', understood: { ...HOUSE, beds: 3, price: max(6) } },
  { q: '商场旁联排别墅 三房 400万以下', understood: { ...TOWNHOME, beds: 3, tags: ['next-to-mall'], price: max(4) } },
  { q: '吞武里 环评已通过 一房', understood: { ...EIA, place: 'thonburi', beds: 1 } },
  { q: '邦纳两房公寓 400-500万', understood: { ...CONDO, place: 'bangna', beds: 2, price: range(4, 5) } },
  { q: '月供一万五以内 现房公寓', understood: { ...CONDO, ...READY, monthly: 15_000 } },
  { q: '两房公寓 60平以上 1200万以下', understood: { ...CONDO, beds: 2, area: { min: 60 }, price: max(12) } },
  { q: '西门 土地 500万以内', understood: { ...LAND, place: 'westgate-ratchapruek', price: max(5) } },
  { q: '昌瓦他纳 新楼盘 250万以下', understood: { ...NEW, place: 'chaengwattana', price: max(2.5) } },
  { q: '南旺宛 两居 靠近商场', understood: { place: 'ngamwongwan', beds: 2, tags: ['next-to-mall'] } },
  { q: '庫科站附近 200万以下 公寓', understood: { ...CONDO, station: 'khu-khot', price: max(2) } },
  { q: '澎蓬三居室现房', understood: { ...READY, place: 'phromphong', beds: 3 } },
  { q: '新独栋别墅 五房', understood: { ...DETACHED, ...NEW, beds: 5 } },
  { q: '瓦差拉蓬 别墅 四居 1300万以内', understood: { ...HOUSE, place: 'watcharapol', beds: 4, price: max(13) } },
  { q: '地铁mrt 一房公寓 400万以内', understood: { ...CONDO, line: 'mrt', beds: 1, price: max(4) } },
  { q: '素坤逸一居900万到1000万', understood: { place: 'sukhumvit', beds: 1, price: range(9, 10) } },
  sharing('gym', '带健身房的开间公寓 200万以下', { ...CONDO, beds: 0, price: max(2) }),
  sharing('coworking', '拉玛九 有共享办公的公寓', { ...CONDO, place: 'rama9' }),
  sharing('clubhouse', '带会所的独栋别墅 四房', { ...DETACHED, beds: 4 }),
]

/**
 * Two or more conditions in one query, as people type them: kind, place or station, bedrooms, price, size, status,
 * features and facilities. Written before it was known how the search reads them.
 */
export const COMBINED_QUERIES: readonly LabelledQuery[] = [
  ...typedOn('th', THAI),
  ...typedOn('en', ENGLISH),
  ...typedOn('cht', TRADITIONAL),
  ...typedOn('chs', SIMPLIFIED),
]
