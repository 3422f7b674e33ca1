import type { WordList } from '../word-list'

/** Words that join others, or describe everything in the catalogue. */
export const FILLER_WORDS: readonly WordList[] = [
  {
    means: { is: 'filler' },
    words: [
      'หา', 'อย่าง', 'ทั้งสองอย่าง', 'ทุกอย่าง', 'อะ', 'อะค่ะ', 'ค้ะ', 'จ้ะ', 'นะคะ', 'มีไม', 'มีมั้ยอะ', 'ก็ได้', 'ครบ', 'ค้นหา', 'กำลังหา', 'มองหา', 'ตามหา', 'อยากได้', 'อยากซื้อ', 'อยากหา', 'ต้องการ', 'สนใจ', 'ขอ', 'ซื้อ',
      'แนะนำ', 'มี', 'มีไหม', 'มีมั้ย', 'ไหม', 'มั้ย', 'บ้าง', 'ครับ', 'ค่ะ', 'คะ', 'นะ', 'หน่อย',
      'แถว', 'แถวๆ', 'แถวนี้', 'แถบ', 'ย่าน', 'โซน', 'ทำเล', 'บริเวณ', 'ใกล้', 'ใกล้ๆ', 'ไกล้', 'ไกล้ๆ', 'ใก้ล',
      'ใกล้กับ', 'ติด', 'ติดกับ', 'ข้าง', 'ริม', 'รอบๆ', 'ใน', 'ที่', 'ของ', 'กับ', 'และ', 'หรือ', 'แต่', 'จาก', 'ไป',
      'อยู่', 'เป็น', 'แบบ', 'เดินถึง', 'เดินไป', 'เดินได้', 'ถนน',
      'กรุงเทพ', 'กรุงเทพฯ', 'กรุงเทพมหานคร', 'กทม', 'โครงการ', 'ขาย', 'ที่อยู่อาศัย', 'อสังหา', 'อสังหาริมทรัพย์',
      'ขนาด', 'พื้นที่', 'พื้นที่ใช้สอย', 'เนื้อที่', 'ไม่ไกล', 'ไม่ไกลจาก', 'ไม่ไกลมาก', 'ไม่ห่าง', 'ไม่ห่างจาก',
      'หรือไม่', 'ยูนิต', 'แบรนด์',
      'มือหนึ่ง', 'ซึ่ง', 'พร้อม', 'จะ', 'เอา', 'สำหรับ', 'ช่วย', 'อยาก', 'แล้ว', 'ห้องใหญ่', 'ห้องกว้าง', 'ราคาถูก',
      'ถูกๆ', 'สวยๆ', 'ดีๆ', 'ต้นปี', 'กลางปี', 'ปลายปี', 'แล้วก็', 'และก็', 'พ.ศ.', 'ค.ศ.', 'รบกวน', 'ขอดู', 'กำลัง', 'สอบถาม', 'ที่พัก',
    ],
  },
  { means: { is: 'filler' }, isStrict: true, words: ['ห่าง', 'ห่างจาก', 'อยู่ห่างจาก'] },
  {
    means: { is: 'filler' },
    isAlone: true,
    words: [
      'ห้อง', 'หลัง', 'ให้', 'ได้', 'ด้วย', 'ถูก', 'สวย', 'ดี', 'เดิน', 'ดู', 'ผม', 'ฉัน', 'เรา', 'ตรง', 'ทาง',
      'family', 'families', 'cheap', 'affordable', 'nice', 'good', 'beautiful', 'small', 'large', 'big', '小', '大',
      '便宜', '好',
    ],
  },
  {
    means: { is: 'filler' },
    words: [
      'looking for', 'look for', 'search for', 'find', 'find me', 'show', 'show me', 'i want', 'i need', 'want',
      'need', 'i am looking for', 'i m looking for', 'we want', 'buy', 'to buy', 'buying', 'any',
      'near', 'nearby', 'near to', 'close to', 'close by', 'next to', 'beside', 'around here', 'by', 'in', 'at', 'on', 'out', 'into',
      'with', 'and', 'or', 'for', 'of', 'the', 'a', 'an', 'is', 'that', 'which', 'some', 'please', 'me', 'my', 'i',
      'area', 'areas', 'district', 'neighbourhood', 'neighborhood', 'zone', 'along', 'off', 'walk to',
      'walking distance to', 'walking distance', 'walking distance from', 'within walking distance',
      'within walking distance of', 'walk', 'walk of', 'walk from', 'w', 'there', 'located',
      'bangkok', 'bkk', 'thailand', 'home', 'homes', 'property', 'properties', 'project', 'projects', 'residence',
      'residences', 'unit', 'units', 'for sale', 'sale', 'real estate', 'place', 'room', 'rooms', 'size',
      'residential', 'priced', 'price range', 'from the', 'only', 'but', 'not far from', 'not too far from',
      'not so far from', 'not very far from', 'not far away from', 'has', 'have', 'having', 'development',
      '想', '想買', '買房', '買樓', '購房', '置業', '想要', '我想', '我想買', '我要', '我想要', '想找', '我想找', '找', '尋找', '求', '求購', '買', '購買',
      '要', '有', '有沒有', '是不是', '要不要', '能不能', '可不可以', '是否', '不遠', '離不遠', '請問', '推薦', '在', '位於', '的', '和', '與', '及', '或',
      '或者', '還是', '跟', '且', '帶', '带', '又', '并', '而且', '靠', '靠近', '附近', '附近的', '鄰近', '臨近', '近', '旁', '旁邊', '旁邊的', '周邊',
      '一帶', '區', '地區', '區域', '地段', '沿線', '走路', '步行', '可以', '可', '社區', '小區', '能', '嘅', '喺', '有冇', '唔該', '想搵', '搵', '我想搵', '咩', '仲有', '帶有', '哪些', '有哪些', '呢', '一套', '套', '嗎', '吗', '吧', '離', '离',
      '之間', '都行', '都可以', '都得', '都可', '皆可', '均可', '設有', '實用', '室內', '打算', '我們', '詢問', '介紹', '曼谷', '泰國', '房', '房子', '房產', '房屋', '住宅', '樓盤', '樓', '屋', '房源', '項目', '物業', '建案', '樓房', '户型', '戶型', '面積', '面积',
      '大小', '單位', '单位', '出售', '在售', '坐落',
    ],
  },
]
