import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'noble-grove-krungthepkreetha',
  spokenTitle: {
    th: 'โนเบิล โกรฟ กรุงเทพกรีฑา',
    en: 'noble grove krungthep kreetha',
    cht: 'noble grove krungthep kreetha',
    chs: 'noble grove krungthep kreetha',
  },
  tagline: {
    th: 'ต้นไม้มาก่อน บ้านจึงตามมา',
    en: 'The trees were here first',
    cht: '先有樹，後有家',
    chs: '先有树，后有家',
  },
  shortDescription: {
    th: 'บ้านเดี่ยว 2 ชั้น 42 หลัง บนที่ดิน 28 ไร่ย่านกรุงเทพกรีฑา พื้นที่ใช้สอย 326 ถึง 486 ตารางเมตร ที่ดินเริ่ม 82 ตารางวา สำหรับครอบครัวที่อยากให้ลูกโตใต้ร่มไม้ใหญ่ ใกล้โรงเรียนนานาชาติและวงแหวน กำหนดแล้วเสร็จกันยายน 2570',
    en: 'Forty-two detached houses of two storeys on 28 rai in Krungthep Kreetha, 326 to 486 m² on plots from 82 square wah. For families who want children to grow up under large trees, near international schools and the outer ring road. Completion planned for September 2027.',
    cht: '格里塔區（Krungthep Kreetha）28 萊土地上的 42 棟兩層獨立別墅，室內 326 至 486 平方米，土地由 82 平方哇（328 平方米）起。寫給希望孩子在大樹下長大的家庭，鄰近國際學校與外環公路，預計 2027 年 9 月落成。',
    chs: '格里塔（Krungthep Kreetha）片区 28 莱土地上的 42 栋两层独栋别墅，室内 326 至 486 平方米，土地 82 平方哇（328 平方米）起。适合希望孩子在大树下长大的家庭，邻近国际学校与外环公路，计划 2027 年 9 月竣工。',
  },
  conceptTitle: {
    th: 'ถนนที่เดินอ้อมต้นไม้',
    en: 'A road that walks around trees',
    cht: '繞著樹走的路',
    chs: '绕着树走的路',
  },
  concept: {
    th: [
      'แผ่นแรกที่สถาปนิกวาดไม่มีบ้าน มีแต่จุดของจามจุรี มะฮอกกานี และกันเกราที่ยืนต้นอยู่เดิม เส้นถนนถูกวาดทีหลัง จึงคดไปตามช่องว่างระหว่างเรือนยอด บ้านทั้ง 42 หลังวางลงเป็นลำดับสุดท้าย ที่ดินแปลงบ้านรวมกันเพียง 10.5 ไร่จากทั้งหมด 28 ไร่',
      'ตัวบ้านวางยาวขวางทิศเหนือใต้และลึกไม่มาก แสงจึงผ่านได้จากสวนหน้าถึงสวนหลัง ชายคายื่นยาวพอให้ฝนตกโดยไม่ต้องปิดหน้าต่าง ผนังฉาบปูนสีดินที่จะค่อย ๆ มีตะไคร่และเงาใบไม้เป็นลวดลาย เราไม่รีบให้ที่นี่ดูใหม่อยู่ตลอดเวลา',
    ],
    en: [
      'The architect’s first sheet had no houses on it, only the rain trees, mahoganies and tembusus already standing. The road was drawn second and bends through the gaps between their crowns. The 42 houses came last. Together their plots take 10.5 of the 28 rai.',
      'Each house lies long and shallow, facing north and south, so light passes from the front garden to the back. The eaves are deep enough to leave a window open in the rain. Walls are earth-coloured render, made to take leaf shadow and a little moss. Nothing here is in a hurry to look new.',
    ],
    cht: [
      '建築師的第一張圖上沒有房子，只有原地站著的雨樹、桃花心木與香灰莉。路是第二步才畫的，於是順著樹冠之間的空隙轉彎；42 棟房子最後才放上去。全部住宅用地加起來，只佔 28 萊中的 10.5 萊。',
      '房子橫向舒展，進深不大，朝南朝北，光從前院一直走到後院。屋簷夠深，下雨也不必關窗。外牆是土色抹灰，留給葉影與一點青苔去畫。這裡不急著永遠看起來很新。',
    ],
    chs: [
      '建筑师的第一张图上没有房子，只有原地站着的雨树、桃花心木和香灰莉。路是第二步才画的，于是顺着树冠之间的空隙转弯；42 栋房子最后才放上去。全部住宅用地加起来，只占 28 莱中的 10.5 莱。',
      '房子横向舒展，进深不大，朝南朝北，光从前院一直走到后院。屋檐够深，下雨也不必关窗。外墙是土色抹灰，留给叶影和一点青苔去画。这里不急着永远看起来很新。',
    ],
  },
  highlights: [
    {
      title: {
        th: 'แปลงบ้าน 10.5 ไร่ จาก 28 ไร่',
        en: '10.5 rai of plots in 28',
        cht: '28 萊裡，住宅只用 10.5 萊',
        chs: '28 莱里，住宅只用 10.5 莱',
      },
      text: {
        th: 'ที่เหลือเป็นไม้ใหญ่ สวน ถนน และคลับเฮาส์ เดินออกจากประตูบ้านแล้วถึงร่มไม้ก่อนถึงรถ',
        en: 'The rest is trees, gardens, road and clubhouse. Step out of the door and you reach shade before you reach the car.',
        cht: '其餘是大樹、花園、道路與會所。走出家門，先到樹蔭，再到車旁。',
        chs: '其余是大树、花园、道路与会所。走出家门，先到树荫，再到车旁。',
      },
    },
    {
      title: {
        th: 'หน้าบ้านกว้าง 16 ถึง 20 เมตร',
        en: 'Fronts of 16 to 20 metres',
        cht: '面寬 16 至 20 米',
        chs: '面宽 16 至 20 米',
      },
      text: {
        th: 'บ้านสามแบบ 326 398 และ 486 ตารางเมตร ลึกราว 10 ถึง 12 เมตร ห้องหลักทุกห้องจึงติดสวนอย่างน้อยหนึ่งด้าน',
        en: 'Three houses, of 326, 398 and 486 m², are only some 10 to 12 metres deep, so every main room meets the garden.',
        cht: '326、398、486 平方米三種戶型，進深約 10 至 12 米，主要房間都貼著花園。',
        chs: '326、398、486 平方米三种户型，进深约 10 至 12 米，主要房间都贴着花园。',
      },
    },
    {
      title: {
        th: 'ออนเซ็นตอนสองทุ่ม',
        en: 'The onsen at eight',
        cht: '晚上八點的溫泉池',
        chs: '晚上八点的温泉池',
      },
      text: {
        th: 'บ่อน้ำร้อนในคลับเฮาส์กรุหินสีเทา มีช่องเปิดระดับสายตาเมื่อนั่งแช่ มองออกไปเห็นแค่ลำต้นไม้',
        en: 'The clubhouse bath is lined in grey stone, with an opening at the eye level of someone sitting in it. You see only tree trunks.',
        cht: '會所浴池鋪灰石，在坐在池中的視線高度開一道長窗，望出去只有樹幹。',
        chs: '会所浴池铺灰石，在坐着泡汤的视线高度开一道长窗，望出去只有树干。',
      },
    },
    {
      title: {
        th: 'ที่ของสัตว์เลี้ยง',
        en: 'A place for the dog',
        cht: '狗也有自己的林子',
        chs: '狗也有自己的林子',
      },
      text: {
        th: 'สวนสัตว์เลี้ยงมีรั้วในตัว ปูหญ้าจริงใต้ไม้ใหญ่ มีก๊อกล้างเท้าก่อนกลับบ้าน',
        en: 'A fenced pet park with real grass under the big trees, and a tap for muddy feet on the way home.',
        cht: '寵物公園設圍欄，大樹下鋪真草，出口有一個洗腳水龍頭。',
        chs: '宠物乐园设围栏，大树下铺真草，出口有一个洗脚水龙头。',
      },
    },
  ],
  location: {
    th: 'กรุงเทพกรีฑาเป็นย่านบ้านสวนที่ค่อย ๆ มีโรงเรียนนานาชาติและสนามกอล์ฟเข้ามาอยู่ร่วมกัน ถนนตัดใหม่ศรีนครินทร์–ร่มเกล้าพาออกวงแหวนกาญจนาภิเษกได้ในไม่กี่นาที ไปสุวรรณภูมิหรือพระราม 9 ก็ไม่ต้องผ่านใจกลางเมือง ย่านนี้ยังไม่มีรถไฟฟ้าในระยะเดิน',
    en: 'Krungthep Kreetha is garden country that international schools and golf courses have gradually joined. The Srinakarin–Romklao road leads to the Kanchanaphisek ring in a few minutes, and both Suvarnabhumi and Rama 9 can be reached without crossing the centre. There is no train station within a walk.',
    cht: '格里塔（Krungthep Kreetha）原是園林住宅區，國際學校與高爾夫球場陸續而來。詩納卡琳—隆考新路（Srinakarin–Romklao）幾分鐘接上甘乍那披色（Kanchanaphisek）外環，往素萬那普機場（Suvarnabhumi）或拉瑪九（Rama 9）都不必穿過市中心。附近沒有步行可到的車站。',
    chs: '格里塔（Krungthep Kreetha）原是园林住宅区，国际学校与高尔夫球场陆续而来。诗纳卡琳—隆考新路（Srinakarin–Romklao）几分钟接上甘乍那披色（Kanchanaphisek）外环，去素万那普机场（Suvarnabhumi）或拉玛九（Rama 9）都不必穿过市中心。附近没有步行可到的车站。',
  },
  nearby: [
    {
      kind: 'school',
      name: {
        th: 'โรงเรียนนานาชาติเวลลิงตันคอลเลจ กรุงเทพ',
        en: 'Wellington College International School Bangkok',
        cht: 'Wellington College 曼谷國際學校',
        chs: 'Wellington College 曼谷国际学校',
      },
      minutes: 5,
      walk: false,
    },
    {
      kind: 'school',
      name: {
        th: 'โรงเรียนนานาชาติไบรท์ตันคอลเลจ กรุงเทพ',
        en: 'Brighton College Bangkok',
        cht: 'Brighton College 曼谷國際學校',
        chs: 'Brighton College 曼谷国际学校',
      },
      minutes: 6,
      walk: false,
    },
    {
      kind: 'expressway',
      name: {
        th: 'ถนนกาญจนาภิเษก วงแหวนตะวันออก',
        en: 'Kanchanaphisek outer ring road',
        cht: '甘乍那披色東外環公路（Kanchanaphisek）',
        chs: '甘乍那披色东外环公路（Kanchanaphisek）',
      },
      minutes: 8,
      walk: false,
    },
    {
      kind: 'hospital',
      name: {
        th: 'โรงพยาบาลสมิติเวช ศรีนครินทร์',
        en: 'Samitivej Srinakarin Hospital',
        cht: 'Samitivej Srinakarin 醫院',
        chs: 'Samitivej Srinakarin 医院',
      },
      minutes: 13,
      walk: false,
    },
    {
      kind: 'mall',
      name: {
        th: 'เดอะมอลล์ ไลฟ์สโตร์ บางกะปิ',
        en: 'The Mall Lifestore Bangkapi',
        cht: 'The Mall Lifestore Bangkapi 商場',
        chs: 'The Mall Lifestore Bangkapi 商场',
      },
      minutes: 15,
      walk: false,
    },
    {
      kind: 'airport',
      name: { th: 'สนามบินสุวรรณภูมิ', en: 'Suvarnabhumi Airport', cht: '素萬那普機場（Suvarnabhumi Airport）', chs: '素万那普机场（Suvarnabhumi Airport）' },
      minutes: 18,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'คู่สมรสเป็นชาวต่างชาติ ซื้อบ้านที่นี่ได้ไหม',
        en: 'I am a foreigner, or married to one. Can we buy a house here?',
        cht: '我是外國人，或配偶是外國人，可以買嗎？',
        chs: '我是外国人，或配偶是外国人，可以买吗？',
      },
      answer: {
        th: 'โดยทั่วไปกฎหมายไทยไม่เปิดให้ชาวต่างชาติถือกรรมสิทธิ์ที่ดิน คู่สมรสชาวไทยซื้อได้ตามขั้นตอนที่สำนักงานที่ดินกำหนด ส่วนการเช่าระยะยาวที่จดทะเบียนมีเงื่อนไขเฉพาะ เราแนะนำให้ปรึกษาทนายอิสระก่อน และไม่เสนอวิธีถือครองแทนกัน',
        en: 'As a rule Thai law does not let foreigners own land. A Thai spouse may buy, following the Land Office’s procedure; a registered long lease is possible on conditions of its own. Please take advice from an independent lawyer first. We do not offer nominee arrangements.',
        cht: '一般而言，泰國法律不允許外國人持有土地。泰籍配偶可按土地廳的程序購買；經登記的長期租賃則另有條件。請先諮詢獨立律師，我們不提供任何代持安排。',
        chs: '一般来说，泰国法律不允许外国人持有土地。泰籍配偶可按土地厅的程序购买；经登记的长期租赁则另有条件。请先咨询独立律师，我们不提供任何代持安排。',
      },
    },
    {
      question: {
        th: 'ต้นไม้มากขนาดนี้ ค่าส่วนกลางเท่าไร',
        en: 'With so many trees, what is the common area fee?',
        cht: '樹這麼多，管理費多少？',
        chs: '树这么多，物业费多少？',
      },
      answer: {
        th: '65 บาทต่อตารางวาต่อเดือน ที่ดิน 82 ตารางวาเท่ากับเดือนละ 5,330 บาท รวมการดูแลไม้ใหญ่โดยรุกขกร คลับเฮาส์ ออนเซ็น สวนสัตว์เลี้ยง และการรักษาความปลอดภัย',
        en: 'It is 65 baht per square wah a month: 5,330 baht for a plot of 82 square wah. That includes an arborist’s care of the large trees, the clubhouse, onsen, pet park and security.',
        cht: '每平方哇每月 65 泰銖，82 平方哇的土地即每月 5,330 泰銖，已包括樹藝師養護大樹、會所、溫泉池、寵物公園與保安。',
        chs: '每平方哇每月 65 泰铢，82 平方哇的土地即每月 5,330 泰铢，已包括树艺师养护大树、会所、温泉池、宠物乐园与安保。',
      },
    },
    {
      question: {
        th: 'บ้านเสร็จเมื่อไร และเข้าชมได้อย่างไร',
        en: 'When will the houses be finished, and how do I visit?',
        cht: '何時落成？怎樣參觀？',
        chs: '什么时候竣工？怎么参观？',
      },
      answer: {
        th: 'กำหนดแล้วเสร็จเดือนกันยายน 2570 โครงการนี้ไม่เปิดจองออนไลน์ เพราะอยากให้เดินดูแปลงและต้นไม้จริงก่อนเลือก นัดหมายล่วงหน้าได้ จอดรถในบ้านได้ 3 ถึง 4 คันตามแบบบ้าน',
        en: 'Completion is planned for September 2027. We do not take reservations online, because we would like you to see the plot and its trees before choosing. Please make an appointment. Houses park three or four cars, according to type.',
        cht: '預計 2027 年 9 月落成。本項目不設網上預訂，希望您先走過那塊地、看過那些樹再選。請預約參觀。視戶型而定，每戶可停 3 至 4 輛車。',
        chs: '计划 2027 年 9 月竣工。本项目不设在线预订，希望您先走过那块地、看过那些树再选。请预约看房。视户型而定，每户可停 3 至 4 辆车。',
      },
    },
  ],
  metaTitle: {
    th: 'noble grove กรุงเทพกรีฑา | บ้านเดี่ยว 42 หลังใต้ร่มไม้',
    en: 'noble grove krungthep kreetha | 42 houses among trees',
    cht: 'noble grove｜林間 42 棟獨立別墅',
    chs: 'noble grove｜林间 42 栋独栋别墅',
  },
  metaDescription: {
    th: 'บ้านเดี่ยว 42 หลังบนที่ดิน 28 ไร่ ย่านกรุงเทพกรีฑา 326 ถึง 486 ตารางเมตร ออนเซ็น สวนสัตว์เลี้ยง ใกล้โรงเรียนนานาชาติ',
    en: 'Forty-two detached houses on 28 rai of large trees in Krungthep Kreetha, 326 to 486 m², with an onsen, a pet park and schools nearby.',
    cht: '格里塔（Krungthep Kreetha）28 萊林地上的 42 棟獨立別墅，326 至 486 平方米，有溫泉池與寵物公園。',
    chs: '格里塔（Krungthep Kreetha）28 莱林地上的 42 栋独栋别墅，326 至 486 平方米，有温泉池与宠物乐园。',
  },
}
