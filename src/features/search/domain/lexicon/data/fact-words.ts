import type { WordList } from '../word-list'
import { RELATIVE_YEARS } from './grammar-words'

const facility = (value: string, words: readonly string[]): WordList => ({
  means: { is: 'fact', fact: 'facility', value },
  words,
})
const kind = (value: string, words: readonly string[]): WordList => ({ means: { is: 'fact', fact: 'kind', value }, words })
const facing = (value: string, words: readonly string[]): WordList => ({
  means: { is: 'fact', fact: 'facing', value },
  words,
})
const nearby = (value: string, words: readonly string[]): WordList => ({
  means: { is: 'fact', fact: 'nearby', value },
  words,
})
const offer = (value: string, words: readonly string[]): WordList => ({
  means: { is: 'fact', fact: 'offer', value },
  words,
})

/** Shared facilities, by the codes of the content. */
const FACILITIES: readonly WordList[] = [
  facility('pool', [
    'สระว่ายน้ำ', 'สระน้ำ', 'สระ', 'สระว่ายน้ำส่วนกลาง', 'พูล', 'pool', 'pools', 'swimming pool', 'swimming pools', 'communal pool',
    '泳池', '游泳池', '無邊泳池', '恆溫泳池', '游水池', '游泳館', '遊泳池', '公共泳池',
  ]),
  facility('gym', [
    'ฟิตเนส', 'ยิม', 'โรงยิม', 'ห้องออกกำลังกาย', 'ฟิตเนต', 'ห้องฟิตเนส', 'gym', 'gyms', 'fitness', 'fitness room', 'fitness centre',
    'fitness center', 'fitness gym', '健身房', '健身室', '健身中心', '健身', '健身設施',
  ]),
  facility('garden', [
    'สวน', 'สวนส่วนกลาง', 'สวนสวยๆ', 'พื้นที่สีเขียว', 'สวนหย่อม', 'สวนในโครงการ', 'garden', 'gardens', 'green space', 'communal garden',
    'shared garden', '花園', '綠地', '中庭花園', '庭園', '園林', '小花園',
  ]),
  facility('lobby', ['ล็อบบี้', 'ล๊อบบี้', 'โถงต้อนรับ', 'lobby', 'lobbies', 'reception hall', '大堂', '大廳', '住戶大堂', '迎賓大廳', '入戶大堂']),
  facility('coworking', [
    'โคเวิร์กกิ้ง', 'โคเวิร์คกิ้ง', 'โคเวิร์กกิ้งสเปซ', 'โคเวิร์คกิ้งสเปซ', 'โคเวิร์กกิ้งสเปส', 'พื้นที่ทำงานส่วนกลาง', 'ห้องทำงานส่วนกลาง', 'ที่นั่งทำงาน',
    'co-working', 'coworking', 'co-working space', 'coworking space', 'co working', 'co working space', 'work space', 'workspace',
    '共享工作空間', '共享辦公', '共用辦公', '共享辦公室', '共享辦公區', '共享辦公空間', '共用工作空間', '聯合辦公', '聯合辦公空間', '共用工作室', '共享工作區', '共享空間',
  ]),
  facility('library', ['ห้องสมุด', 'ห้องอ่านหนังสือ', 'library', 'reading room', '圖書館', '閱覽室', '圖書室', '閱讀室']),
  facility('playground', [
    'สนามเด็กเล่น', 'ที่เด็กเล่น', 'พื้นที่เด็กเล่น', 'มุมเด็กเล่น', 'ห้องเด็กเล่น', 'เครื่องเล่นเด็ก', 'ที่เล่นของเด็ก', '遊樂區', '兒童遊戲區', '小孩玩的地方', 'playground', 'playgrounds', 'kids playground',
    'play area', 'play areas', 'kids play area', "kids' playground", "children's playground", "kids' play area",
    '遊樂場', '兒童遊樂', '兒童遊樂場', '兒童樂園', '兒童遊樂區', '兒童遊樂設施', '遊樂設施', '遊戲區', '兒童遊戲區', '兒童遊戲室', '兒童區', '兒童遊玩區', '遊樂園', '小孩遊樂場',
    '兒童活動區', '遊戲場', '兒童遊戲場',
  ]),
  facility('petPark', [
    'pet park', 'pet parks', 'dog park', 'dog run', 'pet zone', 'pet area', 'pet garden', 'park for the dogs', 'park for dogs', 'park for pets',
    'สวนสัตว์เลี้ยง', 'สนามหมา', 'สนามสุนัข', 'ที่วิ่งเล่นหมา', 'พื้นที่สัตว์เลี้ยง', 'เพ็ทพาร์ค', 'เพ็ตพาร์ก', 'เพ็ทปาร์ค', 'เพ็ทพาร์ก', 'สวนหมา', 'สวนให้น้องวิ่ง', 'สวนให้หมาวิ่ง', 'สวนน้องหมา',
    'สวนสำหรับสัตว์เลี้ยง', 'ลานสัตว์เลี้ยง', 'โซนสัตว์เลี้ยง', '寵物公園', '寵物樂園', '寵物區', '寵物專區', '狗公園', '遛狗區', '寵物活動區', '寵物花園', '遛狗公園', '狗狗公園',
    '狗仔公園',
  ]),
  facility('sky', [
    'สกายเลาจน์', 'สกายเลานจ์', 'สกายเลาจ์', 'สกายล็อบบี้', 'สกายบาร์', 'สกายการ์เด้น', 'รูฟท็อป', 'ดาดฟ้า', 'รูฟท๊อป', 'sky lounge', 'sky deck', 'sky bar', 'skylounge',
    'rooftop', 'roof top', 'rooftop lounge', 'rooftop terrace', 'rooftop deck', 'roof terrace', 'sky garden', 'sky terrace',
    'สวนลอยฟ้า', 'สวนดาดฟ้า', 'sky facilities', '空中花園', '屋頂花園', '頂樓花園', '空中酒廊', '空中大堂', '天台', '頂樓休憩區', '空中酒吧', '空中休閒廳', '天空酒廊', '高空酒廊', '空中會所', '屋頂露台', '天台酒廊', '空中交誼廳', '天際酒廊', '天空廊', '空中花園酒廊',
    '屋頂花園', '景觀酒廊', '空中廊',
  ]),
  facility('onsen', ['ออนเซ็น', 'ออนเซน', 'บ่อน้ำร้อน', 'japanese bath', '日式溫泉', 'onsen', 'hot spring', 'hot springs', '溫泉', '湯泉', '泡湯', '湯屋', '風呂', '溫泉池']),
  facility('clubhouse', [
    'คลับเฮาส์', 'คลับเฮ้าส์', 'สโมสร', 'คลับเฮาส์ส่วนกลาง', 'clubhouse', 'clubhouses', 'club house', 'community clubhouse', 'residents club', '會所', '會館', '俱樂部',
    '住客會所', '業主會所', '社區會館', '俱樂部會所', '會所俱樂部',
  ]),
  facility('ev', [
    'จุดชาร์จ', 'ที่ชาร์จ', 'ที่ชาร์จรถ', 'ที่ชาร์จรถไฟฟ้า', 'ที่ชาร์จอีวี', 'ที่ชาร์จ ev', 'จุดชาร์จรถ', 'จุดชาร์จรถไฟฟ้า', 'จุดชาร์จอีวี', 'จุดชาร์จ ev', 'ชาร์จรถไฟฟ้า',
    'ชาร์จรถ ev', 'ชาร์จรถ', 'ชาร์จ ev', 'ชาร์จอีวี', 'สถานีชาร์จ', 'สถานีชาร์จรถไฟฟ้า', 'แท่นชาร์จ', 'ตู้ชาร์จ', 'เครื่องชาร์จรถ', 'เครื่องชาร์จ', 'ที่ชาร์จรถยนต์ไฟฟ้า',
    'จุดชาร์จรถยนต์ไฟฟ้า', 'ชาร์จรถยนต์ไฟฟ้า', 'ev charger', 'ev chargers', 'ev charging', 'ev charge', 'ev station', 'car charger', 'electric car charger',
    'electric car charging', 'charging station', 'charging stations', 'charging point', 'charging points', 'charge my car', 'charge my electric car', 'ev',
    '充電位', '充電樁', '充電椿', '充電車位', '電動車充電', '電動車充電樁', '電動車充電位', '電動車充電站', 'ev 充電', 'ev 充電樁', 'ev 充電位', '汽車充電樁', '充電站', '電車充電', '充電設備', '電動汽車充電',
    '充電',
  ]),
  facility('shuttle', [
    'รถรับส่ง', 'รถรับ-ส่ง', 'รถชัทเทิล', 'รถ shuttle', 'ชัทเทิลบัส', 'ชัตเติลบัส', 'รถชัตเติล', 'ชัทเทิล', 'shuttle', 'shuttle bus', 'shuttle service', 'shuttles',
    'shuttle van', 'ชัตเทิลบัส', 'รถชัตเทิล', 'ชัตเทิล', '擺渡車', '接駁專車', '接駁車', '接駁巴士', '穿梭巴士', '班車', '接駁', '穿梭車', '穿梭巴', '接送車', '專車接駁',
  ]),
  facility('security', [
    'รปภ', 'รปภ.', 'ยาม', 'รักษาความปลอดภัย', 'ระบบรักษาความปลอดภัย', 'เจ้าหน้าที่รักษาความปลอดภัย', 'ความปลอดภัย 24 ชั่วโมง', 'security', 'security guard',
    'security guards', '24 hour security', '24-hour security', '24h security', '24/7 security', 'guards', 'guard', 'round the clock security', 'round-the-clock security',
    '保安', '保全', '安保', '24 小時保安', '24 小時保全', '24 小時安保', '警衛', '門衛', '管理員',
  ]),
  facility('parcel', [
    'ตู้พัสดุ', 'ตู้รับพัสดุ', 'ห้องพัสดุ', 'ล็อกเกอร์พัสดุ', 'ล็อคเกอร์พัสดุ', 'ที่รับพัสดุ', 'จุดรับพัสดุ', 'รับพัสดุ', 'ห้องรับพัสดุ', 'พัสดุ', 'parcel', 'parcels', 'parcel locker',
    'parcel lockers', 'parcel room', 'parcel lockers', 'pick up parcels', 'smart locker', 'package room', 'package lockers', 'package locker', 'mail room',
    '包裹櫃', '包裹室', '智慧包裹櫃', '智能包裹櫃', '快遞櫃', '快遞房', '快遞室', '收包裹', '收件室', '儲物櫃', '智能快遞櫃', '信件室', '包裹房', '自提櫃', '智能櫃', '智能儲物櫃', '收發室',
  ]),
  facility('kitchen', [
    'ครัวส่วนกลาง', 'ครัวรวม', 'ห้องครัวส่วนกลาง', 'ห้องครัวรวม', 'ครัวแชร์', 'โคคิทเช่น', 'co-kitchen', 'shared kitchen', 'communal kitchen', 'common kitchen', 'co kitchen',
    '共享廚房', '共用廚房', '公共廚房', '公用廚房', '共享廚藝空間',
  ]),
  facility('jogging', [
    'ลู่วิ่ง', 'ทางวิ่ง', 'ลู่จ็อกกิ้ง', 'ทางจ็อกกิ้ง', 'ที่วิ่ง', 'ลู่วิ่งรอบโครงการ', 'จ๊อกกิ้ง', 'จ็อกกิ้ง', 'เลนวิ่ง', 'jogging track', 'jogging tracks', 'running track', 'jogging path', 'jogging',
    'running path', 'jogging trail', '慢跑道', '跑道', '跑步徑', '慢跑步道', '緩跑徑', '跑步道', '慢跑徑', '慢跑',
  ]),
  facility('retail', [
    'ร้านค้า', 'ร้านค้าใต้ตึก', 'ร้านค้าใต้คอนโด', 'ร้านค้าในโครงการ', 'ร้านสะดวกซื้อ', 'มินิมาร์ท', 'ร้านสะดวกซื้อใต้ตึก', 'เซเว่น', 'เซเว่นใต้ตึก', 'ร้านใต้คอนโด', 'shops', 'retail',
    'shops in the building', 'shops downstairs', 'convenience store', 'minimart', 'retail shops', '商店', '便利店', '便利商店', '樓下商鋪', '樓下商舖', '樓下商店',
    '樓下便利店', '零售店', '零售',
  ]),
]

