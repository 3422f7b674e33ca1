import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'nue-kin-donmueang',
  spokenTitle: {
    th: 'นิว คิน ดอนเมือง',
    en: 'nue kin donmueang',
    cht: 'nue kin donmueang',
    chs: 'nue kin donmueang',
  },
  tagline: {
    th: 'บ้านที่เริ่มจากโต๊ะกินข้าว',
    en: 'A house that begins with the table',
    cht: '從一張飯桌開始的家',
    chs: '从一张饭桌开始的家',
  },
  shortDescription: {
    th: 'บ้าน 2 ชั้น 60 หลัง บนที่ดิน 18 ไร่ย่านดอนเมือง แล้วเสร็จเดือนเมษายน 2569 สามและสี่ห้องนอน 128 กับ 152 ตารางเมตร จอดรถได้ 2 คัน สำหรับบ้านที่อยู่กันหลายรุ่น และคนที่ขึ้นเครื่องบ่อยพอ ๆ กับขึ้นทางด่วน',
    en: 'Sixty two-storey houses on 18 rai in Don Mueang, with completion in April 2026. Three or four bedrooms in 128 or 152 m², each with parking for two cars, for families of more than one generation and for anyone who flies as often as they drive.',
    cht: '廊曼（Don Mueang）18 萊土地上的 60 棟兩層住宅，原定 2026 年 4 月落成，目前進度請向銷售顧問查詢。三房或四房，128 或 152 平方米，每戶停兩輛車，寫給兩三代同住的家庭，也寫給常飛、常走高速公路的人。',
    chs: '廊曼（Don Mueang）18 莱土地上的 60 栋两层住宅，原定 2026 年 4 月竣工，目前进度请咨询置业顾问。三居或四居，128 或 152 平方米，每户停两辆车，适合两三代同住的家庭，也适合常飞、常上高速的人。',
  },
  conceptTitle: {
    th: 'คิน ที่แปลว่าญาติ และออกเสียงว่ากิน',
    en: 'Kin, which in Thai sounds like “eat”',
    cht: 'kin：英文是家人，泰文音近「吃飯」',
    chs: 'kin：英文是家人，泰文音近“吃饭”',
  },
  concept: {
    th: [
      'kin ในภาษาอังกฤษคือคนในครอบครัว ฟังเป็นไทยก็คือกิน เราว่าสองคำนี้เป็นเรื่องเดียวกัน สถาปนิกจึงเริ่มวาดจากโต๊ะกินข้าวยาว 2.4 เมตร วางไว้กลางชั้นล่าง แล้วค่อยให้ครัว ห้องนั่งเล่น และชานหน้าบ้านมาต่อเข้ากับโต๊ะนั้น ไม่มีผนังกั้นคนทำกับข้าวออกจากคนคุย',
      'หน้าต่างครัวเปิดลงชานหน้าบ้าน ขอบหน้าต่างกว้างพอวางถาด วันศุกร์ส่งกับข้าวออกไปได้โดยไม่ต้องเดินอ้อม ครัวไทยอยู่หลังบ้านตรงที่ลมโกรก กลิ่นน้ำพริกจึงไม่ขึ้นไปถึงห้องนอน หลังคาจั่วเรียบ ๆ มีช่องแสงหนึ่งช่องตรงเหนือบันได ทำให้กลางบ้านสว่างถึงเย็น',
    ],
    en: [
      'In English, kin is family. To a Thai ear it is very nearly the word for eating. We think it is one idea. So the drawing began with a table 2.4 metres long at the centre of the ground floor, and kitchen, sitting room and porch were joined on to it. No wall parts the cook from the talk.',
      'The kitchen window opens on the porch with a sill wide enough for a tray, so Friday’s dishes go out without a detour. The frying kitchen sits behind, in the breeze, and its smells stay out of the bedrooms. A plain gabled roof has one skylight above the stair, which keeps the middle bright until evening.',
    ],
    cht: [
      'kin 在英文是家人，在泰國人耳裡很像「吃」。我們覺得這是同一件事。於是圖紙從一張 2.4 米長的飯桌畫起，放在一樓正中，廚房、客廳與門廊再接到桌邊。煮飯的人和聊天的人之間，沒有牆。',
      '廚房窗子開向門廊，窗台寬得放得下托盤，週五晚上的菜由窗口遞出去，不用繞路。快炒的泰式廚房在後面通風處，油煙上不到臥室。樸素的雙坡屋頂在樓梯上方開一扇天窗，屋子中央到傍晚仍是亮的。',
    ],
    chs: [
      'kin 在英文里是家人，在泰国人耳里很像“吃”。我们觉得这是同一件事。于是图纸从一张 2.4 米长的饭桌画起，放在一层正中，厨房、客厅与门廊再接到桌边。做饭的人和聊天的人之间，没有墙。',
      '厨房窗户开向门廊，窗台宽到放得下托盘，周五晚上的菜从窗口递出去，不用绕路。爆炒的泰式厨房在后面通风处，油烟上不到卧室。朴素的双坡屋顶在楼梯上方开一扇天窗，屋子中央到傍晚仍是亮的。',
    ],
  },
  highlights: [
    {
      title: {
        th: 'ที่สำหรับโต๊ะ 2.4 เมตร',
        en: 'Room for a 2.4-metre table',
        cht: '放得下 2.4 米的飯桌',
        chs: '放得下 2.4 米的饭桌',
      },
      text: {
        th: 'นั่งได้แปดคนโดยไม่ต้องยกเก้าอี้จากห้องอื่น ทั้งบ้านหน้ากว้าง 8.5 เมตรและ 9.5 เมตร',
        en: 'Eight sit down without fetching chairs, in the 8.5-metre-wide house as in the 9.5.',
        cht: '坐八個人，不必到別的房間搬椅子；面寬 8.5 米與 9.5 米的房子都一樣。',
        chs: '坐八个人，不用到别的房间搬椅子；面宽 8.5 米与 9.5 米的房子都一样。',
      },
    },
    {
      title: {
        th: 'ขอบหน้าต่างลึก 40 เซนติเมตร',
        en: 'A sill of 40 centimetres',
        cht: '40 厘米深的窗台',
        chs: '40 厘米深的窗台',
      },
      text: {
        th: 'หินขัดชิ้นเดียวยื่นทั้งในและนอก เช้าเป็นที่วางกาแฟ เย็นเป็นที่ส่งกับข้าว',
        en: 'One piece of terrazzo, inside and out. Coffee stands on it in the morning, dinner passes over it at night.',
        cht: '一整塊水磨石，裡外相通。早上放咖啡，晚上遞菜。',
        chs: '一整块水磨石，里外相通。早上放咖啡，晚上递菜。',
      },
    },
    {
      title: {
        th: 'สวนครัวหลังบ้าน',
        en: 'A kitchen garden behind',
        cht: '屋後的小菜園',
        chs: '屋后的小菜园',
      },
      text: {
        th: 'ที่ดิน 36 และ 42 ตารางวา เล็กพอดูแลเองได้ มีแปลงยกสำหรับกะเพรา พริก และมะนาวหนึ่งต้น',
        en: 'Plots of 36 and 42 square wah can be kept by the people who live there, with a raised bed for basil, chillies and one lime tree.',
        cht: '土地 36 與 42 平方哇，自己就打理得過來；砌好的花槽，種打拋葉、辣椒和一棵青檸。',
        chs: '土地 36 与 42 平方哇，自己就打理得过来；砌好的种植槽，种打抛叶、辣椒和一棵青柠。',
      },
    },
    {
      title: {
        th: 'คลับเฮาส์ตอนห้าโมงครึ่ง',
        en: 'The clubhouse at half past five',
        cht: '傍晚五點半的會所',
        chs: '傍晚五点半的会所',
      },
      text: {
        th: 'สระ สนามเด็กเล่น และทางเดินวนอยู่ติดกัน ปู่ย่าเดิน หลานเล่น พ่อแม่ว่ายน้ำ มองเห็นกันทั้งหมด',
        en: 'Pool, playground and walking path lie side by side. Grandparents walk, children play, parents swim, all in sight of one another.',
        cht: '泳池、遊樂場、步道連在一起。祖父母散步，孫兒玩耍，爸媽游泳，彼此都看得見。',
        chs: '泳池、儿童乐园、步道连在一起。爷爷奶奶散步，孩子玩耍，爸妈游泳，彼此都看得见。',
      },
    },
  ],
  location: {
    th: 'ดอนเมืองฝั่งตะวันตกของสนามบินเป็นย่านบ้านที่เดินทางได้หลายทาง ทางด่วนอุดรรัถยาไปแจ้งวัฒนะ ทางยกระดับไปวิภาวดี SRT สายสีแดง สถานีหลักหก ห่าง 1,650 เมตร เดินราว 20 นาที คนที่ต้องขึ้นเครื่องเช้ามืดออกจากบ้านช้าลงได้อีกหน่อย',
    en: 'West of the airport, Don Mueang is a neighbourhood of houses with several ways out: the Udon Ratthaya Expressway to Chaengwattana, the elevated tollway to Vibhavadi, and Lak Hok station on the SRT Red Line, 1,650 metres or some 20 minutes on foot. The early flight can wait a little longer.',
    cht: '機場西側的廊曼（Don Mueang）是住宅區，出路不止一條：烏東拉塔耶高速公路（Udon Ratthaya）往昌瓦他納（Chaeng Watthana），高架收費公路往威帕瓦迪（Vibhavadi），SRT 深紅線朗六站（Lak Hok）距離 1,650 米，走路約 20 分鐘。趕清晨航班的人，可以多睡一會。',
    chs: '机场西侧的廊曼（Don Mueang）是住宅区，出路不止一条：乌东拉塔耶高速（Udon Ratthaya）去昌瓦他纳（Chaeng Watthana），高架收费公路去威帕瓦迪（Vibhavadi），SRT 深红线朗六站（Lak Hok）距离 1,650 米，走路约 20 分钟。赶早班飞机的人，可以多睡一会儿。',
  },
  nearby: [
    {
      kind: 'school',
      name: {
        th: 'โรงเรียนนานาชาติแฮร์โรว์ กรุงเทพ',
        en: 'Harrow International School Bangkok',
        cht: 'Harrow 曼谷國際學校',
        chs: 'Harrow 曼谷国际学校',
      },
      minutes: 7,
      walk: false,
    },
    {
      kind: 'expressway',
      name: {
        th: 'ทางพิเศษอุดรรัถยา ด่านศรีสมาน',
        en: 'Udon Ratthaya Expressway, Si Saman gate',
        cht: '烏東拉塔耶高速公路詩沙曼入口（Udon Ratthaya, Si Saman）',
        chs: '乌东拉塔耶高速公路诗沙曼入口（Udon Ratthaya, Si Saman）',
      },
      minutes: 8,
      walk: false,
    },
    {
      kind: 'airport',
      name: { th: 'สนามบินดอนเมือง', en: 'Don Mueang Airport', cht: '廊曼機場（Don Mueang Airport）', chs: '廊曼机场（Don Mueang Airport）' },
      minutes: 10,
      walk: false,
    },
    {
      kind: 'university',
      name: { th: 'มหาวิทยาลัยรังสิต', en: 'Rangsit University', cht: '蘭實大學（Rangsit University）', chs: '兰实大学（Rangsit University）' },
      minutes: 11,
      walk: false,
    },
    {
      kind: 'office',
      name: {
        th: 'อิมแพ็ค เมืองทองธานี',
        en: 'IMPACT Muang Thong Thani',
        cht: 'IMPACT Muang Thong Thani 會展中心',
        chs: 'IMPACT Muang Thong Thani 会展中心',
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
      minutes: 17,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'อยู่ใกล้สนามบิน ได้ยินเสียงเครื่องบินไหม',
        en: 'So near the airport, do you hear the planes?',
        cht: '離機場這麼近，聽得到飛機嗎？',
        chs: '离机场这么近，听得到飞机吗？',
      },
      answer: {
        th: 'ได้ยินบ้าง เราไม่อยากให้มารู้ทีหลัง แนะนำให้มาดูบ้านสองครั้ง ครั้งหนึ่งตอนเช้า อีกครั้งหลังหนึ่งทุ่ม ยืนในห้องนอนทั้งตอนเปิดและปิดหน้าต่าง แล้วตัดสินใจด้วยหูของคุณเอง',
        en: 'Sometimes, and you should not find out afterwards. Visit twice, once in the morning and once after seven at night, stand in the bedroom with the window open and then shut, and let your own ears decide.',
        cht: '有時聽得到，我們不希望您事後才知道。建議來看兩次，早上一次，晚上七點後一次，在臥室分別開窗、關窗站一會，由您自己的耳朵決定。',
        chs: '有时听得到，我们不希望您事后才知道。建议来看两次，早上一次，晚上七点后一次，在卧室分别开窗、关窗站一会儿，由您自己的耳朵决定。',
      },
    },
    {
      question: {
        th: 'กู้ร่วมกับพ่อแม่ได้ไหม วงเงินสูงสุดเท่าไร',
        en: 'May parents join the loan, and how much can we borrow?',
        cht: '可以與父母共同貸款嗎？最高貸多少？',
        chs: '可以和父母共同贷款吗？最高贷多少？',
      },
      answer: {
        th: `หลายธนาคารให้คนในครอบครัวกู้ร่วมได้ ${CLAIMS.th.loan} ผลขึ้นกับรายได้และอายุของผู้กู้ทุกคน ทีมงานประเมินเบื้องต้นให้ก่อนจอง หากมีคนในครอบครัวเป็นชาวต่างชาติ โดยทั่วไปกฎหมายไม่เปิดให้ถือกรรมสิทธิ์ที่ดิน ควรปรึกษาทนายก่อน`,
        en: `Many banks let family members borrow together. ${CLAIMS.en.loan} The answer depends on the income and age of every borrower; we make a first estimate before you reserve. Foreigners as a rule may not own land in Thailand, so a foreign relative should take legal advice first.`,
        cht: `不少銀行接受家庭成員共同貸款。${CLAIMS.cht.loan}結果視每位借款人的收入與年齡而定。預訂前我們可先作估算。泰國法律一般不允許外國人持有土地，外籍人士請先諮詢律師。`,
        chs: `不少银行接受家庭成员共同贷款。${CLAIMS.chs.loan}结果视每位借款人的收入与年龄而定。预订前我们可先做估算。泰国法律一般不允许外国人持有土地，外籍人士请先咨询律师。`,
      },
    },
    {
      question: {
        th: 'ค่าส่วนกลางเท่าไร พาแมวพาหมามาอยู่ด้วยได้ไหม',
        en: 'What is the common area fee, and may the cat come too?',
        cht: '管理費多少？貓狗可以一起住嗎？',
        chs: '物业费多少？猫狗可以一起住吗？',
      },
      answer: {
        th: 'ค่าส่วนกลาง 38 บาทต่อตารางวาต่อเดือน ที่ดิน 36 ตารางวาเท่ากับ 1,368 บาท และ 42 ตารางวาเท่ากับ 1,596 บาท แมวและสุนัขมาอยู่ด้วยได้ตามระเบียบหมู่บ้าน จอดรถในบ้านได้ 2 คันทุกหลัง',
        en: 'The fee is 38 baht per square wah a month: 1,368 baht for 36 square wah, 1,596 for 42. Cats and dogs are welcome under the village rules, and every house parks two cars.',
        cht: '管理費為每平方哇每月 38 泰銖，36 平方哇即 1,368 泰銖，42 平方哇即 1,596 泰銖。貓狗可按社區守則同住，每戶可停 2 輛車。',
        chs: '物业费为每平方哇每月 38 泰铢，36 平方哇即 1,368 泰铢，42 平方哇即 1,596 泰铢。猫狗可按小区规定同住，每户可停 2 辆车。',
      },
    },
  ],
  metaTitle: {
    th: 'nue kin ดอนเมือง | บ้าน 2 ชั้น สำหรับครอบครัวหลายรุ่น',
    en: 'nue kin donmueang | Family houses near the airport',
    cht: 'nue kin donmueang｜兩層家庭別墅',
    chs: 'nue kin donmueang｜两层家庭别墅',
  },
  metaDescription: {
    th: 'บ้าน 2 ชั้น 60 หลัง ย่านดอนเมือง 3 ถึง 4 ห้องนอน 128 และ 152 ตารางเมตร จอดรถ 2 คัน เลี้ยงสัตว์ได้ ใกล้ทางด่วนและสนามบิน',
    en: 'Sixty two-storey family houses in Don Mueang, three or four bedrooms, 128 or 152 m², two cars, pets welcome, near the expressway.',
    cht: '廊曼（Don Mueang）60 棟兩層住宅，三房或四房，128 或 152 平方米，停兩輛車，可養寵物。',
    chs: '廊曼（Don Mueang）60 栋两层住宅，三居或四居，128 或 152 平方米，停两辆车，可养宠物。',
  },
}
