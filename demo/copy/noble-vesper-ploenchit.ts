import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'noble-vesper-ploenchit',
  spokenTitle: {
    th: 'โนเบิล เวสเปอร์ เพลินจิต',
    en: 'noble vesper ploenchit',
    cht: 'noble vesper ploenchit',
    chs: 'noble vesper ploenchit',
  },
  tagline: {
    th: 'บ้านสำหรับชั่วโมงหลังตะวันลับฟ้า',
    en: 'A tower drawn for the hour after sunset',
    cht: '為日落後的那一小時而築',
    chs: '从日落之后开始的家',
  },
  shortDescription: {
    th: 'คอนโดมิเนียมสูง 46 ชั้น เดินจากสถานีเพลินจิต 4 นาที มีตั้งแต่ 1 ห้องนอน 48 ตร.ม. ถึงเพนต์เฮาส์ 168 ตร.ม. ทุกห้องกว้างกว่าลึก แสงเย็นจึงเดินทางถึงโต๊ะอาหาร สำหรับคนที่ทำงานกลางเมืองและอยากกลับบ้านให้ทันเห็นฟ้าเปลี่ยนสี',
    en: 'A 46-storey residence four minutes on foot from Phloen Chit station, with homes from a 48 m² one-bedroom to a 168 m² penthouse. Every plan is wider than it is deep, so evening light reaches the dining table. For people who work in the centre and like to be home by dusk.',
    cht: '樓高 46 層，步行 4 分鐘到 BTS 奔集站（Phloen Chit）。由 48 平方米一房到 168 平方米頂層單位，每戶面寬都大於進深，黃昏的光可以一直走到餐桌。寫給在市中心工作、想趕在天黑前回到家的人。',
    chs: '46 层住宅，步行 4 分钟到 BTS 奔集站（Phloen Chit）。从 48 平方米一居到 168 平方米顶层大宅，每一户都是面宽大于进深，傍晚的光能照到餐桌上。适合在市中心上班、想赶在天黑前到家的人。',
  },
  conceptTitle: {
    th: 'อาคารที่ออกแบบจากแสงยามเย็น',
    en: 'Designed from the evening backwards',
    cht: '從黃昏倒過來設計',
    chs: '先想好傍晚，再画白天',
  },
  concept: {
    th: [
      'คนส่วนใหญ่อยู่บ้านจริง ๆ หลังหกโมงเย็น เราจึงเริ่มออกแบบจากเวลานั้น ครีบอะลูมิเนียมสีบรอนซ์เรียงห่างกัน 1.2 เมตรตลอดความสูง 46 ชั้น ตอนบ่ายช่วยบังแดดตะวันตก พอค่ำลงก็รับแสงจากในห้องไว้บาง ๆ ทั้งอาคารค่อย ๆ สว่างขึ้นทีละหน้าต่าง',
      'ข้างในเราวางห้องตามแนวกว้าง ห้อง 1 ห้องนอนกว้าง 7.2 เมตร ห้อง 3 ห้องนอนกว้าง 14.4 เมตร ครัว โต๊ะอาหาร และที่นั่งเล่นเรียงอยู่ตามแนวหน้าต่างเดียวกัน ใครทำกับข้าว ใครอ่านหนังสือ ก็เห็นฟ้าผืนเดียวกัน',
    ],
    en: [
      'Most of us live at home after six, so that is where the drawing began. Bronze-coloured aluminium fins stand 1.2 metres apart for the full 46 storeys. In the afternoon they shade the western sun; after dark they hold a little of the light from inside, and the tower comes on window by window.',
      'Inside, the plans run along the façade: 7.2 metres of it for a one-bedroom, 14.4 for a three-bedroom. Kitchen, table and sofa share one line of windows, so whoever is cooking and whoever is reading look out at the same sky.',
    ],
    cht: [
      '多數人真正待在家裡，是傍晚六點以後，所以我們從那一刻動筆。古銅色鋁質豎鰭以 1.2 米為間距，由低至高走完 46 層：下午替房間擋住西曬，入夜後留住一點室內的燈光，整座樓便一扇窗一扇窗地亮起來。',
      '室內沿著立面展開：一房單位面寬 7.2 米，三房單位面寬 14.4 米。廚房、餐桌與沙發排在同一列窗前，做飯的人和看書的人，看見的是同一片天色。',
    ],
    chs: [
      '大多数人真正待在家里的时间，是傍晚六点以后，设计就从那时开始。古铜色铝制竖鳍按 1.2 米的间距排满 46 层：下午遮住西晒，入夜后又留住一点室内的灯光，整栋楼一扇窗接一扇窗地亮起来。',
      '户型沿着立面横向展开：一居面宽 7.2 米，三居面宽 14.4 米。厨房、餐桌和沙发排在同一排窗前，做饭的人和看书的人，抬头看到的是同一片天。',
    ],
  },
  highlights: [
    {
      title: {
        th: 'กว้าง 7.2 เมตร ลึก 6.7 เมตร',
        en: '7.2 metres wide, 6.7 deep',
        cht: '面寬 7.2 米，進深 6.7 米',
        chs: '面宽 7.2 米，进深 6.7 米',
      },
      text: {
        th: 'ห้อง 1 ห้องนอนขนาด 48 ตร.ม. วางตัวตามแนวหน้าต่าง แสงกลางวันส่องถึงผนังด้านในของห้องนั่งเล่น',
        en: 'The 48 m² one-bedroom lies along its windows, so daylight reaches the back wall of the living room.',
        cht: '48 平方米的一房單位順著窗邊展開，客廳最裡面的一道牆也照得到日光。',
        chs: '48 平方米的一居沿窗展开，日光能一直照到客厅最里面的那面墙。',
      },
    },
    {
      title: {
        th: 'ออนเซ็นตอนฟ้าเปลี่ยนสี',
        en: 'The onsen at a quarter past six',
        cht: '六點一刻的溫泉浴池',
        chs: '六点一刻的温泉池',
      },
      text: {
        th: 'บ่อน้ำร้อนกรุหินสีเข้มหันไปทางทิศตะวันตก แช่น้ำตอนหกโมงสิบห้าแล้วดูฟ้าค่อย ๆ เข้มขึ้น',
        en: 'A hot bath lined in dark stone, facing west. At 6.15 in the evening the water and the sky are nearly one colour.',
        cht: '深色石材砌成的浴池朝向西邊。傍晚 6 點 15 分，水色與天色幾乎分不開。',
        chs: '深色石材铺就的浴池朝西。傍晚 6 点 15 分，水面和天空几乎是同一种颜色。',
      },
    },
    {
      title: {
        th: 'ห้องสมุดที่ใช้โคมตั้งโต๊ะ',
        en: 'A library lit by table lamps',
        cht: '用檯燈照亮的圖書室',
        chs: '只开台灯的图书室',
      },
      text: {
        th: 'ไม่มีไฟเพดานสว่างจ้า มีแต่โคมไฟแสงอุ่น 2,700 เคลวินบนโต๊ะไม้วอลนัต พอให้อ่านหนังสือและพอให้เห็นเมืองข้างนอก',
        en: 'No bright ceiling, only lamps at a warm 2,700 K on walnut tables: enough to read by, dim enough to see the city outside.',
        cht: '不設刺眼的天花燈，只有胡桃木桌上 2,700 K 的暖光檯燈，足夠看書，也看得見窗外的城市。',
        chs: '没有刺眼的顶灯，只有胡桃木桌上 2,700 K 的暖光台灯，够看书，也看得见窗外的城市。',
      },
    },
    {
      title: {
        th: 'ชั้นบนสุดเป็นของทุกคน',
        en: 'The top belongs to everybody',
        cht: '最高處，留給所有住戶',
        chs: '最高处属于每一位住户',
      },
      text: {
        th: 'สกายเลานจ์อยู่เหนือแนวต้นไม้ของถนนวิทยุ ลมเย็นมาถึงก่อนที่ไฟถนนจะติด',
        en: 'The sky lounge sits far above the trees of Wireless Road, where the breeze arrives before the street lamps do.',
        cht: '空中休憩廳遠在無線電路（Wireless Road）的樹梢之上，街燈未亮，晚風已到。',
        chs: '空中休息厅远在无线电路（Wireless Road）的树梢之上，路灯还没亮，晚风已经到了。',
      },
    },
  ],
  location: {
    th: 'เพลินจิตเป็นย่านสถานทูตและต้นจามจุรี เงียบกว่าที่คนคิด จาก noble vesper เดินถึง BTS เพลินจิต 4 นาที (300 เมตร) และ BTS ชิดลม 9 นาที (720 เมตร) ห้าง โรงพยาบาล และอาคารสำนักงานบนถนนวิทยุอยู่ในระยะเดิน วันที่ต้องขับรถ ทางด่วนอยู่ห่างไปไม่กี่นาที',
    en: 'Ploenchit is a district of embassies and rain trees, quieter than people expect. From noble vesper it is four minutes on foot (300 metres) to BTS Phloen Chit and nine (720 metres) to BTS Chit Lom. Shops, a hospital and the offices of Wireless Road are a walk away; on driving days the expressway is close.',
    cht: '奔集（Phloen Chit）一帶是使館與雨樹的街區，比想像中安靜。由 noble vesper 步行到 BTS 奔集站 4 分鐘（300 米），到奇隆站（Chit Lom）9 分鐘（720 米）。商場、醫院和無線電路的辦公大樓都在步行範圍；要開車的日子，高速公路入口也不遠。',
    chs: '奔集（Phloen Chit）是使馆区，路边长着高大的雨树，比想象中安静。从 noble vesper 步行到 BTS 奔集站 4 分钟（300 米），到奇隆站（Chit Lom）9 分钟（720 米）。商场、医院和无线电路的写字楼走路就到；需要开车时，高速入口也很近。',
  },
  nearby: [
    {
      kind: 'mall',
      name: {
        th: 'เซ็นทรัล เอ็มบาสซี',
        en: 'Central Embassy',
        cht: 'Central Embassy 商場',
        chs: 'Central Embassy 商场',
      },
      minutes: 5,
      walk: true,
    },
    {
      kind: 'mall',
      name: {
        th: 'เซ็นทรัลชิดลม',
        en: 'Central Chidlom',
        cht: 'Central Chidlom 百貨',
        chs: 'Central Chidlom 百货',
      },
      minutes: 8,
      walk: true,
    },
    {
      kind: 'office',
      name: {
        th: 'ออลซีซั่นส์เพลส ถนนวิทยุ',
        en: 'All Seasons Place, Wireless Road',
        cht: 'All Seasons Place 辦公大樓',
        chs: 'All Seasons Place 写字楼',
      },
      minutes: 9,
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
      minutes: 12,
      walk: true,
    },
    {
      kind: 'expressway',
      name: {
        th: 'ทางพิเศษเฉลิมมหานคร',
        en: 'Chaloem Maha Nakhon Expressway',
        cht: '察冷瑪哈那空高速公路（Chaloem Maha Nakhon）',
        chs: '察冷玛哈那空高速公路（Chaloem Maha Nakhon）',
      },
      minutes: 4,
      walk: false,
    },
    {
      kind: 'park',
      name: { th: 'สวนลุมพินี', en: 'Lumphini Park', cht: '倫披尼公園（Lumphini Park）', chs: '伦披尼公园（Lumphini Park）' },
      minutes: 6,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'อาคารจะสร้างเสร็จเมื่อไร และจองออนไลน์ได้หรือไม่',
        en: 'When will the building be finished, and can I book online?',
        cht: '何時落成？怎樣預訂？',
        chs: '什么时候竣工？怎么预订？',
      },
      answer: {
        th: `กำหนดสร้างเสร็จเดือนมิถุนายน 2572 ${CLAIMS.th.reserve} ${CLAIMS.th.noFullLoan}`,
        en: `Completion is planned for June 2029. ${CLAIMS.en.reserve} ${CLAIMS.en.noFullLoan}`,
        cht: `預計 2029 年 6 月落成。${CLAIMS.cht.reserve}${CLAIMS.cht.noFullLoan}`,
        chs: `计划 2029 年 6 月竣工。${CLAIMS.chs.reserve}${CLAIMS.chs.noFullLoan}`,
      },
    },
    {
      question: {
        th: 'เลี้ยงสัตว์ได้ไหม และที่จอดรถพอหรือเปล่า',
        en: 'May I keep a pet, and is there enough parking?',
        cht: '可以養寵物嗎？車位足夠嗎？',
        chs: '能养宠物吗？车位够不够？',
      },
      answer: {
        th: 'เลี้ยงสัตว์ได้ตามระเบียบของอาคาร ที่จอดรถมี 100% ของจำนวนห้อง พร้อมจุดชาร์จรถไฟฟ้า ค่าส่วนกลาง 95 บาทต่อ ตร.ม. ต่อเดือน',
        en: 'Yes, pets are welcome under the house rules. Parking equals 100% of the number of units, with charging points for electric cars. The common area fee is 95 baht per m² a month.',
        cht: '可以，只需遵守大樓守則。車位為單位總數的 100%，並設電動車充電設備。管理費每月每平方米 95 泰銖。',
        chs: '可以，遵守楼内的宠物规定即可。车位配比为总户数的 100%，并有电动车充电桩。物业费每月每平方米 95 泰铢。',
      },
    },
    {
      question: {
        th: 'ชาวต่างชาติซื้อได้กี่เปอร์เซ็นต์',
        en: 'Can a foreigner own a home here outright?',
        cht: '外國人可以永久持有嗎？',
        chs: '外国人能买永久产权吗？',
      },
      answer: {
        th: `${CLAIMS.th.quota}`,
        en: `Yes, within the foreign quota. ${CLAIMS.en.quota}`,
        cht: `可以。${CLAIMS.cht.quota}`,
        chs: `可以。${CLAIMS.chs.quota}`,
      },
    },
  ],
  metaTitle: {
    th: 'noble vesper ploenchit คอนโด 46 ชั้น ใกล้ BTS เพลินจิต',
    en: 'noble vesper ploenchit | Condominium near BTS Phloen Chit',
    cht: 'noble vesper ploenchit｜曼谷住宅',
    chs: 'noble vesper ploenchit｜曼谷公寓',
  },
  metaDescription: {
    th: 'คอนโด 46 ชั้น เดินจาก BTS เพลินจิต 4 นาที 1 ถึง 3 ห้องนอนและเพนต์เฮาส์ 48–168 ตร.ม. เลี้ยงสัตว์ได้ กำหนดเสร็จมิถุนายน 2572',
    en: 'A 46-storey condominium four minutes on foot from BTS Phloen Chit. Homes of 48 to 168 m², pets welcome, completion planned for June 2029.',
    cht: '46 層住宅，步行 4 分鐘到 BTS 奔集站（Phloen Chit），48 至 168 平方米，可養寵物，預計 2029 年 6 月落成。',
    chs: '46 层住宅，步行 4 分钟到 BTS 奔集站（Phloen Chit），48 至 168 平方米，可养宠物，计划 2029 年 6 月竣工。',
  },
}