/** Kinds of homes, beside the groups of projects. */
const KINDS: readonly WordList[] = [
  kind('bed1plus', [
    '1 bed plus study', '一房連書房', '1 房連書房', '1 房加書房', '一加一書房', 'ห้องพลัส', 'ห้องนอนพลัส', '1 bed plus', 'one bed plus', 'one-bed plus', '1 bedroom plus', 'one bedroom plus', 'bed plus', '1br plus', '1 plus', 'one plus', 'one plus one', '1 plus 1', '1 bed plus 1',
    '1 นอนพลัส', '1 ห้องนอนพลัส', '1 ห้องนอน plus', 'หนึ่งห้องนอนพลัส', 'หนึ่งนอนพลัส', 'หนึ่งพลัส', '1 พลัส', 'ห้อง 1 พลัส', 'วันเบดพลัส', '1 เบดพลัส',
    '一加一', '一加一房', '一房加', '一房一書房', '一房加書房', '一加一居室', '一加一室', '一室加',
  ]),
  kind('duplex', ['ดูเพล็กซ์', 'ดูเพลกซ์', 'ดูเพลก', 'ดูเพล็ก', 'ห้องสองชั้น', 'ห้อง 2 ชั้น', 'ลอฟต์', 'ลอฟท์', 'duplex', 'duplexes', 'loft', 'loft-style', 'loft style', 'loft-style duplex', 'loft style duplex', '複式', '復試', '樓中樓', '躍層', '複式公寓', 'loft 複式', '挑高複式', '復式']),
  kind('penthouse', [
    'เพนต์เฮาส์', 'เพนท์เฮาส์', 'เพนเฮาส์', 'เพ้นเฮ้าส์', 'เพ้นท์เฮ้าส์', 'เพนท์เฮ้าส์', 'เพนต์เฮ้าส์', 'เพ้นท์เฮาส์', 'เพนเฮ้าส์', 'penthouse', 'penthouses', 'pent house',
    '頂層', '頂層大平層', '頂層公寓', '頂樓豪宅', '頂層豪宅', '頂層豪宅 penthouse', '頂樓豪宅 penthouse', '頂層 penthouse', '頂層大平層 penthouse', '頂層特色戶', '閣樓', '頂層單位', '頂樓', '空中別墅',
  ]),
]

