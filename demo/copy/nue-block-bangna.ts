import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'nue-block-bangna',
  spokenTitle: {
    th: 'นิว บล็อก บางนา',
    en: 'nue block bangna',
    cht: 'nue block bangna',
    chs: 'nue block bangna',
  },
  tagline: {
    th: 'ชั้นล่างเปิดร้าน ชั้นบนเปิดหน้าต่าง',
    en: 'Open shop below, open windows above',
    cht: '樓下開店，樓上開窗',
    chs: '楼下开店，楼上开窗',
  },
  shortDescription: {
    th: 'ช็อปเฮาส์ 22 คูหาและทาวน์โฮม 44 หลัง สูงสามชั้น บนที่ดิน 12 ไร่ย่านบางนา พร้อมเข้าอยู่ ใกล้เมกาบางนาและทางด่วน เดิน 19 นาทีถึง MRT ศรีเอี่ยม สำหรับคนที่อยากเดินลงบันไดไปทำงาน และคนที่อยากมีร้านดี ๆ อยู่หน้าบ้าน',
    en: 'Twenty-two shophouses and 44 townhomes, three storeys each, on 12 rai in Bangna, ready to move into. Near Mega Bangna and the expressway, 19 minutes on foot from MRT Si Iam. For people who walk downstairs to work, and people who like shops close by.',
    cht: '22 棟店屋（商住兩用）與 44 棟聯排別墅，同為三層，佔地 12 萊，位於邦納（Bang Na），現樓，即可入住。鄰近 Mega Bangna 與高速公路，步行 19 分鐘到 MRT 詩炎站（Si Iam）。給下樓就上班的人，也給喜歡家門前有好店的人。',
    chs: '22 栋店屋（商住两用）与 44 栋联排别墅，均为三层，占地 12 莱，位于邦纳（Bang Na），现房。邻近 Mega Bangna 与高速，步行 19 分钟到 MRT 诗炎站（Si Iam）。给下楼就上班的人，也给喜欢家门口有好店的人。',
  },
  conceptTitle: {
    th: 'หนึ่งบล็อก สองจังหวะ',
    en: 'One block, two rhythms',
    cht: '一個街區，兩種節奏',
    chs: '一个街区，两种节奏',
  },
  concept: {
    th: [
      'ผังของที่นี่อ่านง่ายเหมือนขนมปังก้อนหนึ่ง ขอบนอกเป็นช็อปเฮาส์ที่หันหน้าออกถนน เนื้อในเป็นทาวน์โฮมรอบสวน รถส่งของจอดขอบนอก จักรยานเด็กอยู่ด้านใน สองอย่างนี้ไม่ต้องเจอกัน',
      'หกโมงเช้าร้านขนมปังรับแป้ง เก้าโมงคลินิกเปิดประตู บ่ายสามร้านสอนพิเศษเริ่มมีเสียง พอสองทุ่มประตูเหล็กปิดลง เจ้าของร้านเดินขึ้นชั้นสอง และบล็อกก็กลับมาเป็นหมู่บ้าน',
    ],
    en: [
      'The plan reads like a loaf. The crust is shophouses facing the street; the crumb is townhomes around a garden. Vans stop outside, children’s bicycles stay inside, and the two have no reason to meet.',
      'At six the baker takes in flour, at nine the clinic unlocks, at three the tutoring room fills. By eight in the evening the shutters are down, the owners have gone upstairs, and the block is a neighbourhood again.',
    ],
    cht: [
      '平面像一條吐司：外皮是面街的店屋，內裡是圍著花園的聯排別墅。貨車停在外圍，孩子的自行車留在裡面，兩者不必碰頭。',
      '清晨六點，麵包店收麵粉；九點，診所開門；下午三點，補習班有了人聲。晚上八點拉下鐵門，店主走上二樓，街區又變回鄰里。',
    ],
    chs: [
      '平面像一条吐司：外皮是临街的店屋，内芯是围着花园的联排别墅。送货车停在外圈，孩子的自行车留在里面，两者不必碰面。',
      '早上六点，面包店收面粉；九点，诊所开门；下午三点，辅导班有了人声。晚上八点拉下卷帘门，店主走上二楼，街区又变回邻里。',
    ],
  },
  highlights: [
    {
      title: { th: 'หน้าร้านกว้าง 6 เมตร', en: 'A six-metre shopfront', cht: '6 米寬的店面', chs: '6 米宽的店面' },
      text: {
        th: 'ช็อปเฮาส์ 210 ตร.ม. ชั้นล่างโล่งไม่มีเสากลาง วางเคาน์เตอร์ยาวหรือเตียงตรวจก็ได้',
        en: 'The 210 m² shophouse keeps its ground floor clear of columns: room for a long counter or an examination couch.',
        cht: '店屋 210 平方米，底層無柱，放得下長吧檯，也放得下診療床。',
        chs: '店屋 210 平方米，首层无柱，放得下长吧台，也放得下诊疗床。',
      },
    },
    {
      title: { th: 'บันไดคนละทาง', en: 'A stair of its own', cht: '獨立樓梯', chs: '独立楼梯' },
      text: {
        th: 'ทางขึ้นที่พักแยกจากหน้าร้าน ครอบครัวกลับบ้านได้ขณะที่ร้านยังมีลูกค้า และปล่อยเช่าเฉพาะชั้นล่างได้',
        en: 'The way up to the home is separate from the shop, so family can come and go while customers are in.',
        cht: '上樓的門與店面分開，店裡還有客人時，家人照樣進出。',
        chs: '上楼的门与店面分开，店里还有客人时，家人照常进出。',
      },
    },
    {
      title: { th: 'สวนใจกลางบล็อก', en: 'A garden in the middle', cht: '街區中央的花園', chs: '街区中央的花园' },
      text: {
        th: 'ทาวน์โฮม 138 ตร.ม. สามห้องนอน ล้อมสวนกลาง ห่างเสียงรถขนของด้วยแถวช็อปเฮาส์ทั้งแถว',
        en: 'Three-bedroom townhomes of 138 m² surround a garden, with a whole row of shophouses between them and the vans.',
        cht: '138 平方米的三房聯排別墅圍著花園，與貨車之間隔了整排店屋。',
        chs: '138 平方米的三房联排别墅围着花园，与货车之间隔了整排店屋。',
      },
    },
    {
      title: { th: 'จอดสองคันทุกหลัง', en: 'Two cars each', cht: '每戶兩個車位', chs: '每户两个车位' },
      text: {
        th: 'ทั้งบ้านและร้านมีที่จอดสองคันในแปลงของตัวเอง และมีจุดชาร์จรถไฟฟ้าส่วนกลาง',
        en: 'House and shop alike park two cars on their own plot, with shared electric charging nearby.',
        cht: '聯排別墅與店屋都在自己的地塊上停兩輛車，另設公用電動車充電樁。',
        chs: '联排别墅与店屋都在自家地块上停两辆车，另设公共充电桩。',
      },
    },
  ],
  location: {
    th: 'บางนาฝั่งตะวันออก ระหว่างศรีนครินทร์กับเมกาบางนา ทางด่วนบูรพาวิถีพาออกชลบุรีหรือกลับเข้าเมือง MRT ศรีเอี่ยมสายสีเหลืองอยู่ห่าง 1,550 เมตร เดินราว 19 นาที ลูกค้าขับรถมาถึงหน้าร้านได้โดยไม่ต้องเข้าซอยลึก',
    en: 'Eastern Bangna, between Srinakarin and Mega Bangna. The Burapha Withi expressway leads out to Chonburi or back to town, and MRT Si Iam on the Yellow Line is 1,550 metres away, about 19 minutes on foot. Customers can drive to the door without hunting through lanes.',
    cht: '邦納（Bang Na）東段，在詩納卡琳（Srinakarin）與 Mega Bangna 之間。布拉帕威提高速公路（Burapha Withi）往東去春武里（Chon Buri），往西回市區；黃線 MRT 詩炎站（Si Iam）距離 1,550 米，步行約 19 分鐘。顧客開車可到店門，不用在小巷裡繞。',
    chs: '邦纳（Bang Na）东段，在诗纳卡琳（Srinakarin）与 Mega Bangna 之间。布拉帕威提高速（Burapha Withi）往东去春武里（Chon Buri），往西回市区；黄线 MRT 诗炎站（Si Iam）距离 1,550 米，步行约 19 分钟。顾客开车可到店门口，不用在小巷里绕。',
  },
  nearby: [
    { kind: 'mall', name: { th: 'เมกาบางนา', en: 'Mega Bangna', cht: 'Mega Bangna 商場', chs: 'Mega Bangna 商场' }, minutes: 5, walk: false },
    { kind: 'expressway', name: { th: 'ทางด่วนบูรพาวิถี', en: 'Burapha Withi Expressway', cht: '布拉帕威提高速公路（Burapha Withi）', chs: '布拉帕威提高速公路（Burapha Withi）' }, minutes: 6, walk: false },
    { kind: 'hospital', name: { th: 'โรงพยาบาลไทยนครินทร์', en: 'Thainakarin Hospital', cht: '泰納卡琳醫院（Thainakarin Hospital）', chs: '泰纳卡琳医院（Thainakarin Hospital）' }, minutes: 8, walk: false },
    { kind: 'mall', name: { th: 'เซ็นทรัล บางนา', en: 'Central Bangna', cht: 'Central Bangna 商場', chs: 'Central Bangna 商场' }, minutes: 9, walk: false },
    { kind: 'park', name: { th: 'สวนหลวง ร.9', en: 'Suan Luang Rama IX Park', cht: '拉瑪九世皇家公園（Suan Luang Rama IX）', chs: '拉玛九世皇家公园（Suan Luang Rama IX）' }, minutes: 13, walk: false },
    { kind: 'airport', name: { th: 'ท่าอากาศยานสุวรรณภูมิ', en: 'Suvarnabhumi Airport', cht: '素萬那普機場（Suvarnabhumi Airport）', chs: '素万那普机场（Suvarnabhumi Airport）' }, minutes: 22, walk: false },
  ],
  faq: [
    {
      question: {
        th: 'ช็อปเฮาส์เปิดร้านอะไรได้บ้าง',
        en: 'What may I open in a shophouse?',
        cht: '店屋可以做什麼生意？',
        chs: '店屋可以做什么生意？',
      },
      answer: {
        th: 'ร้านกาแฟ คลินิก สำนักงาน สตูดิโอ หรือร้านสอนพิเศษเป็นกิจการที่ผังรองรับ บางอย่างต้องขอใบอนุญาตจากเขตหรือหน่วยงาน และต้องเป็นไปตามข้อบังคับโครงการ บอกเราก่อนซื้อ เราจะช่วยตรวจให้',
        en: 'The plan suits a coffee shop, clinic, office, studio or tutoring room. Some trades need a licence, and all follow the project’s rules. Tell us what you intend before you buy and we will check with you.',
        cht: '咖啡店、診所、辦公室、工作室與補習班都合適。部分行業須領牌照，並要符合項目守則。購買前先告訴我們，我們陪您核對。',
        chs: '咖啡馆、诊所、办公室、工作室和辅导班都合适。部分行业需要办理许可，并要符合项目规约。购买前先告诉我们，我们陪您核对。',
      },
    },
    {
      question: {
        th: 'ช็อปเฮาส์กับทาวน์โฮมจ่ายค่าส่วนกลางเท่ากันไหม',
        en: 'Do shops and homes pay the same common area fee?',
        cht: '店屋與聯排別墅的管理費一樣嗎？',
        chs: '店屋和联排别墅的物业费一样吗？',
      },
      answer: {
        th: 'อัตราเดียวกัน 35 บาทต่อตารางวาต่อเดือน ทาวน์โฮม 20 ตารางวาราว 700 บาท ช็อปเฮาส์ 24 ตารางวาราว 840 บาท',
        en: 'The rate is the same, 35 baht per square wah a month: about 700 baht for a townhome on 20 wah and 840 for a shophouse on 24.',
        cht: '費率相同，每平方哇每月 35 泰銖：20 平方哇的聯排別墅約 700 泰銖，24 平方哇的店屋約 840 泰銖。',
        chs: '费率相同，每平方哇每月 35 泰铢：20 平方哇的联排别墅约 700 泰铢，24 平方哇的店屋约 840 泰铢。',
      },
    },
    {
      question: {
        th: 'เข้าอยู่ได้เลยหรือยัง และกู้ได้เท่าไร',
        en: 'Can we move in now, and how much can we borrow?',
        cht: '現在可以入住嗎？可貸款多少？',
        chs: '现在能入住吗？能贷多少？',
      },
      answer: {
        th: `โครงการแล้วเสร็จเดือนกรกฎาคม 2568 เข้าอยู่ได้หลังโอน ${CLAIMS.th.loan} สำหรับช็อปเฮาส์บางธนาคารอาจใช้เงื่อนไขต่างจากบ้านพักอาศัย`,
        en: `The project was completed in July 2025 and you may move in after transfer. ${CLAIMS.en.loan} Some banks treat a shophouse differently from a home.`,
        cht: `項目已於 2025 年 7 月落成，過戶後即可入住。${CLAIMS.cht.loan}部分銀行對店屋的條件與住宅不同。`,
        chs: `项目已于 2025 年 7 月竣工，过户后即可入住。${CLAIMS.chs.loan}部分银行对店屋的条件与住宅不同。`,
      },
    },
  ],
  metaTitle: {
    th: 'nue block bangna ช็อปเฮาส์และทาวน์โฮม พร้อมอยู่',
    en: 'nue block bangna: shophouses and townhomes',
    cht: 'nue block bangna｜邦納店屋與聯排別墅',
    chs: 'nue block bangna｜邦纳店屋与联排别墅',
  },
  metaDescription: {
    th: 'ช็อปเฮาส์ 22 คูหาและทาวน์โฮม 44 หลัง สามชั้น พร้อมเข้าอยู่ ใกล้เมกาบางนาและทางด่วนบูรพาวิถี เดิน 19 นาทีถึง MRT ศรีเอี่ยม',
    en: '22 shophouses and 44 townhomes, ready to move into, near Mega Bangna and the expressway, 19 minutes on foot from MRT Si Iam.',
    cht: '22 棟店屋與 44 棟聯排別墅，現樓，鄰近 Mega Bangna 與高速公路，步行 19 分鐘到 MRT 詩炎站（Si Iam）。',
    chs: '22 栋店屋与 44 栋联排别墅，现房，邻近 Mega Bangna 与高速，步行 19 分钟到 MRT 诗炎站（Si Iam）。',
  },
}
