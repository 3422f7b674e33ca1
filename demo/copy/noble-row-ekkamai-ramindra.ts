import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'noble-row-ekkamai-ramindra',
  spokenTitle: {
    th: 'โนเบิล โรว์ เอกมัย-รามอินทรา',
    en: 'noble row ekkamai-ramindra',
    cht: 'noble row ekkamai-ramindra',
    chs: 'noble row ekkamai-ramindra',
  },
  tagline: {
    th: 'สี่สิบบ้าน ใต้แนวชายคาเส้นเดียว',
    en: 'Forty houses under one line of eaves',
    cht: '四十棟房子，一道簷線',
    chs: '四十栋房子，一道檐线',
  },
  shortDescription: {
    th: 'บ้านแถวสามชั้น 40 หลังบนที่ดิน 8 ไร่ ย่านเอกมัย-รามอินทรา พื้นที่ 216 และ 264 ตร.ม. หน้ากว้าง 6 และ 7 เมตร ทุกห้องนอนมีห้องน้ำของตัวเอง สำหรับครอบครัวที่ทำงานกลางเมืองแต่อยากกลับมานอนในซอยเงียบ',
    en: 'Forty three-storey row houses on 8 rai between Ekkamai and Ramindra, of 216 and 264 m², six or seven metres wide. Every bedroom has its own bathroom. For families who work in the middle of town and prefer to sleep on a quiet lane.',
    cht: '40 棟三層聯排別墅，佔地 8 萊，位於億甲邁（Ekkamai）與藍因他拉（Ram Inthra）之間，面積 216 與 264 平方米，面寬 6 米或 7 米，每間臥室都有獨立浴室。為在市中心上班、晚上想睡在靜巷裡的家庭而建。',
    chs: '40 栋三层联排别墅，占地 8 莱，位于亿甲迈（Ekkamai）与蓝因他拉（Ram Inthra）之间，面积 216 与 264 平方米，面宽 6 米或 7 米，每间卧室都有独立卫浴。为在市中心上班、晚上想睡在静巷里的家庭而建。',
  },
  conceptTitle: {
    th: 'งามเพราะอยู่เป็นแถว',
    en: 'The dignity of a row',
    cht: '一排房子的端正',
    chs: '一排房子的端正',
  },
  concept: {
    th: [
      'บ้านแถวที่ดีไม่พยายามเด่นกว่าบ้านข้าง ๆ เราให้ทั้งสี่สิบหลังใช้แนวชายคาเดียว จังหวะหน้าต่างเดียว และอิฐสีเดียวกัน ความต่างอยู่ที่ต้นไม้หน้าประตูกับไฟที่เปิดในแต่ละคืน',
      'ข้างในกลับเป็นส่วนตัว ผนังร่วมหนาสองชั้น บันไดอยู่กลางบ้านใต้ช่องแสง แดดสิบโมงลงมาถึงห้องกินข้าว ห้องนอนอยู่หัวกับท้าย ไม่มีห้องไหนใช้ผนังร่วมเป็นหัวเตียง',
    ],
    en: [
      'A good row house does not try to stand out from its neighbour. All forty share one line of eaves, one rhythm of windows and one colour of brick. What differs is the tree by the door, and which lamps are lit.',
      'Inside it turns private. Party walls are built double. The stair stands in the middle under a skylight, and at ten in the morning the sun reaches the dining table. Bedrooms lie front and back; none sets its headboard against a neighbour.',
    ],
    cht: [
      '好的聯排不爭出頭。四十棟房子同一道簷線、同一種窗的節奏、同一色磚。不同的，是門前那棵樹，和夜裡亮著的那盞燈。',
      '屋內卻是私密的。鄰牆砌成雙層，樓梯居中，頂上開天窗；早上十點，陽光落到飯桌上。臥室分列前後，沒有一張床頭靠著鄰居的牆。',
    ],
    chs: [
      '好的联排不争风头。四十栋房子共用一道檐线、一种窗的节奏、一色的砖。不同的，是门前那棵树，和夜里亮着的那盏灯。',
      '屋里却很私密。邻墙砌成双层，楼梯居中，顶上开天窗；上午十点，阳光落到餐桌上。卧室分列前后，没有一张床头靠着邻居的墙。',
    ],
  },
  highlights: [
    {
      title: { th: 'หน้ากว้าง 7 เมตร', en: 'Seven metres wide', cht: '面寬 7 米', chs: '面宽 7 米' },
      text: {
        th: 'แบบ T2 264 ตร.ม. สี่ห้องนอน จอดรถได้สามคัน และยังเหลือที่ให้ประตูหน้าบ้านเป็นประตูจริง',
        en: 'Type T2, 264 m² with four bedrooms, shelters three cars and still has a proper front door.',
        cht: 'T2 戶型 264 平方米，四房，停三輛車之餘，仍有一扇像樣的正門。',
        chs: 'T2 户型 264 平方米，四房，停三辆车之余，仍有一扇像样的正门。',
      },
    },
    {
      title: { th: 'ช่องแสงกลางบ้าน', en: 'A skylight over the stair', cht: '樓梯上的天窗', chs: '楼梯上的天窗' },
      text: {
        th: 'บันไดทั้งสามชั้นรับแสงจากหลังคา กลางวันเดินขึ้นลงได้โดยไม่ต้องเปิดไฟ',
        en: 'Daylight falls through all three floors, so the stair needs no lamp before evening.',
        cht: '日光由屋頂穿過三層，天黑之前，上下樓梯不用開燈。',
        chs: '日光从屋顶穿过三层，天黑之前，上下楼不用开灯。',
      },
    },
    {
      title: { th: 'ผนังร่วมสองชั้น', en: 'Party walls built twice', cht: '雙層鄰牆', chs: '双层邻墙' },
      text: {
        th: 'ระหว่างบ้านมีผนังอิฐสองแผ่นคั่นด้วยช่องอากาศ เสียงเปียโนอยู่ในบ้านที่เล่น',
        en: 'Two leaves of brick with an air gap stand between houses. A piano stays in the house where it is played.',
        cht: '屋與屋之間是兩道磚牆，中隔空氣層。琴聲留在彈琴的那一家。',
        chs: '户与户之间是两道砖墙，中间留空气层。琴声留在弹琴的那一家。',
      },
    },
    {
      title: { th: 'สระยาวริมสวน', en: 'A pool along the garden', cht: '沿園而設的泳池', chs: '沿花园而设的泳池' },
      text: {
        th: 'คลับเฮาส์ ฟิตเนส และสระอยู่ด้านในสุดของโครงการ แบ่งใช้กันแค่ 40 ครอบครัว',
        en: 'Clubhouse, gym and pool lie at the quiet end of the site, shared by 40 households.',
        cht: '會所、健身房與泳池設在最內的一端，只由 40 戶人共用。',
        chs: '会所、健身房和泳池设在最里端，只由 40 户共用。',
      },
    },
  ],
  location: {
    th: 'ซอยเงียบใกล้ถนนประดิษฐ์มนูธรรม ทางด่วนฉลองรัชพาลงเอกมัยหรือขึ้นรามอินทราได้ตรง MRT ลาดพร้าว 83 อยู่ห่าง 1,400 เมตร เดินราว 17 นาที วันหยุดมีร้านอาหารและคอมมูนิตี้มอลล์เรียงอยู่ใต้แนวทางด่วน',
    en: 'A quiet lane off Pradit Manutham Road. The Chalong Rat expressway drops straight to Ekkamai or climbs to Ramindra. MRT Lat Phrao 83 is 1,400 metres away, about 17 minutes on foot, and the weekend’s restaurants and community malls line the road below the viaduct.',
    cht: '靜巷鄰接巴滴瑪努探路（Pradit Manutham）。查隆叻高速公路（Chalong Rat）南下億甲邁（Ekkamai）、北上藍因他拉（Ram Inthra）都直達。MRT 拉拋83巷站（Lat Phrao 83）距離 1,400 米，步行約 17 分鐘。週末的餐廳與社區商場，就在高架橋下一字排開。',
    chs: '静巷紧挨巴滴玛努探路（Pradit Manutham）。查隆叻高速（Chalong Rat）南下亿甲迈（Ekkamai）、北上蓝因他拉（Ram Inthra）都可直达。MRT 拉抛83巷站（Lat Phrao 83）距离 1,400 米，步行约 17 分钟。周末要去的餐厅和社区商场，就在高架桥下一字排开。',
  },
  nearby: [
    { kind: 'mall', name: { th: 'เซ็นทรัล อีสต์วิลล์', en: 'Central Eastville', cht: 'Central Eastville 商場', chs: 'Central Eastville 商场' }, minutes: 4, walk: false },
    { kind: 'mall', name: { th: 'เดอะ คริสตัล เอกมัย-รามอินทรา', en: 'The Crystal Ekamai-Ramindra', cht: 'The Crystal 社區商場', chs: 'The Crystal 社区商场' }, minutes: 5, walk: false },
    { kind: 'expressway', name: { th: 'ทางด่วนฉลองรัช', en: 'Chalong Rat Expressway', cht: '查隆叻高速公路（Chalong Rat）', chs: '查隆叻高速公路（Chalong Rat）' }, minutes: 6, walk: false },
    { kind: 'hospital', name: { th: 'โรงพยาบาลลาดพร้าว', en: 'Ladprao General Hospital', cht: '拉拋綜合醫院（Ladprao General Hospital）', chs: '拉抛综合医院（Ladprao General Hospital）' }, minutes: 10, walk: false },
    { kind: 'school', name: { th: 'โรงเรียนบดินทรเดชา (สิงห์ สิงหเสนี)', en: 'Bodindecha (Sing Singhaseni) School', cht: '博丁德查中學（Bodindecha School）', chs: '博丁德查中学（Bodindecha School）' }, minutes: 12, walk: false },
  ],
  faq: [
    {
      question: {
        th: 'อยู่บ้านแถวจะได้ยินเสียงเพื่อนบ้านไหม',
        en: 'Will we hear the neighbours?',
        cht: '聯排別墅會聽到鄰居的聲音嗎？',
        chs: '联排别墅会听到邻居的声音吗？',
      },
      answer: {
        th: 'ผนังร่วมเป็นอิฐสองแผ่นมีช่องอากาศคั่น และเราไม่วางหัวเตียงชิดผนังนั้น แนะนำให้มาลองยืนฟังในบ้านตัวอย่างตอนเย็นซึ่งเป็นเวลาที่ทุกบ้านอยู่พร้อมหน้า',
        en: 'Party walls are two leaves of brick with a gap between, and no headboard is planned against them. Come and listen in the evening, when people are home.',
        cht: '鄰牆是兩道磚夾一層空氣，平面圖上也沒有床頭靠著它。歡迎在傍晚、家家有人的時候來聽聽。',
        chs: '邻墙是两道砖夹一层空气，图纸上也没有床头靠着它。欢迎在傍晚、家家有人的时候来听听。',
      },
    },
    {
      question: {
        th: 'ชาวต่างชาติซื้อได้ไหม',
        en: 'Can a foreigner buy one?',
        cht: '外國人可以購買嗎？',
        chs: '外国人可以购买吗？',
      },
      answer: {
        th: 'บ้านแถวขายพร้อมที่ดิน โดยทั่วไปกฎหมายไทยไม่ให้ชาวต่างชาติถือกรรมสิทธิ์ที่ดินในชื่อตนเอง ทางเลือกเช่นการเช่าระยะยาวขึ้นกับแต่ละกรณี ควรปรึกษาทนายก่อนวางเงิน',
        en: 'The houses are sold with their land, which foreigners generally cannot own in their own name under Thai law. Options such as a registered lease depend on the case; please take a lawyer’s advice before paying anything.',
        cht: '房屋連同土地出售。按泰國法律，外國人一般不能以本人名義持有土地。長期租約等安排因個案而異，付款前請先諮詢律師。',
        chs: '房屋连同土地出售。按泰国法律，外国人一般不能以本人名义持有土地。长期租约等安排因个案而异，付款前请先咨询律师。',
      },
    },
    {
      question: {
        th: 'ค่าส่วนกลางเท่าไร และบ้านแล้วเสร็จปีไหน',
        en: 'What is the common area fee, and when are the houses complete?',
        cht: '管理費多少？何時落成？',
        chs: '物业费多少？什么时候竣工？',
      },
      answer: {
        th: '58 บาทต่อตารางวาต่อเดือน ที่ดิน 24 ตารางวาจ่ายราว 1,392 บาท 30 ตารางวาราว 1,740 บาท กำหนดแล้วเสร็จของโครงการคือเดือนมีนาคม 2569',
        en: 'It is 58 baht per square wah a month: about 1,392 baht on 24 wah and 1,740 on 30. The completion date of the project is March 2026.',
        cht: '每平方哇每月 58 泰銖：24 平方哇約 1,392 泰銖，30 平方哇約 1,740 泰銖。原定 2026 年 3 月落成，目前進度請向銷售顧問查詢。',
        chs: '每平方哇每月 58 泰铢：24 平方哇约 1,392 泰铢，30 平方哇约 1,740 泰铢。原定 2026 年 3 月竣工，目前进度请咨询置业顾问。',
      },
    },
  ],
  metaTitle: {
    th: 'noble row ekkamai-ramindra บ้านแถวสามชั้น 40 หลัง',
    en: 'noble row ekkamai-ramindra: forty row houses',
    cht: 'noble row ekkamai-ramindra｜聯排別墅',
    chs: 'noble row ekkamai-ramindra｜联排别墅',
  },
  metaDescription: {
    th: 'บ้านแถวสามชั้น 40 หลัง 216 และ 264 ตร.ม. หน้ากว้าง 6 และ 7 เมตร ใกล้ทางด่วนฉลองรัช เดิน 17 นาทีถึง MRT ลาดพร้าว 83',
    en: 'Forty three-storey row houses of 216 and 264 m² near the Chalong Rat expressway, 17 minutes on foot from MRT Lat Phrao 83. Completion 2026.',
    cht: '40 棟三層聯排別墅，216 與 264 平方米，鄰近查隆叻高速公路（Chalong Rat），步行 17 分鐘到 MRT 拉拋83巷站（Lat Phrao 83）。',
    chs: '40 栋三层联排别墅，216 与 264 平方米，邻近查隆叻高速（Chalong Rat），步行 17 分钟到 MRT 拉抛83巷站（Lat Phrao 83）。',
  },
}