/** Sides. */
const FACINGS: readonly WordList[] = [
  ...(
    [
      ['NE', ['ตะวันออกเฉียงเหนือ'], ['northeast', 'north east', 'north-east'], ['東北']],
      ['SE', ['ตะวันออกเฉียงใต้'], ['southeast', 'south east', 'south-east'], ['東南']],
      ['SW', ['ตะวันตกเฉียงใต้'], ['southwest', 'south west', 'south-west'], ['西南']],
      ['NW', ['ตะวันตกเฉียงเหนือ'], ['northwest', 'north west', 'north-west'], ['西北']],
      ['N', ['เหนือ'], ['north'], ['北']],
      ['E', ['ตะวันออก'], ['east'], ['東']],
      ['S', ['ใต้'], ['south'], ['南']],
      ['W', ['ตะวันตก'], ['west'], ['西']],
    ] as const
  ).flatMap(([value, thai, english, chinese]) => [
    facing(value, [
      ...['ทิศ', 'หัน', 'หันทิศ', 'หันหน้าทิศ', 'หันหน้าไปทิศ', 'หันไปทิศ', 'หันหน้าไปทาง', 'หันไปทางทิศ', 'หันไปทาง', 'หันทาง', 'หน้าทิศ', 'หันหน้าไปทางทิศ', 'หันหน้าทาง', 'หันหน้า'].flatMap((start) =>
        thai.map((side) => start + side),
      ),
      ...thai.filter((side) => side.length > 5),
      ...english.flatMap((side) => [
        `${side} facing`, `${side}-facing`, `facing ${side}`, `faces ${side}`, `face ${side}`, `${side} side`, `faces the ${side}`, `${side}facing`, `facing the ${side}`, `looking ${side}`, `${side} view`, `${side} views`, `views ${side}`, `looks ${side}`, `${side}ern exposure`,
      ]),
      ...english.filter((side) => side.length > 5),
      ...chinese.flatMap((side) => [`朝${side}`, `面${side}`, `向${side}`, `${side}向`, `坐向朝${side}`, `座向朝${side}`, `面向${side}`, `朝向${side}`, `朝${side}的`, `朝${side}邊`, `坐${side}`, `座向${side}`, `朝${side}面`, `${side}面`]),
      ...chinese.filter((side) => side.length > 1),
    ]),
  ]),
]

