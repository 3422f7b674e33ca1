/** Seeded synonyms of the search; editors add theirs. */
interface SearchWordsSeed {
  /** For staff, and for ever: it names the record. */
  name: string
  words: readonly string[]
}

/** One synonym in both sets: it finds either, while a penthouse is still not a duplex. */
const PENTHOUSE_AND_DUPLEX = ['頂層複式', '顶层复式']

/** As buyers in four languages write the same thing. */
export const SEARCH_WORDS: readonly SearchWordsSeed[] = [
  { name: 'condominium', words: ['คอนโด', 'คอนโดมิเนียม', 'ห้องชุด', 'condo', 'condominium', 'apartment', '公寓'] },
  { name: 'townhome', words: ['ทาวน์โฮม', 'ทาวน์เฮ้าส์', 'ทาวน์เฮาส์', 'townhome', 'townhouse', '聯排', '联排', '排屋'] },
  { name: 'detached house', words: ['บ้านเดี่ยว', 'detached house', 'villa', '獨棟', '独栋', '別墅', '别墅'] },
  { name: 'shophouse', words: ['ช็อปเฮาส์', 'อาคารพาณิชย์', 'ตึกแถว', 'shophouse', 'shop house', '店屋', '商舖', '商铺'] },
  { name: 'land', words: ['ที่ดิน', 'ที่ดินเปล่า', 'land', 'plot', '土地', '地塊', '地块'] },
  { name: 'swimming pool', words: ['สระว่ายน้ำ', 'สระน้ำ', 'swimming pool', 'pool', '泳池', '游泳池'] },
  { name: 'gym', words: ['ฟิตเนส', 'ยิม', 'ห้องออกกำลังกาย', 'gym', 'fitness', '健身房', '健身室'] },
  {
    name: 'co-working',
    words: ['โคเวิร์กกิ้ง', 'โคเวิร์คกิ้ง', 'co-working', 'coworking', '共享工作空間', '共享办公', '共享辦公', '共用辦公'],
  },
  { name: 'library', words: ['ห้องสมุด', 'library', 'reading room', '圖書館', '图书馆', '閱覽室', '阅览室'] },
  {
    name: 'EV charger',
    words: ['จุดชาร์จ', 'ที่ชาร์จ', 'ev charger', 'ev charging', '充電位', '充电位', '充電樁', '充电桩', '充電車位'],
  },
  { name: 'playground', words: ['สนามเด็กเล่น', 'playground', '遊樂場', '游乐场', '兒童遊樂', '儿童乐园'] },
  { name: 'shops', words: ['ร้านค้า', 'shops', 'retail', '商店', '商铺', '商鋪'] },
  { name: 'garden', words: ['สวน', 'พื้นที่สีเขียว', 'garden', 'park', '花園', '花园'] },
  { name: 'pets', words: ['เลี้ยงสัตว์', 'หมา', 'แมว', 'pet', 'dog', 'cat', '寵物', '宠物'] },
  { name: 'river', words: ['แม่น้ำ', 'ริมน้ำ', 'เจ้าพระยา', 'river', 'riverside', '河畔', '江景', '河景'] },
  { name: 'parking', words: ['ที่จอดรถ', 'จอดรถ', 'parking', 'car park', '車位', '车位', '停車', '停车'] },
  { name: 'balcony', words: ['ระเบียง', 'balcony', 'terrace', '陽台', '阳台', '露台'] },
  {
    name: 'penthouse',
    words: ['เพนต์เฮาส์', 'เพนท์เฮาส์', 'penthouse', '頂層', '顶层', ...PENTHOUSE_AND_DUPLEX],
  },
  {
    name: 'duplex',
    words: [
      ...['ดูเพล็กซ์', 'ห้องสองชั้น', 'ลอฟต์', 'duplex', 'loft', '複式', '复式', '樓中樓', '楼中楼', '躍層', '跃层'],
      ...PENTHOUSE_AND_DUPLEX,
    ],
  },
  { name: 'expressway', words: ['ทางด่วน', 'expressway', 'highway', 'motorway', '高速公路', '快速路'] },
]
