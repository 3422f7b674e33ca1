import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'nue-drift-suksawat',
  spokenTitle: {
    th: 'นิว ดริฟต์ สุขสวัสดิ์',
    en: 'nue drift suksawat',
    cht: 'nue drift suksawat',
    chs: 'nue drift suksawat',
  },
  tagline: {
    th: 'เปิดทางให้ลมแม่น้ำผ่านบ้าน',
    en: 'Room for the wind off the river',
    cht: '給河上的風，留一條路',
    chs: '给河上的风，留一条路',
  },
  shortDescription: {
    th: 'คอนโดใหม่ 26 ชั้นย่านสุขสวัสดิ์ ราษฎร์บูรณะ ใกล้ทางด่วนเฉลิมมหานครและโค้งเจ้าพระยา ห้องสตูดิโอถึงสองห้องนอน 25 ถึง 44 ตารางเมตร สำหรับคนที่ขับรถเข้าเมืองทุกวันและอยากได้บ้านแรกที่หายใจได้เต็มปอด กำหนดแล้วเสร็จสิงหาคม 2571',
    en: 'A new 26-storey condominium in Suksawat–Rat Burana, close to the Chaloem Maha Nakhon Expressway and a bend of the Chao Phraya. Studios to two bedrooms, 25 to 44 m², for people who drive into town and want a first home with air in it. Completion planned for August 2028.',
    cht: '素沙越（Suksawat）與叻武拉納（Rat Burana）之間的 26 層新公寓，鄰近察冷瑪哈那空高速公路（Chaloem Maha Nakhon）與昭披耶河（Chao Phraya）河灣。由開放式單位到兩房，25 至 44 平方米，寫給開車進城、想要第一個通風的家的人。預計 2028 年 8 月落成。',
    chs: '素沙越（Suksawat）与叻武拉纳（Rat Burana）之间的 26 层新公寓，临近察冷玛哈那空高速（Chaloem Maha Nakhon）与湄南河（Chao Phraya）河湾。从开间到两居室，25 至 44 平方米，适合开车进城、想要第一个通风的家的人。计划 2028 年 8 月竣工。',
  },
  conceptTitle: {
    th: 'ตึกที่หายใจตามขวาง',
    en: 'A tower that breathes sideways',
    cht: '橫著呼吸的樓',
    chs: '横着呼吸的楼',
  },
  concept: {
    th: [
      'ตรงโค้งน้ำแบบนี้ ลมเป็นของที่มีอยู่แล้ว ตึกส่วนใหญ่แค่กั้นมันไว้ เราจึงเริ่มจากทางเดิน ไม่ใช่ห้อง ทางเดินทุกชั้นเปิดสู่อากาศจริงทั้งสองปลาย ปลายหนึ่งรับลม อีกปลายหนึ่งปล่อยลม ไม่มีทางเดินติดแอร์ที่กลิ่นอาหารของทุกบ้านมารวมกัน',
      'แผงอิฐดินเผาเจาะช่องพรางแดดและฝนให้ปลายทางเดิน เรียงเฉียงทีละแถวจนดูเหมือนผืนผ้าที่ถูกลมพัดค้างไว้ ตอนเย็นแสงจากในตึกลอดช่องอิฐออกมา คนที่ขับรถลงจากสะพานพระราม 9 จะมองเห็นว่าบ้านอยู่ตรงไหน',
    ],
    en: [
      'On a river bend the wind is already there; most buildings only stand in its way. So we began with the corridor, not the room. On every floor it opens to real air at both ends: one end takes the breeze in, the other lets it go, and nobody’s dinner lingers.',
      'Screens of pierced terracotta keep sun and rain off those ends. Each row turns a little from the one below, like cloth stopped in mid-gust. After dark the light comes through the brick, and anyone driving down off the Rama IX Bridge can see where home is.',
    ],
    cht: [
      '河灣上風本來就有，多數大樓只是把它擋住。所以我們從走廊畫起，而不是從房間：每層走廊兩端都通向室外，一端進風，一端出風，不會把家家戶戶的飯菜味困在裡頭。',
      '走廊兩端以鏤空陶磚擋雨遮陽。每一列比下一列轉開少許，像被風吹起、停在半空的布。入夜後燈光由磚縫透出，開車下拉瑪九世大橋（Rama IX Bridge）的人，一眼認得家在哪裡。',
    ],
    chs: [
      '河湾上本来就有风，多数大楼只是把它挡住。所以我们从走廊画起，而不是从房间：每层走廊两端都通向室外，一端进风，一端出风，不会把家家户户的饭菜味闷在里头。',
      '走廊两端用镂空陶砖挡雨遮阳。每一排比下一排转开一点，像被风吹起、停在半空的布。入夜后灯光从砖缝透出，开车下拉玛九世大桥（Rama IX Bridge）的人，一眼认得家在哪里。',
    ],
  },
  highlights: [
    {
      title: {
        th: 'ทางเดินเปิดสองปลาย',
        en: 'Corridors open at both ends',
        cht: '兩端通風的走廊',
        chs: '两端通风的走廊',
      },
      text: {
        th: 'ช่องเปิดกว้าง 1.8 เมตรทุกชั้น ปลูกไม้กระถางไว้ข้างช่อง กลางวันไม่ต้องเปิดไฟและไม่ต้องเปิดแอร์',
        en: 'Each floor has openings 1.8 metres wide, with pots of green beside them. No lamps and no cooling needed by day.',
        cht: '每層設 1.8 米寬的開口，旁邊種盆栽；白天走廊不用開燈，也不用冷氣。',
        chs: '每层设 1.8 米宽的开口，旁边摆着绿植；白天走廊不用开灯，也不用空调。',
      },
    },
    {
      title: {
        th: 'อิฐดินเผาสามมุม',
        en: 'Terracotta in three angles',
        cht: '三種角度的陶磚',
        chs: '三种角度的陶砖',
      },
      text: {
        th: 'อิฐขนาดเดียว วางเฉียง 0 15 และ 30 องศา ก้อนเดียวกันจึงบังแดดด้านใต้ได้และยังเห็นฟ้าด้านเหนือ',
        en: 'One brick, laid at 0, 15 and 30 degrees. The same piece keeps off the southern sun and still shows the northern sky.',
        cht: '同一款磚，砌成 0、15、30 度三種角度：南面擋得住太陽，北面仍看得見天。',
        chs: '同一款砖，砌成 0、15、30 度三种角度：南面挡得住太阳，北面仍看得见天。',
      },
    },
    {
      title: {
        th: 'หนึ่งทุ่มดูสะพานสองเส้น',
        en: 'Two bridges at seven',
        cht: '晚上七點，看兩座橋',
        chs: '晚上七点，看两座桥',
      },
      text: {
        th: 'ลานชั้นบนสุดหันหาสะพานพระราม 9 กับสะพานทศมราชัน พื้นไม้ เก้าอี้เอน และลมที่เย็นกว่าข้างล่าง',
        en: 'The top deck looks to the Rama IX and Thotsamarachan bridges. Timber boards, long chairs, and air cooler than the street’s.',
        cht: '頂層平台望向拉瑪九世大橋與托沙瑪拉查大橋（Thotsamarachan Bridge）。木地板、躺椅，還有比街上涼的風。',
        chs: '顶层平台望向拉玛九世大桥与托沙玛拉查大桥（Thotsamarachan Bridge）。木地板、躺椅，还有比街上凉的风。',
      },
    },
    {
      title: {
        th: 'ห้องกว้าง 5.2 เมตร',
        en: 'One bedroom, 5.2 metres wide',
        cht: '面寬 5.2 米的一房',
        chs: '面宽 5.2 米的一居室',
      },
      text: {
        th: 'ห้อง 31 ตารางเมตรวางห้องนอนและห้องนั่งเล่นไว้ริมหน้าต่างทั้งคู่ เปิดบานเลื่อนก็ได้ลมทั้งสองห้อง',
        en: 'In 31 m², bedroom and living room both lie along the window. Slide it open and each gets the breeze.',
        cht: '31 平方米裡，臥室與客廳並排靠窗，推開拉門，兩邊都有風。',
        chs: '31 平方米里，卧室与客厅并排靠窗，拉开推拉门，两边都有风。',
      },
    },
  ],
  location: {
    th: 'สุขสวัสดิ์อยู่ตรงจุดที่เมืองเปลี่ยนเป็นสวน ขึ้นทางด่วนเฉลิมมหานครไม่กี่นาทีก็ข้ามสะพานพระราม 9 ไปพระราม 3 และสีลม ขับลงใต้ไปทางบางมดและพระประแดงก็ยังเห็นร่องสวน ริมน้ำมีสำนักงานใหญ่ธนาคารกสิกรไทย มหาวิทยาลัยและโรงพยาบาลอยู่ในย่านเดียวกัน',
    en: 'Suksawat is where the city turns to orchards. The expressway is a few minutes off and goes over the Rama IX Bridge to Rama 3 and Silom; southwards, towards Bang Mot and Phra Pradaeng, the garden ditches begin. A hospital, a university and a bank’s head office are in the district.',
    cht: '素沙越（Suksawat）是城市變成果園的地方。幾分鐘上高速公路，過拉瑪九世大橋就是拉瑪三路（Rama 3）與是隆（Silom）；往南到挽莫（Bang Mot）、帕巴登（Phra Pradaeng），果園的水溝就開始了。醫院、大學與銀行總部，都在同一區。',
    chs: '素沙越（Suksawat）是城市变成果园的地方。几分钟上高速，过拉玛九世大桥就是拉玛三路（Rama 3）与是隆（Silom）；往南到挽莫（Bang Mot）、帕巴登（Phra Pradaeng），果园的水沟就开始了。医院、大学和银行总部，都在同一片区。',
  },
  nearby: [
    {
      kind: 'expressway',
      name: {
        th: 'ทางพิเศษเฉลิมมหานคร ด่านสุขสวัสดิ์',
        en: 'Chaloem Maha Nakhon Expressway, Suksawat gate',
        cht: '察冷瑪哈那空高速公路素沙越入口（Chaloem Maha Nakhon, Suksawat）',
        chs: '察冷玛哈那空高速公路素沙越入口（Chaloem Maha Nakhon, Suksawat）',
      },
      minutes: 4,
      walk: false,
    },
    {
      kind: 'hospital',
      name: {
        th: 'โรงพยาบาลบางปะกอก 1',
        en: 'Bangpakok 1 Hospital',
        cht: '邦巴國第一醫院（Bangpakok 1）',
        chs: '邦巴国第一医院（Bangpakok 1）',
      },
      minutes: 5,
      walk: false,
    },
    {
      kind: 'office',
      name: {
        th: 'ธนาคารกสิกรไทย สำนักงานใหญ่ ราษฎร์บูรณะ',
        en: 'Kasikornbank head office, Rat Burana',
        cht: '開泰銀行叻武拉納總部（Kasikornbank, Rat Burana）',
        chs: '开泰银行叻武拉纳总部（Kasikornbank, Rat Burana）',
      },
      minutes: 6,
      walk: false,
    },
    {
      kind: 'university',
      name: {
        th: 'มหาวิทยาลัยเทคโนโลยีพระจอมเกล้าธนบุรี',
        en: 'King Mongkut’s University of Technology Thonburi',
        cht: '吞武里國王科技大學（KMUTT）',
        chs: '吞武里国王科技大学（KMUTT）',
      },
      minutes: 10,
      walk: false,
    },
    {
      kind: 'park',
      name: { th: 'สวนธนบุรีรมย์', en: 'Thonburirom Park', cht: '吞武里隆公園（Thonburirom Park）', chs: '吞武里隆公园（Thonburirom Park）' },
      minutes: 11,
      walk: false,
    },
    {
      kind: 'mall',
      name: { th: 'เซ็นทรัล พระราม 3', en: 'Central Rama 3', cht: 'Central Rama 3 商場', chs: 'Central Rama 3 商场' },
      minutes: 13,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'ไม่มีรถไฟฟ้าในระยะเดิน แล้วเดินทางอย่างไร',
        en: 'There is no station within a walk. How do I get about?',
        cht: '附近沒有步行可到的車站，怎樣出行？',
        chs: '附近没有步行可到的车站，怎么出行？',
      },
      answer: {
        th: 'วันนี้ยังไม่มีสถานีที่เดินถึง เราบอกตามตรง คนที่ขับรถขึ้นทางด่วนได้ในไม่กี่นาที คนที่ไม่ขับมีรถรับส่งลูกบ้าน ตารางเวลาจะแจ้งก่อนเข้าอยู่ ส่วนรถไฟฟ้าสายสีม่วงช่วงใต้กำลังก่อสร้าง วันเปิดใช้ขึ้นอยู่กับภาครัฐ',
        en: 'Today there is none, and we prefer to say so. Drivers reach the expressway in a few minutes; everyone else has a residents’ shuttle, whose timetable is announced before handover. The southern Purple Line is under construction, but its opening date is not ours to give.',
        cht: '目前確實沒有，我們照實說。開車幾分鐘可上高速公路；不開車有住戶接駁車，班次於交樓前公布。紫線南段正在興建，通車日期由政府決定。',
        chs: '目前确实没有，我们照实说。开车几分钟可上高速；不开车有住户班车，班次在交房前公布。紫线南段正在建设，通车日期由政府决定。',
      },
    },
    {
      question: {
        th: 'บ้านหลังแรก กู้ได้เต็มราคาไหม',
        en: 'It is my first home. Can I borrow the whole price?',
        cht: '首次置業，最高可貸款多少？',
        chs: '首次置业，最高能贷多少？',
      },
      answer: {
        th: `${CLAIMS.th.loan} ทีมงานช่วยเตรียมเอกสารและประเมินเบื้องต้นให้ก่อนจอง ${CLAIMS.th.quota}`,
        en: `${CLAIMS.en.loan} We help with the papers and a first estimate before you reserve. ${CLAIMS.en.quota}`,
        cht: `${CLAIMS.cht.loan}金額視收入、其他負債與申請當日的規定而定。預訂前，我們可協助準備文件並先作估算。${CLAIMS.cht.quota}`,
        chs: `${CLAIMS.chs.loan}额度视收入、其他负债与申请当日的规定而定。预订前，我们可协助准备材料并先做估算。${CLAIMS.chs.quota}`,
      },
    },
    {
      question: {
        th: 'ที่จอดรถพอไหม ค่าส่วนกลางเท่าไร เลี้ยงสัตว์ได้หรือเปล่า',
        en: 'Is there enough parking, what is the fee, and are pets allowed?',
        cht: '車位夠嗎？管理費多少？可以養寵物嗎？',
        chs: '车位够吗？物业费多少？可以养宠物吗？',
      },
      answer: {
        th: 'ที่จอดรถมี 45% ของจำนวนห้อง ห้องสองห้องนอนมีที่จอดหนึ่งคัน ห้องแบบอื่นไม่มีที่จอดประจำห้อง ค่าส่วนกลาง 42 บาทต่อตารางเมตรต่อเดือน โครงการนี้ไม่ได้จัดเป็นคอนโดเลี้ยงสัตว์ หากมีแมวหรือสุนัข เราแนะนำโครงการอื่นให้ได้',
        en: 'Parking equals 45% of the units. Two-bedroom homes have one space, the others none of their own. The common area fee is 42 baht per m² a month. It is not a pet-friendly building; if you have a cat or a dog we can suggest another project.',
        cht: '車位為單位總數的 45%，兩房附一個車位，其他戶型沒有專屬車位。管理費為每平方米每月 42 泰銖。本項目並非寵物友善項目；若您養貓狗，我們可介紹其他項目。',
        chs: '车位为总户数的 45%，两居室带一个车位，其他户型没有专属车位。物业费为每平方米每月 42 泰铢。本项目不是宠物友好项目，如果您养猫狗，我们可以推荐其他项目。',
      },
    },
  ],
  metaTitle: {
    th: 'nue drift สุขสวัสดิ์ | คอนโดใหม่ ใกล้ทางด่วนและแม่น้ำ',
    en: 'nue drift suksawat | New condo by expressway and river',
    cht: 'nue drift suksawat｜河灣新公寓',
    chs: 'nue drift suksawat｜河湾新公寓',
  },
  metaDescription: {
    th: 'คอนโดใหม่ 26 ชั้น ย่านสุขสวัสดิ์ ราษฎร์บูรณะ ใกล้ทางด่วน ห้อง 25 ถึง 44 ตารางเมตร ทางเดินรับลมแม่น้ำทุกชั้น แล้วเสร็จปี 2571',
    en: 'A new 26-storey condominium near the expressway in Suksawat. Homes of 25 to 44 m², open-air corridors, river wind, completion 2028.',
    cht: '26 層新公寓，鄰近高速公路與河灣。25 至 44 平方米，每層走廊自然通風，預計 2028 年落成。',
    chs: '26 层新公寓，临近高速与河湾。25 至 44 平方米，每层走廊自然通风，计划 2028 年竣工。',
  },
}