/** Kinds of places nearby. */
const NEARBY: readonly WordList[] = [
  nearby('school', [
    'มีรร.', 'โรงเรียน', 'ใกล้โรงเรียน', 'ใกล้โรงเรียนนานาชาติ', 'ใกล้รร', 'โรงเรียนนานาชาติ', 'โรงเรียนดีๆ', 'school', 'schools', 'international school', 'international schools', '學校', '小學', '中學', '國際學校', '學區', '學區房', '幼兒園', '名校', '校區',
    '學校附近',
  ]),
  nearby('hospital', ['มีรพ.', 'ใกล้รพ.', 'โรงพยาบาล', 'ใกล้โรงพยาบาล', 'โรงบาล', 'hospital', 'hospitals', '醫院', '大醫院']),
  { means: { is: 'fact', fact: 'nearby', value: 'hospital' }, isAlone: true, words: ['รพ.'] },
  nearby('mall', [
    'mall', 'malls', 'shopping mall', 'near mall', 'near a mall', 'near the mall', 'near shopping mall', 'close to mall', 'shopping centre', 'shopping center', 'department store',
    'ใกล้ห้าง', 'ใกล้ห้างสรรพสินค้า', 'ห้างสรรพสินค้า', 'ใกล้ศูนย์การค้า', 'ห้าง', 'ศูนย์การค้า', 'ใกล้เซ็นทรัล', '商場', '購物中心', '近商場', '近購物中心', '鄰近商場', '靠近商場', '近百貨', '百貨公司', '近百货公司', '商场附近', '百貨',
    'near a shopping mall', 'near shopping malls', 'mall nearby', 'malls nearby', 'มีห้างใกล้ๆ', '附近有商場', '附近得有商場', '周邊有商場', '附近要有商場', '有商場', '附近有購物中心',
  ]),
  nearby('park', ['สวนสาธารณะ', 'ใกล้สวนสาธารณะ', 'ใกล้สวน', 'park', 'parks', 'public park', '公園', '大公園']),
  nearby('university', ['มหาวิทยาลัย', 'มหาลัย', 'ใกล้มหาลัย', 'ใกล้ ม.', 'ใกล้มหาวิทยาลัย', 'university', 'universities', 'uni', 'campus', 'college', '大學', '大學附近', '高校', '大學城']),
  nearby('airport', ['สนามบิน', 'ใกล้สนามบิน', 'ท่าอากาศยาน', 'airport', '機場']),
  nearby('office', [
    'ออฟฟิศ', 'ใกล้ออฟฟิศ', 'ย่านออฟฟิศ', 'อาคารสำนักงาน', 'แหล่งออฟฟิศ', 'ตึกออฟฟิศ', 'แหล่งงาน', 'ย่านสำนักงาน', 'office district', 'offices', 'office towers', 'office buildings', 'office building', 'business district', 'office area', 'office tower', 'an office',
    '商辦區', '辦公區', '寫字樓', '商業區', '商務區', '辦公樓', '商辦', '辦公大樓', 'cbd', '甲廈', '商廈',
  ]),
]

