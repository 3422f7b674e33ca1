import type { WordList } from '../word-list'

/** The five project groups (C9). A villa is a detached house; 別墅 alone is a house, as on our Chinese pages. */
export const GROUP_WORDS: readonly WordList[] = [
  {
    means: { is: 'group', value: 'condominium' },
    words: [
      'คอนโด', 'คอนโดมิเนียม', 'คอนโดมีเนียม', 'ห้องชุด', 'อาคารชุด', 'คอนโดฯ', 'อพาร์ทเมนท์', 'อพาร์ตเมนต์',
      'อพาร์ทเม้นท์',
      'condo', 'condos', 'condominium', 'condominiums', 'apartment', 'apartments', 'flat', 'flats', 'apt',
      '公寓', '公寓大樓', '公寓大厦', '共管公寓', '公寓房', '康斗', '高层公寓', '大樓公寓',
    ],
  },
  {
    means: { is: 'group', value: 'house' },
    words: [
      'บ้าน', 'หมู่บ้าน', 'บ้านแฝด', 'บ้านจัดสรร', 'house', 'houses', 'semi detached', 'semi-detached house', '別墅',
      '房屋別墅', '透天厝', '透天', '屋仔', 'baan', 'ban',
    ],
  },
  {
    means: { is: 'group', value: 'single-detached-house' },
    words: [
      'บ้านเดี่ยว', 'บ้านเดี่ยว 2 ชั้น', 'บ้านเดี่ยวสองชั้น', 'คฤหาสน์',
      'detached', 'detached house', 'detached houses', 'single house', 'single houses', 'detached home',
      'single detached house', 'single detached houses', 'single detached', 'detached homes',
      'single family house', 'single family home', 'standalone house', 'villa', 'villas',
      '獨棟', '獨棟別墅', '獨立屋', '獨立別墅', '獨立洋房', '單棟別墅', '獨棟房屋', '獨棟住宅', '獨棟洋房', '獨棟社區', '獨楝', '獨楝別墅', 'detatched house', 'detatched hose',
    ],
  },
  {
    means: { is: 'group', value: 'townhome' },
    words: [
      'ทาวน์โฮม', 'ทาวน์เฮ้าส์', 'ทาวน์เฮาส์', 'ทาวเฮาส์', 'ทาวโฮม', 'ทาวเฮ้าส์', 'ทาว์นโฮม', 'ทาว์นเฮ้าส์',
      'บ้านแถว',
    ],
  },
  { means: { is: 'group', value: 'house' }, words: ['บ้านแถวๆ', 'บ้านแถวนี้'] },
  {
    means: { is: 'group', value: 'townhome' },
    words: [
      'townhome', 'townhomes', 'townhouse', 'townhouses', 'town home', 'town homes', 'town house', 'town houses',
      'row house',
      'terraced house', 'terrace house', 'terraced houses', 'row houses', 'rowhouse',
      '聯排', '聯排別墅', '聯排屋', '聯排住宅', '聯排房屋', '連排別墅', '聯棟', '連棟', '連棟透天', '連棟別墅', '聯棟透天', '排屋', '街屋透天', '城市屋', '镇屋', '市镇屋',
    ],
  },
  {
    means: { is: 'group', value: 'land' },
    words: [
      'ที่ดิน', 'ที่ดินเปล่า', 'ที่ดินจัดสรร', 'แปลงที่ดิน', 'ที่ดินแปลง',
      'land', 'lands', 'building plot', 'building plots', 'plot to build on', 'ti din', 'ti din plao', 'tee din', 'land plot', 'land plots', 'plot of land', 'plots of land', 'plot', 'plots', 'vacant land',
      '土地', '一塊地', '塊地', '嘅地', '的地', '地皮', '地塊', '空地', '宅地', '建地', '素地',
    ],
  },
]
