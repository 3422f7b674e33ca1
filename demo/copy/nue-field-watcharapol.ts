import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'nue-field-watcharapol',
  spokenTitle: {
    th: 'นิว ฟิลด์ วัชรพล',
    en: 'nue field watcharapol',
    cht: 'nue field watcharapol',
    chs: 'nue field watcharapol',
  },
  tagline: {
    th: 'สนามอยู่ตรงกลาง บ้านอยู่รอบ ๆ',
    en: 'The field in the middle, homes around it',
    cht: '草地在中間，家在四周',
    chs: '草地在中间，家在四周',
  },
  shortDescription: {
    th: 'บ้านเดี่ยว 2 ชั้น 48 หลัง บนที่ดิน 17 ไร่ย่านวัชรพล สร้างเสร็จเดือนตุลาคม 2568 พร้อมเข้าอยู่ สามและสี่ห้องนอน 158 กับ 186 ตารางเมตร สำหรับครอบครัวที่อยากให้เด็ก ๆ มีสนามให้วิ่งหลังเลิกเรียน และเลี้ยงสัตว์ได้',
    en: 'Forty-eight two-storey houses on 17 rai in Watcharapol, completed in October 2025 and ready to move into. Three or four bedrooms in 158 or 186 m², for families whose children should have somewhere to run after school. Dogs and cats are welcome too.',
    cht: '瓦差拉蓬區（Vacharaphol）17 萊土地上的 48 棟兩層住宅，2025 年 10 月落成，現樓，即可入住。三房或四房，158 或 186 平方米，寫給希望孩子放學後有地方跑的家庭，貓狗也歡迎。',
    chs: '瓦差拉蓬（Vacharaphol）片区 17 莱土地上的 48 栋两层住宅，2025 年 10 月竣工，现房。三居或四居，158 或 186 平方米，适合希望孩子放学后有地方跑的家庭，猫狗也欢迎。',
  },
  conceptTitle: {
    th: 'ห้าโมงเย็น ทุกคนอยู่ที่สนาม',
    en: 'Five o’clock, everyone on the grass',
    cht: '下午五點，大家都在草地上',
    chs: '下午五点，大家都在草地上',
  },
  concept: {
    th: [
      'หมู่บ้านส่วนใหญ่เก็บสวนไว้ตรงมุมที่สร้างบ้านไม่ได้ เราทำกลับกัน วางสนามหญ้า 30 คูณ 60 เมตรไว้ตรงกลางก่อน แล้วให้บ้าน 48 หลังล้อมรอบ ไม่มีเครื่องเล่นสีสด ไม่มีป้ายห้าม มีแค่หญ้า ร่มไม้ริมขอบ และพื้นที่ให้เด็กคิดเองว่าจะเล่นอะไร',
      'ตัวบ้านเลยวาดให้เตี้ยและยาวเหมือนเส้นขอบฟ้า รั้วหน้าบ้านเป็นพุ่มไม้สูงแค่ 90 เซนติเมตร คนในครัวมองเห็นสนาม คนที่สนามมองเห็นไฟในครัว เวลากินข้าวไม่ต้องโทรตาม แค่เปิดไฟระเบียง',
    ],
    en: [
      'Most villages put the garden in the corner where no house would fit. We began with it: a lawn of 30 by 60 metres in the middle, then 48 houses around. There is no bright plastic and no list of rules, only grass, shade along the edge, and room for children to decide what the game is.',
      'The houses were drawn low and long, like a horizon. Front hedges stop at 90 centimetres, so the kitchen can see the field and the field can see the kitchen light. When dinner is ready nobody telephones; you switch on the porch lamp.',
    ],
    cht: [
      '多數社區把花園放在蓋不了房子的角落。我們反過來：先在中央留一片 30 乘 60 米的草地，再讓 48 棟房子圍著它。沒有鮮豔的塑膠玩具，也沒有一長串規矩，只有草、邊上的樹蔭，玩什麼由孩子自己決定。',
      '房子畫得低而長，像一道地平線。門前樹籬只有 90 厘米高，廚房看得見草地，草地也看得見廚房的燈。晚飯好了不用打電話，把門廊的燈打開就行。',
    ],
    chs: [
      '多数小区把花园放在盖不了房子的角落。我们反过来：先在中央留一片 30 乘 60 米的草地，再让 48 栋房子围着它。没有鲜艳的塑料玩具，也没有一长串规矩，只有草、边上的树荫，玩什么由孩子自己决定。',
      '房子画得低而长，像一道地平线。门前树篱只有 90 厘米高，厨房看得见草地，草地也看得见厨房的灯。晚饭好了不用打电话，把门廊的灯打开就行。',
    ],
  },
  highlights: [
    {
      title: {
        th: 'สนามหญ้า 1,800 ตารางเมตร',
        en: 'A lawn of 1,800 m²',
        cht: '1,800 平方米的草地',
        chs: '1,800 平方米的草地',
      },
      text: {
        th: 'หญ้าจริง ปรับระดับให้น้ำแห้งภายในหนึ่งชั่วโมงหลังฝนหยุด บ่ายฝนตก เย็นก็ยังได้เล่น',
        en: 'Real grass, graded to drain within an hour of the rain stopping. A wet afternoon can still end in a game.',
        cht: '真草，依坡度排水，雨停一小時內就乾。下午下過雨，傍晚照樣能玩。',
        chs: '真草，按坡度排水，雨停一小时内就干。下午下过雨，傍晚照样能玩。',
      },
    },
    {
      title: {
        th: 'ทางวิ่งรอบสนาม',
        en: 'A loop around the edge',
        cht: '繞草地一圈的跑道',
        chs: '绕草地一圈的跑道',
      },
      text: {
        th: 'กว้าง 2 เมตร อยู่ใต้ร่มไม้และแยกจากถนนรถ พ่อแม่วิ่งเป็นรอบ ลูกอยู่ในสายตาตลอด',
        en: 'Two metres wide, under trees and apart from the cars. Parents run laps with the children always in sight.',
        cht: '2 米寬，走在樹蔭下，與車道分開。大人跑圈，孩子一直在視線裡。',
        chs: '2 米宽，走在树荫下，与车道分开。大人跑圈，孩子一直在视线里。',
      },
    },
    {
      title: {
        th: 'บ้านลึกเพียง 7.5 ถึง 8.1 เมตร',
        en: 'Houses 7.5 to 8.1 metres deep',
        cht: '進深只有 7.5 至 8.1 米',
        chs: '进深只有 7.5 至 8.1 米',
      },
      text: {
        th: 'หน้ากว้าง 10.5 และ 11.5 เมตร หันเหนือหรือใต้ ลมเข้าหน้าบ้านออกหลังบ้านได้ เก้าโมงเช้ายังไม่ต้องเปิดแอร์',
        en: 'Fronts are 10.5 and 11.5 metres, facing north or south. Air passes from front to back; at nine in the morning you need no cooling.',
        cht: '面寬 10.5 與 11.5 米，朝北或朝南，風由前門走到後院，早上九點還不用開冷氣。',
        chs: '面宽 10.5 与 11.5 米，朝北或朝南，风从前门走到后院，早上九点还不用开空调。',
      },
    },
    {
      title: {
        th: 'จอดรถ 2 คัน',
        en: 'Two cars side by side',
        cht: '並排兩個車位',
        chs: '并排两个车位',
      },
      text: {
        th: 'จอดเรียงข้างกัน ไม่ต้องสลับรถตอนเช้า ริมผนังเหลือที่แขวนจักรยาน และมีก๊อกน้ำล้างรองเท้าเปื้อนโคลน',
        en: 'Nobody moves the other’s car in the morning. There is wall left for bicycles, and a tap for muddy shoes.',
        cht: '早上不用互相挪車；牆邊還留了掛自行車的位置，和一個洗泥鞋的水龍頭。',
        chs: '早上不用互相挪车；墙边还留了挂自行车的位置，和一个洗泥鞋的水龙头。',
      },
    },
  ],
  location: {
    th: 'วัชรพลเป็นย่านบ้านที่อยู่กันมานาน ตลาดสด ร้านข้าว โรงเรียน และสนามฟุตบอลให้เช่าอยู่ในระยะขับรถสั้น ๆ ทางด่วนฉลองรัชอยู่ไม่ไกลเมื่อต้องเข้าเมือง MRT สายสีชมพู สถานีวัชรพล ห่าง 1,500 เมตร เดินราว 18 นาที ปั่นจักรยานไปก็ไม่เหนื่อย',
    en: 'Watcharapol has been a place of houses for a long time: fresh markets, schools and rented football pitches are all a short drive away, with the Chalong Rat Expressway for days in town. Vacharaphol station on the MRT Pink Line is 1,500 metres away, 18 minutes on foot or an easy bicycle ride.',
    cht: '瓦差拉蓬（Vacharaphol）一直是住家的地方，鮮貨市場、小吃店、學校和出租球場，開車一會兒就到；要進市區，有查隆叻高速公路（Chalong Rat）。MRT 粉紅線瓦差拉蓬站距離 1,500 米，步行約 18 分鐘，騎自行車很輕鬆。',
    chs: '瓦差拉蓬（Vacharaphol）一直是住家的地方，菜市场、小吃店、学校和出租球场，开车一会儿就到；要进市区，有查隆叻高速（Chalong Rat）。MRT 粉色线瓦差拉蓬站距离 1,500 米，步行约 18 分钟，骑自行车很轻松。',
  },
  nearby: [
    {
      kind: 'mall',
      name: {
        th: 'เพลินนารี่ มอลล์',
        en: 'Plearnary Mall Watcharapol',
        cht: 'Plearnary Mall 商場',
        chs: 'Plearnary Mall 商场',
      },
      minutes: 5,
      walk: false,
    },
    {
      kind: 'expressway',
      name: {
        th: 'ทางพิเศษฉลองรัช ด่านสุขาภิบาล 5',
        en: 'Chalong Rat Expressway, Sukhaphiban 5 gate',
        cht: '查隆叻高速公路素卡披班 5 路入口（Chalong Rat, Sukhaphiban 5）',
        chs: '查隆叻高速公路素卡披班 5 路入口（Chalong Rat, Sukhaphiban 5）',
      },
      minutes: 8,
      walk: false,
    },
    {
      kind: 'mall',
      name: {
        th: 'ตลาดยิ่งเจริญ สะพานใหม่',
        en: 'Yingcharoen Market, Saphan Mai',
        cht: 'Yingcharoen 市場',
        chs: 'Yingcharoen 市场',
      },
      minutes: 11,
      walk: false,
    },
    {
      kind: 'mall',
      name: {
        th: 'เซ็นทรัล รามอินทรา',
        en: 'Central Ramindra',
        cht: 'Central Ramindra 商場',
        chs: 'Central Ramindra 商场',
      },
      minutes: 13,
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
      minutes: 15,
      walk: false,
    },
    {
      kind: 'airport',
      name: { th: 'สนามบินดอนเมือง', en: 'Don Mueang Airport', cht: '廊曼機場（Don Mueang Airport）', chs: '廊曼机场（Don Mueang Airport）' },
      minutes: 20,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'รั้วเตี้ยแบบนี้ เลี้ยงสุนัขได้ไหม ปลอดภัยหรือเปล่า',
        en: 'With hedges this low, can we keep a dog, and is it safe?',
        cht: '樹籬這麼矮，可以養狗嗎？安全嗎？',
        chs: '树篱这么矮，能养狗吗？安全吗？',
      },
      answer: {
        th: 'เลี้ยงได้ พุ่มไม้เตี้ยมีเฉพาะหน้าบ้าน สวนหลังบ้านกั้นรั้วสูงตามปกติ สุนัขวิ่งได้โดยไม่ต้องล่าม บนสนามกลางขอให้ใช้สายจูง ทางเข้าหมู่บ้านมีทางเดียวและมีเจ้าหน้าที่ตลอด 24 ชั่วโมง',
        en: 'Yes. The low hedge is only at the front; the back garden has a fence of ordinary height where a dog can run free. On the field we ask for a lead. The village has one entrance, with guards day and night.',
        cht: '可以。矮樹籬只在門前，後院是一般高度的圍欄，狗可以自由跑；到中央草地請繫牽繩。社區只有一個出入口，24 小時有保安。',
        chs: '可以。矮树篱只在门前，后院是正常高度的围栏，狗可以自由跑；到中央草地请牵绳。小区只有一个出入口，24 小时有保安。',
      },
    },
    {
      question: {
        th: 'ไม่มีรถ ไปรถไฟฟ้าอย่างไร',
        en: 'How do I reach the train without a car?',
        cht: '不開車，怎樣去車站？',
        chs: '不开车，怎么去车站？',
      },
      answer: {
        th: 'สถานีวัชรพลของ MRT สายสีชมพูห่าง 1,500 เมตร เดินราว 18 นาที ปั่นจักรยานราว 6 นาที หรือนั่งวินมอเตอร์ไซค์ สำหรับการเดินทางทุกวันเราคิดว่าจักรยานสะดวกกว่าเดิน',
        en: 'Vacharaphol station on the MRT Pink Line is 1,500 metres off: 18 minutes on foot, six or so by bicycle, or a motorcycle taxi. For every day we would take the bicycle.',
        cht: 'MRT 粉紅線瓦差拉蓬站距離 1,500 米，走路約 18 分鐘，騎自行車約 6 分鐘，也可以坐摩托計程車。若天天通勤，我們會選自行車。',
        chs: 'MRT 粉色线瓦差拉蓬站距离 1,500 米，走路约 18 分钟，骑自行车约 6 分钟，也可以坐摩的。如果天天通勤，我们会选自行车。',
      },
    },
    {
      question: {
        th: 'กู้ได้เท่าไร ค่าส่วนกลางเท่าไร และใครซื้อได้บ้าง',
        en: 'How much may I borrow, what is the common area fee, and who may buy?',
        cht: '可以貸多少？管理費多少？誰可以買？',
        chs: '能贷多少？物业费多少？谁可以买？',
      },
      answer: {
        th: `${CLAIMS.th.loan} ค่าส่วนกลาง 42 บาทต่อตารางวาต่อเดือน ที่ดิน 50 ตารางวาเท่ากับ 2,100 บาท และ 56 ตารางวาเท่ากับ 2,352 บาท ส่วนชาวต่างชาติ โดยทั่วไปกฎหมายไทยไม่เปิดให้ถือกรรมสิทธิ์ที่ดิน ควรปรึกษาทนายก่อน`,
        en: `${CLAIMS.en.loan} The fee is 42 baht per square wah a month: 2,100 baht for a plot of 50, 2,352 for 56. Thai law as a rule does not let foreigners own land; please take legal advice first.`,
        cht: `${CLAIMS.cht.loan}管理費為每平方哇每月 42 泰銖，50 平方哇即 2,100 泰銖，56 平方哇即 2,352 泰銖。泰國法律一般不允許外國人持有土地，外籍買家請先諮詢律師。`,
        chs: `${CLAIMS.chs.loan}物业费为每平方哇每月 42 泰铢，50 平方哇即 2,100 泰铢，56 平方哇即 2,352 泰铢。泰国法律一般不允许外国人持有土地，外籍买家请先咨询律师。`,
      },
    },
  ],
  metaTitle: {
    th: 'nue field วัชรพล | บ้านเดี่ยวพร้อมอยู่ รอบสนามหญ้า',
    en: 'nue field watcharapol | Ready houses around a field',
    cht: 'nue field watcharapol｜別墅現樓',
    chs: 'nue field watcharapol｜别墅现房',
  },
  metaDescription: {
    th: 'บ้านเดี่ยวพร้อมอยู่ 48 หลังรอบสนามหญ้า ย่านวัชรพล 158 และ 186 ตารางเมตร เลี้ยงสัตว์ได้ เดิน 18 นาทีถึง MRT วัชรพล',
    en: 'Forty-eight finished houses around a lawn in Watcharapol, 158 or 186 m², pets welcome, 18 minutes on foot from the MRT Pink Line.',
    cht: '瓦差拉蓬（Vacharaphol）48 棟現樓住宅圍繞一片草地，158 或 186 平方米，可養寵物，鄰近 MRT 粉紅線。',
    chs: '瓦差拉蓬（Vacharaphol）48 栋现房住宅围绕一片草地，158 或 186 平方米，可养宠物，邻近 MRT 粉色线。',
  },
}