/** What may be done with a project: full loans, booking online, freehold for foreigners. */
const OFFERS: readonly WordList[] = [
  offer('loan100', [
    'กู้ได้ 100', 'กู้ได้ 100%', 'กู้ 100', 'กู้ 100%', 'กู้ได้เต็ม', 'กู้เต็ม', 'กู้เต็มร้อย', 'กู้ได้เต็มร้อย', 'กู้ได้ร้อยเปอร์เซ็นต์', 'กู้ได้เต็มจำนวน', 'กู้ร้อยเปอร์เซ็นต์', 'ไม่ต้องดาวน์', 'ไม่มีดาวน์', 'กู้ได้เต็ม 100', 'กู้เต็มวงเงิน',
    'กู้ได้เต็มวงเงิน', 'ฟรีดาวน์', 'ดาวน์ 0', 'ดาวน์ศูนย์', 'กู้ได้ 100 เปอร์เซ็นต์', 'กู้เต็ม 100', 'กู้ได้เต็มราคา', 'กู้ได้หมด',
    'lends 100%', 'bank lends 100%', 'zero down payment', '100% loan', '100% bank loan', '100% mortgage', '100% financing', '100% finance', 'full loan', 'full mortgage', 'full financing', 'zero down', 'no down payment', 'no deposit', 'zero deposit', '100 percent loan',
    '100 percent mortgage', '100 percent financing', 'hundred percent loan', 'hundred percent mortgage', 'lends the whole price', 'lend the whole price', 'borrow the whole price', 'finance 100%', 'loan 100%', 'loan 100', 'loan of 100%', 'borrow 100%',
    'hundred per cent loan', 'hundred per cent mortgage', 'lend me the whole price', 'lend me the full price', 'lend the full price', 'whole price on a loan', 'bank will lend the whole', '100 per cent loan', '100 per cent mortgage',
    'loan for the whole price', 'full bank loan', 'hundred percent financing',
    '貸 100%', '可貸 100%', '能貸 100%', '可貸款 100%', '可貸足', '100% 貸款', '百分之百貸款', '百分百貸款', '全額貸款', '全額代款', '全額按揭', '十成按揭', '零首付', '零首期', '零頭期款', '貸全款', '貸款貸全款', '貸款能貸全款', '能貸全款', '可貸全款', '銀行能貸全款', '貸款 100%', '貸款百分之百', '可以全額貸款',
    '可全額貸款', '足額貸款', '100% 按揭', '100% 房貸', '全貸', '免首付', '免頭期款', '免首期', '貸足十成', '貸十成', '借足十成', '做足十成', '滿額貸款', '借到十成', '貸到 100%', '零頭款', '貸款十成', '十成貸款', '貸滿', '貸款能貸到百分之百',
    '貸款可以全貸',
  ]),
  offer('online-booking', [
    'จองออนไลน์', 'จองออนไลน์ได้', 'จองผ่านเว็บ', 'จองผ่านเว็บได้', 'จองผ่านออนไลน์', 'จองทางเว็บ', 'จองในเว็บ', 'กดจองออนไลน์', 'จองผ่านเน็ต', 'จองบนเว็บ', 'จองห้องออนไลน์', 'จองทางออนไลน์', 'จองยูนิตออนไลน์', 'จองผ่านเว็บไซต์',
    'online booking', 'book online', 'booking online', 'bookable online', 'booked online', 'reserve online', 'reserved online', 'online reservation', 'reservable online', 'buy online', 'online bookings',
    'book it online', 'reserve it online', 'reserve a unit online', 'book a unit online', 'book one online', 'reserve one online',
    '線上訂購', '線上預訂', '線上訂房', '線上下訂', '網上訂', '網上預訂', '網上落訂', '網上訂購', '網上直接下定', '網上下定', '網上下訂', '在線訂購', '在線預訂', '在線下定', '網簽', '可網簽', '線上預約訂購', '網上認購', '線上認購', '在線認購', '網上買',
    '網上訂位', '線上付訂', '網上付訂', '線上訂', '在線訂', '網上俾訂', '線上下單', '網上下單', '在線選房', '網上選房', '線上簽約', '網購', '在線簽約', '線上直接訂', '線上購屋', '網路預訂', '網路下訂', '線上下定', '網路訂購', '上網訂', '上網落訂', '線上刷訂',
    '在線付定金', '線上付定金', '網上交訂', '網上交定金', '線上選房', '網上直接訂', '在線直接訂', '線上就能訂', '網上就能訂',
  ]),
  offer('foreign-freehold', [
    'ต่างชาติซื้อได้', 'ต่างชาติถือกรรมสิทธิ์', 'ต่างชาติถือกรรมสิทธิ์ได้', 'ต่างชาติซื้อถือกรรมสิทธิ์ได้', 'โควตาต่างชาติ', 'โควต้าต่างชาติ', 'ชาวต่างชาติซื้อได้', 'ชาวต่างชาติ', 'ฝรั่งซื้อได้', 'ต่างชาติ', 'คนต่างชาติ', 'เป็นชื่อตัวเอง', 'ชื่อต่างชาติ', 'ฝรั่งถือกรรมสิทธิ์',
    'ฝรั่งถือกรรมสิทธิ์ได้', 'ในชื่อฝรั่ง', 'ต่างชาติเป็นเจ้าของ', 'ต่างชาติเป็นเจ้าของได้', 'ต่างชาติถือครอง', 'ต่างชาติถือครองได้', 'ฟรีโฮลด์', 'ชื่อฝรั่ง', 'ชื่อแฟนฝรั่ง', 'คนต่างชาติซื้อได้', 'โอนชื่อต่างชาติ',
    'foreign freehold', 'foreigner freehold', 'freehold', 'freehold for foreigners', 'freehold for foreigner', 'freehold for a foreigner', 'foreign quota', 'foreigner quota', 'foreign ownership', 'foreigner ownership', 'foreigners can own', 'foreigner can own',
    'a foreigner can own', 'foreigner can own outright', 'foreigners can buy', 'foreigner can buy', 'foreigners allowed', 'for foreigners', 'foreigners', 'foreigner', 'own name as foreigners', 'foreign freehold quota', 'in a foreign name', 'in foreign name',
    'foreign name', 'foreign buyers', 'foreign buyer', 'foreign owner', 'foreign owners', 'own outright', 'forign freehold', 'farang',
    '外國人', '外國人可買', '外國人可以買', '外國人能買', '外籍配額', '外國人配額', '外籍人士', '外籍人士可永久持有', '外籍可購', '外國人永久產權', '外國人可持有', '永久產權', '永久業權', '外國人永久業權', '自己名持有', '自己名持有永久業權', '外國人可以用自己名持有永久業權', '外國人名下',
    '外國人名額', '外籍名額', '外銷配額', '外國配額', '外籍', '外國買家', '境外人士', '老外', '外國人產權', '海外買家', '海外人士', '外國人可以持有', '外國人能持有', '寫我自己名字', '寫自己名字', '寫我名字', '外籍可買', '外國籍', '外國護照', '非泰籍', '外人配額', '外國人額度', '外籍額度',
  ]),
]

