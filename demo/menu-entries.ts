import type { InFour } from './types'

/** One entry of a menu. A slug without `/` in front follows the slug of the entry above it. */
export interface MenuEntrySeed {
  title: InFour
  slug: string
  list: readonly MenuEntrySeed[]
}

export type Titles = readonly [th: string, en: string, cht: string, chs: string]

export const entry = (
  slug: string,
  [th, en, cht, chs]: Titles,
  list: readonly MenuEntrySeed[] = [],
): MenuEntrySeed => ({
  title: { th, en, cht, chs },
  slug,
  list,
})

export const condominiums = (query: string) => [
  entry(`all${query}`, ['คอนโดทั้งหมด', 'All condominiums', '所有公寓', '全部公寓']),
  entry(`new-condo${query}`, ['คอนโดโครงการใหม่', 'New condominiums', '全新公寓', '新盘公寓']),
  entry(`condo-ready-to-move${query}`, ['คอนโดพร้อมอยู่', 'Ready to move in', '現樓公寓', '现房公寓']),
  entry(`condo-pet-friendly${query}`, [
    'คอนโดเลี้ยงสัตว์ได้',
    'Pet-friendly condominiums',
    '可養寵物的公寓',
    '可养宠物的公寓',
  ]),
]

export const CONDOMINIUM: Titles = ['คอนโดมิเนียม', 'Condominiums', '公寓', '公寓']
export const HOUSE: Titles = ['บ้านและทาวน์โฮม', 'Houses and townhomes', '別墅與聯排別墅', '别墅与联排别墅']

export const allHouses = (query: string) =>
  entry(`all${query}`, ['บ้านทั้งหมด', 'All houses', '所有別墅與聯排別墅', '全部别墅与联排别墅'])
export const detached = (query: string) =>
  entry(`single-detached-house${query}`, ['บ้านเดี่ยว', 'Detached houses', '獨立別墅', '独栋别墅'])
export const townhomes = (query: string) => entry(`townhome${query}`, ['ทาวน์โฮม', 'Townhomes', '聯排別墅', '联排别墅'])
export const shophouses = (query: string) =>
  entry(`shophouse${query}`, ['อาคารพาณิชย์', 'Shophouses', '店屋（商住兩用）', '店屋（商住两用）'])

export const LOCATIONS: readonly MenuEntrySeed[] = [
  entry('sukhumvit', ['สุขุมวิท', 'Sukhumvit', '素坤逸', '素坤逸']),
  entry('asoke', ['อโศก', 'Asoke', '阿索克', '阿索克']),
  entry('phromphong', ['พร้อมพงษ์', 'Phromphong', '澎蓬', '澎蓬']),
  entry('thonglor', ['ทองหล่อ', 'Thonglor', '通羅', '通罗']),
  entry('ari', ['อารีย์', 'Ari', '阿黎', '阿黎']),
  entry('rama9-ratchada-ladprao', [
    'พระราม 9-รัชดา-ลาดพร้าว',
    'Rama 9, Ratchada, Ladprao',
    '拉瑪九·拉差達·拉拋',
    '拉玛九·拉差达·拉抛',
  ]),
  entry('srinakarin-bangna', ['ศรีนครินทร์-บางนา', 'Srinakarin, Bangna', '詩納卡琳·邦納', '诗纳卡琳·邦纳']),
  entry('pattanakarn-krungthepkreetha', [
    'พัฒนาการ-กรุงเทพกรีฑา',
    'Pattanakarn, Krungthep Kreetha',
    '帕塔納甘·格里塔',
    '帕塔纳甘·格里塔',
  ]),
  entry('ekkamai-ramindra-watcharapol', [
    'เอกมัย-รามอินทรา-วัชรพล',
    'Ekkamai, Ramindra, Watcharapol',
    '億甲邁·藍因他拉·瓦差拉蓬',
    '亿甲迈·蓝因他拉·瓦差拉蓬',
  ]),
  entry('chaengwattana-ngamwongwan', [
    'แจ้งวัฒนะ-งามวงศ์วาน',
    'Chaengwattana, Ngamwongwan',
    '昌瓦他納·南旺宛',
    '昌瓦他纳·南旺宛',
  ]),
  entry('westgate-ratchapruek', ['เวสต์เกต-ราชพฤกษ์', 'Westgate, Ratchapruek', '西門·叻差帕', '西门·叻差帕']),
  entry('donmueang-khukhot', ['ดอนเมือง-คูคต', 'Donmueang, Khukhot', '廊曼·庫科', '廊曼·库科']),
  entry('suksawat-ratburana', ['สุขสวัสดิ์-ราษฎร์บูรณะ', 'Suksawat, Ratburana', '素沙越·叻武拉納', '素沙越·叻武拉纳']),
  entry('thonburi', ['ธนบุรี', 'Thonburi', '吞武里', '吞武里']),
  entry('near-bts-mrt', ['ใกล้ BTS และ MRT', 'Near BTS and MRT', '鄰近 BTS 與 MRT', '邻近 BTS 与 MRT']),
  entry('near-express-way', ['ใกล้ทางด่วน', 'Near an expressway', '鄰近高速公路', '靠近高速公路']),
  entry('next-to-mall', ['ติดห้าง', 'Next to a mall', '鄰近商場', '靠近商场']),
]
