import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'noble-atelier-thonglor',
  spokenTitle: {
    th: 'โนเบิล อาเทลิเยร์ ทองหล่อ',
    en: 'noble atelier thonglor',
    cht: 'noble atelier thonglor',
    chs: 'noble atelier thonglor',
  },
  tagline: {
    th: 'บ้านที่ยังเห็นรอยมือของคนทำ',
    en: 'Homes that show the hand that made them',
    cht: '看得見手藝的家',
    chs: '住进一间手艺人的工作室',
  },
  shortDescription: {
    th: 'คอนโดมิเนียม 31 ชั้นในทองหล่อ เดินจากสถานี BTS ทองหล่อ 6 นาที ออกแบบด้วยวิธีคิดของโรงช่าง ห้องมีตั้งแต่ 1 ห้องนอน 36 ตร.ม. ไปจนถึงดูเพล็กซ์ 112 ตร.ม. เหมาะกับคนที่ทำงานสร้างสรรค์ มีของสะสม มีหมาแมว และชอบวัสดุที่ยิ่งใช้ยิ่งสวย',
    en: 'Thirty-one storeys in Thonglor, six minutes on foot from the BTS, planned the way a workshop is: good light, honest materials, room to put things down. Homes run from a 36 m² one-bedroom to a 112 m² duplex, for people who make, collect and keep a dog.',
    cht: '位於通羅（Thong Lo）的 31 層公寓，步行 6 分鐘到 BTS 通羅站。我們像規劃一間工作室那樣規劃它：光線好、用料老實、東西有地方放。由 36 平方米一房到 112 平方米複式，適合愛動手、愛收藏、也養貓狗的人。',
    chs: '通罗（Thong Lo）的 31 层公寓，步行 6 分钟到 BTS 通罗站。它是照着一间工作室的样子来设计的：光线好，用料实在，东西有地方放。从 36 平方米一居到 112 平方米复式，适合爱动手、爱收藏、家里有猫狗的人。',
  },
  conceptTitle: {
    th: 'ตึกสูงที่คิดแบบโรงช่าง',
    en: 'A tower that thinks like a workshop',
    cht: '用工作室的心思蓋一座樓',
    chs: '一栋楼，也可以像一间作坊',
  },
  concept: {
    th: [
      'ก่อนจะมีคาเฟ่ ทองหล่อเป็นซอยของร้านเฟอร์นิเจอร์และช่างไม้ เราหยิบนิสัยของโรงช่างมาใช้ คือเลือกวัสดุให้น้อย ทำรอยต่อให้ดี แล้วปล่อยให้เห็น ผนังชั้นล่างเป็นอิฐดินเผาเรียงด้วยมือ ราวระเบียงเป็นเหล็กรีดทำสีเข้ม มือจับประตูเป็นทองเหลืองไม่เคลือบ ซึ่งจะเข้มขึ้นตามมือของคนในบ้าน',
      'ในห้องก็เหมือนกัน ห้อง 1 ห้องนอนกว้าง 6 เมตร ลึก 6 เมตร เป็นสี่เหลี่ยมจัตุรัสที่จัดใหม่ได้เรื่อย ๆ ส่วนดูเพล็กซ์ 112 ตร.ม. แยกชั้นทำงานออกจากชั้นพักผ่อนด้วยบันไดหนึ่งช่วง เลิกงานแล้วก็แค่เดินขึ้นไป',
    ],
    en: [
      'Before the cafés, Thonglor was a street of furniture shops and joiners. We borrowed the habits of the workshop: choose few materials, make the joints well, and leave them visible. The base is clay brick laid by hand, the balcony rails are dark rolled steel, and the brass door pulls are left unlacquered, to deepen with the hands that use them.',
      'The rooms follow. The one-bedroom is a square of 6 by 6 metres that can be arranged again and again. In the 112 m² duplex a single flight of stairs separates the floor where you work from the floor where you rest; going home means going up.',
    ],
    cht: [
      '在咖啡館出現之前，通羅（Thong Lo）是一條木匠與家具店的街。我們借用了工作室的習慣：材料少選幾樣，接縫用心做好，然後讓人看見。低層外牆是手砌的紅陶磚，露台欄杆是深色軋鋼，門上的黃銅拉手不上漆，日子久了，會隨屋主的手慢慢轉深。',
      '室內也是同一個道理。一房單位 6 米乘 6 米，四四方方，可以一再重新佈置。112 平方米的複式，用一道樓梯把工作的一層與休息的一層分開，下班之後，走上去就是回家。',
    ],
    chs: [
      '咖啡馆多起来之前，通罗（Thong Lo）是一条木匠和家具店的街。我们沿用了作坊的习惯：材料少选几样，接缝认真做好，然后大方地露出来。底层外墙是手工砌的陶砖，阳台栏杆是深色轧钢，门上的黄铜拉手不刷漆，用得越久颜色越深。',
      '室内也一样。一居 6 米见方，方方正正，怎么摆都行，过几年还能再换一种摆法。112 平方米的复式用一段楼梯把工作和休息分在两层，下班以后，上楼就是回家。',
    ],
  },
  highlights: [
    {
      title: {
        th: 'ห้องจัตุรัส 6 × 6 เมตร',
        en: 'A room of 6 by 6 metres',
        cht: '6 米乘 6 米的方正單位',
        chs: '6 米见方的一居',
      },
      text: {
        th: 'ห้อง 1 ห้องนอน 36 ตร.ม. ไม่มีทางเดินเสียเปล่า โต๊ะทำงานยาว 2 เมตรวางชิดหน้าต่างได้พอดี',
        en: 'The 36 m² one-bedroom has no corridor to waste, and a two-metre work table fits under the window.',
        cht: '36 平方米的一房沒有浪費的走廊，窗下剛好放得下一張兩米長的工作桌。',
        chs: '36 平方米的一居没有浪费的过道，窗下正好放一张两米长的工作台。',
      },
    },
    {
      title: {
        th: 'ดูเพล็กซ์กว้าง 9 เมตร สองชั้น',
        en: 'Duplexes nine metres wide',
        cht: '面寬 9 米的複式',
        chs: '面宽 9 米的复式',
      },
      text: {
        th: '112 ตร.ม. สองห้องนอน สามห้องน้ำ ชั้นล่างวางโต๊ะใหญ่ไว้ทำงาน ชั้นบนเงียบพอให้นอนกลางวัน',
        en: '112 m² on two floors, two bedrooms and three bathrooms: a big table below, and quiet enough above for an afternoon nap.',
        cht: '上下兩層共 112 平方米，兩房三浴室。樓下放一張大桌工作，樓上靜得可以午睡。',
        chs: '上下两层共 112 平方米，两室三卫。楼下摆张大桌子干活，楼上安静得能睡个午觉。',
      },
    },
    {
      title: {
        th: 'ทองเหลืองที่แก่ไปด้วยกัน',
        en: 'Brass that ages with you',
        cht: '陪您變老的黃銅',
        chs: '越用越好看的黄铜',
      },
      text: {
        th: 'มือจับประตูหล่อด้วยทองเหลืองไม่เคลือบผิว ปีแรกยังเงา ปีที่ห้าจะเป็นสีน้ำผึ้งเข้มเฉพาะของบ้านคุณ',
        en: 'Door pulls are cast in unlacquered brass: bright in the first year, a deep honey colour by the fifth, and only yours.',
        cht: '門拉手以不上漆的黃銅鑄成，第一年光亮，第五年轉成深蜜色，每一家都不相同。',
        chs: '门拉手用不刷漆的黄铜铸成，第一年亮，第五年变成深蜜色，每家的颜色都不一样。',
      },
    },
    {
      title: {
        th: 'สวนสัตว์เลี้ยงและห้องสมุดงานช่าง',
        en: 'A pet garden and a maker’s library',
        cht: '寵物花園與工藝圖書室',
        chs: '宠物花园和手艺图书室',
      },
      text: {
        th: 'เจ็ดโมงเช้าพาหมาลงมาวิ่ง แล้วแวะห้องสมุดที่เก็บหนังสือไม้ ผ้า และสถาปัตยกรรมไว้บนชั้นไม้โอ๊ก',
        en: 'At seven, the dog gets its run; on the way back, a library of books on wood, cloth and building waits on oak shelves.',
        cht: '早上七點帶狗跑一圈，回程順道走進圖書室，橡木架上是木工、織物與建築的書。',
        chs: '早上七点带狗跑一圈，回来顺路进图书室，橡木架上摆着木工、织物和建筑的书。',
      },
    },
  ],
  location: {
    th: 'โครงการอยู่ช่วงต้นทองหล่อ เดินถึง BTS ทองหล่อ 6 นาที (480 เมตร) และ BTS เอกมัย 13 นาที (1,050 เมตร) ร้านกาแฟ ร้านขนมปัง และแกลเลอรีเล็ก ๆ อยู่ในซอยเดียวกัน จะออกไปทางสุขุมวิทหรือเลี่ยงรถไปทางซอยย่อยก็ได้ทั้งสองทาง',
    en: 'The building stands near the foot of Thonglor: six minutes on foot (480 metres) to BTS Thong Lo and thirteen (1,050 metres) to BTS Ekkamai. Coffee, bread and small galleries are in the same lanes, and a drive can go out by Sukhumvit or slip through the side streets.',
    cht: '項目位於通羅街口一帶，步行到 BTS 通羅站 6 分鐘（480 米），到億甲邁站（Ekkamai）13 分鐘（1,050 米）。咖啡店、麵包店和小畫廊就在同一片巷弄裡；開車可走素坤逸路（Sukhumvit），也可以穿小巷避開塞車。',
    chs: '项目在通罗路靠近路口的一段，步行到 BTS 通罗站 6 分钟（480 米），到亿甲迈站（Ekkamai）13 分钟（1,050 米）。咖啡馆、面包店和小画廊就在周边的巷子里；开车可以走素坤逸路（Sukhumvit），也可以穿小巷绕开拥堵。',
  },
  nearby: [
    {
      kind: 'mall',
      name: {
        th: 'มาร์เช่ ทองหล่อ',
        en: 'Marché Thonglor',
        cht: 'Marché Thonglor 商場',
        chs: 'Marché Thonglor 商场',
      },
      minutes: 4,
      walk: true,
    },
    {
      kind: 'mall',
      name: {
        th: 'เกตเวย์ เอกมัย',
        en: 'Gateway Ekamai',
        cht: 'Gateway Ekamai 商場',
        chs: 'Gateway Ekamai 商场',
      },
      minutes: 14,
      walk: true,
    },
    {
      kind: 'hospital',
      name: {
        th: 'โรงพยาบาลคามิลเลียน',
        en: 'Camillian Hospital',
        cht: 'Camillian 醫院',
        chs: 'Camillian 医院',
      },
      minutes: 3,
      walk: false,
    },
    {
      kind: 'hospital',
      name: {
        th: 'โรงพยาบาลสมิติเวช สุขุมวิท',
        en: 'Samitivej Sukhumvit Hospital',
        cht: 'Samitivej Sukhumvit 醫院',
        chs: 'Samitivej Sukhumvit 医院',
      },
      minutes: 5,
      walk: false,
    },
    {
      kind: 'park',
      name: { th: 'อุทยานเบญจสิริ', en: 'Benchasiri Park', cht: '班嘉詩麗公園（Benchasiri Park）', chs: '班嘉诗丽公园（Benchasiri Park）' },
      minutes: 6,
      walk: false,
    },
    {
      kind: 'expressway',
      name: {
        th: 'ทางพิเศษฉลองรัช',
        en: 'Chalong Rat Expressway',
        cht: '查隆叻高速公路（Chalong Rat）',
        chs: '查隆叻高速公路（Chalong Rat）',
      },
      minutes: 9,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'โครงการผ่านสิ่งแวดล้อมแล้วหรือยัง จะเสร็จเมื่อไร',
        en: 'Has the environmental assessment been approved, and when is completion?',
        cht: '環境影響評估通過了嗎？何時落成？',
        chs: '环境影响评估批了吗？什么时候竣工？',
      },
      answer: {
        th: `รายงานการประเมินผลกระทบสิ่งแวดล้อมได้รับความเห็นชอบแล้ว กำหนดสร้างเสร็จเดือนกันยายน 2571 ${CLAIMS.th.reserve}`,
        en: `Yes, the environmental impact assessment is approved. Completion is planned for September 2028. ${CLAIMS.en.reserve}`,
        cht: `環境影響評估已獲批准，預計 2028 年 9 月落成。${CLAIMS.cht.reserve}`,
        chs: `环境影响评估已获批准，计划 2028 年 9 月竣工。${CLAIMS.chs.reserve}`,
      },
    },
    {
      question: {
        th: 'เลี้ยงสุนัขหรือแมวได้ไหม',
        en: 'Can my dog or cat move in with me?',
        cht: '可以帶貓狗一起入住嗎？',
        chs: '猫和狗可以一起住进来吗？',
      },
      answer: {
        th: 'ได้ โครงการเป็นมิตรกับสัตว์เลี้ยงและมีสวนสัตว์เลี้ยงโดยเฉพาะ ผู้อยู่อาศัยลงทะเบียนสัตว์เลี้ยงกับนิติบุคคลและใช้ระเบียบเดียวกันทั้งอาคาร',
        en: 'Yes. Pets are welcome and have a garden of their own. Residents register them with the building’s office and share one set of rules.',
        cht: '可以。項目歡迎寵物，並設有寵物專屬花園。住戶向管理處登記後，遵守同一套守則即可。',
        chs: '可以。项目欢迎宠物，还有一处宠物专用花园。住户在物业登记后，遵守统一的规定就好。',
      },
    },
    {
      question: {
        th: 'ที่จอดรถกับค่าส่วนกลางเป็นอย่างไร ชาวต่างชาติซื้อได้หรือไม่',
        en: 'What about parking, the common area fee and foreign buyers?',
        cht: '車位、管理費和外國買家有什麼安排？',
        chs: '车位、物业费和外籍购房怎么规定？',
      },
      answer: {
        th: `ที่จอดรถ 80% ของจำนวนห้อง ค่าส่วนกลาง 85 บาทต่อ ตร.ม. ต่อเดือน ${CLAIMS.th.quota}`,
        en: `Parking equals 80% of the number of units and the common area fee is 85 baht per m² a month. ${CLAIMS.en.quota}`,
        cht: `車位為單位總數的 80%，管理費每月每平方米 85 泰銖。${CLAIMS.cht.quota}`,
        chs: `车位配比为总户数的 80%，物业费每月每平方米 85 泰铢。${CLAIMS.chs.quota}`,
      },
    },
  ],
  metaTitle: {
    th: 'noble atelier thonglor คอนโดทองหล่อ เลี้ยงสัตว์ได้',
    en: 'noble atelier thonglor | Condominium near BTS Thong Lo',
    cht: 'noble atelier thonglor｜通羅住宅',
    chs: 'noble atelier thonglor｜通罗公寓',
  },
  metaDescription: {
    th: 'คอนโด 31 ชั้นในทองหล่อ เดินจาก BTS 6 นาที ห้อง 36–112 ตร.ม. มีสวนสัตว์เลี้ยงและห้องสมุด กำหนดเสร็จกันยายน 2571',
    en: 'Thirty-one storeys in Thonglor, six minutes from the BTS. Homes of 36 to 112 m² with a pet garden and a library. Completion planned for September 2028.',
    cht: '通羅（Thong Lo）31 層住宅，步行 6 分鐘到 BTS 通羅站，36 至 112 平方米，設寵物花園，預計 2028 年 9 月落成。',
    chs: '通罗（Thong Lo）31 层住宅，步行 6 分钟到 BTS 通罗站，36 至 112 平方米，有宠物花园，计划 2028 年 9 月竣工。',
  },
}
