import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'nue-tide-thonburi',
  spokenTitle: {
    th: 'นิว ไทด์ ธนบุรี',
    en: 'nue tide thonburi',
    cht: 'nue tide thonburi',
    chs: 'nue tide thonburi',
  },
  tagline: {
    th: 'ใช้ชีวิตตามเวลาของแม่น้ำ',
    en: 'Living by the river’s clock',
    cht: '照著河水的鐘點過日子',
    chs: '按着河水的钟点过日子',
  },
  shortDescription: {
    th: 'คอนโด 32 ชั้นฝั่งธนบุรี เดิน 6 นาทีถึง BTS กรุงธนบุรี ห้องสตูดิโอถึงสองห้องนอน 26 ถึง 50 ตารางเมตร สำหรับคนที่ทำงานฝั่งสาทรแต่อยากกลับมาเห็นแม่น้ำทุกเย็น ผ่านการพิจารณาผลกระทบสิ่งแวดล้อมแล้ว กำหนดแล้วเสร็จตุลาคม 2571',
    en: 'A 32-storey condominium on the Thonburi bank, six minutes’ walk from BTS Krung Thon Buri. Studios to two bedrooms, 26 to 50 m², for people who work in Sathorn and like to come home across the water. Environmental approval is granted; completion is planned for October 2028.',
    cht: '吞武里（Thonburi）岸的 32 層公寓，步行 6 分鐘到 BTS 吞武里城站（Krung Thon Buri）。由開放式單位到兩房，26 至 50 平方米，寫給在沙吞（Sathorn）上班、想每天過河回家的人。環境影響評估已獲批准，預計 2028 年 10 月落成。',
    chs: '吞武里（Thonburi）岸的 32 层公寓，步行 6 分钟到 BTS 吞武里城站（Krung Thon Buri）。从开间到两居室，26 至 50 平方米，适合在沙吞（Sathorn）上班、愿意每天过河回家的人。环境影响评估已获批准，计划 2028 年 10 月竣工。',
  },
  conceptTitle: {
    th: 'ระเบียงที่ขึ้นลงอย่างน้ำ',
    en: 'Balconies that rise and fall',
    cht: '有漲有落的露台',
    chs: '有涨有落的阳台',
  },
  concept: {
    th: [
      'เจ้าพระยาช่วงนี้ขึ้นลงทุกวัน คนฝั่งธนฯ รู้เวลาจากระดับน้ำที่บันไดท่าได้โดยไม่ต้องดูนาฬิกา เราเอาจังหวะนั้นมาวาดเป็นขอบระเบียง ค่อย ๆ ยื่นจาก 1.2 เมตรไปถึง 1.8 เมตรในทุกหกชั้น แล้วค่อยถอยกลับ ทั้งตึกจึงเป็นคลื่นช้า ๆ ลูกเดียวที่ไม่มีเส้นโค้งเกินจำเป็น',
      'ส่วนที่ยื่นมากให้ร่มเงาแก่ชั้นที่อยู่ใต้ลงไป ส่วนที่ถอยเข้ามาเปิดให้ฟ้ากว้างขึ้น เพดานทุกห้องทาสีขาวด้านไม่มีลวดลาย เพราะราวเจ็ดโมงเช้า แสงที่สะท้อนผิวน้ำจะขึ้นมาเต้นอยู่บนนั้นในห้องที่หันหาแม่น้ำ เป็นของตกแต่งที่เปลี่ยนทุกวันและไม่ต้องซื้อ',
    ],
    en: [
      'The Chao Phraya is tidal here. People on this bank could always tell the hour from the wet line on the pier steps. We drew the balconies from that movement: over six floors the edge moves out from 1.2 metres to 1.8, then back again, so the whole tower is one slow wave.',
      'Where the edge reaches out, it shades the home below. Where it draws in, there is more sky. Ceilings are matt white and left plain, because towards seven in the morning, in the homes that look to the river, light from the water comes up and moves across them.',
    ],
    cht: [
      '昭披耶河（Chao Phraya）流到這裡仍有潮汐。岸上的人看碼頭石階的水痕，就知道大概幾點。我們把這種起落畫成露台的邊線：每六層，由 1.2 米慢慢伸到 1.8 米，再慢慢退回，整座樓就是一道緩緩的浪。',
      '伸出去的地方，替下一層遮陽；退回來的地方，讓出更多天空。天花板只刷啞光白，不加線條，因為早上七點前後，朝河的房間裡，水面的反光會走上去晃動，天天不同。',
    ],
    chs: [
      '湄南河（Chao Phraya）流到这里仍有潮汐。岸上的人看码头石阶的水痕，就知道大概几点。我们把这种起落画成阳台的边线：每六层，从 1.2 米慢慢伸到 1.8 米，再慢慢退回，整栋楼就是一道缓缓的浪。',
      '伸出去的地方，替下一层遮阳；退回来的地方，让出更多天空。顶棚只刷哑光白，不做线条，因为早上七点前后，朝河的房间里，水面的反光会爬上去晃动，天天不同。',
    ],
  },
  highlights: [
    {
      title: {
        th: 'ขอบระเบียง 1.2 ถึง 1.8 เมตร',
        en: 'An edge of 1.2 to 1.8 metres',
        cht: '1.2 至 1.8 米的露台邊線',
        chs: '1.2 至 1.8 米的阳台边线',
      },
      text: {
        th: 'ระเบียงแคบสุดวางเก้าอี้ได้สองตัว กว้างสุดตั้งโต๊ะกินข้าวเย็นได้ ขอบหล่อคอนกรีตสีขาวผสมเปลือกหอยบด',
        en: 'The narrowest takes two chairs, the deepest a table for dinner. The edge is cast in white concrete with crushed shell.',
        cht: '最窄處放得下兩張椅子，最深處可以擺桌吃晚飯。邊線以摻了貝殼碎的白色混凝土澆成。',
        chs: '最窄处放得下两把椅子，最深处可以摆桌吃晚饭。边线用掺了贝壳碎的白色混凝土浇成。',
      },
    },
    {
      title: {
        th: 'เหนือ ตะวันออก ตะวันตก',
        en: 'North, east and west',
        cht: '朝北、朝東、朝西',
        chs: '朝北、朝东、朝西',
      },
      text: {
        th: 'ทิศเหนือได้แสงนิ่งทั้งวัน ทิศตะวันออกได้เช้าจากฝั่งแม่น้ำ ทิศตะวันตกได้ฟ้าเย็นของย่านเก่าฝั่งธนฯ',
        en: 'North for steady light, east for the morning from the river side, west for evening skies over old Thonburi.',
        cht: '北面光線整日安穩，東面迎來河那邊的早晨，西面是吞武里（Thonburi）老城的晚霞。',
        chs: '北面光线整日安稳，东面迎来河那边的早晨，西面是吞武里（Thonburi）老城的晚霞。',
      },
    },
    {
      title: {
        th: 'ครัวยาว 6 เมตรบนฟ้า',
        en: 'A six-metre kitchen near the top',
        cht: '高處的 6 米長廚房',
        chs: '高处的 6 米长厨房',
      },
      text: {
        th: 'ครัวส่วนกลางอยู่ชั้นเดียวกับสวนลอยฟ้า เคาน์เตอร์ยาว 6 เมตรหันหาแม่น้ำ จองได้ตั้งแต่หกโมงเย็นถึงสี่ทุ่ม',
        en: 'The shared kitchen sits on the sky level with a six-metre counter towards the river. Book it from 18.00 to 22.00.',
        cht: '共享廚房與空中花園同層，6 米長檯面朝向河流，18:00–22:00 可預約。',
        chs: '共享厨房与空中花园同层，6 米长台面朝向河流，18:00–22:00 可预约。',
      },
    },
    {
      title: {
        th: 'สองสถานีในระยะเดิน',
        en: 'Two stations on foot',
        cht: '走得到的兩個車站',
        chs: '走得到的两个车站',
      },
      text: {
        th: 'BTS กรุงธนบุรี 470 เมตร เดิน 6 นาที BTS วงเวียนใหญ่ 900 เมตร เดิน 11 นาที จากกรุงธนบุรีนั่งสี่สถานีถึงช่องนนทรี',
        en: 'BTS Krung Thon Buri is 470 metres or six minutes away, Wongwian Yai 900 metres or eleven. Chong Nonsi is four stops on.',
        cht: 'BTS 吞武里城站（Krung Thon Buri）470 米，走 6 分鐘；大羅斗圈站（Wongwian Yai）900 米，走 11 分鐘。由前者坐四站就到鐘那席站（Chong Nonsi）。',
        chs: 'BTS 吞武里城站（Krung Thon Buri）470 米，走 6 分钟；大罗斗圈站（Wongwian Yai）900 米，走 11 分钟。从前者坐四站就到钟那席站（Chong Nonsi）。',
      },
    },
  ],
  location: {
    th: 'กรุงธนบุรีคือฝั่งที่มองเห็นเมืองทั้งแถบแต่ยังเดินช้าได้ BTS ข้ามสะพานไปสาทรในสถานีเดียว สายสีทองต่อไปไอคอนสยามอีกหนึ่งสถานี ส่วนตลาด ร้านข้าวแกง และร้านเก่ารอบวงเวียนใหญ่ยังเปิดแต่เช้ามืดอย่างที่เคยเป็น',
    en: 'This is the bank that looks at the city and still walks slowly. The BTS crosses the bridge to Sathorn in one stop, and the Gold Line reaches ICONSIAM in one more from the same station. Around Wongwian Yai the curry shops and the market still open before daylight.',
    cht: '這一岸看得見整座城市，腳步卻還是慢的。BTS 過橋便到沙吞（Sathorn）；在同站轉乘金線，一站到 ICONSIAM。大羅斗圈一帶的市場與咖哩飯小店，仍在天亮前開門。',
    chs: '这一岸看得见整座城市，脚步却还是慢的。BTS 过桥就到沙吞（Sathorn）；同站换乘金线，一站到 ICONSIAM。大罗斗圈一带的菜市场和咖喱饭小店，依旧在天亮前开门。',
  },
  nearby: [
    {
      kind: 'mall',
      name: { th: 'ไอคอนสยาม', en: 'ICONSIAM', cht: 'ICONSIAM 暹羅天地', chs: 'ICONSIAM 暹罗天地' },
      minutes: 6,
      walk: false,
    },
    {
      kind: 'hospital',
      name: { th: 'โรงพยาบาลตากสิน', en: 'Taksin Hospital', cht: '達信醫院（Taksin Hospital）', chs: '达信医院（Taksin Hospital）' },
      minutes: 6,
      walk: false,
    },
    {
      kind: 'school',
      name: {
        th: 'โรงเรียนอัสสัมชัญ บางรัก',
        en: 'Assumption College, Bang Rak',
        cht: 'Assumption College 易三倉學校',
        chs: 'Assumption College 易三仓学校',
      },
      minutes: 8,
      walk: false,
    },
    {
      kind: 'office',
      name: { th: 'สาทร สแควร์', en: 'Sathorn Square', cht: 'Sathorn Square 辦公大樓', chs: 'Sathorn Square 写字楼' },
      minutes: 9,
      walk: false,
    },
    {
      kind: 'park',
      name: {
        th: 'สวนลอยฟ้าเจ้าพระยา',
        en: 'Chao Phraya Sky Park',
        cht: '昭披耶河空中公園（Chao Phraya Sky Park）',
        chs: '湄南河空中公园（Chao Phraya Sky Park）',
      },
      minutes: 10,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'ทุกห้องเห็นแม่น้ำไหม',
        en: 'Does every home see the river?',
        cht: '每一戶都看得到河嗎？',
        chs: '每一套都看得到河吗？',
      },
      answer: {
        th: 'ไม่ทุกห้อง ห้องชั้นบนด้านตะวันออกและด้านเหนือมีโอกาสเห็นแม่น้ำ ส่วนด้านตะวันตกเห็นเมืองฝั่งธนฯ ฝ่ายขายมีภาพมุมมองตามระดับความสูงให้ดูก่อนเลือก และตึกข้างเคียงในวันหน้าเป็นเรื่องที่เรารับรองแทนไม่ได้',
        en: 'No. Upper homes to the east and north can look to the water; those to the west look over Thonburi. We show you the view at the height of the floor you are choosing, and we cannot answer for what neighbours may build later.',
        cht: '不是。東面與北面的高層看得到河，西面看的是吞武里城區。挑選時，我們會給您看該樓層高度的實際視野；鄰地日後怎樣興建，則無法代為保證。',
        chs: '不是。东面与北面的高层可望河，西面看的是吞武里城区。挑选时，我们会给您看该楼层高度的实际视野；邻地以后怎么建，我们无法代为保证。',
      },
    },
    {
      question: {
        th: 'สร้างเสร็จเมื่อไร และชาวต่างชาติซื้อได้ไหม',
        en: 'When is it finished, and may a foreigner buy?',
        cht: '何時落成？外國人可以買嗎？',
        chs: '什么时候竣工？外国人可以买吗？',
      },
      answer: {
        th: `กำหนดแล้วเสร็จเดือนตุลาคม 2571 รายงานการประเมินผลกระทบสิ่งแวดล้อมผ่านการพิจารณาแล้ว ${CLAIMS.th.quota}`,
        en: `Completion is planned for October 2028 and the environmental report has been approved. ${CLAIMS.en.quota}`,
        cht: `預計 2028 年 10 月落成，環境影響評估已獲批准。${CLAIMS.cht.quota}`,
        chs: `计划 2028 年 10 月竣工，环境影响评估已获批准。${CLAIMS.chs.quota}`,
      },
    },
    {
      question: {
        th: 'ที่จอดรถและค่าส่วนกลางเป็นอย่างไร',
        en: 'What about parking and the common area fee?',
        cht: '車位與管理費怎樣安排？',
        chs: '车位和物业费怎么安排？',
      },
      answer: {
        th: 'ที่จอดรถมี 45% ของจำนวนห้อง ห้องสองห้องนอนมีที่จอดหนึ่งคัน สตูดิโอและหนึ่งห้องนอนไม่มีที่จอดประจำห้อง มีที่ชาร์จรถยนต์ไฟฟ้า ค่าส่วนกลาง 48 บาทต่อตารางเมตรต่อเดือน ห้อง 33 ตารางเมตรเท่ากับเดือนละ 1,584 บาท',
        en: 'Parking equals 45% of the units, with charging points for electric cars. Two-bedroom homes have one space; studios and one-bedrooms have none of their own. The common area fee is 48 baht per m² a month: 1,584 baht for 33 m².',
        cht: '車位為單位總數的 45%，設電動車充電。兩房附一個車位，開放式單位與一房沒有專屬車位。管理費為每平方米每月 48 泰銖，33 平方米即每月 1,584 泰銖。',
        chs: '车位为总户数的 45%，设电动车充电桩。两居室带一个车位，开间与一居室没有专属车位。物业费为每平方米每月 48 泰铢，33 平方米即每月 1,584 泰铢。',
      },
    },
  ],
  metaTitle: {
    th: 'nue tide ธนบุรี | คอนโดวิวแม่น้ำ ใกล้ BTS กรุงธนบุรี',
    en: 'nue tide thonburi | River condo near BTS Krung Thon Buri',
    cht: 'nue tide thonburi｜河畔公寓',
    chs: 'nue tide thonburi｜河畔公寓',
  },
  metaDescription: {
    th: 'คอนโด 32 ชั้นฝั่งธนบุรี เดิน 6 นาทีถึง BTS กรุงธนบุรี ห้อง 26 ถึง 50 ตารางเมตร วิวเจ้าพระยาในชั้นบน แล้วเสร็จปี 2571',
    en: 'A 32-storey condominium in Thonburi, six minutes from BTS Krung Thon Buri. Homes of 26 to 50 m², river views higher up, completion 2028.',
    cht: '吞武里（Thonburi）32 層公寓，步行 6 分鐘到 BTS 吞武里城站（Krung Thon Buri）。26 至 50 平方米，高層看得到河，預計 2028 年落成。',
    chs: '吞武里（Thonburi）32 层公寓，步行 6 分钟到 BTS 吞武里城站（Krung Thon Buri）。26 至 50 平方米，高层望河，计划 2028 年竣工。',
  },
}