/** What is left of the quota; the quota alone is freehold for foreigners, of every condominium. */
const QUOTA_LEFT: WordList = offer('foreign-quota', [
  ...['โควตาต่างชาติ', 'โควต้าต่างชาติ', 'โควตาชาวต่างชาติ'].flatMap((quota) => [
    `${quota}เหลือ`, `${quota}ยังเหลือ`, `${quota}ว่าง`, `${quota}ยังว่าง`, `${quota}ไม่เต็ม`, `${quota}ยังไม่เต็ม`, `${quota}คงเหลือ`, `เหลือ${quota}`, `ยังมี${quota}`, `ยังเหลือ${quota}`, `มี${quota}เหลือ`,
    `ยังมี${quota}เหลือ`, `${quota}ยังมี`,
  ]),
  ...['foreign quota', 'foreigner quota', 'foreign ownership quota', 'foreign freehold quota'].flatMap((quota) => [
    `${quota} available`, `${quota} still available`, `${quota} left`, `${quota} remaining`, `${quota} open`, `${quota} not full`, `${quota} is not full`, `available ${quota}`, `remaining ${quota}`, `${quota} still open`,
    `${quota} is available`, `still has ${quota}`, `${quota} availability`,
  ]),
  ...['外籍配額', '外國人配額', '外國人名額', '外籍名額', '外國人額度', '外籍額度', '外人配額'].flatMap((quota) => [
    `尚有${quota}`, `仍有${quota}`, `還有${quota}`, `剩餘${quota}`, `${quota}剩餘`, `${quota}未滿`, `${quota}有餘`, `${quota}還有`, `${quota}沒滿`, `${quota}有剩`, `有剩餘${quota}`, `${quota}仍有`, `${quota}尚有`, `有${quota}剩餘`,
  ]),
])

/** Not built yet: `樓花`, `期房` and `預售屋` are bought from plans. */
const STAGES: readonly WordList[] = [
  {
    means: { is: 'fact', fact: 'stage', value: 'unbuilt' },
    words: [
      'ยังสร้างไม่เสร็จ', 'กำลังก่อสร้าง', 'กำลังสร้าง', 'อยู่ระหว่างก่อสร้าง', 'ยังไม่เสร็จ', 'ระหว่างก่อสร้าง', 'ยังไม่สร้าง', 'ยังสร้างอยู่', 'ยังไม่ก่อสร้าง', 'ยังไม่ได้สร้าง', 'ที่ยังไม่เสร็จ', 'ยังไม่สร้างเสร็จ', 'กำลังก่อสร้างอยู่',
      'presale', 'pre-sale', 'presales', 'พรีเซล', 'พรีเซลล์', 'พรีเซลส์', 'ช่วงพรีเซล',
      'off plan', 'off-plan', 'offplan', 'unbuilt', 'not built yet', 'under construction', "hasn't been built yet", 'has not been built yet', 'not yet built', 'still being built', 'pre-construction', 'not finished yet', 'unfinished',
      'not completed yet', "isn't built yet", 'still under construction', 'being built', 'not yet finished', 'not yet completed', 'yet to be built', "hasn't been built",
      '樓花', '期房', '預售屋', '預售', '預售案', '預售房', '在建', '未建成', '未完工', '還沒建好', '還沒蓋好', '建設中', '興建中', '未落成', '在建項目', '施工中', '還在蓋', '還在蓋的', '還在建', '還在建的', '尚未完工', '沒建好', '未起好', '未建好', '起緊', '未入伙', '沒蓋好',
      '正在建', '蓋到一半', '還沒完工', '預售樓花', '未交樓',
    ],
  },
]

