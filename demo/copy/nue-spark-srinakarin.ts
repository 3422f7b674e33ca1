import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'nue-spark-srinakarin',
  spokenTitle: {
    th: 'นิว สปาร์ค ศรีนครินทร์',
    en: 'nue spark srinakarin',
    cht: 'nue spark srinakarin',
    chs: 'nue spark srinakarin',
  },
  tagline: {
    th: 'ไฟดวงเล็กหน้าห้อง รอคนกลับบ้าน',
    en: 'A small light at every door',
    cht: '每扇門前，一盞等人回家的燈',
    chs: '每扇门前，一盏等人回家的灯',
  },
  shortDescription: {
    th: 'คอนโด 21 ชั้นย่านศรีนครินทร์ ใกล้พาราไดซ์ พาร์ค และซีคอนสแควร์ เดิน 5 นาทีถึง MRT สายสีเหลือง สถานีสวนหลวง ร.9 สร้างเสร็จเดือนมกราคม 2568 มีห้องสตูดิโอและหนึ่งห้องนอน 25 กับ 31 ตารางเมตร วันนี้ทุกห้องมีเจ้าของแล้ว',
    en: 'A 21-storey condominium in Srinakarin, near Paradise Park and Seacon Square, five minutes’ walk from Suan Luang Rama IX station on the MRT Yellow Line. Completed in January 2025, with studios and one-bedrooms of 25 and 31 m². Every home has found its owner.',
    cht: '詩納卡琳（Srinakarin）的 21 層公寓，鄰近 Paradise Park 與 Seacon Square，步行 5 分鐘到 MRT 黃線拉瑪九世皇家公園站（Suan Luang Rama IX）。2025 年 1 月落成，設 25 平方米開放式單位與 31 平方米一房，全部單位已售出。',
    chs: '诗纳卡琳（Srinakarin）的 21 层公寓，临近 Paradise Park 与 Seacon Square，步行 5 分钟到 MRT 黄线拉玛九世皇家公园站（Suan Luang Rama IX）。2025 年 1 月竣工，有 25 平方米开间与 31 平方米一居室，全部房源已售出。',
  },
  conceptTitle: {
    th: 'หกโมงเย็น ไฟหน้าห้องติด',
    en: 'Lamps on at six',
    cht: '傍晚六點，亮燈',
    chs: '傍晚六点，亮灯',
  },
  concept: {
    th: [
      'แนวคิดของตึกนี้เริ่มจากประตู ไม่ได้เริ่มจากผนังด้านหน้า เราเจาะช่องเล็กขนาดฝ่ามือไว้ข้างประตูทุกบาน ข้างในบุแผ่นทองแดง มีหลอดไฟสีอุ่นหนึ่งดวงที่ติดเองตอนหกโมงเย็น ทางเดินที่มักดูเหมือนโรงแรมจึงกลายเป็นซอยเล็ก ๆ ที่มีคนรออยู่',
      'มองจากถนน แสงชุดเดียวกันนี้ลอดออกทางช่องลมปลายทางเดิน เป็นจุดเล็ก ๆ เรียงขึ้นไปถึงชั้น 21 เหมือนประกายไฟที่ลอยขึ้นจากเตา กลางวันจุดเดียวกันคือช่องให้ลมผ่าน แสงกับลมจึงใช้ทางเดียวกัน',
    ],
    en: [
      'The idea began at the door, not at the façade. Beside each one is a niche the size of a hand, lined with copper, with one warm lamp that comes on at six in the evening. A corridor that might have looked like a hotel’s becomes a small lane where somebody is expected.',
      'From the road the same light leaves through the vents at the corridor ends: small points, one above another to the 21st floor, like sparks rising from a stove. By day those openings let the air through. Light and breeze share one way in and out.',
    ],
    cht: [
      '構想從門口開始，而不是從立面開始。每扇門旁有一個手掌大的壁龕，內襯銅片，裝一盞暖色小燈，傍晚六點自動亮起。原本像酒店的走廊，於是成了一條有人等您的小巷。',
      '從馬路上看，同一點光由走廊盡頭的通風口透出來，一層一點，直上 21 樓，像爐火裡升起的火星。白天，這些開口讓風穿過；光與風走的是同一條路。',
    ],
    chs: [
      '构想从门口开始，而不是从立面开始。每扇门旁有一个手掌大的壁龛，内衬铜片，装一盏暖色小灯，傍晚六点自动亮起。原本像酒店的走廊，就成了一条有人等您的小巷。',
      '从马路上看，同样的光从走廊尽头的通风口透出来，一层一点，一直到 21 楼，像炉火里升起的火星。白天，这些开口让风穿过；光和风走的是同一条路。',
    ],
  },
  highlights: [
    {
      title: {
        th: 'ช่องไฟบุทองแดง',
        en: 'A copper-lined niche',
        cht: '襯銅的燈龕',
        chs: '衬铜的灯龛',
      },
      text: {
        th: 'หน้าห้องทุกห้องมีช่องไฟกว้าง 12 เซนติเมตร ใช้ไฟ 2 วัตต์ ปล่อยให้ทองแดงเข้มขึ้นตามอายุบ้าน',
        en: 'Twelve centimetres wide, two watts, one at each door. The copper is left to darken with the years.',
        cht: '寬 12 厘米，只用 2 瓦，每戶門前一個。銅片不加塗層，任它隨年月變深。',
        chs: '宽 12 厘米，只用 2 瓦，每户门前一个。铜片不加涂层，任它随岁月变深。',
      },
    },
    {
      title: {
        th: 'ห้องลึก 6 เมตรเท่ากัน',
        en: 'Six metres deep, no more',
        cht: '進深都只有 6 米',
        chs: '进深都只有 6 米',
      },
      text: {
        th: 'ห้อง 25 ตารางเมตรกว้าง 4.2 เมตร ห้อง 31 ตารางเมตรกว้าง 5.2 เมตร ลึก 6 เมตรทั้งสองแบบ ไม่มีมุมไหนไกลหน้าต่าง',
        en: 'The 25 m² studio is 4.2 metres wide, the 31 m² one-bedroom 5.2. Both are 6 metres deep, so no corner is far from a window.',
        cht: '25 平方米開放式單位面寬 4.2 米，31 平方米一房面寬 5.2 米，進深同為 6 米，沒有離窗太遠的角落。',
        chs: '25 平方米开间面宽 4.2 米，31 平方米一居室面宽 5.2 米，进深都是 6 米，没有离窗太远的角落。',
      },
    },
    {
      title: {
        th: 'หันเหนือ ตะวันออก และใต้',
        en: 'North, east and south',
        cht: '朝北、朝東、朝南',
        chs: '朝北、朝东、朝南',
      },
      text: {
        th: 'ไม่มีห้องไหนหันรับแดดบ่ายเต็ม ๆ ด้านตะวันออกได้แดดเช้าก่อนเก้าโมง แล้วร่มทั้งวัน',
        en: 'No home faces the afternoon sun squarely. The east side has its light before nine and shade for the rest of the day.',
        cht: '沒有一戶正對西曬。朝東的單位早上九點前有陽光，之後整日陰涼。',
        chs: '没有一户正对西晒。朝东的房子早上九点前有阳光，之后整天阴凉。',
      },
    },
    {
      title: {
        th: 'ห้าโมงเย็นถึงสวนหลวง ร.9',
        en: 'In the park before sunset',
        cht: '日落前走進公園',
        chs: '日落前走进公园',
      },
      text: {
        th: 'สวนหลวง ร.9 อยู่ห่างไปราวสิบนาทีโดยรถ เลิกงานแล้วยังทันวิ่งรอบบึงก่อนฟ้ามืด',
        en: 'King Rama IX Park is about ten minutes by car: time for a run around the lake after work, before dark.',
        cht: '開車約 10 分鐘到拉瑪九世皇家公園（Suan Luang Rama IX），下班後還來得及沿湖跑一圈才天黑。',
        chs: '开车约 10 分钟到拉玛九世皇家公园（Suan Luang Rama IX），下班后还赶得上沿湖跑一圈再天黑。',
      },
    },
  ],
  location: {
    th: 'ศรีนครินทร์เป็นย่านที่ใช้ชีวิตครบได้โดยไม่ต้องเข้าเมือง พาราไดซ์ พาร์ค และซีคอนสแควร์อยู่ในระยะเดิน สถานีสวนหลวง ร.9 ของ MRT สายสีเหลืองห่าง 400 เมตร ต่อไปลาดพร้าวทางหนึ่ง สำโรงอีกทางหนึ่ง ส่วนวันหยุดมีสวนหลวง ร.9 เป็นสวนหลังบ้าน',
    en: 'Srinakarin can hold a whole week without a trip downtown. Paradise Park and Seacon Square are within a walk, and Suan Luang Rama IX station, 400 metres away, takes the MRT Yellow Line to Lat Phrao one way and Samrong the other. At weekends King Rama IX Park does for a garden.',
    cht: '詩納卡琳（Srinakarin）一帶不必進市中心也能過完整個星期。Paradise Park 與 Seacon Square 走路可到；400 米外的拉瑪九世皇家公園站，MRT 黃線一頭往拉拋站（Lat Phrao），一頭往三榮站（Samrong）。週末，拉瑪九世皇家公園就是後花園。',
    chs: '诗纳卡琳（Srinakarin）一带不用进市中心也能过完一整周。Paradise Park 与 Seacon Square 走路可到；400 米外的拉玛九世皇家公园站，MRT 黄线一头往拉抛站（Lat Phrao），一头往三荣站（Samrong）。周末，拉玛九世皇家公园就是后花园。',
  },
  nearby: [
    {
      kind: 'mall',
      name: { th: 'พาราไดซ์ พาร์ค', en: 'Paradise Park', cht: 'Paradise Park 商場', chs: 'Paradise Park 商场' },
      minutes: 6,
      walk: true,
    },
    {
      kind: 'mall',
      name: {
        th: 'ซีคอนสแควร์ ศรีนครินทร์',
        en: 'Seacon Square Srinakarin',
        cht: 'Seacon Square 商場',
        chs: 'Seacon Square 商场',
      },
      minutes: 8,
      walk: true,
    },
    {
      kind: 'park',
      name: { th: 'สวนหลวง ร.9', en: 'King Rama IX Park', cht: '拉瑪九世皇家公園（Suan Luang Rama IX）', chs: '拉玛九世皇家公园（Suan Luang Rama IX）' },
      minutes: 10,
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
      kind: 'airport',
      name: { th: 'สนามบินสุวรรณภูมิ', en: 'Suvarnabhumi Airport', cht: '素萬那普機場（Suvarnabhumi Airport）', chs: '素万那普机场（Suvarnabhumi Airport）' },
      minutes: 22,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'ยังซื้อห้องที่นี่ได้อีกไหม',
        en: 'Can I still buy a home here?',
        cht: '現在還買得到嗎？',
        chs: '现在还能买到吗？',
      },
      answer: {
        th: 'ห้องจากโครงการขายหมดแล้ว เราไม่มีห้องเหลือให้จอง หากเจ้าของห้องประกาศขายต่อ การซื้อขายจะเป็นเรื่องระหว่างเจ้าของกับผู้ซื้อโดยตรง หากอยากได้ห้องใหม่ ฝ่ายขายแนะนำโครงการที่ใกล้เคียงกันได้',
        en: 'Not from us: every home is sold and there is no reserve list. An owner may put a home up for resale, and that sale is between the owner and you. If you would like a new home, we can show you projects like this one.',
        cht: '我們手上已沒有單位：全部售罄，也不設候補。個別業主或會轉售，買賣由業主與您直接進行。若想要新單位，我們可以介紹相近的項目。',
        chs: '我们手上已没有房源：全部售罄，也不设候补名单。个别业主可能转售，交易由业主与您直接进行。如果想要新房，我们可以介绍相近的项目。',
      },
    },
    {
      question: {
        th: 'เดินไปรถไฟฟ้าไกลแค่ไหน',
        en: 'How far is the train on foot?',
        cht: '走路到車站多遠？',
        chs: '走到车站有多远？',
      },
      answer: {
        th: '400 เมตร เดินประมาณ 5 นาทีถึงสถานีสวนหลวง ร.9 ของ MRT สายสีเหลือง จากสถานีนี้นั่งไปเปลี่ยนเป็น BTS สายสุขุมวิทได้ที่สำโรง',
        en: '400 metres, about five minutes, to Suan Luang Rama IX station on the MRT Yellow Line. From there you can change to the BTS Sukhumvit Line at Samrong.',
        cht: '400 米，約 5 分鐘，到 MRT 黃線拉瑪九世皇家公園站；再到三榮站可轉乘 BTS 素坤逸線。',
        chs: '400 米，约 5 分钟，到 MRT 黄线拉玛九世皇家公园站；坐到三荣站可换乘 BTS 素坤逸线。',
      },
    },
    {
      question: {
        th: 'ถ้าซื้อต่อหรือเช่า ต้องรู้เรื่องค่าส่วนกลางและที่จอดรถอย่างไร',
        en: 'What should a resale buyer or tenant know about fees and parking?',
        cht: '買二手或承租，管理費與停車要知道什麼？',
        chs: '买二手或租住，物业费和停车要了解什么？',
      },
      answer: {
        th: 'ค่าส่วนกลาง 42 บาทต่อตารางเมตรต่อเดือน ห้อง 25 ตารางเมตรตกเดือนละ 1,050 บาท ที่จอดรถมี 40% ของจำนวนห้องและไม่ผูกกับห้องใดห้องหนึ่ง โครงการนี้ไม่ได้ออกแบบเป็นคอนโดเลี้ยงสัตว์ ควรสอบถามนิติบุคคลก่อน',
        en: 'The common area fee is 42 baht per m² a month: 1,050 baht for a 25 m² studio. Parking equals 40% of the units and no space belongs to a particular home. It was not planned as a pet-friendly building, so ask the juristic office first.',
        cht: '管理費為每平方米每月 42 泰銖，25 平方米開放式單位即每月 1,050 泰銖。車位為單位總數的 40%，不附屬於個別單位。本項目並非以可養寵物規劃，請先向管理處查詢。',
        chs: '物业费为每平方米每月 42 泰铢，25 平方米开间即每月 1,050 泰铢。车位为总户数的 40%，不归属于某一套房。本项目并非按可养宠物规划，请先咨询物业。',
      },
    },
  ],
  metaTitle: {
    th: 'nue spark ศรีนครินทร์ | คอนโดใกล้สายสีเหลือง ขายหมดแล้ว',
    en: 'nue spark srinakarin | Yellow Line condo, sold out',
    cht: 'nue spark srinakarin｜公寓，已售罄',
    chs: 'nue spark srinakarin｜公寓，已售罄',
  },
  metaDescription: {
    th: 'คอนโด 21 ชั้น เดิน 5 นาทีถึง MRT สวนหลวง ร.9 ใกล้พาราไดซ์ พาร์ค สร้างเสร็จปี 2568 ขายหมดแล้ว ดูโครงการใกล้เคียงได้ที่นี่',
    en: 'A 21-storey condominium five minutes from MRT Suan Luang Rama IX, completed in 2025 and sold out. See the building, and projects like it.',
    cht: '21 層公寓，步行 5 分鐘到 MRT 拉瑪九世皇家公園站（Suan Luang Rama IX），2025 年落成，已售罄，可看相近項目。',
    chs: '21 层公寓，步行 5 分钟到 MRT 拉玛九世皇家公园站（Suan Luang Rama IX），2025 年竣工，已售罄，可看相近项目。',
  },
}
