import type { EntryMarks } from './lexicon'
import type { Meaning } from './meanings'

/** Words of one meaning: parted by `|`, in any language. Chinese stands in one script; folding makes them one. */
export type WordRow = readonly [words: string, meaning: Meaning, marks?: EntryMarks]

const group = (value: string): Meaning => ({ is: 'group', value })
const badge = (value: string): Meaning => ({ is: 'badge', value })
const tag = (value: string): Meaning => ({ is: 'tag', value })
const system = (value: string): Meaning => ({ is: 'system', value })
const line = (value: string): Meaning => ({ is: 'line', value })

/** How the five groups are called (C9). A villa is a detached house here; 別墅 alone is how our pages call a house. */
const GROUP_WORDS: readonly WordRow[] = [
  ['คอนโด|คอนโดมิเนียม|คอนโดมีเนียม|ห้องชุด|อาคารชุด|คอนโดฯ|อพาร์ทเมนท์|อพาร์ตเมนต์|อพาร์ทเม้นท์', group('condominium')],
  ['condo|condos|condominium|condominiums|apartment|apartments|flat|flats|apt', group('condominium')],
  ['公寓|公寓大樓|公寓大厦|共管公寓|公寓房|康斗|高层公寓|大樓公寓', group('condominium')],
  ['บ้าน|หมู่บ้าน|บ้านแฝด|บ้านจัดสรร|house|houses|semi detached|semi-detached house|別墅|房屋別墅', group('house')],
  ['บ้านเดี่ยว|บ้านเดี่ยว 2 ชั้น|บ้านเดี่ยวสองชั้น|คฤหาสน์', group('single-detached-house')],
  ['detached|detached house|detached houses|single house|single houses|detached home', group('single-detached-house')],
  ['single detached house|single detached houses|single detached|detached homes', group('single-detached-house')],
  ['single family house|single family home|standalone house|villa|villas', group('single-detached-house')],
  ['獨棟|獨棟別墅|獨立屋|獨立別墅|獨立洋房|單棟別墅|獨棟房屋|獨棟住宅|獨棟洋房', group('single-detached-house')],
  ['ทาวน์โฮม|ทาวน์เฮ้าส์|ทาวน์เฮาส์|ทาวเฮาส์|ทาวโฮม|ทาวเฮ้าส์|ทาว์นโฮม|ทาว์นเฮ้าส์|บ้านแถว', group('townhome')],
  ['บ้านแถวๆ|บ้านแถวนี้', group('house')],
  ['townhome|townhomes|townhouse|townhouses|town home|town homes|town house|town houses|row house', group('townhome')],
  ['terraced house|terrace house|terraced houses|row houses|rowhouse', group('townhome')],
  ['聯排|聯排別墅|聯排屋|聯排住宅|聯排房屋|連排別墅|聯棟|透天厝|透天|排屋|城市屋|镇屋|市镇屋', group('townhome')],
  ['ที่ดิน|ที่ดินเปล่า|ที่ดินจัดสรร|แปลงที่ดิน|ที่ดินแปลง', group('land')],
  ['land|lands|land plot|land plots|plot of land|plots of land|plot|plots|vacant land', group('land')],
  ['土地|地皮|地塊|空地|宅地|建地|素地', group('land')],
]

