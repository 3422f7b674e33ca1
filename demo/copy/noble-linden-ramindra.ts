import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'noble-linden-ramindra',
  spokenTitle: {
    th: 'โนเบิล ลินเดน รามอินทรา',
    en: 'noble linden ramindra',
    cht: 'noble linden ramindra',
    chs: 'noble linden ramindra',
  },
  tagline: {
    th: 'บ้านที่มือจำได้ก่อนตา',
    en: 'A house the hand remembers',
    cht: '手先記得的家',
    chs: '手先记得的家',
  },
  shortDescription: {
    th: 'บ้านเดี่ยว 2 ชั้น 36 หลัง บนที่ดิน 19 ไร่ย่านรามอินทรา สร้างเสร็จเดือนธันวาคม 2568 พร้อมเข้าอยู่ สี่ห้องนอน 232 และ 288 ตารางเมตร สำหรับครอบครัวที่ใส่ใจงานไม้และรายละเอียด ใกล้ทางด่วนฉลองรัช และเลี้ยงสัตว์ได้',
    en: 'Thirty-six detached houses on 19 rai in Ramindra, completed in December 2025 and ready to move into. Four bedrooms in 232 or 288 m², for families who notice how a door closes, near the Chalong Rat Expressway, with pets welcome.',
    cht: '藍因他拉區（Ram Inthra）19 萊土地上的 36 棟兩層獨立別墅，2025 年 12 月落成，現樓，即可入住。四房，232 或 288 平方米，寫給在意木工與細節的家庭。鄰近查隆叻高速公路（Chalong Rat），歡迎寵物同住。',
    chs: '蓝因他拉（Ram Inthra）片区 19 莱土地上的 36 栋两层独栋别墅，2025 年 12 月竣工，现房。四居室，232 或 288 平方米，适合在意木工与细节的家庭。邻近查隆叻高速（Chalong Rat），欢迎宠物同住。',
  },
  conceptTitle: {
    th: 'ไม้สามชิ้นที่ทำด้วยมือ',
    en: 'Three pieces made by hand',
    cht: '三件手工木作',
    chs: '三件手工木作',
  },
  concept: {
    th: [
      'ลินเดนเป็นไม้เนื้ออ่อนละเอียดที่ช่างแกะสลักในยุโรปเลือกใช้มานานหลายร้อยปี ต้นลินเดนไม่ชอบอากาศกรุงเทพฯ เราจึงไม่ได้เอาต้นไม้มา เอามาแค่นิสัยของช่าง บ้านทุกหลังมีไม้สามชิ้นที่ทำด้วยมือ คือมือจับประตูหน้า ราวบันได และที่นั่งริมหน้าต่าง ทั้งหมดเป็นไม้สักไทย',
      'นอกจากสามชิ้นนี้ ทุกอย่างตั้งใจให้เงียบ ผนังปูนขาวนวล พื้นหินขัดสีเดียวต่อเนื่อง ประตูไม่มีบัว เพื่อให้สายตาพักอยู่ที่ไม้ ขี้ผึ้งบาง ๆ ปีละครั้งก็พอ ยิ่งจับยิ่งเข้ม อีกยี่สิบปีราวบันไดของแต่ละบ้านจะมีสีไม่เหมือนกันเลย',
    ],
    en: [
      'Linden is the fine, even wood that carvers in Europe have reached for over centuries. It does not care for Bangkok’s heat, so we brought the carver’s habit and left the tree. Each house has three pieces made by hand in Thai teak: the pull of the front door, the stair rail, the window seat.',
      'Everything else keeps quiet. Walls are soft white plaster, the terrazzo runs in one colour, doors have no mouldings, and the eye can rest on the wood. It asks for a thin coat of wax once a year and darkens where it is held. In twenty years no two rails will be the same colour.',
    ],
    cht: [
      '椴木質地細勻，幾百年來是歐洲雕刻師慣用的木料。它受不了曼谷的熱，所以我們沒有搬樹來，只帶來匠人的習慣。每棟房子有三件手工木作：大門把手、樓梯扶手、窗邊坐榻，都用泰國柚木。',
      '其餘一切安靜下來。牆是柔和的白灰，水磨石一色到底，門不加線腳，目光自然落在木頭上。每年打一次薄蠟就夠，常握的地方會慢慢變深。二十年後，每家的扶手顏色都不一樣。',
    ],
    chs: [
      '椴木质地细匀，几百年来是欧洲雕刻师惯用的木料。它受不了曼谷的热，所以我们没有把树搬来，只带来匠人的习惯。每栋房子有三件手工木作：大门把手、楼梯扶手、窗边坐榻，都用泰国柚木。',
      '其余一切安静下来。墙是柔和的白灰，水磨石一色到底，门不加线脚，目光自然落在木头上。每年打一次薄蜡就够，常握的地方会慢慢变深。二十年后，每家的扶手颜色都不一样。',
    ],
  },
  highlights: [
    {
      title: {
        th: 'ราวบันไดกลม 45 มิลลิเมตร',
        en: 'A rail of 45 millimetres',
        cht: '45 毫米的扶手',
        chs: '45 毫米的扶手',
      },
      text: {
        th: 'ขนาดพอดีมือทั้งผู้ใหญ่และเด็ก ต่อไม้แบบเข้าลิ้น ไม่มีหัวสกรูให้สะดุดตั้งแต่ชั้นล่างถึงชั้นบน',
        en: 'Round, and right for a grown hand or a child’s. The lengths are jointed, with no screw head to catch from floor to floor.',
        cht: '圓料，大人小孩都握得住；榫接到底，由樓下到樓上摸不到一顆螺絲。',
        chs: '圆料，大人小孩都握得住；榫接到底，从楼下到楼上摸不到一颗螺丝。',
      },
    },
    {
      title: {
        th: 'ที่นั่งริมหน้าต่างลึก 60 เซนติเมตร',
        en: 'A window seat 60 cm deep',
        cht: '60 厘米深的窗邊坐榻',
        chs: '60 厘米深的窗边坐榻',
      },
      text: {
        th: 'ลึกพอให้เด็กนอนอ่านหนังสือตอนบ่ายสาม ใต้ที่นั่งเป็นตู้เก็บของเปิดจากด้านหน้า',
        en: 'Deep enough for a child to lie down with a book at three in the afternoon. The cupboard beneath opens from the front.',
        cht: '下午三點，孩子可以躺著看書；下面是由正面開啟的儲物櫃。',
        chs: '下午三点，孩子可以躺着看书；下面是从正面打开的储物柜。',
      },
    },
    {
      title: {
        th: 'บ้านหน้ากว้าง 12 และ 14 เมตร',
        en: 'Fronts of 12 and 14 metres',
        cht: '面寬 12 米與 14 米',
        chs: '面宽 12 米与 14 米',
      },
      text: {
        th: 'ที่ดิน 60 และ 74 ตารางวา บ้านลึกราว 10 เมตร หันทิศเหนือหรือใต้ทุกหลัง ไม่มีหลังไหนหันหน้ารับแดดบ่าย',
        en: 'Plots are 60 and 74 square wah. The houses are about 10 metres deep and face north or south, so none fronts the afternoon sun.',
        cht: '土地 60 或 74 平方哇，進深約 10 米，每棟朝北或朝南，沒有一戶正面西曬。',
        chs: '土地 60 或 74 平方哇，进深约 10 米，每栋朝北或朝南，没有一户正面西晒。',
      },
    },
    {
      title: {
        th: '36 หลัง รู้จักกันได้หมด',
        en: 'Thirty-six houses',
        cht: '36 戶人家',
        chs: '36 户人家',
      },
      text: {
        th: 'จำนวนที่พอให้ยามจำชื่อเด็กได้ มีคลับเฮาส์ สระว่ายน้ำ สนามเด็กเล่น และทางวิ่งใต้ต้นไม้',
        en: 'Few enough for the guard to know the children’s names, with a clubhouse, pool, playground and a shaded running path.',
        cht: '不多不少，保安叫得出孩子的名字。有會所、泳池、遊樂場與樹蔭步道。',
        chs: '不多不少，保安叫得出孩子的名字。有会所、泳池、儿童乐园与树荫步道。',
      },
    },
  ],
  location: {
    th: 'รามอินทราช่วงนี้อยู่ใกล้ทางด่วนฉลองรัช ขึ้นแล้วถึงเอกมัยและพระราม 9 โดยไม่ต้องผ่านแยก วันหยุดไปเลียบด่วนรามอินทราที่มีร้านอาหารและห้างเรียงต่อกัน MRT สายสีชมพู สถานีวัชรพล ห่าง 1,800 เมตร เดินราว 22 นาที นั่งวินหรือขับรถไปจะสบายกว่า',
    en: 'The Chalong Rat Expressway is close by and runs to Ekkamai and Rama 9 without a junction. At weekends the restaurants and malls of the expressway’s side road are a short drive. Vacharaphol station on the MRT Pink Line is 1,800 metres off, some 22 minutes on foot; most will prefer to ride.',
    cht: '附近就是查隆叻高速公路（Chalong Rat），往億甲邁（Ekkamai）、拉瑪九（Rama 9）一路沒有紅綠燈。週末可到高速公路沿線的餐廳與商場。MRT 粉紅線瓦差拉蓬站（Vacharaphol）在 1,800 米外，步行約 22 分鐘，多數人會選擇乘車過去。',
    chs: '附近就是查隆叻高速（Chalong Rat），去亿甲迈（Ekkamai）、拉玛九（Rama 9）一路没有红绿灯。周末可到高速沿线的餐厅与商场。MRT 粉色线瓦差拉蓬站（Vacharaphol）在 1,800 米外，走路约 22 分钟，多数人会选择坐车过去。',
  },
  nearby: [
    {
      kind: 'expressway',
      name: {
        th: 'ทางพิเศษฉลองรัช ด่านรามอินทรา',
        en: 'Chalong Rat Expressway, Ram Inthra gate',
        cht: '查隆叻高速公路藍因他拉入口（Chalong Rat, Ram Inthra）',
        chs: '查隆叻高速公路蓝因他拉入口（Chalong Rat, Ram Inthra）',
      },
      minutes: 5,
      walk: false,
    },
    {
      kind: 'mall',
      name: {
        th: 'ซีดีซี คริสตัล ดีไซน์ เซ็นเตอร์',
        en: 'CDC Crystal Design Center',
        cht: 'CDC Crystal Design Center 商場',
        chs: 'CDC Crystal Design Center 商场',
      },
      minutes: 9,
      walk: false,
    },
    {
      kind: 'hospital',
      name: {
        th: 'โรงพยาบาลสินแพทย์ รามอินทรา',
        en: 'Synphaet Hospital Ramintra',
        cht: 'Synphaet Ramintra 醫院',
        chs: 'Synphaet Ramintra 医院',
      },
      minutes: 10,
      walk: false,
    },
    {
      kind: 'mall',
      name: {
        th: 'เซ็นทรัล อีสต์วิลล์',
        en: 'Central Eastville',
        cht: 'Central Eastville 商場',
        chs: 'Central Eastville 商场',
      },
      minutes: 11,
      walk: false,
    },
    {
      kind: 'school',
      name: {
        th: 'โรงเรียนสตรีวิทยา 2',
        en: 'Satriwithaya 2 School',
        cht: 'Satriwithaya 2 中學',
        chs: 'Satriwithaya 2 中学',
      },
      minutes: 12,
      walk: false,
    },
    {
      kind: 'mall',
      name: {
        th: 'แฟชั่นไอส์แลนด์',
        en: 'Fashion Island',
        cht: 'Fashion Island 商場',
        chs: 'Fashion Island 商场',
      },
      minutes: 14,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'ไม้สักในบ้านต้องดูแลมากไหม',
        en: 'Does the teak need much care?',
        cht: '柚木部分要怎樣保養？',
        chs: '柚木部分要怎么保养？',
      },
      answer: {
        th: 'ไม่มาก เช็ดด้วยผ้าหมาด ลงขี้ผึ้งบาง ๆ ปีละครั้ง ช่างของเราสอนให้ในวันรับบ้าน บ้านสร้างเสร็จเดือนธันวาคม 2568 มาลองจับราวบันไดของหลังจริงก่อนตัดสินใจได้ โดยนัดหมายล่วงหน้า',
        en: 'Little: a damp cloth, and a thin coat of wax once a year. The joiner shows you how at handover. The houses were completed in December 2025, so you can see the finished house, by appointment, before deciding.',
        cht: '不費事：平日用微濕的布擦，每年打一次薄蠟，交樓時木工師傅會示範。房子於 2025 年 12 月落成，可以先來握一握那一棟的扶手再決定。',
        chs: '不费事：平时用微湿的布擦，每年打一次薄蜡，交房时木工师傅会示范。房子 2025 年 12 月竣工，可以先来握一握那一栋的扶手再决定。',
      },
    },
    {
      question: {
        th: 'เลี้ยงสัตว์ได้ไหม ค่าส่วนกลางเท่าไร จอดรถได้กี่คัน',
        en: 'Are pets allowed, what is the fee, and how many cars fit?',
        cht: '可以養寵物嗎？管理費多少？停幾輛車？',
        chs: '可以养宠物吗？物业费多少？停几辆车？',
      },
      answer: {
        th: 'เลี้ยงสุนัขและแมวได้ตามระเบียบหมู่บ้าน ค่าส่วนกลาง 55 บาทต่อตารางวาต่อเดือน ที่ดิน 60 ตารางวาเท่ากับ 3,300 บาท จอดในบ้านได้ 2 คันสำหรับบ้าน 232 ตารางเมตร และ 3 คันสำหรับบ้าน 288 ตารางเมตร',
        en: 'Dogs and cats are welcome under the village rules. The fee is 55 baht per square wah a month: 3,300 baht for 60 square wah. The 232 m² house parks two cars, the 288 m² house three.',
        cht: '貓狗可按社區守則飼養。管理費為每平方哇每月 55 泰銖，60 平方哇即 3,300 泰銖。232 平方米的房子停 2 輛車，288 平方米的停 3 輛。',
        chs: '猫狗可按小区规定饲养。物业费为每平方哇每月 55 泰铢，60 平方哇即 3,300 泰铢。232 平方米的房子停 2 辆车，288 平方米的停 3 辆。',
      },
    },
    {
      question: {
        th: 'ชาวต่างชาติซื้อบ้านพร้อมที่ดินได้หรือไม่',
        en: 'May a foreigner buy a house with its land?',
        cht: '外國人可以買連土地的房子嗎？',
        chs: '外国人可以买带土地的房子吗？',
      },
      answer: {
        th: `โดยหลักแล้วกฎหมายไทยไม่ให้ชาวต่างชาติถือกรรมสิทธิ์ที่ดิน มีข้อยกเว้นน้อยและเงื่อนไขมาก จึงควรปรึกษาทนายอิสระก่อนวางเงิน หากต้องการถือกรรมสิทธิ์ในชื่อตนเอง เรามีคอนโดมิเนียม ซึ่ง${CLAIMS.th.quota}`,
        en: `In principle Thai law does not let foreigners own land; exceptions are few and conditional, so speak to an independent lawyer before paying anything. Condominiums are different: ${CLAIMS.en.quota}`,
        cht: `原則上，泰國法律不允許外國人持有土地，例外極少且條件嚴格，付款前請先諮詢獨立律師。若希望以個人名義持有，可考慮我們的公寓：${CLAIMS.cht.quota}`,
        chs: `原则上，泰国法律不允许外国人持有土地，例外极少且条件严格，付款前请先咨询独立律师。如果希望以个人名义持有，可考虑我们的公寓：${CLAIMS.chs.quota}`,
      },
    },
  ],
  metaTitle: {
    th: 'noble linden รามอินทรา | บ้านเดี่ยวพร้อมอยู่ ใกล้ทางด่วน',
    en: 'noble linden ramindra | Ready houses near the expressway',
    cht: 'noble linden ramindra｜獨立別墅現樓',
    chs: 'noble linden ramindra｜独栋别墅现房',
  },
  metaDescription: {
    th: 'บ้านเดี่ยวพร้อมอยู่ 36 หลัง ย่านรามอินทรา 4 ห้องนอน 232 และ 288 ตารางเมตร งานไม้สักทำมือ ใกล้ทางด่วนฉลองรัช',
    en: 'Thirty-six finished detached houses in Ramindra, four bedrooms, 232 or 288 m², with hand-made teak and the expressway close by.',
    cht: '藍因他拉（Ram Inthra）36 棟獨立別墅現樓，四房，232 或 288 平方米，手工柚木細節，鄰近高速公路。',
    chs: '蓝因他拉（Ram Inthra）36 栋独栋别墅现房，四居室，232 或 288 平方米，手工柚木细节，邻近高速公路。',
  },
}
