import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'noble-loom-silom',
  spokenTitle: {
    th: 'โนเบิล ลูม สีลม',
    en: 'noble loom silom',
    cht: 'noble loom silom',
    chs: 'noble loom silom',
  },
  tagline: {
    th: 'อาคารที่ทอจากเส้นตั้งกับเส้นนอน',
    en: 'A tower woven from two kinds of line',
    cht: '以經緯織成的一座樓',
    chs: '一经一纬，织成一栋楼',
  },
  shortDescription: {
    th: 'คอนโดมิเนียม 33 ชั้นย่านสีลม สร้างเสร็จเดือนสิงหาคม 2567 และขายหมดแล้วทุกห้อง เดินถึง BTS ช่องนนทรี 7 นาที ศาลาแดง 8 นาที มีห้อง 1 และ 2 ห้องนอน 34 ถึง 63 ตร.ม. หน้านี้เก็บไว้สำหรับเจ้าของร่วม และคนที่อยากรู้ว่าเราสร้างบ้านอย่างไร',
    en: 'A 33-storey building in Silom, completed in August 2024 and now sold out. It stands seven minutes on foot from BTS Chong Nonsi and eight from Sala Daeng, with one- and two-bedroom homes of 34 to 63 m². We keep this page for its owners and for anyone curious about how we build.',
    cht: '位於是隆（Silom）的 33 層住宅，2024 年 8 月落成，單位已全數售罄。步行 7 分鐘到 BTS 鐘那席站（Chong Nonsi），8 分鐘到沙拉當站（Sala Daeng），設一房和兩房，34 至 63 平方米。我們保留這一頁，給業主，也給想了解我們怎樣蓋房子的人。',
    chs: '位于是隆（Silom）的 33 层住宅，2024 年 8 月竣工，房源已全部售罄。步行 7 分钟到 BTS 钟那席站（Chong Nonsi），8 分钟到沙拉当站（Sala Daeng），有一居和两居，34 至 63 平方米。这一页留给业主，也留给想知道我们怎么盖房子的人。',
  },
  conceptTitle: {
    th: 'เส้นยืนกับเส้นพุ่ง',
    en: 'Warp and weft',
    cht: '經線與緯線',
    chs: '经线与纬线',
  },
  concept: {
    th: [
      'สีลมกับสุรวงศ์มีร้านผ้าไหมมานานก่อนจะมีตึกสูง กี่ทอผ้าจึงเป็นจุดเริ่มต้นของเรา เส้นยืนคือครีบดินเผาสีหม้อใหม่ วิ่งจากพื้นถึงยอด เส้นพุ่งคือแนวระเบียงคอนกรีตสีอ่อนที่สอดหน้าบ้าง หลังบ้าง สลับกันทีละชั้น ตึกไม่ได้ติดลวดลายทีหลัง โครงสร้างนั่นเองที่เป็นลาย',
      'ห้องหันเหนือกับใต้ ปลายผ้าสองด้านปล่อยเรียบ ห้อง 1 ห้องนอนกว้าง 5.8 เมตร ห้อง 2 ห้องนอนกว้าง 9 เมตร ในโถงต้อนรับ ผนังด้านหนึ่งเป็นไหมทอมือสีคราม แขวนไว้ตรงที่แสงเช้าลอดเข้ามาพอดี',
    ],
    en: [
      'Silom and Surawong sold silk long before they had towers, so we began with the loom. The warp is a set of clay-coloured terracotta fins from the ground to the top. The weft is the line of pale concrete balconies, passing in front of the fins on one floor and behind them on the next. Nothing was applied; the structure is the pattern.',
      'Homes face north and south, and the two ends are left plain, like the selvedge of a cloth. A one-bedroom is 5.8 metres wide, a two-bedroom nine. In the lobby one wall is handwoven indigo silk, hung where the morning light comes in.',
    ],
    cht: [
      '是隆（Silom）與蘇拉翁（Surawong）一帶賣泰絲的歷史，比高樓長得多，所以我們從一台織機開始。經線是由地面直上樓頂的陶土色豎鰭，緯線是淺色混凝土露台，這一層在前，下一層在後，一上一下穿過去。圖案不是後來貼上的，結構本身就是圖案。',
      '單位朝南、朝北，東西兩端留白，像布匹的布邊。一房面寬 5.8 米，兩房面寬 9 米。大堂有一面牆掛著手織的靛藍泰絲，就在晨光照進來的地方。',
    ],
    chs: [
      '是隆（Silom）和苏拉翁（Surawong）一带卖泰丝的年头，比高楼长得多，所以我们从一台织机想起。经线是从地面直通楼顶的陶土色竖鳍，纬线是浅色混凝土阳台，这一层在前，下一层在后，一上一下地穿过去。花纹不是后贴的，结构本身就是花纹。',
      '户型朝南、朝北，东西两端留白，像布匹的边。一居面宽 5.8 米，两居面宽 9 米。大堂有一面墙挂着手织的靛蓝泰丝，就在晨光照进来的位置。',
    ],
  },
  highlights: [
    {
      title: {
        th: 'ครีบดินเผาจากพื้นถึงยอด',
        en: 'Terracotta from ground to top',
        cht: '由地面到樓頂的陶土豎鰭',
        chs: '从地面到楼顶的陶土竖鳍',
      },
      text: {
        th: 'ครีบหน้ากว้าง 12 เซนติเมตร เผาเป็นสามเฉดสี เรียงสลับกันไม่ให้ซ้ำ หลังฝนตกสีจะเข้มขึ้นครู่หนึ่ง',
        en: 'The fins are 12 centimetres wide and fired in three shades. After rain they darken for a while, then pale again.',
        cht: '豎鰭寬 12 厘米，燒成三種深淺，交錯排列。雨後顏色會轉深一陣子，然後慢慢變回來。',
        chs: '竖鳍宽 12 厘米，烧成三种深浅，交错排列。雨后颜色会深一阵子，再慢慢浅回去。',
      },
    },
    {
      title: {
        th: 'ระเบียงสลับหน้าหลัง',
        en: 'Balconies that pass over and under',
        cht: '一前一後的露台',
        chs: '一前一后的阳台',
      },
      text: {
        th: 'ชั้นคู่ระเบียงยื่นพ้นครีบ ชั้นคี่หลบอยู่ข้างใน แต่ละชั้นจึงมีร่มเงาของตัวเองตอนเที่ยง',
        en: 'On even floors the balcony comes forward of the fins, on odd floors it stays behind, so each has its own shade at noon.',
        cht: '雙數樓層的露台伸出豎鰭，單數樓層退在後面，正午時每層各有自己的陰影。',
        chs: '双数层的阳台伸到竖鳍外面，单数层退在里面，正午时每层都有自己的阴凉。',
      },
    },
    {
      title: {
        th: 'ไหมทอมือผืนยาว 9 เมตร',
        en: 'Nine metres of handwoven silk',
        cht: '9 米長的手織泰絲',
        chs: '9 米长的手织泰丝',
      },
      text: {
        th: 'ผนังโถงต้อนรับเป็นไหมย้อมคราม ทอต่อเนื่องผืนเดียว แปดโมงเช้าแสงจากด้านข้างทำให้เห็นทุกเส้น',
        en: 'The lobby wall is one continuous cloth dyed with indigo. At eight in the morning the side light picks out every thread.',
        cht: '大堂牆上是一整幅靛藍染絲，早上八點，側光照過來，每一根線都看得清楚。',
        chs: '大堂墙上是一整幅靛蓝染丝，早上八点，侧光照过来，每一根线都看得清。',
      },
    },
    {
      title: {
        th: 'ชั้นดาดฟ้ามองเห็นสองย่าน',
        en: 'A roof between two districts',
        cht: '望見兩個城區的天台',
        chs: '能望见两片城区的天台',
      },
      text: {
        th: 'ด้านเหนือเป็นหลังคาเก่าของสุรวงศ์ ด้านใต้เป็นไฟสำนักงานของสาทร หลังหนึ่งทุ่มสองฝั่งสว่างไม่เท่ากัน',
        en: 'Old roofs of Surawong to the north, the offices of Sathorn to the south. After seven the two sides are lit quite differently.',
        cht: '北面是蘇拉翁的舊屋頂，南面是沙吞（Sathorn）的辦公大樓，晚上七點後，兩邊的燈火各有深淺。',
        chs: '北边是苏拉翁的老屋顶，南边是沙吞（Sathorn）的写字楼，晚上七点以后，两边的灯火各不相同。',
      },
    },
  ],
  location: {
    th: 'โครงการอยู่ระหว่างสีลมกับสาทร เดินถึง BTS ช่องนนทรี 7 นาที (550 เมตร) และ BTS ศาลาแดง 8 นาที (640 เมตร) ซึ่งต่อรถไฟใต้ดินได้ มื้อกลางวันมีตั้งแต่ร้านรถเข็นในซอยถึงร้านบนตึก ถนนคอนแวนต์และสวนลุมพินีเดินถึง',
    en: 'The building stands between Silom and Sathorn, seven minutes on foot from BTS Chong Nonsi (550 metres) and eight from BTS Sala Daeng (640 metres), where the subway connects. Lunch is a cart in the lane or a table upstairs; Convent Road and Lumphini Park are both within a walk.',
    cht: '項目位於是隆與沙吞之間，步行到 BTS 鐘那席站（Chong Nonsi）7 分鐘（550 米），到沙拉當站（Sala Daeng）8 分鐘（640 米），可轉乘 MRT。午飯可以是巷口的小車，也可以是樓上的餐廳；康文路（Convent Road）和倫披尼公園（Lumphini Park）都走得到。',
    chs: '项目位于是隆和沙吞之间，步行到 BTS 钟那席站（Chong Nonsi）7 分钟（550 米），到沙拉当站（Sala Daeng）8 分钟（640 米），可换乘 MRT。午饭可以是巷口的小摊，也可以是楼上的餐厅；康文路（Convent Road）和伦披尼公园（Lumphini Park）都走得到。',
  },
  nearby: [
    {
      kind: 'mall',
      name: {
        th: 'คิง เพาเวอร์ มหานคร',
        en: 'King Power Mahanakhon',
        cht: 'King Power Mahanakhon 大樓',
        chs: 'King Power Mahanakhon 大厦',
      },
      minutes: 7,
      walk: true,
    },
    {
      kind: 'school',
      name: {
        th: 'โรงเรียนเซนต์โยเซฟคอนเวนต์',
        en: 'Saint Joseph Convent School',
        cht: 'Saint Joseph Convent 學校',
        chs: 'Saint Joseph Convent 学校',
      },
      minutes: 8,
      walk: true,
    },
    {
      kind: 'hospital',
      name: { th: 'โรงพยาบาลบีเอ็นเอช', en: 'BNH Hospital', cht: 'BNH 醫院', chs: 'BNH 医院' },
      minutes: 9,
      walk: true,
    },
    {
      kind: 'mall',
      name: { th: 'สีลมคอมเพล็กซ์', en: 'Silom Complex', cht: 'Silom Complex 商場', chs: 'Silom Complex 商场' },
      minutes: 10,
      walk: true,
    },
    {
      kind: 'park',
      name: { th: 'สวนลุมพินี', en: 'Lumphini Park', cht: '倫披尼公園（Lumphini Park）', chs: '伦披尼公园（Lumphini Park）' },
      minutes: 15,
      walk: true,
    },
    {
      kind: 'hospital',
      name: {
        th: 'โรงพยาบาลจุฬาลงกรณ์ สภากาชาดไทย',
        en: 'King Chulalongkorn Memorial Hospital',
        cht: '朱拉隆功國王紀念醫院（Chulalongkorn Hospital）',
        chs: '朱拉隆功国王纪念医院（Chulalongkorn Hospital）',
      },
      minutes: 6,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'ยังมีห้องเหลือไหม',
        en: 'Are any homes left?',
        cht: '還有單位出售嗎？',
        chs: '还有房源吗？',
      },
      answer: {
        th: 'ขายหมดแล้วทุกห้อง เราไม่มีห้องในมือและไม่เปิดรับจอง ถ้ามองหาห้องย่านนี้ ทีมขายแนะนำโครงการใกล้เคียงของเราได้ ส่วนการซื้อต่อจากเจ้าของเป็นการตกลงระหว่างเจ้าของกับผู้ซื้อ',
        en: 'No. Every home is sold and we take no bookings. Our sales team can suggest similar projects of ours; a resale is a matter between owner and buyer.',
        cht: '已全數售罄，我們沒有餘下單位，也不接受預訂。銷售顧問可推薦我們其他相近的項目；二手轉讓由業主與買家自行商定。',
        chs: '已全部售罄，我们手上没有余房，也不接受预订。置业顾问可以推荐我们其他类似的项目；二手转让由业主和买家自行商定。',
      },
    },
    {
      question: {
        th: 'ซื้อต่อจากเจ้าของ ชาวต่างชาติทำได้ไหม',
        en: 'Can a foreigner buy from an owner?',
        cht: '外國人可以向業主購買嗎？',
        chs: '外籍人士可以向业主购买吗？',
      },
      answer: {
        th: `ได้ ถ้าโควตายังเหลือ ${CLAIMS.th.quotaAtResale}`,
        en: `Yes, if there is room left in the quota. ${CLAIMS.en.quotaAtResale}`,
        cht: `可以，前提是配額仍有餘額。${CLAIMS.cht.quotaAtResale}`,
        chs: `可以，前提是配额还有余量。${CLAIMS.chs.quotaAtResale}`,
      },
    },
    {
      question: {
        th: 'ค่าส่วนกลาง ที่จอดรถ และการเลี้ยงสัตว์เป็นอย่างไร',
        en: 'What are the common area fee, parking and pet rules?',
        cht: '管理費、車位和寵物守則如何？',
        chs: '物业费、车位和养宠物怎么规定？',
      },
      answer: {
        th: 'ค่าส่วนกลาง 75 บาทต่อ ตร.ม. ต่อเดือน ที่จอดรถ 60% ของจำนวนห้อง อาคารไม่ได้ออกแบบไว้สำหรับเลี้ยงสัตว์ ควรตรวจระเบียบล่าสุดกับนิติบุคคลอีกครั้ง',
        en: 'The common area fee is 75 baht per m² a month and parking equals 60% of the number of units. It is not a pet-friendly building; please check the current rules with the juristic office.',
        cht: '管理費每月每平方米 75 泰銖，車位為單位總數的 60%。大樓不屬寵物友善項目，最新守則請向管理處查詢。',
        chs: '物业费每月每平方米 75 泰铢，车位配比为总户数的 60%。本楼不属于宠物友好项目，最新规定请向物业确认。',
      },
    },
  ],
  metaTitle: {
    th: 'noble loom silom คอนโดสีลม ขายหมดแล้ว',
    en: 'noble loom silom | Condominium in Silom, sold out',
    cht: 'noble loom silom｜是隆住宅，已售罄',
    chs: 'noble loom silom｜是隆公寓，已售罄',
  },
  metaDescription: {
    th: 'คอนโด 33 ชั้นย่านสีลม ใกล้ BTS ช่องนนทรีและศาลาแดง สร้างเสร็จสิงหาคม 2567 ขายหมดแล้ว ดูแนวคิดการออกแบบและโครงการใกล้เคียง',
    en: 'A 33-storey condominium in Silom near BTS Chong Nonsi and Sala Daeng, completed in August 2024 and sold out. See the design and similar projects.',
    cht: '是隆（Silom）33 層住宅，鄰近 BTS 鐘那席（Chong Nonsi）與沙拉當站（Sala Daeng），2024 年 8 月落成，已售罄。',
    chs: '是隆（Silom）33 层住宅，邻近 BTS 钟那席（Chong Nonsi）和沙拉当站（Sala Daeng），2024 年 8 月竣工，已售罄。',
  },
}
