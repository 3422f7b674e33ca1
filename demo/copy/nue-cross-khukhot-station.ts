import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'nue-cross-khukhot-station',
  spokenTitle: {
    th: 'นิว ครอส คูคต สเตชั่น',
    en: 'nue cross Khu Khot station',
    cht: 'nue cross Khu Khot station',
    chs: 'nue cross Khu Khot station',
  },
  tagline: {
    th: 'เดินสองนาที ได้นั่งตั้งแต่สถานีแรก',
    en: 'Two minutes to the first stop, and a seat',
    cht: '走兩分鐘，從起點站坐著出發',
    chs: '走两分钟，从始发站坐着出门',
  },
  shortDescription: {
    th: 'คอนโดพร้อมอยู่ 4 อาคาร สูง 8 ชั้น บนที่ดิน 8.2 ไร่ ห่าง BTS คูคตเพียง 150 เมตร สตูดิโอถึงสองห้องนอน เลี้ยงสัตว์ได้ มีสนามเด็กเล่นและทางวิ่ง เหมาะกับบ้านหลังแรกของคนทำงานที่อยากได้พื้นที่หายใจโดยไม่ห่างรถไฟฟ้า',
    en: 'Four eight-storey buildings, ready to move into, 150 metres from BTS Khu Khot. Studios to two bedrooms on 8.2 rai, with a pet park, a playground and a running track: a first home for people who want air around them and the train close by.',
    cht: '四座 8 層公寓，佔地 8.2 萊，距 BTS 庫科站（Khu Khot）僅 150 米，現樓，即可入住。由開放式到兩房，可養寵物，設兒童遊樂場與跑道，適合想要一點呼吸空間、又離不開 BTS 的首次置業者。',
    chs: '四栋 8 层现房公寓，占地 8.2 莱，离 BTS 库科站（Khu Khot）只有 150 米。从开间到两居，可养宠物，有儿童乐园和跑道，适合想住得宽敞透气、又离不开 BTS 的首次置业者。',
  },
  conceptTitle: {
    th: 'ตรงที่ทางสองสายตัดกัน',
    en: 'Where two paths cross',
    cht: '兩條路的交會處',
    chs: '两条路相交的地方',
  },
  concept: {
    th: [
      'ผังของโครงการคือกากบาทหนึ่งอัน ทางเดินสายหนึ่งพาไปสถานี อีกสายหนึ่งพาไปสวน สี่อาคารเตี้ยตั้งอยู่คนละมุม ตรงกลางที่ทางตัดกันเป็นลานปูอิฐดินเผา ทุกคนผ่านตรงนี้วันละสองครั้ง เพื่อนบ้านจึงได้รู้จักหน้ากันเอง',
      'แปดชั้นบนที่ดิน 13,120 ตารางเมตรทำให้ทุกด้านยังเห็นท้องฟ้า เราแต้มสีส้มไว้ที่ขอบทางเดินสายสถานี และสีเขียวไว้ที่สายสวน ตอนเช้าตามสีส้มออกไป ตอนเย็นตามสีเขียวกลับมา เด็ก ๆ เข้าใจผังนี้เร็วกว่าผู้ใหญ่',
    ],
    en: [
      'The plan is a cross. One path goes to the station, the other to the garden; four low buildings take a corner each. Where the paths meet there is a court of terracotta brick that everyone passes twice a day, which is how neighbours come to know each other’s faces.',
      'Eight storeys on 13,120 m² of land leave sky on every side. The station path has an orange edge, the garden path a green one: follow orange out in the morning and green home at night. Children read the plan faster than their parents do.',
    ],
    cht: [
      '平面圖是一個十字。一條路通往車站，一條路通往花園，四座矮樓各據一角。兩路相交處是一方陶磚小廣場，人人每天經過兩次，鄰居的面孔就這樣慢慢熟了。',
      '13,120 平方米的土地上只蓋八層，四面都看得見天空。往車站的路鑲橙邊，往花園的路鑲綠邊：早上跟著橙色出門，晚上循著綠色回家。這張圖，孩子比大人看得快。',
    ],
    chs: [
      '总平面是一个十字。一条路去车站，一条路去花园，四栋矮楼各占一角。两条路相交的地方铺了陶砖，做成小广场，每个人一天要经过两次，邻居就这么认得了。',
      '13,120 平方米的地，只盖八层，哪一面都看得到天。去车站的路镶橙边，去花园的路镶绿边：早上跟着橙色出门，晚上跟着绿色回家。这张图，孩子看得比大人快。',
    ],
  },
  highlights: [
    {
      title: {
        th: '150 เมตร สองนาที',
        en: '150 metres, two minutes',
        cht: '150 米，兩分鐘',
        chs: '150 米，两分钟',
      },
      text: {
        th: 'รถออกเจ็ดโมงสิบห้า ออกจากห้องเจ็ดโมงสิบก็ยังทัน คูคตเป็นสถานีต้นสาย จึงมีที่นั่งให้เลือก',
        en: 'For the train at a quarter past seven, leave home at ten past. Khu Khot is the end of the line, so there is a seat to choose.',
        cht: '七點一刻的車，七點十分出門也趕得上。庫科（Khu Khot）是起點站，座位任選。',
        chs: '七点一刻的车，七点十分出门也赶得上。库科（Khu Khot）是始发站，有座。',
      },
    },
    {
      title: { th: 'ลานอิฐดินเผา', en: 'The brick court', cht: '陶磚廣場', chs: '陶砖小广场' },
      text: {
        th: 'ลานกลางปูอิฐดินเผาที่ซับน้ำฝนได้ หลังฝนบ่ายไม่นานก็แห้งพอให้ออกมานั่งเล่น',
        en: 'The court is laid in terracotta that drinks the rain: soon after an afternoon shower it is dry enough to sit out again.',
        cht: '廣場鋪透水陶磚，午後一場雨過，不久便乾，又可以出來坐坐。',
        chs: '广场铺的是透水陶砖，下午一阵雨过后，很快就干，又能出来坐坐。',
      },
    },
    {
      title: {
        th: 'สวนสัตว์เลี้ยงหกโมงเย็น',
        en: 'The pet park at six',
        cht: '傍晚六點的寵物公園',
        chs: '傍晚六点的宠物乐园',
      },
      text: {
        th: 'หกโมงเย็นเป็นเวลานัดของหมาแมวทั้งสี่อาคาร สวนแยกจากสนามเด็กเล่น แต่มองเห็นกันได้',
        en: 'At six in the evening the dogs of all four buildings meet. Their park is apart from the playground, yet within sight of it.',
        cht: '傍晚六點，四座樓的狗兒在此相聚。寵物公園與兒童遊樂場分開，彼此又看得見。',
        chs: '傍晚六点，四栋楼的狗都在这儿碰头。宠物乐园和儿童乐园分开，又互相看得见。',
      },
    },
    {
      title: {
        th: 'สามขนาด เลือกง่าย',
        en: 'Three sizes, easily chosen',
        cht: '三種大小，容易選',
        chs: '三种面积，好选',
      },
      text: {
        th: 'สตูดิโอ 24 หนึ่งห้องนอน 28 และสองห้องนอน 40 ตารางเมตร แบบสองห้องนอนหน้ากว้าง 6.6 เมตร สองห้องจึงได้หน้าต่างทั้งคู่',
        en: 'Homes of 24, 28 and 40 m². The two-bedroom home is 6.6 metres wide, so both bedrooms get a window.',
        cht: '開放式 24、一房 28、兩房 40 平方米。兩房面寬 6.6 米，兩間臥室都有窗。',
        chs: '开间 24、一居 28、两居 40 平方米。两居面宽 6.6 米，两间卧室都有窗。',
      },
    },
  ],
  location: {
    th: 'คูคตคือปลายสายสุขุมวิททางเหนือ นั่ง BTS ยาวถึงห้าแยกลาดพร้าวราวครึ่งชั่วโมงโดยไม่ต้องเปลี่ยนขบวน ริมถนนลำลูกกามีตลาดและร้านอาหารตามสั่งที่รู้จักลูกค้า ขับรถไปดอนเมืองหรือรังสิตได้โดยไม่ต้องเข้าเมือง',
    en: 'Khu Khot is the northern end of the BTS Sukhumvit Line: about half an hour to Ha Yaek Lat Phrao without changing trains. Lam Luk Ka Road has a fresh market and kitchens that remember your order, and Don Mueang and Rangsit are a drive that never enters the city.',
    cht: '庫科是 BTS 素坤逸線的北端起點，約半小時直達拉拋五岔口（Ha Yaek Lat Phrao），不必轉車。南祿加路（Lam Luk Ka）上有市場，也有記得您口味的小館。去廊曼機場（Don Mueang）或朗實（Rangsit），開車不必穿過市區。',
    chs: '库科是 BTS 素坤逸线最北的一站，半小时左右直达拉抛五岔口（Ha Yaek Lat Phrao），不用换乘。南禄加路（Lam Luk Ka）上有菜市场，也有记得您口味的小饭馆。开车去廊曼机场（Don Mueang）或朗实（Rangsit），不用进城绕。',
  },
  nearby: [
    {
      kind: 'mall',
      name: {
        th: 'บิ๊กซี ลำลูกกา',
        en: 'Big C Lam Luk Ka',
        cht: 'Big C 南祿加店（Lam Luk Ka）',
        chs: 'Big C 南禄加店（Lam Luk Ka）',
      },
      minutes: 6,
      walk: false,
    },
    {
      kind: 'park',
      name: { th: 'อนุสรณ์สถานแห่งชาติ', en: 'National Memorial', cht: '泰國國家紀念館（National Memorial）', chs: '泰国国家纪念馆（National Memorial）' },
      minutes: 8,
      walk: false,
    },
    {
      kind: 'hospital',
      name: {
        th: 'โรงพยาบาลภูมิพลอดุลยเดช',
        en: 'Bhumibol Adulyadej Hospital',
        cht: '普密蓬醫院（Bhumibol Adulyadej Hospital）',
        chs: '普密蓬医院（Bhumibol Adulyadej Hospital）',
      },
      minutes: 10,
      walk: false,
    },
    {
      kind: 'mall',
      name: { th: 'เซียร์ รังสิต', en: 'Zeer Rangsit', cht: 'Zeer Rangsit 商場', chs: 'Zeer Rangsit 商场' },
      minutes: 11,
      walk: false,
    },
    {
      kind: 'airport',
      name: {
        th: 'ท่าอากาศยานดอนเมือง',
        en: 'Don Mueang International Airport',
        cht: '廊曼國際機場（Don Mueang Airport）',
        chs: '廊曼国际机场（Don Mueang Airport）',
      },
      minutes: 15,
      walk: false,
    },
    {
      kind: 'mall',
      name: {
        th: 'ฟิวเจอร์พาร์ค รังสิต',
        en: 'Future Park Rangsit',
        cht: 'Future Park Rangsit 商場',
        chs: 'Future Park Rangsit 商场',
      },
      minutes: 16,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'ห่างรถไฟฟ้าแค่ไหน เข้าเมืองใช้เวลาเท่าไร',
        en: 'How close is the train, and how long into town?',
        cht: '離 BTS 多近？進市區要多久？',
        chs: '离 BTS 多近？进城要多久？',
      },
      answer: {
        th: 'เดิน 150 เมตร หรือ 2 นาทีถึง BTS คูคต นั่งถึงห้าแยกลาดพร้าวราวครึ่งชั่วโมง และเพราะเป็นต้นสาย เช้า ๆ จึงมักมีที่นั่ง',
        en: 'It is 150 metres, two minutes on foot, to BTS Khu Khot. Ha Yaek Lat Phrao is about half an hour away, and as the line starts here there is usually a seat in the morning.',
        cht: '步行 150 米、約 2 分鐘到 BTS 庫科站。到拉拋五岔口約半小時；因為是起點站，早上通常有座位。',
        chs: '步行 150 米、2 分钟到 BTS 库科站。到拉抛五岔口半小时左右；因为是始发站，早上一般有座。',
      },
    },
    {
      question: {
        th: 'เลี้ยงสัตว์ได้จริงไหม ค่าส่วนกลางเท่าไร',
        en: 'Are pets really allowed, and what is the common area fee?',
        cht: '真的可以養寵物嗎？管理費多少？',
        chs: '真的能养宠物吗？物业费多少？',
      },
      answer: {
        th: 'เลี้ยงได้ และมีสวนสำหรับสัตว์เลี้ยงในโครงการ ค่าส่วนกลางตารางเมตรละ 39 บาทต่อเดือน ห้อง 28 ตารางเมตรจึงตกเดือนละ 1,092 บาท',
        en: 'They are, and there is a pet park in the grounds. The common area fee is 39 baht per m² a month, which makes 1,092 baht for a home of 28 m².',
        cht: '可以，項目內設寵物公園。管理費每平方米每月 39 泰銖，28 平方米的單位即每月 1,092 泰銖。',
        chs: '可以，项目里有宠物乐园。物业费每平方米每月 39 泰铢，28 平方米的房子每月 1,092 泰铢。',
      },
    },
    {
      question: {
        th: 'บ้านหลังแรก กู้ได้แค่ไหน มีที่จอดรถไหม',
        en: 'It is my first home: what loan, and is there parking?',
        cht: '首次置業，貸款與車位如何？',
        chs: '首次置业，贷款和车位怎么样？',
      },
      answer: {
        th: `${CLAIMS.th.loan} ที่จอดรถมี 40% ของจำนวนห้อง โครงการเสร็จตั้งแต่เดือนพฤษภาคม 2567 นัดชมห้องจริงได้ ${CLAIMS.th.quota}`,
        en: `${CLAIMS.en.loan} Parking covers 40% of the units. The buildings were completed in May 2024, so you can see the finished unit, by appointment. ${CLAIMS.en.quota}`,
        cht: `${CLAIMS.cht.loan}車位為單位總數的 40%。項目於 2024 年 5 月落成，歡迎預約參觀實際單位。${CLAIMS.cht.quota}`,
        chs: `${CLAIMS.chs.loan}车位配比 40%。项目 2024 年 5 月竣工，可以预约看现房。${CLAIMS.chs.quota}`,
      },
    },
  ],
  metaTitle: {
    th: 'nue cross Khu Khot station คอนโดพร้อมอยู่ใกล้ BTS',
    en: 'nue cross Khu Khot station, ready condominium by the BTS',
    cht: 'nue cross Khu Khot station｜庫科站旁現樓',
    chs: 'nue cross Khu Khot station｜库科站旁现房',
  },
  metaDescription: {
    th: 'คอนโดพร้อมอยู่ 8 ชั้น 4 อาคาร ห่าง BTS คูคต 150 เมตร เลี้ยงสัตว์ได้ มีสวนสัตว์เลี้ยง สนามเด็กเล่น และทางวิ่ง สตูดิโอถึงสองห้องนอน',
    en: 'Four eight-storey buildings 150 metres from BTS Khu Khot, ready to move into. Pets welcome, with a pet park, a playground and a running track.',
    cht: '四座 8 層公寓，距 BTS 庫科站（Khu Khot）150 米，現樓，即可入住。可養寵物，設寵物公園、遊樂場與跑道。',
    chs: '四栋 8 层现房公寓，距 BTS 库科站（Khu Khot）150 米。可养宠物，有宠物乐园、儿童乐园和跑道。',
  },
}