const BADGE_WORDS: readonly WordRow[] = [
  [
    'โครงการใหม่|เปิดตัวใหม่|เปิดใหม่|โครงการเปิดใหม่|โครงการเปิดตัวใหม่|พรีเซล|พรีเซลล์|พรีเซลส์|เพิ่งเปิดตัว|เปิดจองใหม่',
    badge('New_Project'),
  ],
  ['new project|new projects|new launch|new launches|newly launched|just launched', badge('New_Project')],
  ['new development|new developments|presale|pre sale|presales|off plan|offplan', badge('New_Project')],
  [
    '新盤|新樓盤|新建案|新項目|新專案|新案|新開盤|全新項目|新開案|預售|預售屋|期房|樓花|新推出|新推|新上市',
    badge('New_Project'),
  ],
  [
    'พร้อมอยู่|พร้อมเข้าอยู่|พร้อมย้ายเข้า|พร้อมโอน|สร้างเสร็จแล้ว|สร้างเสร็จ|สร้างเสร็จพร้อมอยู่|ตึกเสร็จ|ตึกเสร็จแล้ว|เสร็จแล้ว',
    badge('Ready_to_Move'),
  ],
  ['เข้าอยู่ได้เลย|เข้าอยู่ได้ทันที|อยู่ได้เลย|เสร็จพร้อมอยู่|พร้อมเข้าอยู่ได้เลย', badge('Ready_to_Move')],
  [
    'ready to move|ready to move in|ready to move into|move in ready|ready to live|ready to live in',
    badge('Ready_to_Move'),
  ],
  ['ready to move in now|move in now|immediate move in|completed project|completed|ready', badge('Ready_to_Move')],
  [
    '現樓|現房|現貨樓|成屋|新成屋|即可入住|可即入住|可立即入住|立即入住|隨時入住|拎包入住|即買即住|已完工|已建成',
    badge('Ready_to_Move'),
  ],
  ['eia approved|eia approval|eia passed|eia pass|passed eia|approved eia|with eia|eia', badge('EIA_Approved')],
  [
    'ผ่าน eia|ผ่าน eia แล้ว|eia ผ่าน|eia ผ่านแล้ว|ได้ eia|อนุมัติ eia|eia อนุมัติ|ได้รับอนุมัติ eia|อีไอเอ|ผ่านอีไอเอ',
    badge('EIA_Approved'),
  ],
  [
    '環評|環評通過|環評已通過|通過環評|已通過環評|eia 已通過|eia 通過|通過 eia|已過環評|環評核准|eia 獲批|已獲 eia',
    badge('EIA_Approved'),
  ],
  ['ขายหมด|ขายหมดแล้ว|ปิดการขาย|ปิดการขายแล้ว|ปิดโครงการ|ปิดโครงการแล้ว', badge('Sold_Out')],
  ['sold out|soldout|fully sold|售罄|已售罄|售完|已售完|賣完|完售|售清', badge('Sold_Out')],
  ['ใหม่|new|brand new|新|全新', { is: 'new' }],
]