/** Words that set the order of the results. */
const ORDERS: readonly WordList[] = [
  {
    means: { is: 'order', value: 'price' },
    words: [
      'ถูกสุด', 'ถูกที่สุด', 'ราคาถูกสุด', 'ราคาถูกที่สุด', 'เรียงถูกไปแพง', 'ถูกไปแพง', 'เรียงจากถูกไปแพง', 'ราคาต่ำสุด', 'เรียงราคาน้อยไปมาก', 'เริ่มจากถูก', 'ถูกๆก่อน', 'ถูกก่อน', 'ราคาน้อยไปมาก', 'ประหยัดสุด', 'ประหยัดที่สุด', 'จากถูกไปแพง', 'เรียงจากถูก', 'เอาถูกสุด',
      'เอาที่ถูกที่สุด', 'ราคาต่ำที่สุด', 'ต่ำสุดก่อน', 'ถูกสุดก่อน', 'เรียงจากราคาต่ำ',
      'cheapest', 'the cheapest', 'cheepest', 'cheapest first', 'lowest price', 'lowest priced', 'lowest price first', 'low to high', 'least expensive', 'most affordable', 'cheapest to dearest', 'price low to high', 'cheapest one', 'cheapest ones', 'cheapest option', 'start with the cheapest',
      'from the cheapest', 'lowest prices first', 'inexpensive first', 'lowest first',
      '價格由低至高', '由低至高', '最便宜', '最便宜的', '最平', '平至貴', '由平至貴', '由平到貴', '價格最低', '總價最低', '便宜優先', '便宜的優先', '越便宜越好', '從最便宜', '從最便宜的', '最便宜的先看', '便宜先', '便宜de先', '最低價', '從低到高', '由低到高', '價格由低到高', '價錢由平到貴', '最抵', '最實惠', '價格從低到高',
      '從便宜到貴', '最低總價', '便宜的先', '平嘅先', '平嘅排先', '最便宜的先', '價低優先', '便宜的排前面', '最相宜', '最省錢',
    ],
  },
  {
    means: { is: 'order', value: 'price-desc' },
    words: [
      'ราคาสูงสุด', 'แพงสุด', 'แพงที่สุด', 'ราคาแพงสุด', 'ราคาแพงที่สุด', 'แพงไปถูก', 'ราคาสูงสุดก่อน', 'เรียงแพงไปถูก', 'แพงก่อน', 'หรูที่สุด', 'จากแพงไปถูก', 'เรียงจากแพง', 'ราคาสูงที่สุด', 'ราคามากไปน้อย', 'แพงสุดก่อน', 'จากแพง',
      'most expensive', 'the most expensive', 'dearest', 'priciest', 'highest price', 'highest priced', 'high to low', 'most expensive first', 'highest price first', 'the dearest', 'top price', 'costliest', 'the priciest', 'price high to low', 'dearest first', 'priciest first',
      '價格由高至低', '由高至低', '最貴', '最貴的', '由最貴', '由最貴開始', '由貴至平', '由貴到平', '價格最高', '貴的先看', '最貴先', '從高到低', '價格由高到低', '最高價', '總價最高', '由高到低', '最貴排先', '從貴到便宜', '從最貴', '從最貴的', '貴的先', '價格從高到低',
    ],
  },
  {
    means: { is: 'order', value: 'largest' },
    words: [
      'ห้องใหญ่สุด', 'ห้องใหญ่ที่สุด', '面積由大至小', '由大至小', 'ใหญ่สุด', 'ใหญ่ที่สุด', 'กว้างสุด', 'กว้างที่สุด', 'เรียงใหญ่ไปเล็ก', 'พื้นที่มากสุด', 'พื้นที่เยอะสุด', 'ใหญ่ก่อน', 'ใหญ่ไปเล็ก', 'พื้นที่มากที่สุด', 'พื้นที่เยอะที่สุด', 'พื้นที่ใหญ่สุด', 'พื้นที่ใหญ่ที่สุด', 'จากใหญ่ไปเล็ก',
      'largest', 'the largest', 'biggest', 'the biggest', 'most spacious', 'largest first', 'biggest first', 'roomiest', 'the most space', 'most space', 'largest to smallest',
      '最大', '最大的', '面積最大', '面積最大的', '面積由大到小', '由大到小', '最大嗰間', '最大嗰間排頭', '從大到小', '優先看大的', '大的先', '最寬敞', '由大至細', '最大先', '大的優先', '面積從大到小', '最大間',
    ],
  },
  {
    means: { is: 'order', value: 'smallest' },
    words: [
      'เล็กสุด', 'เล็กที่สุด', 'เรียงเล็กไปใหญ่', 'พื้นที่น้อยสุด', 'พื้นที่น้อยที่สุด', 'เล็กไปใหญ่', 'จากเล็กไปใหญ่', 'ไซส์เล็กสุด', 'smallest', 'the smallest', 'smallest first', 'tiniest', 'most compact', 'the most compact', 'smallest to largest',
      'ห้องเล็กสุด', 'ห้องเล็กที่สุด', '面積由小至大', '由小至大', '最小', '最小的', '最細', '面積最小', '由小到大', '從小到大', '最小的戶型', '由細至大', '最細嘅', '最迷你', '面積由小到大', '小的先', '最小先', '面積從小到大', '最小間', '細嘅排先',
    ],
  },
  {
    means: { is: 'order', value: 'newest' },
    words: [
      'ใหม่สุด', 'ใหม่ที่สุด', 'ใหม่ล่าสุด', 'โครงการล่าสุด', 'ล่าสุด', 'เรียงใหม่ก่อน', 'ใหม่ก่อน', 'เรียงจากใหม่', 'จากใหม่ไปเก่า', 'ใหม่ไปเก่า', 'newest', 'the newest', 'newest first', 'latest', 'latest first', 'newest project first', 'newest projects first', 'most recent', 'newest project', 'newest projects', 'latest project',
      'latest projects', 'latest launch', 'latest launches', 'most recent first', 'newest ones first',
      '由新至舊', '落成日期由新至舊', '最新', '最新的', '最新樓盤', '最新的樓盤', '最新嘅', '最新嘅樓盤', '最新建案', '最新的建案', '最新項目', '最新的項目', '從最新', '最新落成', '最新落成嘅', '最新先', '最新的先', '由新到舊', '從新到舊', '最新推出', '最新落成嘅排先', '從最新的建案', '最新的先看', '最新排先', '最新盤',
    ],
  },
  {
    means: { is: 'order', value: 'nearest' },
    words: [
      'ใกล้รถไฟฟ้าที่สุด', 'ใกล้รถไฟฟ้าสุด', 'ใกล้ที่สุด', 'ใกล้สุด', 'เดินใกล้สุด', 'เดินน้อยสุด', 'เดินน้อยที่สุด', 'ใกล้สถานีที่สุด', 'ใกล้สถานีสุด', 'เดินใกล้ที่สุด', 'เดินสั้นสุด', 'ใกล้รถไฟฟ้าก่อน',
      'closest to the train', 'nearest to the train', 'closest to a train', 'nearest the train', 'shortest walk', 'shortest walk to', 'closest to the station', 'nearest to the station', 'shortest walk to the', 'nearest the station', 'nearest to a station', 'closest to a station',
      'nearest to rail', 'shortest walk to the train', 'nearest to the rail', 'closest first', 'nearest first', 'closest to rail', 'shortest walk first', 'closest to public transport',
      '最近', '離地鐵最近', '離地鐵最近的', '離捷運最近', '離捷運最近的', '離車站最近', '離車站最近的', '最近地鐵', '最近車站', '距離最近', '走到輕軌最近', '最近捷運', '離鐵路最近', '離輕軌最近', '離站最近', '最近鐵路', '距離捷運最近', '走路最近', '步行最近', '離軌道最近', '離捷運最近的排前面',
      '距離車站最近',
    ],
  },
]

