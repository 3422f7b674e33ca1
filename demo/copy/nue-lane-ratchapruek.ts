import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'nue-lane-ratchapruek',
  spokenTitle: {
    th: 'นิว เลน ราชพฤกษ์',
    en: 'nue lane ratchapruek',
    cht: 'nue lane ratchapruek',
    chs: 'nue lane ratchapruek',
  },
  tagline: {
    th: 'บ้านสามชั้นบนตรอกที่เด็กวิ่งเล่นได้',
    en: 'Three floors on a lane that children can use',
    cht: '三層小樓，門前一條孩子跑得開的巷子',
    chs: '三层小楼，门前一条孩子跑得开的巷子',
  },
  shortDescription: {
    th: 'ทาวน์โฮมสามชั้น 84 หลังบนที่ดิน 15 ไร่ใกล้เซ็นทรัล เวสต์เกต สามห้องนอนทุกหลัง หน้ากว้าง 5 และ 5.7 เมตร เลี้ยงสัตว์ได้ เดิน 15 นาทีถึง MRT ตลาดบางใหญ่ สำหรับคนที่เช่าคอนโดมาพอแล้วและอยากมีประตูบ้านของตัวเอง',
    en: 'Eighty-four townhomes of three floors on 15 rai near Central Westgate. Every house has three bedrooms, is 5 or 5.7 metres wide, and takes pets. MRT Talad Bang Yai is 15 minutes on foot. For people ready for a front door of their own.',
    cht: '84 棟三層聯排別墅，佔地 15 萊，鄰近 Central Westgate。每棟三房，面寬 5 米或 5.7 米，可養寵物，步行 15 分鐘到 MRT 挽艾市場站（Talad Bang Yai）。寫給租夠了公寓、想要一扇自己的大門的人。',
    chs: '84 栋三层联排别墅，占地 15 莱，紧邻 Central Westgate 。每栋三房，面宽 5 米或 5.7 米，可养宠物，步行 15 分钟到 MRT 挽艾市场站（Talad Bang Yai）。适合租够了公寓、想要一扇自家大门的人。',
  },
  conceptTitle: {
    th: 'ถนนหน้าบ้านคือห้องที่ใหญ่ขึ้นอีกห้อง',
    en: 'The street is the extra room',
    cht: '門前的巷，是多出來的一間房',
    chs: '门前的巷子，是多出来的一间房',
  },
  concept: {
    th: [
      'เราเริ่มวาดจากตรอก ไม่ได้เริ่มจากตัวบ้าน ตรอกในโครงการไม่ใช่ทางลัดของใคร รถที่เข้ามาคือรถของคนในตรอก จึงขับช้าเองโดยไม่ต้องมีป้ายเตือน',
      'หน้าต่างครัวหันออกตรอก คนทำกับข้าวจึงเห็นเด็กที่กลับจากสนามเล่น ชั้นสองเป็นห้องนั่งเล่นที่รับลมเหนือใต้ ชั้นสามเก็บไว้ให้นอน ห้าโมงเย็นเป็นเวลาที่ตรอกนี้มีชีวิตชีวา',
    ],
    en: [
      'We drew the lane before we drew the house. It is nobody’s short cut: a car that turns in belongs to someone who lives there, so it drives slowly without being told.',
      'Kitchen windows look onto the lane, so whoever cooks can see the children coming back from the playground. The living room takes the north and south breeze on the second floor; the third is kept for sleep. The lane is liveliest at five in the afternoon.',
    ],
    cht: [
      '我們先畫巷，後畫屋。這條巷不是任何人的捷徑，駛進來的都是住在巷裡的人，所以不用路牌提醒，車自然會慢。',
      '廚房的窗開向巷子，煮飯的人看得見孩子從遊樂場回來。二樓是客廳，南北對流；三樓留給睡眠。下午五點，是這條巷熱鬧的時候。',
    ],
    chs: [
      '我们先画巷子，再画房子。这条巷子不是谁的近道，开进来的都是巷子里的住户，所以不用立牌子，车速自然就慢下来。',
      '厨房的窗户朝向巷子，做饭的人看得见孩子从游乐场回来。二楼是客厅，南北通风；三楼留给睡眠。下午五点，巷子里开始热闹。',
    ],
  },
  highlights: [
    {
      title: { th: 'หน้ากว้าง 5.7 เมตร', en: '5.7 metres across', cht: '面寬 5.7 米', chs: '面宽 5.7 米' },
      text: {
        th: 'แบบ T2 ขนาด 134 ตร.ม. จอดรถสองคันข้างกันได้ และยังมีทางเดินเข้าบ้านแยกจากรถ',
        en: 'Type T2, 134 m², parks two cars and still keeps a footpath to the door.',
        cht: 'T2 戶型 134 平方米，停兩輛車之外，仍留一條步行入屋的小徑。',
        chs: 'T2 户型 134 平方米，停两辆车之外，还留出一条步行入户的小路。',
      },
    },
    {
      title: { th: 'ครัวเห็นตรอก', en: 'A kitchen that sees the lane', cht: '看得見巷子的廚房', chs: '看得见巷子的厨房' },
      text: {
        th: 'หน้าต่างเหนือเคาน์เตอร์เปิดออกหน้าบ้าน กลิ่นระบายออกได้ และเห็นว่าใครมากดกริ่ง',
        en: 'The window above the counter opens to the front: it lets the cooking out and shows who is at the gate.',
        cht: '灶台上方的窗開向屋前，油煙散得快，也看得見誰在門外。',
        chs: '操作台上方的窗朝屋前打开，油烟散得快，也看得见谁在门口。',
      },
    },
    {
      title: { th: 'สระและฟิตเนสท้ายตรอก', en: 'A pool at the end of the lane', cht: '巷尾的泳池', chs: '巷尾的泳池' },
      text: {
        th: 'คลับเฮาส์ สระว่ายน้ำ ฟิตเนส และสนามเด็กเล่นรวมอยู่จุดเดียว เด็กเดินไปเองได้โดยไม่ออกนอกรั้ว',
        en: 'Clubhouse, pool, gym and playground stand together, so children can walk there without leaving the gate.',
        cht: '會所、泳池、健身房與遊樂場集中一處，孩子自己走過去，也不用出社區大門。',
        chs: '会所、泳池、健身房和儿童乐园集中一处，孩子自己走过去，也不用出小区大门。',
      },
    },
    {
      title: { th: 'ที่ชาร์จรถในโครงการ', en: 'Charging inside the gate', cht: '社區內充電', chs: '小区内充电' },
      text: {
        th: 'จุดชาร์จรถไฟฟ้าอยู่ข้างคลับเฮาส์ เสียบไว้ก่อนว่ายน้ำ กลับออกมาแบตเตอรี่เพิ่มแล้ว',
        en: 'Electric-car chargers stand beside the clubhouse. Plug in before a swim and drive away fuller.',
        cht: '電動車充電樁設在會所旁，游泳前插上，上岸時電量已添了一截。',
        chs: '充电桩设在会所旁，游泳前插上，上岸时电量已经添了一截。',
      },
    },
  ],
  location: {
    th: 'บางใหญ่ฝั่งราชพฤกษ์ ห่างเซ็นทรัล เวสต์เกตไม่กี่นาที เดิน 1,200 เมตรหรือราว 15 นาทีถึง MRT ตลาดบางใหญ่ ขึ้นสายสีม่วงต่อสายสีน้ำเงินที่เตาปูน ขับรถออกถนนกาญจนาภิเษกได้ทั้งขึ้นเหนือและลงใต้ ส่วนถนนราชพฤกษ์พาเข้าสาทร',
    en: 'Bang Yai, on the Ratchapruek side, a few minutes from Central Westgate. MRT Talad Bang Yai is 1,200 metres away, about 15 minutes on foot; the Purple Line meets the Blue Line at Tao Poon. By car, Kanchanaphisek Road goes north and south, and Ratchapruek Road leads to Sathorn.',
    cht: '位於挽艾（Bang Yai）近叻差帕路（Ratchaphruek）一側，到 Central Westgate 只需幾分鐘車程。MRT 挽艾市場站（Talad Bang Yai）距離 1,200 米，步行約 15 分鐘，紫線在道本站（Tao Poon）轉藍線。開車走甘乍那披色路（Kanchanaphisek）可南可北，叻差帕路則通往沙吞（Sathorn）。',
    chs: '位于挽艾（Bang Yai）靠叻差帕路（Ratchaphruek）一侧，开车几分钟到 Central Westgate。MRT 挽艾市场站（Talad Bang Yai）距离 1,200 米，步行约 15 分钟，紫线在道本站（Tao Poon）换乘蓝线。自驾走甘乍那披色路（Kanchanaphisek）可南可北，叻差帕路则通往沙吞（Sathorn）。',
  },
  nearby: [
    { kind: 'mall', name: { th: 'เซ็นทรัล เวสต์เกต', en: 'Central Westgate', cht: 'Central Westgate 商場', chs: 'Central Westgate 商场' }, minutes: 5, walk: false },
    { kind: 'mall', name: { th: 'อิเกีย บางใหญ่', en: 'IKEA Bangyai', cht: 'IKEA 挽艾店（Bang Yai）', chs: '宜家挽艾店（IKEA Bang Yai）' }, minutes: 6, walk: false },
    { kind: 'expressway', name: { th: 'มอเตอร์เวย์ M81 ด่านบางใหญ่', en: 'Motorway M81, Bang Yai gate', cht: 'M81 高速公路挽艾入口（Bang Yai）', chs: 'M81 高速公路挽艾入口（Bang Yai）' }, minutes: 9, walk: false },
    { kind: 'hospital', name: { th: 'โรงพยาบาลเกษมราษฎร์ รัตนาธิเบศร์', en: 'Kasemrad Hospital Rattanathibet', cht: 'Kasemrad 醫院拉達納提貝分院（Rattanathibet）', chs: 'Kasemrad 医院拉达纳提贝分院（Rattanathibet）' }, minutes: 10, walk: false },
    { kind: 'school', name: { th: 'โรงเรียนนานาชาติเด่นหล้า', en: 'Denla British School', cht: 'Denla 英國學校', chs: 'Denla 英国学校' }, minutes: 14, walk: false },
  ],
  faq: [
    {
      question: {
        th: 'กู้ได้เต็มจำนวนหรือไม่',
        en: 'Can I borrow the full price?',
        cht: '最高可貸款多少？',
        chs: '最高能贷多少？',
      },
      answer: {
        th: `${CLAIMS.th.loan} ฝ่ายขายช่วยคำนวณเบื้องต้นให้ก่อนจองได้`,
        en: `${CLAIMS.en.loan} The amount granted depends on income, other debts and the bank’s valuation; an adviser can work out an estimate before you book.`,
        cht: `${CLAIMS.cht.loan}金額視收入、現有負債與銀行估價而定。預訂之前，銷售顧問可先為您估算。`,
        chs: `${CLAIMS.chs.loan}额度视收入、现有负债和银行评估价而定。预订之前，置业顾问可以先帮您估算。`,
      },
    },
    {
      question: {
        th: 'เลี้ยงหมาแมวได้กี่ตัว',
        en: 'Are dogs and cats welcome?',
        cht: '可以養貓狗嗎？',
        chs: '可以养猫养狗吗？',
      },
      answer: {
        th: 'เลี้ยงได้ในบ้านของตัวเอง จูงในตรอกต้องมีสายจูง ส่วนจำนวนและรายละเอียดให้ยึดข้อบังคับของหมู่บ้านซึ่งฝ่ายขายขอให้ดูได้ก่อนเซ็นสัญญา',
        en: 'Yes, in your own house, and on a lead in the lane. Numbers and details follow the estate’s rules, which you can ask to read before signing.',
        cht: '可以，在自己屋內飼養，在巷裡須牽繩。數量與細則以社區守則為準，簽約前可先索閱。',
        chs: '可以，在自己家里养，在巷子里要牵绳。数量和细则以小区管理规约为准，签约前可以先要来看。',
      },
    },
    {
      question: {
        th: 'ค่าส่วนกลางเดือนละเท่าไร และเข้าอยู่ได้เมื่อไร',
        en: 'What is the common area fee, and when can we move in?',
        cht: '管理費多少？何時可以入住？',
        chs: '物业费多少？什么时候能入住？',
      },
      answer: {
        th: 'ค่าส่วนกลาง 32 บาทต่อตารางวาต่อเดือน บ้าน 18 ตารางวาจ่ายราว 576 บาท บ้าน 21 ตารางวาราว 672 บาท กำหนดแล้วเสร็จเดือนพฤษภาคม 2570',
        en: 'The fee is 32 baht per square wah a month: about 576 baht for an 18-wah plot and 672 for 21 wah. Completion is planned for May 2027.',
        cht: '管理費每平方哇每月 32 泰銖：18 平方哇約 576 泰銖，21 平方哇約 672 泰銖。預計 2027 年 5 月落成。',
        chs: '物业费每平方哇每月 32 泰铢：18 平方哇约 576 泰铢，21 平方哇约 672 泰铢。预计 2027 年 5 月竣工。',
      },
    },
  ],
  metaTitle: {
    th: 'nue lane ratchapruek ทาวน์โฮมใหม่ ใกล้เวสต์เกต',
    en: 'nue lane ratchapruek: townhomes near Westgate',
    cht: 'nue lane ratchapruek｜挽艾聯排別墅',
    chs: 'nue lane ratchapruek｜挽艾联排别墅',
  },
  metaDescription: {
    th: 'ทาวน์โฮมสามชั้น 84 หลัง สามห้องนอน เลี้ยงสัตว์ได้ ใกล้เซ็นทรัล เวสต์เกต เดิน 15 นาทีถึง MRT ตลาดบางใหญ่ แล้วเสร็จปี 2570',
    en: '84 three-floor, three-bedroom townhomes near Central Westgate. Pets welcome, MRT Talad Bang Yai 15 minutes on foot, completion 2027.',
    cht: '84 棟三層三房聯排別墅，鄰近 Central Westgate，可養寵物，步行 15 分鐘到 MRT 挽艾市場站（Talad Bang Yai），預計 2027 年落成。',
    chs: '84 栋三层三房联排别墅，邻近 Central Westgate，可养宠物，步行 15 分钟到 MRT 挽艾市场站（Talad Bang Yai），预计 2027 年竣工。',
  },
}