const TAG_WORDS: readonly WordRow[] = [
  [
    'เลี้ยงสัตว์ได้|เลี้ยงสัตว์|สัตว์เลี้ยง|เลี้ยงหมาได้|เลี้ยงแมวได้|เลี้ยงน้องหมาได้|เลี้ยงน้องแมวได้|เลี้ยงสุนัขได้|เลี้ยงหมา|เลี้ยงแมว|เลี้ยงสุนัข|เลี้ยงน้องหมา|เลี้ยงน้องแมว|น้องหมา|น้องแมว|หมาอยู่ได้|แมวอยู่ได้|สัตว์เลี้ยงอยู่ได้',
    tag('pet-friendly'),
  ],
  ['อนุญาตให้เลี้ยงสัตว์|รับสัตว์เลี้ยง|เลี้ยงสัตว์เลี้ยงได้|เพ็ทเฟรนด์ลี่|เพ็ตเฟรนด์ลี|ให้เลี้ยงสัตว์|เลี้ยงหมาแมวได้|หมาแมว', tag('pet-friendly')],
  [
    'pet friendly|petfriendly|pets allowed|pet allowed|allow pets|allows pets|pets ok|pets welcome|pets',
    tag('pet-friendly'),
  ],
  ['pet|dog friendly|cat friendly|dogs allowed|cats allowed|accepts pets|pet ok|allows dogs', tag('pet-friendly')],
  ['allows cats|dogs ok|pets are allowed|pets permitted', tag('pet-friendly')],
  [
    '可養寵物|可養寵|可以養寵物|允許養寵物|寵物友善|寵物友好|養寵物|可攜寵物|可帶寵物|寵物|可养狗|可养猫|能養寵物|能养狗|养狗|养猫|可以养狗|可以养猫|可養貓狗',
    tag('pet-friendly'),
  ],
  ['commercial building|commercial buildings|commercial unit|commercial units', tag('shophouse')],
  ['อาคารพาณิชย์|ตึกแถว|ช็อปเฮาส์|ช้อปเฮ้าส์|ช็อปเฮ้าส์|ตึกพาณิชย์', tag('shophouse')],
  [
    'shophouse|shophouses|shop house|shop houses|店屋|店舖屋|商住樓|商住兩用|店面|商鋪|商舖|街屋|店铺',
    tag('shophouse'),
  ],
  [
    'ใกล้ทางด่วน|ติดทางด่วน|ใกล้ทางขึ้นทางด่วน|ใกล้จุดขึ้นลงทางด่วน|ทางด่วน|ทางพิเศษ|ใกล้ทางพิเศษ|ขึ้นทางด่วนง่าย|ใกล้โทลล์เวย์|โทลล์เวย์|มอเตอร์เวย์|ทางขึ้นด่วน|จุดขึ้นทางด่วน|จุดขึ้นลงทางด่วน|ทางขึ้นทางด่วน',
    tag('near-expressway'),
  ],
  ['near expressway|near the expressway|close to expressway|expressway|expressways', tag('near-expressway')],
  ['near highway|near motorway|near tollway|by the expressway|motorway|tollway', tag('near-expressway')],
  [
    '近高速|近高速公路|近快速路|靠近高速|高速公路|快速公路|快速路|近快速公路|高速路|近高速路|近高架',
    tag('near-expressway'),
  ],
  [
    'ใกล้ห้าง|ติดห้าง|ใกล้ห้างสรรพสินค้า|ติดห้างสรรพสินค้า|ห้างสรรพสินค้า|ใกล้ศูนย์การค้า|ติดศูนย์การค้า|ห้าง|ศูนย์การค้า|ใกล้เซ็นทรัล|ติดเซ็นทรัล',
    tag('next-to-mall'),
  ],
  [
    'next to mall|next to a mall|next to the mall|near mall|near a mall|near the mall|close to mall',
    tag('next-to-mall'),
  ],
  ['mall|malls|shopping mall|near shopping mall|shopping centre|shopping center|department store', tag('next-to-mall')],
  ['近商場|近購物中心|鄰近商場|靠近商場|商場|購物中心|近百貨|百貨公司|近百货公司|商场附近|百貨', tag('next-to-mall')],
  [
    'วิวแม่น้ำ|ริมแม่น้ำ|ติดแม่น้ำ|ริมแม่น้ำเจ้าพระยา|ริมเจ้าพระยา|ติดแม่น้ำเจ้าพระยา|วิวเจ้าพระยา|วิวแม่น้ำเจ้าพระยา|แม่น้ำ|เห็นแม่น้ำ|เห็นวิวแม่น้ำ|เห็นเจ้าพระยา|ริมน้ำ|วิวน้ำ',
    tag('river-view'),
  ],
  [
    'river view|river views|riverview|riverside|riverfront|river front|view of the river|by the river',
    tag('river-view'),
  ],
  ['river|chao phraya|chao phraya river|overlooking the river|along the river|on the river', tag('river-view')],
  [
    '江景|河景|河畔|臨河|湄南河|湄南河畔|湄南河景|昭披耶河|昭披耶河畔|沿河|江邊|河邊|看河|望河|江景房|河景房',
    tag('river-view'),
  ],
]

const BRAND_WORDS: readonly WordRow[] = [
  ['noble|โนเบิล|โนเบล|โนเบิ้ล|诺布尔', { is: 'brand', value: 'noble' }],
  ['nue', { is: 'brand', value: 'nue' }],
  ['นิว|นูเอ', { is: 'brand', value: 'nue' }, { isAlone: true, isStrict: true }],
]