/** Words that say which number follows. */
const ANNOUNCED: readonly WordList[] = [
  {
    means: { is: 'announce', fact: 'yield' },
    words: [
      'ผลตอบแทน', 'ผลตอบแทนค่าเช่า', 'ผลตอบแทนการเช่า', 'ผลตอบแทนจากการเช่า', 'ผลตอบแทนขั้นต้น', 'ผลตอบแทนต่อปี', 'ยีลด์', 'ยิลด์', 'ยีล', 'ปล่อยเช่า', 'ปล่อยเช่าได้', 'ปล่อยเช่าได้ผลตอบแทน', 'ได้ผลตอบแทน',
      'yield', 'yields', 'yielding', 'gross yield', 'rental yield', 'gross rental yield', 'rental return', 'rental returns', 'roi', 'return', 'returns', 'rents at', 'lets at', 'return on rent', 'yield of',
      '租金回報', '租金回報率', '回報率', '回報', '收益率', '租金收益', '租金收益率', '毛租金收益率', '投報率', '租金投報率', '投報', '租金報酬率', '報酬率', '租金報酬', '出租回報', '出租回報率', '收租回報',
    ],
  },
  {
    means: { is: 'announce', fact: 'fee' },
    words: [
      'ค่าส่วนกลาง', 'ส่วนกลาง', 'ค่าส่วนกลางถูกๆ', 'common fee', 'common fees', 'common area fee', 'common area fees', 'service charge', 'service charges', 'maintenance fee', 'maintenance fees', 'management fee', 'management fees', 'cam fee', 'cam fees', 'monthly common fee', 'common charges',
      '管理費', '物業費', '物業管理費', '公共費用', '管理費用',
    ],
  },
  { means: { is: 'announce', fact: 'floor' }, words: ['อยู่ชั้น', 'ห้องชั้น', 'ชั้นที่', 'floor no', 'level', '樓層', '樓層在'] },
  {
    means: { is: 'announce', fact: 'storeys' },
    words: ['ตึกสูง', 'ตึก', 'อาคารสูง', 'ตึกที่สูง', 'ความสูง', 'building', 'the building', 'tower', '總高', '樓高', '總樓層', '樓層數', '層高總', '塔樓', '整棟', '大樓總高', '大樓高', '大樓樓高', '整棟大樓', '樓宇', '全棟', '建築高度', '總層數', '大廈'],
  },
  {
    means: { is: 'announce', fact: 'land' },
    words: ['ที่ดินไม่ต่ำกว่า', 'เนื้อที่ดิน', 'ขนาดที่ดิน', 'land area', 'land size', '占地', '佔地', '地坪', '地皮面積', '土地面積', '地大', '土地坪數', '地塊面積'],
  },
  {
    means: { is: 'announce', fact: 'completion' },
    words: [
      'เสร็จปี', 'สร้างเสร็จปี', 'แล้วเสร็จ', 'แล้วเสร็จปี', 'จะเสร็จปี', 'โอนปี', 'พร้อมโอนปี', 'completing', 'completion', 'completed in', 'complete in', 'completes in', 'finished in', 'handover', 'completing in', 'finishing', 'done in', 'due in', 'built in', 'completion from', 'completed between', 'เสร็จช่วงปี', 'เสร็จระหว่างปี', 'เสร็จ', 'สร้างเสร็จระหว่างปี', 'โอน', 'แล้วเสร็จระหว่างปี',
      '完工', '落成', '交房', '交屋', '交樓', '交付', '竣工', '建成', '入伙', '峻工',
    ],
  },
]

/** Every fact of a project or a home that a sentence may ask for, beside those with lists of their own. */
export const FACT_WORDS: readonly WordList[] = [
  ...FACILITIES,
  ...KINDS,
  ...FACINGS,
  ...NEARBY,
  ...OFFERS,
  QUOTA_LEFT,
  ...STAGES,
  ...ORDERS,
  ...ANNOUNCED,
  ...Object.entries(RELATIVE_YEARS).flatMap(([word, years]): WordList[] => [
    { means: { is: 'yearFromNow', years }, words: [word] },
    // Else `เสร็จปี` would leave half a word.
    { means: { is: 'yearFromNow', years }, starts: ['เสร็จ', 'สร้างเสร็จ', 'แล้วเสร็จ', 'จะเสร็จ', 'เสร็จภายใน', 'สร้างเสร็จภายใน', 'โอน', 'พร้อมโอน'], endings: /^ปี/.test(word) ? [word] : [] },
  ]),
]
