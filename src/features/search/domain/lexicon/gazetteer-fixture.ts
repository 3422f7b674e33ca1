import type { Gazetteer, NamedThing } from '../search-types'
import { PLACE_NAMES } from './data/place-and-line-names'
import { STATION_NAMES } from './data/station-names'
import { withKnownNames } from './known-names'

/** Official names in Thai and Chinese; the English one is the key unless listed here. */
const OFFICIAL: Readonly<Record<string, readonly string[]>> = {
  sukhumvit: ['สุขุมวิท', '素坤逸'],
  asoke: ['อโศก', '阿索克'],
  phromphong: ['พร้อมพงษ์', '澎蓬'],
  thonglor: ['ทองหล่อ', '通羅'],
  ploenchit: ['เพลินจิต', '奔集'],
  ari: ['อารีย์', '阿黎'],
  silom: ['สีลม', '是隆'],
  'ratchada-ladprao': ['รัชดา-ลาดพร้าว', '拉差達・拉拋'],
  rama9: ['พระราม 9', 'Rama 9', '拉瑪九'],
  khukhot: ['คูคต', '庫科'],
  bangna: ['บางนา', '邦納'],
  'ekkamai-ramindra': ['เอกมัย-รามอินทรา'],
  ekkamai: ['เอกมัย', '億甲邁'],
  'khu-khot': ['คูคต', '庫科'],
  asok: ['อโศก', '阿索克'],
  'phrom-phong': ['พร้อมพงษ์', '澎蓬'],
  'thong-lo': ['ทองหล่อ', '通羅'],
  'phloen-chit': ['เพลินจิต', '奔集'],
  'si-lom': ['สีลม', '是隆'],
  'phra-ram-9': ['พระราม 9', '拉瑪九'],
  'bang-na': ['บางนา', '邦納'],
  'on-nut': ['อ่อนนุช', '安努'],
  'mo-chit': ['หมอชิต', '蒙奇'],
  'lat-phrao': ['ลาดพร้าว', '拉拋'],
  siam: ['สยาม', '暹羅'],
  nana: ['นานา', '娜娜'],
  'phra-khanong': ['พระโขนง', '帕卡農'],
  ratchadaphisek: ['รัชดาภิเษก', '拉差達披色'],
  'tao-poon': ['เตาปูน', '道本'],
  'sam-yan': ['สามย่าน', '三鄢'],
  'phahon-yothin-59': ['พหลโยธิน 59'],
  'lak-hok': ['หลักหก', '朗六'],
}

const official = (keys: readonly string[]): NamedThing[] =>
  keys.map((key) => ({ key, names: [key.replaceAll('-', ' '), ...(OFFICIAL[key] ?? [])] }))

/** Places, stations, lines and projects like those of the demonstration content, for tests. */
export const GAZETTEER_FIXTURE: Gazetteer = withKnownNames({
  places: official(Object.keys(PLACE_NAMES)),
  stations: official(Object.keys(STATION_NAMES)),
  lines: [
    { key: 'mrt-blue', names: ['MRT สายสีน้ำเงิน', 'MRT Blue Line', 'MRT 藍線'] },
    { key: 'bts-silom', names: ['BTS สายสีลม', 'BTS Silom Line', 'BTS 是隆線'] },
    { key: 'arl', names: ['แอร์พอร์ต เรล ลิงก์', 'Airport Rail Link', '機場快線'] },
  ],
  projects: [
    { key: 'noble-atelier-thonglor', names: ['noble atelier thonglor', 'โนเบิล อาเตอลิเย่ ทองหล่อ'] },
    { key: 'nue-cross-khukhot-station', names: ['nue cross Khu Khot station'] },
    { key: 'nue-district-r9', names: ['nue district R9'] },
    { key: 'nue-orbit-bangna', names: ['nue orbit bangna', 'นิว ออร์บิท บางนา'] },
    { key: 'nue-pulse-ladprao', names: ['nue pulse ladprao', 'นิว พัลส์ ลาดพร้าว'] },
    { key: 'noble-row-ekkamai-ramindra', names: ['noble row ekkamai-ramindra'] },
    { key: 'noble-plot-pattanakarn', names: ['noble plot pattanakarn'] },
    { key: 'revolve-ratchada2', names: ['revolve ratchada 2'] },
  ],
  synonyms: [
    ['คอนโด', 'condo', 'ห้องสวยบนตึก'],
    ['ห้องซ้อมดนตรี', 'music room'],
    ['เลี้ยงสัตว์ได้', 'นก'],
  ],
})