/** 輕軌 is how our Chinese pages call the Skytrain; the green line is both BTS lines, the red line both of the SRT. */
const RAIL_WORDS: readonly WordRow[] = [
  ['bts|บีทีเอส|บีทีเอ็ส|รถไฟฟ้า bts|รถไฟฟ้าบีทีเอส|สาย bts|bts skytrain|bts line|skytrain|sky train', system('bts')],
  [
    'สายสีเขียว|รถไฟฟ้าสายสีเขียว|bts สายสีเขียว|green line|bts green line|绿线|輕軌|轻轨线|空铁|空中列車|天铁|轻轨 bts|bts 轻轨|曼谷輕軌|輕軌站',
    system('bts'),
  ],
  ['mrt|เอ็มอาร์ที|รถไฟฟ้า mrt|รถไฟใต้ดิน|รถไฟฟ้าใต้ดิน|รถใต้ดิน|สาย mrt|mrt line|subway|underground|metro', system('mrt')],
  ['地鐵|地下鐵|地鐵站|地鐵口|mrt 地鐵|地鐵 mrt|曼谷地鐵', system('mrt')],
  ['arl|airport link|airport rail link|แอร์พอร์ตลิงก์|แอร์พอร์ตลิงค์|แอร์พอร์ตเรลลิงก์|แอร์พอร์ตเรลลิงค์', system('arl')],
  ['แอร์พอร์ต ลิ้งค์|แอร์พอร์ตเรลลิ้งค์|airport line|機場快線|機場線|機場鐵路|機場輕軌|机场快轨', system('arl')],
  ['srt|รถไฟฟ้าชานเมือง|รถไฟชานเมือง|สายสีแดง|รถไฟฟ้าสายสีแดง|red line|srt red line|紅線|紅色線', system('srt')],
  ['สายสีน้ำเงิน|รถไฟฟ้าสายสีน้ำเงิน|blue line|藍線|藍色線', line('mrt-blue')],
  ['สายสีม่วง|รถไฟฟ้าสายสีม่วง|purple line|紫線|紫色線', line('mrt-purple')],
  ['สายสีเหลือง|รถไฟฟ้าสายสีเหลือง|yellow line|黃線|黃色線', line('mrt-yellow')],
  ['สายสีชมพู|รถไฟฟ้าสายสีชมพู|pink line|粉紅線|粉線|粉紅色線|粉色线', line('mrt-pink')],
  ['สายสีทอง|รถไฟฟ้าสายสีทอง|gold line|golden line|金線|金色線', line('bts-gold')],
  ['สายสีแดงเข้ม|dark red line|深紅線', line('srt-dark-red')],
  ['สายสีแดงอ่อน|light red line|淺紅線', line('srt-light-red')],
  ['สายสุขุมวิท|sukhumvit line|素坤逸線|bts สุขุมวิท|bts sukhumvit', line('bts-sukhumvit')],
  ['สายสีลม|silom line|是隆線|bts สีลม|bts silom|สายสีเขียวเข้ม', line('bts-silom')],
  ['รถไฟฟ้า|สถานีรถไฟฟ้า|รถไฟ|train|trains|train station|rail|捷運|捷運站', { is: 'rail' }],
  ['สถานี|station|stations|stn|sta|車站|站|站點', { is: 'rail' }],
]

/** Words that begin like a name, or are a slip away from one: นานาชาติ is international, นานา a station. */
const OPAQUE_WORDS: readonly WordRow[] = [
  ['bring|bringing|baking|complete|completely', { is: 'opaque' }],
  ['นานาชาติ|อารีน่า|pet park|pet parks|dog park|สวนสัตว์เลี้ยง|寵物公園|寵物樂園|準現房', { is: 'opaque' }],
]

/** What says that something is not wanted. A word of Thai without its tone mark is another: ไม้ is wood. */
const NOT_WORDS: readonly WordRow[] = [
  [
    'ไม่|ไม่ได้|ไม่ให้|ไม่เอา|ไม่ใช่|ไม่ต้อง|ไม่จำเป็นต้อง|ไม่ต้องการ|ไม่อยากได้|ไม่ชอบ|ไม่สนใจ|ห้าม|ยกเว้น|นอกจาก|อย่า|ไกล|ไกลจาก|ห่างไกล|ห่างไกลจาก',
    { is: 'not' },
    { isStrict: true },
  ],
  [
    'no|not|without|except|except for|excluding|other than|rather than|instead of|outside|outside of|avoid|avoiding|never|anything but|anywhere but',
    { is: 'not' },
  ],
  [
    "don't want to be|don't want to live|do not want to be|don't want to|do not want to|don't want|dont want|do not want|not want|don't need|no need for|isn't|is not|not be|far from|far away from|away from",
    { is: 'not' },
  ],
  [
    '不|不要|不想|不想要|不想在|不需要|不在|不是|不靠近|不近|不靠|不含|不包括|不考慮|除了|除卻|遠離|避開|沒有',
    { is: 'not' },
  ],
  [
    'เลี้ยงสัตว์ไม่ได้|ไม่ให้เลี้ยงสัตว์|ห้ามเลี้ยงสัตว์|no pets|not pet friendly|不可養寵物|不能養寵物|禁養寵物|ไม่ใหม่',
    { is: 'opposed' },
  ],
]

