import type { LivingSeed } from './types'

const EVERYBODY = { th: '', en: '', cht: '', chs: '' }
const GUESTS = { th: 'ลูกบ้านและสมาชิก', en: 'Residents and members', cht: '住戶與會員', chs: '业主与会员' }
const NONE = { th: '', en: '', cht: '', chs: '' }

/** Living at home, and days spent together. */
export const DAYS: readonly LivingSeed[] = [
  {
    slug: 'the-first-week',
    kind: 'lifestyle',
    cover: ['scene', 'firstWeek'],
    title: { th: 'สัปดาห์แรกในบ้านใหม่', en: 'The first week at home', cht: '新家的第一個星期', chs: '新家的第一个星期' },
    lead: {
      th: 'ห้าอย่างที่ผู้จัดการอาคารอยากให้คุณรู้ตั้งแต่วันแรก แต่ไม่มีใครถาม',
      en: 'Five things the building manager wishes you knew from day one, and nobody asks.',
      cht: '物業經理希望您第一天就知道、卻沒有人會問的五件事。',
      chs: '物业经理希望您第一天就知道、却没人会问的五件事。',
    },
    audience: EVERYBODY,
    terms: NONE,
    body: {
      th: [
        ['paragraph', 'กล่องยังไม่ได้แกะ แต่มีสิ่งที่ควรทำก่อน เพราะทำตอนห้องโล่งง่ายกว่ามาก'],
        [
          'list',
          'หาวาล์วน้ำหลักให้เจอ แล้วลองปิดเปิดหนึ่งครั้ง\nถ่ายรูปตู้ไฟ พร้อมเขียนว่าเบรกเกอร์ไหนคุมห้องไหน\nจำชื่อเจ้าหน้าที่หน้าเคาน์เตอร์ ทั้งกะเช้าและกะดึก\nลงทะเบียนรถและคีย์การ์ดสำรอง\nเปิดหน้าต่างทุกบานหนึ่งคืน แล้วฟัง',
        ],
      ],
      en: [
        ['paragraph', 'The boxes are still packed. Some things are far easier while the rooms are empty.'],
        [
          'list',
          'Find the main water valve, and close and open it once.\nPhotograph the consumer unit and note which breaker serves which room.\nLearn the names of the front desk staff, morning and night.\nRegister your car and a second key card.\nOpen every window for one night, and listen.',
        ],
      ],
      cht: [
        ['paragraph', '箱子還沒拆，但有幾件事趁房間空著做最容易。'],
        [
          'list',
          '找到總水閥，試著關一次、開一次\n拍下電箱，寫清楚哪個開關管哪一間\n記住櫃檯早班與晚班人員的名字\n登記車輛與備用門卡\n打開所有窗戶睡一晚，聽聽四周的聲音',
        ],
      ],
      chs: [
        ['paragraph', '箱子还没拆，但有几件事趁房间空着做最容易。'],
        [
          'list',
          '找到总水阀，试着关一次、开一次\n拍下电箱，写清楚哪个开关管哪一间\n记住柜台早班和晚班人员的名字\n登记车辆和备用门卡\n打开所有窗户睡一晚，听听四周的声音',
        ],
      ],
    },
  },
  {
    slug: 'herbs-on-a-balcony',
    kind: 'lifestyle',
    cover: ['scene', 'herbs'],
    title: {
      th: 'สวนครัวบนระเบียงหนึ่งตารางเมตร',
      en: 'A kitchen garden on one square metre',
      cht: '一平方米的陽台菜園',
      chs: '一平方米的阳台菜园',
    },
    lead: {
      th: 'กะเพรา สะระแหน่ และพริกอยู่ด้วยกันได้ ถ้ารู้ว่าระเบียงของคุณได้แดดกี่โมง',
      en: 'Basil, mint and chillies grow well together, once you know when the sun reaches your balcony.',
      cht: '打拋葉、薄荷和辣椒可以種在一起，只要知道您的陽台幾點有太陽。',
      chs: '打抛叶、薄荷和辣椒可以种在一起，只要知道您的阳台几点有太阳。',
    },
    audience: EVERYBODY,
    terms: NONE,
    lock: {
      title: {
        th: 'ปฏิทินปลูกผักริมระเบียง',
        en: 'A planting calendar',
        cht: '陽台種植月曆',
        chs: '阳台种植月历',
      },
      text: {
        th: 'เขียนโดยคนสวนของอาคาร แยกตามทิศของระเบียง เข้าสู่ระบบเพื่ออ่าน สมัครฟรี',
        en: 'Written by our gardeners, for each direction a balcony can face. Sign in to read it; an account is free.',
        cht: '由大樓園丁按陽台朝向編寫。登入即可閱讀，註冊免費。',
        chs: '由楼里的园丁按阳台朝向编写。登录即可阅读，注册免费。',
      },
    },
    body: {
      th: [
        ['paragraph', 'เริ่มจากกระถางสามใบและจานรองที่น้ำไม่ขัง รดตอนเช้า และอย่าให้น้ำหยดลงระเบียงข้างล่าง'],
        ['heading', 'ปลูกอะไร เดือนไหน', 'members'],
        [
          'list',
          'ระเบียงทิศตะวันออก: กะเพราเดือนพฤศจิกายน สะระแหน่ได้ทั้งปี\nระเบียงทิศใต้: พริกและมะนาวกระถาง ลงเดือนกุมภาพันธ์\nระเบียงทิศเหนือ: ต้นหอมและใบบัวบก ไม่ต้องการแดดจัด',
          'members',
        ],
      ],
      en: [
        [
          'paragraph',
          'Begin with three pots, and saucers that hold no standing water. Water in the morning, and let none drip on the balcony below.',
        ],
        ['heading', 'What to plant, and when', 'members'],
        [
          'list',
          'Facing east: holy basil in November; mint at any time.\nFacing south: chillies and a lime in a pot, set out in February.\nFacing north: spring onions and pennywort, which do not need strong sun.',
          'members',
        ],
      ],
      cht: [
        ['paragraph', '先從三個花盆和不積水的底盤開始。早上澆水，別讓水滴到樓下陽台。'],
        ['heading', '何時種什麼', 'members'],
        [
          'list',
          '朝東：十一月種打拋葉，薄荷全年皆可\n朝南：二月種辣椒與盆栽青檸\n朝北：青蔥與雷公根，不需要強光',
          'members',
        ],
      ],
      chs: [
        ['paragraph', '先从三个花盆和不积水的底盘开始。早上浇水，别让水滴到楼下阳台。'],
        ['heading', '什么时候种什么', 'members'],
        [
          'list',
          '朝东：十一月种打抛叶，薄荷全年都可以\n朝南：二月种辣椒和盆栽青柠\n朝北：小葱和积雪草，不需要强光',
          'members',
        ],
      ],
    },
  },
  {
    slug: 'film-under-the-trees',
    kind: 'event',
    day: '2026-12-12',
    cover: ['scene', 'film'],
    title: { th: 'หนังกลางสวน คืนวันเสาร์', en: 'Film night under the trees', cht: '樹下電影夜', chs: '树下电影夜' },
    lead: {
      th: 'จอหนึ่งจอ เสื่อหกสิบผืน และหนังที่ดูได้ทั้งบ้าน เริ่มตอนฟ้ามืดพอดี',
      en: 'One screen, sixty mats, and a film for the whole family. It starts as darkness falls.',
      cht: '一面銀幕、六十張蓆子、一部全家都能看的電影，天一黑就開始。',
      chs: '一面银幕、六十张席子、一部全家都能看的电影，天一黑就开始。',
    },
    audience: GUESTS,
    hours: { th: '18:00–21:00 น.', en: '18:00–21:00', cht: '18:00–21:00', chs: '18:00–21:00' },
    place: {
      th: 'สวนกลาง nue loop ดอนเมือง',
      en: 'The garden of nue loop donmueang',
      cht: 'nue loop donmueang 中央花園',
      chs: 'nue loop donmueang 中央花园',
    },
    terms: {
      th: 'ไม่มีค่าใช้จ่าย สำหรับลูกบ้านและสมาชิกพร้อมครอบครัว รับ 120 คน หากฝนตกเลื่อนเป็นวันอาทิตย์',
      en: 'Free for residents and members with their families; 120 places. If it rains, it moves to Sunday.',
      cht: '住戶、會員及家人免費，共 120 個名額；遇雨順延至星期日。',
      chs: '业主、会员及家人免费，共 120 个名额；遇雨顺延到星期日。',
    },
    action: { text: { th: 'ติดต่อเรา', en: 'Contact us', cht: '聯絡我們', chs: '联系我们' }, address: 'contact' },
    body: {
      th: [['paragraph', 'มาก่อนหกโมงเย็นจะได้เสื่อใต้ต้นจามจุรี มีน้ำและข้าวโพดคั่ว ส่วนอาหารพกมาเองได้ ขอแค่เก็บกลับให้เกลี้ยง']],
      en: [
        [
          'paragraph',
          'Come before six for a mat under the rain tree. There is water and popcorn; bring your own supper, and take your rubbish home.',
        ],
      ],
      cht: [['paragraph', '六點前到，可以坐在雨樹下的蓆子上。備有飲用水與爆米花；晚餐可自備，吃剩的請帶走。']],
      chs: [['paragraph', '六点前到，可以坐在雨树下的席子上。备有饮用水和爆米花；晚餐可以自带，吃剩的请带走。']],
    },
  },
  {
    slug: 'plants-change-hands',
    kind: 'event',
    day: '2027-01-16',
    cover: ['scene', 'swap'],
    title: { th: 'บ่ายแลกต้นไม้', en: 'A plant swap afternoon', cht: '植物交換的下午', chs: '植物交换的下午' },
    lead: {
      th: 'ยกต้นที่ล้นระเบียงมาหนึ่งต้น กลับไปพร้อมต้นที่ยังไม่เคยปลูก',
      en: 'Bring a plant that has outgrown your balcony. Go home with one you have never grown.',
      cht: '帶一盆陽台放不下的來，換一盆沒種過的回去。',
      chs: '带一盆阳台放不下的来，换一盆没种过的回去。',
    },
    audience: GUESTS,
    hours: { th: '14:00–17:00 น.', en: '14:00–17:00', cht: '14:00–17:00', chs: '14:00–17:00' },
    place: {
      th: 'คลับเฮาส์ nue field วัชรพล',
      en: 'The clubhouse of nue field watcharapol',
      cht: 'nue field watcharapol 會所',
      chs: 'nue field watcharapol 会所',
    },
    terms: {
      th: 'ไม่มีค่าใช้จ่าย หนึ่งคนแลกได้ไม่เกินสามต้น เฉพาะต้นที่ไม่มีแมลง',
      en: 'Free of charge; up to three plants each, pest-free.',
      cht: '免費參加；每人最多交換三盆，須無蟲害。',
      chs: '免费参加；每人最多交换三盆，须无虫害。',
    },
    body: {
      th: [['paragraph', 'คนสวนของเรานั่งอยู่ทั้งบ่าย ถามได้ว่าใบเหลืองเพราะอะไร และระเบียงทิศนี้ควรปลูกอะไร']],
      en: [
        [
          'paragraph',
          'Our gardeners stay all afternoon. Ask them why a leaf turns yellow, or what will grow where you live.',
        ],
      ],
      cht: [['paragraph', '園丁整個下午都在。葉子為什麼發黃、這個朝向種什麼好，都可以問。']],
      chs: [['paragraph', '园丁整个下午都在。叶子为什么发黄、这个朝向种什么好，都可以问。']],
    },
  },
  {
    slug: 'breakfast-with-neighbours',
    kind: 'event',
    day: '2026-10-17',
    cover: ['scene', 'breakfast'],
    title: {
      th: 'มื้อเช้ากับเพื่อนบ้าน',
      en: 'Breakfast with the neighbours',
      cht: '與鄰居共進早餐',
      chs: '和邻居一起吃早餐',
    },
    lead: {
      th: 'โต๊ะยาวหนึ่งตัวกลางซอย ปาท่องโก๋ร้อน ๆ และคนข้างบ้านที่เพิ่งรู้จักชื่อ',
      en: 'One long table in the lane, hot patongko, and neighbours who had only just learnt each other’s names.',
      cht: '巷子裡一張長桌、剛炸好的油條，還有今天才知道名字的鄰居。',
      chs: '巷子里一张长桌、刚炸好的油条，还有今天才知道名字的邻居。',
    },
    audience: { th: 'ลูกบ้าน', en: 'Residents', cht: '住戶', chs: '业主' },
    hours: { th: '7:30–10:00 น.', en: '7:30–10:00', cht: '7:30–10:00', chs: '7:30–10:00' },
    place: {
      th: 'noble linden รามอินทรา',
      en: 'noble linden ramindra',
      cht: 'noble linden ramindra',
      chs: 'noble linden ramindra',
    },
    terms: NONE,
    body: {
      th: [['paragraph', 'มากันแปดสิบสองคน อายุตั้งแต่หกเดือนถึงแปดสิบสี่ปี ครั้งหน้าจะจัดเมื่ออากาศเย็นอีกครั้ง']],
      en: [
        [
          'paragraph',
          'Eighty-two people came, from six months to eighty-four years old. The next one follows when the mornings turn cool again.',
        ],
      ],
      cht: [['paragraph', '來了八十二人，最小的六個月，最大的八十四歲。等早晨再涼下來，我們再辦一次。']],
      chs: [['paragraph', '来了八十二人，最小的六个月，最大的八十四岁。等早晨再凉下来，我们再办一次。']],
    },
  },
]
