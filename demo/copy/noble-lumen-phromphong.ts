import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'noble-lumen-phromphong',
  spokenTitle: {
    th: 'โนเบิล ลูเมน พร้อมพงษ์',
    en: 'noble lumen phromphong',
    cht: 'noble lumen phromphong',
    chs: 'noble lumen phromphong',
  },
  tagline: {
    th: 'แสงเหนือทั้งวัน ไม่มีแดดบ่าย',
    en: 'North light, south light, no afternoon glare',
    cht: '南北受光，不見西曬',
    chs: '南北采光，没有西晒',
  },
  shortDescription: {
    th: 'คอนโดมิเนียม 35 ชั้น สร้างเสร็จพร้อมอยู่ เดินจาก BTS พร้อมพงษ์ 5 นาที ทุกห้องหันไปทางทิศเหนือหรือทิศใต้ ได้แสงนุ่มตลอดวันโดยไม่ต้องรูดม่านหนีแดดบ่าย มี 1 ถึง 3 ห้องนอน ขนาด 38 ถึง 98 ตร.ม. สำหรับคนที่อยากเห็นห้องจริงก่อนตัดสินใจ',
    en: 'A finished 35-storey building five minutes on foot from BTS Phrom Phong. Every home faces north or south, so the light is soft all day and the curtains can stay open in the afternoon. One to three bedrooms, 38 to 98 m², for people who like to see the real room first.',
    cht: '35 層現樓，步行 5 分鐘到 BTS 澎蓬站（Phrom Phong）。每個單位只朝南或朝北，全日光線柔和，下午也不必拉上窗簾。一至三房，38 至 98 平方米，適合想先看到真正的房間再作決定的人。',
    chs: '35 层现房，步行 5 分钟到 BTS 澎蓬站（Phrom Phong）。所有户型只朝南或朝北，光线一整天都柔和，下午也不用拉窗帘。一居到三居，38 至 98 平方米，适合想先看过实景再做决定的人。',
  },
  conceptTitle: {
    th: 'อาคารที่วัดด้วยแสง',
    en: 'A building measured in light',
    cht: '以光作為尺度',
    chs: '用光来量房子',
  },
  concept: {
    th: [
      'ลูเมนเป็นหน่วยวัดแสง และเป็นโจทย์เดียวของอาคารนี้ เราวางตึกให้ยาวตามแนวตะวันออกถึงตะวันตก แล้วเปิดหน้าต่างเฉพาะด้านเหนือกับด้านใต้ ด้านที่โดนแดดแรงปล่อยเป็นผนังทึบ ห้องจึงสว่างโดยไม่ร้อน และเครื่องปรับอากาศก็ไม่ต้องทำงานหนัก',
      'หน้าต่างฝั่งใต้มีหิ้งแสงสีขาวยื่นออกไป 60 เซนติเมตร กันแดดเที่ยงไว้ข้างนอกแล้วสะท้อนแสงขึ้นเพดาน ส่วนฝั่งเหนือเป็นกระจกสูงเต็มบาน ไม่มีแผงกันแดด เพราะแสงทางนั้นนุ่มอยู่แล้วเกือบทั้งปี',
    ],
    en: [
      'A lumen is a unit of light, and it was the only brief. We laid the building out along the east–west line and opened it to the north and south alone. The two ends that take the hard sun are solid wall. Rooms are bright without being hot, and the air-conditioning has less to do.',
      'On the south side a white light shelf reaches out 60 centimetres, keeping noon outside and bouncing the rest up to the ceiling. On the north side the glass runs full height with no shade at all, because for most of the year that light needs no correcting.',
    ],
    cht: [
      '「流明」是量度光的單位，也是這座樓唯一的題目。我們把樓身沿東西向展開，只在南北兩面開窗，日照猛烈的東西兩端做成實牆。房間明亮而不悶熱，冷氣也可以開得輕一點。',
      '南面窗外伸出 60 厘米的白色反光板，把正午的太陽擋在外面，再將光線反射到天花板。北面則是整幅落地玻璃，不加任何遮擋，因為一年大部分時間，那邊的光本來就柔和。',
    ],
    chs: [
      '流明是光的单位，也是这栋楼唯一的命题。我们让楼体沿东西方向展开，只在南北两面开窗，日晒强的东西两端做成实墙。房间亮堂却不闷热，空调也不用开得那么足。',
      '南面窗外挑出 60 厘米的白色反光板，把正午的太阳挡在外面，再把光反射到天花板上。北面则是整面落地玻璃，不加遮挡，因为一年里大半时间，那边的光本来就柔和。',
    ],
  },
  highlights: [
    {
      title: {
        th: 'เหนือหรือใต้เท่านั้น',
        en: 'North or south, nothing else',
        cht: '只有南與北',
        chs: '只朝南，或者朝北',
      },
      text: {
        th: 'ไม่มีห้องไหนรับแดดตะวันตก บ่ายสามโมงยังนั่งอ่านหนังสือริมหน้าต่างได้สบาย',
        en: 'No home takes the western sun. At three in the afternoon the seat by the window is still a place to read.',
        cht: '沒有一個單位西曬。下午三點，窗邊的座位依然可以安坐看書。',
        chs: '没有一户西晒。下午三点，窗边的椅子上照样能坐着看书。',
      },
    },
    {
      title: {
        th: 'หิ้งแสงยื่น 60 เซนติเมตร',
        en: 'A 60-centimetre light shelf',
        cht: '60 厘米的反光板',
        chs: '60 厘米反光板',
      },
      text: {
        th: 'แผ่นสีขาวเหนือหน้าต่างฝั่งใต้สะท้อนแสงขึ้นเพดาน ให้ครัวที่อยู่ด้านในสว่างไปด้วย',
        en: 'A white ledge above the south windows sends daylight across the ceiling, as far as the kitchen behind.',
        cht: '南窗上方的白色板面把日光送上天花板，連裡面的廚房也照亮。',
        chs: '南窗上方的白色板面把日光送上天花板，里侧的厨房也跟着亮起来。',
      },
    },
    {
      title: {
        th: '3 ห้องนอน หน้ากว้าง 12.6 เมตร',
        en: 'Three bedrooms along 12.6 metres',
        cht: '三房面寬 12.6 米',
        chs: '三居面宽 12.6 米',
      },
      text: {
        th: 'ห้องขนาด 98 ตร.ม. ได้หน้าต่างครบทั้งสามห้องนอนและห้องนั่งเล่น ลึกเพียง 7.8 เมตร',
        en: 'In the 98 m² home all three bedrooms and the living room have a window; the plan is only 7.8 metres deep.',
        cht: '98 平方米單位，三間臥室和客廳都有窗，進深只有 7.8 米。',
        chs: '98 平方米户型，三间卧室和客厅都有窗，进深只有 7.8 米。',
      },
    },
    {
      title: {
        th: 'มาดูห้องจริงตอนเที่ยง',
        en: 'Come and see it at noon',
        cht: '請在正午來看房',
        chs: '请挑中午来看房',
      },
      text: {
        th: 'ตึกเสร็จแล้ว เราอยากให้คุณมาตอนเที่ยงที่แดดแรง ปิดไฟทุกดวงแล้วดูว่าห้องสว่างแค่ไหน',
        en: 'The building is finished, so visit when the sun is hardest: we switch off every lamp and let you judge.',
        cht: '大樓已經落成，歡迎預約在太陽最烈的時候來，我們把燈全部關掉，由您自己看。',
        chs: '楼已经建好，欢迎预约在太阳最强的时候来，我们把灯全关掉，您自己看亮不亮。',
      },
    },
  ],
  location: {
    th: 'พร้อมพงษ์เป็นย่านที่ใช้ชีวิตด้วยการเดินได้จริง สถานี BTS พร้อมพงษ์อยู่ห่าง 400 เมตร เดิน 5 นาที มีห้างสามแห่งเรียงกันริมสุขุมวิท และมีสวนสาธารณะอยู่ตรงกลาง โครงการมีรถรับส่งสำหรับวันที่ของเต็มมือหรือฝนตก',
    en: 'Phrom Phong is a neighbourhood that works on foot. The BTS is 400 metres away, five minutes; three malls line Sukhumvit, with a park between them. The building’s shuttle is for days of rain or heavy bags.',
    cht: '澎蓬（Phrom Phong）是真正可以靠雙腳生活的社區。BTS 澎蓬站在 400 米外，步行 5 分鐘；素坤逸路（Sukhumvit）旁三座商場相連，中間是一個公園。下雨或者提著大包小包的日子，可以坐項目的接駁車。',
    chs: '澎蓬（Phrom Phong）是靠走路就能过日子的街区。BTS 澎蓬站 400 米，步行 5 分钟；素坤逸路（Sukhumvit）边三座商场相邻，中间夹着一个公园。赶上下雨或东西太多，可以坐项目的接驳车。',
  },
  nearby: [
    {
      kind: 'mall',
      name: { th: 'เอ็มควอเทียร์', en: 'EmQuartier', cht: 'EmQuartier 商場', chs: 'EmQuartier 商场' },
      minutes: 4,
      walk: true,
    },
    {
      kind: 'mall',
      name: { th: 'เอ็มโพเรียม', en: 'Emporium', cht: 'Emporium 商場', chs: 'Emporium 商场' },
      minutes: 5,
      walk: true,
    },
    {
      kind: 'park',
      name: { th: 'อุทยานเบญจสิริ', en: 'Benchasiri Park', cht: '班嘉詩麗公園（Benchasiri Park）', chs: '班嘉诗丽公园（Benchasiri Park）' },
      minutes: 6,
      walk: true,
    },
    {
      kind: 'mall',
      name: { th: 'เอ็มสเฟียร์', en: 'Emsphere', cht: 'Emsphere 商場', chs: 'Emsphere 商场' },
      minutes: 8,
      walk: true,
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
      name: { th: 'สวนเบญจกิติ', en: 'Benchakitti Park', cht: '班嘉吉蒂公園（Benchakitti Park）', chs: '班嘉吉蒂公园（Benchakitti Park）' },
      minutes: 7,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'เข้าอยู่ได้เลยไหม',
        en: 'Can I move in now?',
        cht: '現在可以入住嗎？',
        chs: '现在就能入住吗？',
      },
      answer: {
        th: `ได้ อาคารสร้างเสร็จเมื่อเดือนพฤศจิกายน 2568 นัดชมห้องจริงได้ และโอนกรรมสิทธิ์ได้โดยไม่ต้องรอก่อสร้าง ${CLAIMS.th.reserve}`,
        en: `Yes. The building was completed in November 2025. You can see the finished unit, by appointment, and transfer ownership without waiting for construction. ${CLAIMS.en.reserve}`,
        cht: `可以。大樓已於 2025 年 11 月落成，您可預約參觀實際單位，預訂後直接辦理過戶，無須等候工程。${CLAIMS.cht.reserve}`,
        chs: `可以。项目已于 2025 年 11 月竣工，您可以预约看现房，预订后直接办理过户，不用等工期。${CLAIMS.chs.reserve}`,
      },
    },
    {
      question: {
        th: 'เลี้ยงสัตว์ได้หรือไม่ ที่จอดรถมีเท่าไร',
        en: 'Are pets allowed, and how much parking is there?',
        cht: '可以養寵物嗎？車位有多少？',
        chs: '能养宠物吗？车位有多少？',
      },
      answer: {
        th: 'อาคารนี้ไม่ได้ออกแบบไว้สำหรับเลี้ยงสัตว์ ถ้ามีน้องหมาน้องแมว เรายินดีแนะนำโครงการอื่นในย่านใกล้กัน ที่จอดรถมี 75% ของจำนวนห้อง ค่าส่วนกลาง 80 บาทต่อ ตร.ม. ต่อเดือน',
        en: 'This is not one of our pet-friendly buildings; if you keep a dog or cat we will gladly suggest one nearby that is. Parking equals 75% of the number of units, and the common area fee is 80 baht per m² a month.',
        cht: '這座樓不屬於寵物友善項目；若您養貓狗，我們樂意推薦鄰近的其他項目。車位為單位總數的 75%，管理費每月每平方米 80 泰銖。',
        chs: '这栋楼不属于宠物友好项目；如果您养猫养狗，我们可以推荐附近的其他项目。车位配比为总户数的 75%，物业费每月每平方米 80 泰铢。',
      },
    },
    {
      question: {
        th: 'ชาวต่างชาติซื้อและกู้ได้ไหม',
        en: 'How does it work for foreign buyers and for loans?',
        cht: '外國買家與貸款有什麼限制？',
        chs: '外籍人士购房和贷款有什么限制？',
      },
      answer: {
        th: `${CLAIMS.th.quota} ${CLAIMS.th.noFullLoan}`,
        en: `${CLAIMS.en.quota} ${CLAIMS.en.noFullLoan}`,
        cht: `${CLAIMS.cht.quota}${CLAIMS.cht.noFullLoan}`,
        chs: `${CLAIMS.chs.quota}${CLAIMS.chs.noFullLoan}`,
      },
    },
  ],
  metaTitle: {
    th: 'noble lumen phromphong คอนโดพร้อมอยู่ ใกล้ BTS พร้อมพงษ์',
    en: 'noble lumen phromphong | Ready to move, BTS Phrom Phong',
    cht: 'noble lumen phromphong｜曼谷現樓',
    chs: 'noble lumen phromphong｜曼谷现房',
  },
  metaDescription: {
    th: 'คอนโด 35 ชั้นพร้อมอยู่ เดินจาก BTS พร้อมพงษ์ 5 นาที ทุกห้องหันเหนือหรือใต้ 38–98 ตร.ม. นัดชมห้องจริงได้แล้ว',
    en: 'A finished 35-storey condominium five minutes from BTS Phrom Phong. Every home faces north or south, 38 to 98 m². Visit the real rooms.',
    cht: '35 層現樓，步行 5 分鐘到 BTS 澎蓬站（Phrom Phong），單位只朝南或北，38 至 98 平方米，可預約參觀。',
    chs: '35 层现房，步行 5 分钟到 BTS 澎蓬站（Phrom Phong），户型只朝南或北，38 至 98 平方米，可预约看房。',
  },
}
