import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'nue-district-r9',
  spokenTitle: {
    th: 'นิว ดิสทริค อาร์ไนน์',
    en: 'nue district R9',
    cht: 'nue district R9',
    chs: 'nue district R9',
  },
  tagline: {
    th: 'สามตึก หนึ่งถนนคนเดิน ทั้งย่านอยู่ใต้บ้าน',
    en: 'Three towers, one street, a district downstairs',
    cht: '三座樓，一條街，樓下就是整個街區',
    chs: '三栋楼，一条街，下楼就是街区',
  },
  shortDescription: {
    th: 'คอนโดพร้อมอยู่ 3 อาคาร สูง 37 ชั้น บนที่ดิน 9.5 ไร่ใจกลางพระราม 9 เดิน 5 นาทีถึง MRT พระราม 9 ข้างศูนย์การค้าและใกล้ทางด่วน มีตั้งแต่สตูดิโอถึงสองห้องนอน สำหรับคนที่อยากลงลิฟต์มาแล้วใช้ชีวิตต่อได้เลย',
    en: 'Three 37-storey towers, ready to move into, on 9.5 rai at the heart of Rama 9: five minutes on foot from the MRT, next to the mall and close to the expressway. Studios to two bedrooms, for people who like the day to begin at the lift door.',
    cht: '三座 37 層公寓，坐落於拉瑪九（Rama 9）中心 9.5 萊的土地，現樓，即可入住。步行 5 分鐘到 MRT 拉瑪九站，緊鄰商場，近高速公路。由開放式到兩房，適合希望一出電梯，生活就接上的人。',
    chs: '三栋 37 层现房公寓，位于拉玛九（Rama 9）核心，占地 9.5 莱。步行 5 分钟到 MRT 拉玛九站，商场就在旁边，上高速也近。从开间到两居，适合下了电梯就想开始一天的人。',
  },
  conceptTitle: {
    th: 'เริ่มจากถนน ไม่ใช่จากตึก',
    en: 'Begin with the street',
    cht: '先有街，再有樓',
    chs: '从一条街开始',
  },
  concept: {
    th: [
      'ย่านที่น่าอยู่มักจำได้จากถนน ไม่ใช่จากตึก เราจึงลากถนนคนเดินหนึ่งเส้นผ่านที่ดิน 15,200 ตารางเมตรก่อน ให้ร้านค้าหันหน้าเข้าหาทางเท้า มีหัวมุมให้นัดเจอ มีที่นั่งให้แวะ แล้วค่อยวางสามอาคารไว้สองฝั่ง',
      'เหนือร้านค้าขึ้นไป แต่ละอาคารใช้สีของกรอบหน้าต่างต่างกัน มองจากถนนใหญ่หรือทางด่วนก็รู้ว่าหลังไหนคือบ้าน พื้นทางเดินใช้แผ่นหินขัดสีอ่อนผืนเดียวต่อเนื่องเข้าล็อบบี้ เส้นแบ่งระหว่างถนนกับบ้านจึงเหลือแค่บานประตู',
    ],
    en: [
      'You remember a good neighbourhood by its streets, not its buildings. So we first drew one walking street across 15,200 m² of land, with shops facing the pavement, corners to meet on and places to sit. Only then did the three towers take their places along it.',
      'Above the shops each tower has its own colour of window frame, so from the main road or the expressway you can tell which one is home. The pale terrazzo of the street runs on into the lobbies; all that stands between street and home is a door.',
    ],
    cht: [
      '一個街區讓人記住的，往往是街，不是樓。所以我們先在 15,200 平方米的土地上畫一條步行街：店面朝向行人，有可以相約的街角，也有坐下來的地方；然後才把三座樓安放在兩旁。',
      '店鋪以上，三座樓的窗框各有顏色，從大馬路或高速公路望過來，一眼認得哪座是家。街上的淺色水磨石地面一路鋪進大堂，街與家之間，只隔一道門。',
    ],
    chs: [
      '记住一个街区，靠的往往是街，不是楼。所以我们先在 15,200 平方米的地上画了一条步行街：店铺朝着人行道，街角能约人，路边能坐下。然后才把三栋楼摆到街的两边。',
      '店铺往上，三栋楼的窗框各用一种颜色，从大马路或高速上看过来，一眼就知道哪栋是家。街上的浅色水磨石一直铺进大堂，街和家之间，只隔一扇门。',
    ],
  },
  highlights: [
    {
      title: {
        th: '420 เมตรถึงรถไฟใต้ดิน',
        en: '420 metres to the MRT',
        cht: '420 米到 MRT',
        chs: '420 米到 MRT',
      },
      text: {
        th: 'ออกจากลิฟต์แปดโมง เดินห้านาทีถึง MRT พระราม 9 ทันขบวนก่อนคนแน่น',
        en: 'Leave the lift at eight and you are on the platform at MRT Phra Ram 9 after a five-minute walk.',
        cht: '早上八點出電梯，步行五分鐘，便到 MRT 拉瑪九站（Phra Ram 9）。',
        chs: '八点出电梯，走五分钟就到 MRT 拉玛九站（Phra Ram 9）。',
      },
    },
    {
      title: { th: 'ร้านค้าใต้บ้าน', en: 'Shops underneath', cht: '樓下有店', chs: '楼下就有店' },
      text: {
        th: 'ซื้อกาแฟก่อนเจ็ดโมง รับพัสดุตอนสี่ทุ่ม โดยไม่ต้องข้ามถนนใหญ่ ร้านอยู่ชั้นล่างของโครงการเอง',
        en: 'Coffee before seven, a parcel at ten at night, and no main road to cross: the shops and the parcel room are on our own ground floor.',
        cht: '清晨七點前買咖啡，晚上十點取包裹，都不必過大馬路：店鋪與包裹室就在項目之內。',
        chs: '早上七点前买杯咖啡，晚上十点取个快递，都不用过大马路，店铺和快递间就在小区里。',
      },
    },
    {
      title: {
        th: 'ครัวใหญ่สำหรับวันอาทิตย์',
        en: 'A kitchen for Sundays',
        cht: '週日的大廚房',
        chs: '周日用的大厨房',
      },
      text: {
        th: 'ห้อง 26 ตารางเมตรไม่จำเป็นต้องมีโต๊ะสิบที่นั่ง ครัวส่วนกลางมีให้ จองแล้วชวนเพื่อนมาได้',
        en: 'A home of 26 m² need not hold a table for ten. The shared kitchen does: book it and ask your friends round.',
        cht: '26 平方米的家不必放下十人餐桌，共享廚房有：預約，然後請朋友來。',
        chs: '26 平方米的家不用塞下十人餐桌，共享厨房有：预约一下，叫上朋友。',
      },
    },
    {
      title: { th: 'ทางวิ่งบน 9.5 ไร่', en: 'A run on 9.5 rai', cht: '在 9.5 萊上跑步', chs: '9.5 莱里的跑道' },
      text: {
        th: 'ทางวิ่งอยู่ในโครงการ ไม่ต้องหยุดรอไฟแดง หกโมงเช้าหรือสี่ทุ่มก็วิ่งได้ วิ่งเสร็จขึ้นไปดูไฟเมืองบนชั้นสูง',
        en: 'The track stays within the grounds, with no traffic light to wait for, at six in the morning or after dark. Then up to the sky floor for the city lights.',
        cht: '跑道全在項目之內，不用等紅燈，清晨或入夜都能跑。跑完上空中休憩空間，看城市的燈。',
        chs: '跑道都在园区里，不用等红灯，清晨或晚上都能跑。跑完上空中休闲区看看夜景。',
      },
    },
  ],
  location: {
    th: 'พระราม 9 เป็นย่านสำนักงานที่ไม่เงียบหลังเลิกงาน ศูนย์การค้า ตลาดไอที และร้านอาหารอยู่ในระยะเดิน MRT สายสีน้ำเงินถึงสถานีสุขุมวิทเพื่อต่อ BTS ในสองสถานี คนขับรถขึ้นทางพิเศษศรีรัชได้ในไม่กี่นาที',
    en: 'Rama 9 is an office district that stays awake after work, with the mall, the electronics market and dinner all on foot. The MRT Blue Line is two stops from Sukhumvit station and the BTS. Drivers are on the Si Rat Expressway in a few minutes.',
    cht: '拉瑪九是下班後依然有人氣的商務區，商場、電子商場與餐廳都在步行範圍。搭 MRT 藍線兩站到素坤逸站（Sukhumvit），轉乘 BTS。開車幾分鐘便上詩叻高速公路（Si Rat）。',
    chs: '拉玛九是下班后依然热闹的商务区，商场、数码城、吃饭的地方走着就到。MRT 蓝线坐两站到素坤逸站（Sukhumvit），换乘 BTS。开车几分钟就上诗叻高速（Si Rat）。',
  },
  nearby: [
    {
      kind: 'mall',
      name: {
        th: 'เซ็นทรัล พระราม 9',
        en: 'Central Rama 9',
        cht: 'Central Rama 9 商場',
        chs: 'Central Rama 9 商场',
      },
      minutes: 4,
      walk: true,
    },
    {
      kind: 'office',
      name: { th: 'จี ทาวเวอร์', en: 'G Tower', cht: 'G Tower 辦公大樓', chs: 'G Tower 写字楼' },
      minutes: 5,
      walk: true,
    },
    {
      kind: 'mall',
      name: { th: 'ฟอร์จูนทาวน์', en: 'Fortune Town', cht: 'Fortune Town 商場', chs: 'Fortune Town 商场' },
      minutes: 7,
      walk: true,
    },
    {
      kind: 'expressway',
      name: {
        th: 'ทางพิเศษศรีรัช (พระราม 9)',
        en: 'Si Rat Expressway (Rama 9)',
        cht: '詩叻高速公路拉瑪九入口（Si Rat, Rama 9）',
        chs: '诗叻高速公路拉玛九入口（Si Rat, Rama 9）',
      },
      minutes: 4,
      walk: false,
    },
    {
      kind: 'hospital',
      name: { th: 'โรงพยาบาลพระรามเก้า', en: 'Praram 9 Hospital', cht: '拉瑪九醫院（Praram 9 Hospital）', chs: '拉玛九医院（Praram 9 Hospital）' },
      minutes: 6,
      walk: false,
    },
    {
      kind: 'university',
      name: {
        th: 'มหาวิทยาลัยศรีนครินทรวิโรฒ ประสานมิตร',
        en: 'Srinakharinwirot University, Prasarnmit',
        cht: '詩納卡琳威洛大學（Srinakharinwirot University）',
        chs: '诗纳卡琳威洛大学（Srinakharinwirot University）',
      },
      minutes: 10,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'เข้าอยู่ได้เลยไหม กู้ได้เต็มหรือเปล่า',
        en: 'Can I move in now, and is a full loan possible?',
        cht: '現在可以入住嗎？最高可貸款多少？',
        chs: '现在能入住吗？最高能贷多少？',
      },
      answer: {
        th: `เข้าอยู่ได้เลย ทั้งสามอาคารสร้างเสร็จเดือนธันวาคม 2567 ${CLAIMS.th.loan}`,
        en: `Yes. All three towers were completed in December 2024. ${CLAIMS.en.loan}`,
        cht: `可以。三座樓已於 2024 年 12 月落成。${CLAIMS.cht.loan}`,
        chs: `可以。三栋楼 2024 年 12 月已全部竣工。${CLAIMS.chs.loan}`,
      },
    },
    {
      question: {
        th: 'ที่จอดรถพอไหมสำหรับสามอาคาร',
        en: 'Is there enough parking for three towers?',
        cht: '三座樓的車位夠用嗎？',
        chs: '三栋楼，车位够吗？',
      },
      answer: {
        th: 'ที่จอดรถมี 45% ของจำนวนห้อง พร้อมที่ชาร์จรถยนต์ไฟฟ้า เพราะคนจำนวนมากที่นี่เดินไป MRT ใน 5 นาที หากต้องมีที่จอดประจำ ปรึกษาฝ่ายขายเรื่องแบบห้องก่อนเลือก',
        en: 'There is parking for 45% of the units, with charging for electric cars. The MRT is a five-minute walk, so many residents do without; if you need a space, ask about it when you choose the type of home.',
        cht: '車位為單位總數的 45%，並設電動車充電。因 MRT 站只需步行 5 分鐘，不少住戶不開車；若一定要車位，選單位時請先與我們確認。',
        chs: '车位配比 45%，有电动车充电桩。走 5 分钟就到 MRT 站，不少住户不开车；如果一定要车位，选户型时请先跟置业顾问确认。',
      },
    },
    {
      question: {
        th: 'ค่าส่วนกลางเท่าไร เลี้ยงสัตว์ได้ไหม',
        en: 'What is the common area fee, and are pets allowed?',
        cht: '管理費多少？可以養寵物嗎？',
        chs: '物业费多少？能养宠物吗？',
      },
      answer: {
        th: `ค่าส่วนกลางตารางเมตรละ 55 บาทต่อเดือน โครงการนี้ไม่ใช่โครงการเลี้ยงสัตว์ได้ ถ้ามีสัตว์เลี้ยง เรามีโครงการอื่นที่เหมาะกว่า ${CLAIMS.th.quota}`,
        en: `The common area fee is 55 baht per m² a month. This is not a pet-friendly project; if you have a pet, others of ours suit you better. ${CLAIMS.en.quota}`,
        cht: `管理費每平方米每月 55 泰銖。本項目並非寵物友善項目，若家有毛孩，我們有更合適的項目。${CLAIMS.cht.quota}`,
        chs: `物业费每平方米每月 55 泰铢。这里不是宠物友好项目，家有宠物的话，我们有更合适的项目推荐。${CLAIMS.chs.quota}`,
      },
    },
  ],
  metaTitle: {
    th: 'nue district R9 คอนโดพร้อมอยู่ใกล้ MRT พระราม 9',
    en: 'nue district R9, ready condominium by MRT Phra Ram 9',
    cht: 'nue district R9｜拉瑪九公寓現樓',
    chs: 'nue district R9｜拉玛九公寓现房',
  },
  metaDescription: {
    th: 'คอนโดพร้อมอยู่ 3 อาคาร 37 ชั้น มีถนนร้านค้าใต้บ้าน เดิน 5 นาทีถึง MRT พระราม 9 ข้างห้าง ใกล้ทางด่วน สตูดิโอถึงสองห้องนอน',
    en: 'Three 37-storey towers around a walking street, ready to move into. Five minutes to MRT Phra Ram 9, next to the mall, close to the expressway.',
    cht: '三座 37 層公寓圍繞一條步行街，現樓，即可入住。步行 5 分鐘到 MRT 拉瑪九站（Phra Ram 9），緊鄰商場，近高速公路。',
    chs: '三栋 37 层现房公寓，楼下是步行街。步行 5 分钟到 MRT 拉玛九站（Phra Ram 9），紧邻商场，上高速方便。',
  },
}
