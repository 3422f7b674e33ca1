import type { WordList } from '../word-list'

/** Project tags. */
export const TAG_WORDS: readonly WordList[] = [
  {
    means: { is: 'tag', value: 'pet-friendly' },
    words: [
      'เลี้ยงสัตว์ได้', 'เลี้ยงสัดได้', 'pets okay', 'เลี้ยงสัตว์', 'สัตว์เลี้ยง', 'เลี้ยงหมาได้', 'เลี้ยงแมวได้', 'เลี้ยงน้องหมาได้',
      'เลี้ยงน้องแมวได้', 'เลี้ยงสุนัขได้', 'เลี้ยงหมา', 'เลี้ยงแมว', 'เลี้ยงสุนัข', 'เลี้ยงน้องหมา', 'เลี้ยงน้องแมว',
      'น้องหมา', 'น้องแมว', 'หมาอยู่ได้', 'แมวอยู่ได้', 'สัตว์เลี้ยงอยู่ได้',
      'อนุญาตให้เลี้ยงสัตว์', 'รับสัตว์เลี้ยง', 'เลี้ยงสัตว์เลี้ยงได้', 'เพ็ทเฟรนด์ลี่', 'เพ็ตเฟรนด์ลี',
      'ให้เลี้ยงสัตว์', 'เลี้ยงหมาแมวได้', 'หมาแมว',
      'pet friendly', 'petfriendly', 'pets allowed', 'pet allowed', 'allow pets', 'allows pets', 'pets ok',
      'pets welcome', 'pets',
      'pet', 'dog friendly', 'cat friendly', 'dogs allowed', 'cats allowed', 'accepts pets', 'pet ok', 'allows dogs',
      'allows cats', 'dogs ok', 'pets are allowed', 'pets permitted',
      '可養寵物', '可養籠物', '能養寵物的', '貓可以', '可以養貓', '養寵', '可養寵', '可以養寵物', '允許養寵物', '寵物友善', '寵物友好', '養寵物', '可攜寵物', '可帶寵物', '寵物', '可养狗', '可养猫', '能養寵物', '能养狗', '养狗',
      '养猫', '可以养狗', '可以养猫', '可養貓狗',
    ],
  },
  {
    means: { is: 'tag', value: 'near-expressway' },
    words: [
      'ใกล้ทางด่วน', 'ติดทางด่วน', 'ใกล้ทางขึ้นทางด่วน', 'ใกล้จุดขึ้นลงทางด่วน', 'ทางด่วน', 'ทางพิเศษ',
      'ใกล้ทางพิเศษ', 'ขึ้นทางด่วนง่าย', 'ใกล้โทลล์เวย์', 'โทลล์เวย์', 'มอเตอร์เวย์', 'ทางขึ้นด่วน', 'จุดขึ้นทางด่วน',
      'จุดขึ้นลงทางด่วน', 'ทางขึ้นทางด่วน',
      '交流道', '交流道附近', '高速口', '高速口附近', 'expressway access', 'easy expressway access', 'ด่านทางด่วน', 'ใกล้ด่านทางด่วน', 'near expressway', 'near the expressway', 'close to expressway', 'expressway', 'expressways',
      'near highway', 'near motorway', 'near tollway', 'by the expressway', 'motorway', 'tollway',
      '近高速', '上高速方便', '上高速', '離高速近', '高速', '快速道路', '靠近快速道路', '近高速公路', '近快速路', '靠近高速', '高速公路', '快速公路', '快速路', '近快速公路', '高速路', '近高速路', '近高架',
    ],
  },
  {
    means: { is: 'tag', value: 'next-to-mall' },
    words: [
      'ติดห้าง', 'ติดห้างสรรพสินค้า',       'ติดศูนย์การค้า', 'ติดเซ็นทรัล',
      'mall next door', 'next door to a mall', 'next door to a shopping centre', 'next to a shopping mall', 'next to a shopping centre', 'beside a shopping mall', 'right beside a mall', 'right beside a shopping mall', 'adjacent to a mall', 'adjacent to a shopping mall', 'adjoining a mall', '隔壁就是商場', '旁邊就是商場', '毗鄰商場', '緊挨購物中心', '緊鄰購物中心', '緊挨商場', '百貨旁邊', 'อยู่ติดห้าง', 'อยู่ติดห้างสรรพสินค้า', 'ติดกับห้างสรรพสินค้า', 'ข้างห้างสรรพสินค้า', 'ติดกับศูนย์การค้า',
      'beside a mall', 'beside mall', 'beside the mall', 'attached to a mall', 'by a mall', 'ติดกับห้าง', 'ข้างห้าง', '挨著商場', '挨商場', '商場隔壁', '百貨旁', '百貨公司旁', '購物中心旁', '緊靠商場', 'next to mall', 'next to a mall', 'next to the mall',                         '商場旁', '商場旁邊', '商場隔籬', '挨著商場', '緊鄰百貨公司', '緊鄰百貨', '緊鄰商場',
    ],
  },
  {
    means: { is: 'tag', value: 'river-view' },
    words: [
      'วิวแม่น้ำ', 'ริมแม่น้ำ', 'ติดแม่น้ำ', 'ริมแม่น้ำเจ้าพระยา', 'ริมเจ้าพระยา', 'ติดแม่น้ำเจ้าพระยา',
      'วิวเจ้าพระยา', 'วิวแม่น้ำเจ้าพระยา', 'แม่น้ำ', 'เห็นแม่น้ำ', 'เห็นวิวแม่น้ำ', 'เห็นเจ้าพระยา', 'ริมน้ำ',
      'วิวน้ำ',
      'river view', 'river views', 'riverview', 'riverside', 'riverfront', 'river front', 'view of the river',
      'by the river',
      'river', 'chao phraya', 'chao phraya river', 'overlooking the river', 'along the river', 'on the river',
      '看江', '有河景', '河岸景觀', '河岸', '看得到河', '能看到河', '昭披耶河景', '江景', '河景', '河畔', '臨河', '湄南河', '湄南河畔', '湄南河景', '昭披耶河', '昭披耶河畔', '沿河', '江邊', '河邊', '看河', '望河', '江景房', '河景房',
    ],
  },
  { means: { is: 'tag', value: 'pet-friendly' }, words: ['毛小孩', '毛孩', '毛孩子'] },
  {
    means: { is: 'tag', value: 'river-view' },
    starts: ['看', '望', '看到', '望到', '看得到', '看得見', '能看', '能看到', '可看', '可看到', '可以看', '可以看到', '面向', '向'],
    endings: ['河景', '江景', '河', '江', '河面', '湄南河', '昭披耶河'],
  },
  {
    means: { is: 'tag', value: 'pet-friendly' },
    starts: [
      '養', '可養', '能養', '可以養', '允許養', '准養',
    ],
    endings: [
      '狗狗', '貓咪', '毛小孩', '毛孩', '毛孩子', '大型犬', '小型犬', '犬', '大狗', '小狗', '貓狗',
    ],
  },
  {
    means: { is: 'tag', value: 'pet-friendly' },
    starts: [
      '貓', '狗', '貓狗', '毛孩',
    ],
    endings: [
      '友好', '友善',
    ],
  },
  {
    means: { is: 'tag', value: 'near-expressway' },
    words: [
      '高速口', '高速入口', '高速出口', '高架口', '快速道路', '交流道', '上高速', '上快速路',
      '高速旁', '高速旁邊', '高速邊', '高速附近', '靠高速',
    ],
  },
  { means: { is: 'tag', value: 'next-to-mall' }, words: ['購物廣場', '購物商場'] },
  { means: { is: 'tag', value: 'river-view' }, words: ['靠河', '靠江', '臨江', '沿江', '看江', '江邊房'] },
]
