import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'nue-orbit-bangna',
  spokenTitle: {
    th: 'นิว ออร์บิท บางนา',
    en: 'nue orbit bangna',
    cht: 'nue orbit bangna',
    chs: 'nue orbit bangna',
  },
  tagline: {
    th: 'สองอาคาร โคจรรอบสวนวงรีผืนเดียว',
    en: 'Two towers around one oval garden',
    cht: '兩座樓，繞著一座橢圓花園',
    chs: '两栋楼，绕着一座椭圆花园',
  },
  shortDescription: {
    th: 'คอนโด 2 อาคาร สูง 29 ชั้น บนที่ดิน 4.8 ไร่ เดิน 7 นาทีถึง BTS บางนาและใกล้ทางด่วน สตูดิโอถึงสองห้องนอน เลี้ยงสัตว์ได้ รายงานสิ่งแวดล้อมผ่านความเห็นชอบแล้ว กำหนดเสร็จมิถุนายน 2571 เหมาะกับคนทำงานสายบางนาและครอบครัวเล็กที่มีสี่ขา',
    en: 'Two 29-storey towers on 4.8 rai, seven minutes on foot from BTS Bang Na and close to the expressway. Studios to two bedrooms, pets welcome, environmental approval granted, due in June 2028: for people who work on the Bangna side and small families with paws.',
    cht: '兩座 29 層公寓，佔地 4.8 萊，步行 7 分鐘到 BTS 邦納站（Bang Na），近高速公路。由開放式到兩房，歡迎寵物，環評已獲批准，預計 2028 年 6 月落成，適合在邦納一帶上班的人與有毛孩的小家庭。',
    chs: '两栋 29 层公寓，占地 4.8 莱，步行 7 分钟到 BTS 邦纳站（Bang Na），上高速近。从开间到两居，可养宠物，环评已获批，预计 2028 年 6 月竣工，适合在邦纳一带上班的人和有毛孩子的小家庭。',
  },
  conceptTitle: {
    th: 'วงรีมีสองศูนย์กลาง',
    en: 'An ellipse has two centres',
    cht: '橢圓有兩個焦點',
    chs: '椭圆有两个焦点',
  },
  concept: {
    th: [
      'วงกลมมีศูนย์กลางเดียว วงรีมีสอง เราชอบอย่างหลัง เพราะบ้านหนึ่งหลังมักหมุนรอบคนมากกว่าหนึ่งคน ผังของโครงการจึงเป็นสวนวงรี มีอาคารสองหลังอยู่ประจำที่จุดโฟกัส และมีทางเดินโค้งพาทุกอย่างมาบรรจบกัน',
      'อาคารลบมุมโค้งและกรุกระเบื้องเซรามิกสีขาวนวล แสงจึงไหลไปรอบ ๆ แทนที่จะหักที่มุม ตอนเช้าหลังหนึ่งรับแดดก่อน ตอนเย็นอีกหลังส่งแดดกลับเข้าสวน ใครอยู่ฝั่งไหนก็ได้แสงของตัวเองวันละครั้ง',
    ],
    en: [
      'A circle has one centre, an ellipse has two. We prefer the second, since a home tends to turn around more than one person. So the plan is an oval garden with a tower at each focus, and a curving path that brings everything round to meet.',
      'The towers have rounded corners faced in off-white ceramic tile, so light slides around them instead of breaking. In the morning one takes the sun first; in the evening the other hands it back to the garden. Whichever side you choose, the light comes to you once a day.',
    ],
    cht: [
      '圓只有一個中心，橢圓有兩個。我們偏愛後者，因為一個家，往往不只繞著一個人轉。於是整個項目是一座橢圓花園，兩座樓各守一個焦點，一條弧形小徑把一切帶回相遇的地方。',
      '樓身轉角修圓，貼米白色陶瓷磚，光線順著滑過，不在稜角上折斷。早上，一座先迎日出；黃昏，另一座把光還給花園。無論選哪一邊，每天總有一次，光是為您而來的。',
    ],
    chs: [
      '圆只有一个圆心，椭圆有两个焦点。我们更喜欢椭圆，因为一个家，很少只围着一个人转。所以总平面是一座椭圆花园，两栋楼各守一个焦点，一条弧形小路把人都带回来碰面。',
      '楼的转角做成圆弧，贴米白色瓷砖，光顺着滑过去，不会在棱角上断掉。早上，一栋先接到太阳；傍晚，另一栋把光还给花园。住哪边都一样，每天有一次，光会轮到您家。',
    ],
  },
  highlights: [
    {
      title: {
        th: 'มุมโค้ง กระเบื้องเซรามิก',
        en: 'Round corners in ceramic',
        cht: '圓角陶瓷外牆',
        chs: '圆角瓷砖立面',
      },
      text: {
        th: 'ผนังโค้งกรุกระเบื้องเซรามิกสีขาวนวลแผ่นเล็ก ฝนล้างให้สะอาดเอง ราวหกโมงเย็นจะออกสีส้มอ่อน',
        en: 'Small off-white tiles follow the curve and are washed by the rain. Towards six in the evening they turn faintly orange.',
        cht: '米白小磚順著弧面鋪貼，雨水自會洗淨。將近傍晚六點，牆面泛起淡淡的橙。',
        chs: '米白小砖顺着弧面贴，下场雨就干净了。傍晚快六点，墙上会泛起淡淡的橙色。',
      },
    },
    {
      title: {
        th: 'สวนวงรีกลางโครงการ',
        en: 'An oval at the heart',
        cht: '中央橢圓花園',
        chs: '中央椭圆花园',
      },
      text: {
        th: 'ที่ดิน 7,680 ตารางเมตร รถอยู่ขอบนอก คนอยู่ข้างใน เด็กวิ่งจากสระไปสนามเด็กเล่นโดยไม่ต้องข้ามทางรถ',
        en: 'On 7,680 m² of land the cars keep to the outside and people to the inside: from pool to playground there is no driveway to cross.',
        cht: '7,680 平方米的土地，車走外圈，人在裡面；孩子從泳池跑到遊樂場，不必橫過車道。',
        chs: '7,680 平方米的地，车走外圈，人在里面；孩子从泳池跑到儿童乐园，不用过车道。',
      },
    },
    {
      title: { th: 'สวนของสี่ขา', en: 'Ground for four paws', cht: '四隻腳的花園', chs: '四只脚的乐园' },
      text: {
        th: 'สวนสัตว์เลี้ยงอยู่ฝั่งร่มของอาคาร สี่โมงเย็นพื้นเย็นพอให้เดินด้วยอุ้งเท้า',
        en: 'The pet park lies on the shaded side, where by four in the afternoon the ground is cool enough for paws.',
        cht: '寵物公園設在背陽的一側，下午四點，地面已涼到可以光著腳掌走。',
        chs: '宠物乐园在背阴一侧，下午四点，地面已经不烫爪子了。',
      },
    },
    {
      title: { th: 'สองห้องนอน สองห้องน้ำ', en: 'Two bedrooms, two baths', cht: '兩房兩衛', chs: '两居两卫' },
      text: {
        th: '48 ตารางเมตร หน้ากว้าง 7.4 เมตร ห้องน้ำสองห้อง เช้าวันทำงานจึงไม่ต้องต่อคิวกัน',
        en: '48 m² with a front of 7.4 metres and two bathrooms, so nobody queues on a weekday morning.',
        cht: '48 平方米，面寬 7.4 米，兩間浴室，上班日的早晨不必排隊。',
        chs: '48 平方米，面宽 7.4 米，两个卫生间，上班日的早上不用排队。',
      },
    },
  ],
  location: {
    th: 'บางนาเป็นจุดที่สุขุมวิทพบกับทางออกสู่ตะวันออก เดิน 7 นาทีถึง BTS บางนา 15 นาทีถึงอุดมสุข ขึ้นทางด่วนได้ในไม่กี่นาที จะเข้าเมือง ไปสุวรรณภูมิ หรือไปทะเลก็แยกกันตรงนี้ รอบ ๆ มีไบเทคและโรงเรียนนานาชาติหลายแห่ง',
    en: 'Bangna is where Sukhumvit meets the road east. BTS Bang Na is seven minutes on foot and Udom Suk fifteen; the expressway is a few minutes by car. The ways into town, to Suvarnabhumi and to the sea part here. BITEC and several international schools are close by.',
    cht: '邦納（Bang Na）是素坤逸（Sukhumvit）與東向公路的交會處。步行 7 分鐘到 BTS 邦納站，15 分鐘到烏隆蘇站（Udom Suk），開車幾分鐘便上高速公路；進城、去素萬那普機場（Suvarnabhumi）、去海邊，都從這裡分路。附近有 BITEC 展覽中心與數所國際學校。',
    chs: '邦纳（Bang Na）是素坤逸路（Sukhumvit）和东去公路的交汇点。步行 7 分钟到 BTS 邦纳站，15 分钟到乌隆苏站（Udom Suk），开车几分钟上高速；进城、去素万那普机场（Suvarnabhumi）、去海边，都从这里分路。附近有 BITEC 会展中心和几所国际学校。',
  },
  nearby: [
    {
      kind: 'office',
      name: {
        th: 'ภิรัชทาวเวอร์ แอท ไบเทค',
        en: 'Bhiraj Tower at BITEC',
        cht: 'Bhiraj Tower at BITEC 辦公大樓',
        chs: 'Bhiraj Tower at BITEC 写字楼',
      },
      minutes: 9,
      walk: true,
    },
    {
      kind: 'expressway',
      name: {
        th: 'ทางพิเศษเฉลิมมหานคร (บางนา)',
        en: 'Chaloem Maha Nakhon Expressway (Bangna)',
        cht: '察冷瑪哈那空高速公路邦納入口（Chaloem Maha Nakhon, Bang Na）',
        chs: '察冷玛哈那空高速公路邦纳入口（Chaloem Maha Nakhon, Bang Na）',
      },
      minutes: 4,
      walk: false,
    },
    {
      kind: 'mall',
      name: {
        th: 'เซ็นทรัล บางนา',
        en: 'Central Bangna',
        cht: 'Central Bangna 商場',
        chs: 'Central Bangna 商场',
      },
      minutes: 8,
      walk: false,
    },
    {
      kind: 'hospital',
      name: {
        th: 'โรงพยาบาลไทยนครินทร์',
        en: 'Thainakarin Hospital',
        cht: '泰納卡琳醫院（Thainakarin Hospital）',
        chs: '泰纳卡琳医院（Thainakarin Hospital）',
      },
      minutes: 9,
      walk: false,
    },
    {
      kind: 'school',
      name: {
        th: 'โรงเรียนนานาชาติบางกอกพัฒนา',
        en: 'Bangkok Patana School',
        cht: 'Bangkok Patana 國際學校',
        chs: 'Bangkok Patana 国际学校',
      },
      minutes: 10,
      walk: false,
    },
    {
      kind: 'airport',
      name: {
        th: 'ท่าอากาศยานสุวรรณภูมิ',
        en: 'Suvarnabhumi Airport',
        cht: '素萬那普機場（Suvarnabhumi Airport）',
        chs: '素万那普机场（Suvarnabhumi Airport）',
      },
      minutes: 28,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'รายงานสิ่งแวดล้อมผ่านแล้ว ต่อจากนี้คืออะไร',
        en: 'The environmental approval is in: what comes next?',
        cht: '環評已獲批，接下來的時間表是？',
        chs: '环评已经获批，接下来怎么安排？',
      },
      answer: {
        th: `งานก่อสร้างเดินหน้าได้ตามแผน กำหนดเสร็จเดือนมิถุนายน 2571 สอบถามรายงานความคืบหน้าล่าสุดจากเราได้ ${CLAIMS.th.reserve}`,
        en: `The works may go ahead as planned, with completion due in June 2028. Ask us for the latest progress report. ${CLAIMS.en.reserve}`,
        cht: `工程按計劃推進，預計 2028 年 6 月落成；最新進度可向銷售顧問查詢。${CLAIMS.cht.reserve}`,
        chs: `工程按计划推进，预计 2028 年 6 月竣工；最新进度可咨询置业顾问。${CLAIMS.chs.reserve}`,
      },
    },
    {
      question: {
        th: 'เลี้ยงสัตว์ได้ไหม ที่จอดรถและค่าส่วนกลางเท่าไร',
        en: 'Are pets allowed, and what of parking and fees?',
        cht: '可以養寵物嗎？車位與管理費呢？',
        chs: '能养宠物吗？车位和物业费呢？',
      },
      answer: {
        th: 'เลี้ยงได้ มีสวนสัตว์เลี้ยงในโครงการ ที่จอดรถ 45% ของจำนวนห้องพร้อมที่ชาร์จรถยนต์ไฟฟ้า ค่าส่วนกลางตารางเมตรละ 45 บาทต่อเดือน',
        en: 'Yes, and there is a pet park. Parking covers 45% of the units, with charging for electric cars, and the common area fee is 45 baht per m² a month.',
        cht: '可以，並設寵物公園。車位為單位總數的 45%，設電動車充電；管理費每平方米每月 45 泰銖。',
        chs: '可以，还有宠物乐园。车位配比 45%，有电动车充电桩；物业费每平方米每月 45 泰铢。',
      },
    },
    {
      question: {
        th: 'กู้เต็มได้ไหม และชาวต่างชาติซื้อได้เท่าไร',
        en: 'Is a full loan possible, and may foreigners buy?',
        cht: '最高可貸款多少？外籍人士可以買嗎？',
        chs: '最高能贷多少？外国人能买吗？',
      },
      answer: {
        th: `${CLAIMS.th.loan} ${CLAIMS.th.quota}`,
        en: `${CLAIMS.en.loan} ${CLAIMS.en.quota}`,
        cht: `${CLAIMS.cht.loan}${CLAIMS.cht.quota}`,
        chs: `${CLAIMS.chs.loan}${CLAIMS.chs.quota}`,
      },
    },
  ],
  metaTitle: {
    th: 'nue orbit bangna คอนโดเลี้ยงสัตว์ได้ใกล้ BTS บางนา',
    en: 'nue orbit bangna, pet-friendly condominium by the BTS',
    cht: 'nue orbit bangna｜寵物友善公寓',
    chs: 'nue orbit bangna｜宠物友好公寓',
  },
  metaDescription: {
    th: 'คอนโด 2 อาคาร 29 ชั้น รอบสวนวงรี เดิน 7 นาทีถึง BTS บางนา เลี้ยงสัตว์ได้ ใกล้ทางด่วน กำหนดเสร็จมิถุนายน 2571',
    en: 'Two 29-storey towers around an oval garden, seven minutes on foot from BTS Bang Na. Pets welcome, expressway close by. Due in June 2028.',
    cht: '兩座 29 層公寓環抱橢圓花園，步行 7 分鐘到 BTS 邦納站（Bang Na），歡迎寵物，預計 2028 年 6 月落成。',
    chs: '两栋 29 层公寓围着椭圆花园，步行 7 分钟到 BTS 邦纳站（Bang Na），可养宠物，预计 2028 年 6 月竣工。',
  },
}