/** Words that only join others, or name what everything here is. */
const FILLER_WORDS: readonly WordRow[] = [
  [
    'หา|ค้นหา|กำลังหา|มองหา|ตามหา|อยากได้|อยากซื้อ|อยากหา|ต้องการ|สนใจ|ขอ|ซื้อ|แนะนำ|มี|มีไหม|มีมั้ย|ไหม|มั้ย|บ้าง|ครับ|ค่ะ|คะ|นะ|หน่อย',
    { is: 'filler' },
  ],
  [
    'แถว|แถวๆ|แถวนี้|แถบ|ย่าน|โซน|ทำเล|บริเวณ|ใกล้|ใกล้ๆ|ไกล้|ไกล้ๆ|ใก้ล|ใกล้กับ|ติด|ติดกับ|ข้าง|ริม|รอบๆ|ใน|ที่|ของ|กับ|และ|หรือ|แต่|จาก|ไป|อยู่|เป็น|แบบ|เดินถึง|เดินไป|เดินได้|ถนน',
    { is: 'filler' },
  ],
  [
    'กรุงเทพ|กรุงเทพฯ|กรุงเทพมหานคร|กทม|โครงการ|ขาย|ที่อยู่อาศัย|อสังหา|อสังหาริมทรัพย์|ขนาด|พื้นที่|พื้นที่ใช้สอย|เนื้อที่|ไม่ไกล|ไม่ไกลจาก|ไม่ไกลมาก|ไม่ห่าง|ไม่ห่างจาก|หรือไม่|ยูนิต|แบรนด์',
    { is: 'filler' },
  ],
  ['มือหนึ่ง|ซึ่ง|พร้อม|จะ|เอา|สำหรับ|ช่วย|อยาก|แล้ว|ห้องใหญ่|ห้องกว้าง|ราคาถูก|ถูกๆ|สวยๆ|ดีๆ', { is: 'filler' }],
  ['ห่าง|ห่างจาก|อยู่ห่างจาก', { is: 'filler' }, { isStrict: true }],
  ['ห้อง|หลัง|ให้|ได้|ด้วย|ถูก|สวย|ดี|เดิน|ดู|ผม|ฉัน|เรา|ตรง|ทาง', { is: 'filler' }, { isAlone: true }],
  [
    'family|families|cheap|affordable|nice|good|beautiful|small|large|big|小|大|便宜|好',
    { is: 'filler' },
    { isAlone: true },
  ],
  [
    'looking for|look for|search for|find|find me|show|show me|i want|i need|want|need|i am looking for|i m looking for|we want|buy|to buy|buying|any',
    { is: 'filler' },
  ],
  [
    'near|nearby|near to|close to|close by|next to|beside|around here|by|in|at|on|with|and|or|for|of|the|a|an|is|that|which|some|please|me|my|i|area|areas|district|neighbourhood|neighborhood|zone|along|off|walk to|walking distance to|walking distance|walking distance from|within walking distance|within walking distance of|walk|walk of|walk from|w|there|located',
    { is: 'filler' },
  ],
  [
    'bangkok|bkk|thailand|home|homes|property|properties|project|projects|residence|residences|unit|units|for sale|sale|real estate|place|room|rooms|size|residential|priced|price range|from the|only|but|not far from|not too far from|not so far from|not very far from|not far away from|has|have|having|development',
    { is: 'filler' },
  ],
  [
    '想|想買|買房|買樓|購房|置業|想要|我想|我想買|我要|我想要|想找|我想找|找|尋找|求|求購|買|購買|要|有|有沒有|是不是|要不要|能不能|可不可以|是否|不遠|離不遠|請問|推薦|在|位於|的|和|與|及|或|或者|還是|跟|且|帶|带|又|并|而且|靠|靠近|附近|附近的|鄰近|臨近|近|旁|旁邊|旁邊的|周邊|一帶|區|地區|區域|地段|沿線|走路|步行|可以|可|一套|一间|一個|一个|套|嗎|吗|吧|離|离',
    { is: 'filler' },
  ],
  [
    '曼谷|泰國|房|房子|房產|房屋|住宅|樓盤|樓|屋|房源|項目|物業|建案|樓房|户型|戶型|面積|面积|大小|單位|单位|出售|在售|坐落',
    { is: 'filler' },
  ],
]

/** All words that are a filter by themselves, name the railway, or join others. */
export const FILTER_WORDS: readonly WordRow[] = [
  ...GROUP_WORDS,
  ...BADGE_WORDS,
  ...TAG_WORDS,
  ...BRAND_WORDS,
  ...RAIL_WORDS,
  ...OPAQUE_WORDS,
  ...NOT_WORDS,
  ...FILLER_WORDS,
]
