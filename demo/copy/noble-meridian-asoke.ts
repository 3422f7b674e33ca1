import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'noble-meridian-asoke',
  spokenTitle: {
    th: 'โนเบิล เมอริเดียน อโศก',
    en: 'noble meridian asoke',
    cht: 'noble meridian asoke',
    chs: 'noble meridian asoke',
  },
  tagline: {
    th: 'ฝั่งหนึ่งรับเช้า อีกฝั่งส่งตะวัน',
    en: 'One side for mornings, one for evenings',
    cht: '一面迎晨光，一面送夕陽',
    chs: '一边住清晨，一边住黄昏',
  },
  shortDescription: {
    th: 'คอนโดมิเนียม 39 ชั้นที่อโศก พร้อมอยู่ เดินถึง MRT สุขุมวิท 4 นาที และ BTS อโศก 6 นาที ห้องหันตะวันออกหรือตะวันตกให้เลือกตามจังหวะชีวิต มีตั้งแต่สตูดิโอ 30 ตร.ม. ถึง 2 ห้องนอน 74 ตร.ม. สำหรับคนที่งานอยู่หลายที่แต่อยากมีบ้านที่เดียว',
    en: 'A finished 39-storey building at Asoke, four minutes on foot from MRT Sukhumvit and six from BTS Asok. Homes face east or west, from a 30 m² studio to a 74 m² two-bedroom. For people whose work is all over town and who want one fixed point to return to.',
    cht: '阿索克（Asok）的 39 層現樓，步行 4 分鐘到 MRT 素坤逸站（Sukhumvit），6 分鐘到 BTS 阿索克站。單位朝東或朝西，由 30 平方米開放式到 74 平方米兩房。適合工作四處走、家只想要一個的人。',
    chs: '阿索克（Asok）的 39 层现房，步行 4 分钟到 MRT 素坤逸站（Sukhumvit），6 分钟到 BTS 阿索克站。户型朝东或朝西，从 30 平方米开间到 74 平方米两居。适合工作满城跑、却只想有一个落脚点的人。',
  },
  conceptTitle: {
    th: 'เส้นที่แบ่งเช้ากับเย็น',
    en: 'The line between morning and evening',
    cht: '分開早晨與黃昏的一條線',
    chs: '一条线，分开早晨和傍晚',
  },
  concept: {
    th: [
      'เมอริเดียนคือเส้นที่ดวงอาทิตย์ข้ามตอนเที่ยง อาคารนี้สร้างคร่อมเส้นนั้น แกนลิฟต์และโถงทางเดินวางตามแนวเหนือใต้ ห้องทุกห้องจึงอยู่ฝั่งตะวันออกหรือไม่ก็ฝั่งตะวันตก คนตื่นเช้าเลือกฝั่งหนึ่ง คนที่เริ่มวันช้ากว่าเลือกอีกฝั่ง',
      'เปลือกอาคารสองด้านจึงไม่เหมือนกัน ด้านตะวันออกเปิดกว้าง เป็นกระจกใสกับขอบปูนสีขาว ด้านตะวันตกลึกเข้าไป 80 เซนติเมตร มีบานเกล็ดอะลูมิเนียมเลื่อนปิดตอนบ่าย แล้วเปิดออกอีกครั้งเมื่อแดดอ่อน ดูจากถนนอโศก ตึกจึงเปลี่ยนหน้าไปวันละสองครั้ง',
    ],
    en: [
      'The meridian is the line the sun crosses at noon, and this building stands astride it. Lifts and corridors run north to south, so every home lies either to the east or to the west. Early risers take one side; people who start late take the other.',
      'So the two faces are not alike. The east is open: clear glass in white frames. The west is set back 80 centimetres behind sliding aluminium louvres, closed after lunch and opened again when the sun softens. Seen from Asoke Road, the tower changes its expression twice a day.',
    ],
    cht: [
      '子午線是太陽在正午越過的那條線，這座樓就跨在線上。電梯與走廊沿南北排列，於是每個單位不在東，便在西。早起的人選一邊，習慣晚一點開始的人選另一邊。',
      '兩面的外牆因此並不相同。東面開敞，透明玻璃配白色邊框；西面內縮 80 厘米，外設鋁質推拉百葉，午後關上，陽光轉柔再打開。從阿索克路（Asok）上看，這座樓一天換兩次表情。',
    ],
    chs: [
      '子午线是太阳正午越过的那条线，这栋楼就跨在线上。电梯和走廊沿南北排开，所以每一户不在东边，就在西边。早起的人住一边，一天开始得晚的人住另一边。',
      '两个立面也就不一样。东面敞亮，透明玻璃配白色边框；西面内退 80 厘米，外装铝合金推拉百叶，午后合上，太阳柔和了再打开。从阿索克路（Asok）上看过去，楼的表情一天变两回。',
    ],
  },
  highlights: [
    {
      title: {
        th: 'สองสายรถไฟฟ้าใน 6 นาที',
        en: 'Two lines within six minutes',
        cht: '六分鐘內兩條路線',
        chs: '六分钟内两条线路',
      },
      text: {
        th: 'MRT สุขุมวิท 300 เมตร BTS อโศก 470 เมตร จะไปสีลม จตุจักร หรือพระราม 9 ก็ไม่ต้องวางแผนล่วงหน้า',
        en: 'MRT Sukhumvit at 300 metres, BTS Asok at 470: Silom, Chatuchak or Rama 9 without planning ahead.',
        cht: 'MRT 素坤逸站（Sukhumvit）300 米，BTS 阿索克站 470 米，去是隆（Silom）、洽圖洽（Chatuchak）或拉瑪九路（Rama 9），都不必預先計劃。',
        chs: 'MRT 素坤逸站（Sukhumvit）300 米，BTS 阿索克站 470 米，去是隆（Silom）、恰图恰（Chatuchak）或拉玛九路（Rama 9），抬脚就走。',
      },
    },
    {
      title: {
        th: 'บานเกล็ดฝั่งตะวันตก',
        en: 'Louvres on the western side',
        cht: '西面的推拉百葉',
        chs: '西面的推拉百叶',
      },
      text: {
        th: 'ผนังลึก 80 เซนติเมตรกับบานเลื่อนอะลูมิเนียม ปิดตอนบ่ายสอง เปิดอีกทีตอนห้าโมงครึ่งให้เห็นตะวันตก',
        en: 'An 80-centimetre recess and sliding aluminium screens: shut at two, open again at half past five for the sunset.',
        cht: '80 厘米的內縮加上鋁質百葉，下午兩點關，五點半再開，正好看日落。',
        chs: '80 厘米的内退加上铝合金百叶，下午两点合上，五点半再推开，正好看日落。',
      },
    },
    {
      title: {
        th: 'ครัวส่วนกลางสำหรับสิบสองคน',
        en: 'A shared kitchen for twelve',
        cht: '十二人的共享廚房',
        chs: '能坐十二个人的共享厨房',
      },
      text: {
        th: 'ห้องสตูดิโอ 30 ตร.ม. อาจนั่งได้สองคน แต่โต๊ะหินขัดในครัวส่วนกลางนั่งได้สิบสอง จองไว้ทำมื้อวันอาทิตย์ได้',
        en: 'A 30 m² studio seats two; the terrazzo table in the residents’ kitchen seats twelve, on the Sunday you reserve it.',
        cht: '30 平方米的開放式單位坐得下兩人，共享廚房的水磨石長桌坐得下十二人，星期日預訂一餐吧。',
        chs: '30 平方米的开间坐两个人，共享厨房的水磨石长桌坐十二个人，周日可以预订一顿饭。',
      },
    },
    {
      title: {
        th: 'เที่ยงตรงบนชั้นดาดฟ้า',
        en: 'Noon on the sky deck',
        cht: '天台上的正午',
        chs: '天台上的正午',
      },
      text: {
        th: 'เส้นทองเหลืองกว้าง 3 เซนติเมตรฝังในพื้นตามแนวเหนือใต้ ตอนเที่ยงเงาของเสาจะทับเส้นพอดี',
        en: 'A brass line three centimetres wide runs north to south in the paving; at solar noon the shadow of the mast lies on it.',
        cht: '地面嵌著一條 3 厘米寬、正南正北的黃銅線，太陽走到正中時，桅杆的影子剛好落在線上。',
        chs: '地面嵌着一条 3 厘米宽、正南正北的黄铜线，太阳走到正中时，立杆的影子正好压在线上。',
      },
    },
  ],
  location: {
    th: 'อโศกเป็นจุดตัดของสุขุมวิทกับรัชดาภิเษก และเป็นที่ที่รถไฟฟ้าสองสายมาพบกัน เดินถึง MRT สุขุมวิท 4 นาที (300 เมตร) ถึง BTS อโศก 6 นาที (470 เมตร) ห้างอยู่ติดสถานี โรงเรียนนานาชาติและมหาวิทยาลัยอยู่ในซอยถัดไป วันหยุดเดินไปสวนเบญจกิติได้',
    en: 'Asoke is where Sukhumvit meets Ratchadaphisek and where two lines meet. It is four minutes on foot to MRT Sukhumvit (300 metres) and six to BTS Asok (470 metres). A mall stands at the station, a university and an international school are a few lanes away, and the lake at Benchakitti is a weekend walk.',
    cht: '阿索克是素坤逸路與拉差達路（Ratchada）相交之處，BTS 與 MRT 也在此轉乘。步行到 MRT 素坤逸站 4 分鐘（300 米），到 BTS 阿索克站 6 分鐘（470 米）。商場就在站旁，國際學校和大學隔幾條巷，週末可以散步到班嘉吉蒂公園（Benchakitti Park）的湖邊。',
    chs: '阿索克是素坤逸路和拉差达路（Ratchada）的交会处，BTS 与 MRT 也在这里换乘。步行到 MRT 素坤逸站 4 分钟（300 米），到 BTS 阿索克站 6 分钟（470 米）。商场就在站口，国际学校和大学隔几条巷子，周末可以散步去班嘉吉蒂公园（Benchakitti Park）的湖边。',
  },
  nearby: [
    {
      kind: 'mall',
      name: {
        th: 'เทอร์มินอล 21 อโศก',
        en: 'Terminal 21 Asok',
        cht: 'Terminal 21 商場',
        chs: 'Terminal 21 商场',
      },
      minutes: 5,
      walk: true,
    },
    {
      kind: 'school',
      name: {
        th: 'โรงเรียนนานาชาตินิสท์',
        en: 'NIST International School',
        cht: 'NIST 國際學校',
        chs: 'NIST 国际学校',
      },
      minutes: 11,
      walk: true,
    },
    {
      kind: 'university',
      name: {
        th: 'มหาวิทยาลัยศรีนครินทรวิโรฒ ประสานมิตร',
        en: 'Srinakharinwirot University',
        cht: '詩納卡琳威洛大學（Srinakharinwirot University）',
        chs: '诗纳卡琳威洛大学（Srinakharinwirot University）',
      },
      minutes: 12,
      walk: true,
    },
    {
      kind: 'park',
      name: { th: 'สวนเบญจกิติ', en: 'Benchakitti Park', cht: '班嘉吉蒂公園（Benchakitti Park）', chs: '班嘉吉蒂公园（Benchakitti Park）' },
      minutes: 15,
      walk: true,
    },
    {
      kind: 'hospital',
      name: {
        th: 'โรงพยาบาลบำรุงราษฎร์',
        en: 'Bumrungrad International Hospital',
        cht: '康民國際醫院（Bumrungrad）',
        chs: '康民国际医院（Bumrungrad）',
      },
      minutes: 6,
      walk: false,
    },
    {
      kind: 'expressway',
      name: {
        th: 'ทางพิเศษเฉลิมมหานคร',
        en: 'Chaloem Maha Nakhon Expressway',
        cht: '察冷瑪哈那空高速公路（Chaloem Maha Nakhon）',
        chs: '察冷玛哈那空高速公路（Chaloem Maha Nakhon）',
      },
      minutes: 8,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'กู้ได้เต็ม 100% จริงไหม',
        en: 'Is a 100% loan really possible?',
        cht: '真的可以申請 100% 貸款嗎？',
        chs: '真的可以申请 100% 贷款吗？',
      },
      answer: {
        th: `${CLAIMS.th.loan} ทีมงานช่วยเตรียมเอกสารและยื่นให้หลายธนาคารพร้อมกันได้`,
        en: `${CLAIMS.en.loan} Our team helps prepare the papers and can apply to several banks at once.`,
        cht: `${CLAIMS.cht.loan}實際金額視收入而定。我們可協助準備文件，並同時向多家銀行申請。`,
        chs: `${CLAIMS.chs.loan}实际额度视收入而定。我们可以帮您准备材料，同时向几家银行申请。`,
      },
    },
    {
      question: {
        th: 'ฝั่งตะวันตกร้อนไหม',
        en: 'Is the western side hot?',
        cht: '朝西的單位會熱嗎？',
        chs: '朝西的户型会不会晒？',
      },
      answer: {
        th: 'ช่วงบ่ายสองถึงห้าโมงแดดแรงตามธรรมชาติของทิศ ระเบียงลึกและบานเกล็ดช่วยลดแดดตรงได้มาก แต่ถ้าไวต่อความร้อนเราแนะนำฝั่งตะวันออก นัดดูห้องจริงทั้งสองฝั่งได้ เพราะอาคารเสร็จตั้งแต่เดือนเมษายน 2568',
        en: 'From two to five the sun is strong, as it is on any western side. The recess and louvres cut most of the direct light, but if you feel the heat we would suggest the east. The building was completed in April 2025, so come and compare both.',
        cht: '下午兩點到五點，西面的陽光始終較強。內縮與百葉可以擋去大部分直射光，但若您怕熱，我們會建議朝東。大樓已於 2025 年 4 月落成，歡迎兩邊都看看再決定。',
        chs: '下午两点到五点，西面的太阳确实强。内退和百叶能挡掉大部分直射光，但如果您怕热，我们建议选朝东。项目已于 2025 年 4 月竣工，欢迎两边都看看再定。',
      },
    },
    {
      question: {
        th: 'ที่จอดรถ ค่าส่วนกลาง และการเลี้ยงสัตว์เป็นอย่างไร',
        en: 'Parking, common area fee, pets, foreign ownership?',
        cht: '車位、管理費、寵物和外籍配額？',
        chs: '车位、物业费、宠物和外籍配额？',
      },
      answer: {
        th: `ที่จอดรถ 60% ของจำนวนห้อง โดยสตูดิโอไม่มีสิทธิ์จอดประจำ ค่าส่วนกลาง 78 บาทต่อ ตร.ม. ต่อเดือน อาคารไม่ได้เปิดให้เลี้ยงสัตว์ และ${CLAIMS.th.quota}`,
        en: `Parking equals 60% of the number of units, and studios come without a space. The common area fee is 78 baht per m² a month. It is not a pet-friendly building. ${CLAIMS.en.quota}`,
        cht: `車位為單位總數的 60%，開放式單位不附車位。管理費每月每平方米 78 泰銖。大樓不屬寵物友善項目。${CLAIMS.cht.quota}`,
        chs: `车位配比为总户数的 60%，开间不带车位。物业费每月每平方米 78 泰铢。本楼不属于宠物友好项目。${CLAIMS.chs.quota}`,
      },
    },
  ],
  metaTitle: {
    th: 'noble meridian asoke คอนโดอโศกพร้อมอยู่ ใกล้ BTS และ MRT',
    en: 'noble meridian asoke | Ready to move, near BTS and MRT',
    cht: 'noble meridian asoke｜曼谷現樓',
    chs: 'noble meridian asoke｜曼谷现房',
  },
  metaDescription: {
    th: `คอนโด 39 ชั้นพร้อมอยู่ที่อโศก MRT สุขุมวิท 4 นาที BTS อโศก 6 นาที สตูดิโอถึง 2 ห้องนอน 30–74 ตร.ม. ${CLAIMS.th.loanInShort}`,
    en: `A finished 39-storey condominium at Asoke, four minutes from MRT Sukhumvit. Studios to two-bedrooms, 30 to 74 m², ${CLAIMS.en.loanInShort}.`,
    cht: `阿索克（Asok）39 層現樓，步行 4 分鐘到 MRT，6 分鐘到 BTS，30 至 74 平方米，${CLAIMS.cht.loanInShort}。`,
    chs: `阿索克（Asok）39 层现房，步行 4 分钟到 MRT，6 分钟到 BTS，30 至 74 平方米，${CLAIMS.chs.loanInShort}。`,
  },
}
