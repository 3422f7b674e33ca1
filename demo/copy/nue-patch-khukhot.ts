import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'nue-patch-khukhot',
  spokenTitle: {
    th: 'นิว แพทช์ คูคต',
    en: 'nue patch khukhot',
    cht: 'nue patch khukhot',
    chs: 'nue patch khukhot',
  },
  tagline: {
    th: 'บ้านหลังแรก กับดินแปลงแรก',
    en: 'A first house, and a first patch of earth',
    cht: '第一個家，第一塊可以種東西的地',
    chs: '第一套房，第一块能种东西的地',
  },
  shortDescription: {
    th: 'ทาวน์โฮมสองชั้น 64 หลังบนที่ดิน 10 ไร่ย่านคูคต แล้วเสร็จเดือนพฤศจิกายน 2565 ขายหมดแล้วและมีเจ้าของอยู่ทุกหลัง ตัวบ้าน 92 และ 108 ตร.ม. หน้าบ้านมีแปลงดินให้ปลูก เราเก็บหน้านี้ไว้เป็นบันทึก และให้คนที่มองหาบ้านมือสองได้อ่าน',
    en: 'Sixty-four two-storey townhomes on 10 rai in Khukhot, completed in November 2022 and sold out. Houses of 92 and 108 m², each with a patch of soil in front for planting. We keep this page as a record, and for readers considering a resale.',
    cht: '庫科（Khu Khot）的 64 棟兩層聯排別墅，佔地 10 萊，2022 年 11 月落成，現已全部售出。屋內面積 92 與 108 平方米，門前各有一塊可以栽種的泥土。此頁留作記錄，也供考慮二手單位的讀者參考。',
    chs: '库科（Khu Khot）的 64 栋两层联排别墅，占地 10 莱，2022 年 11 月竣工，现已全部售罄。室内面积 92 与 108 平方米，门前各有一块可以种植的土地。本页留作记录，也供考虑二手房的读者参考。',
  },
  conceptTitle: {
    th: 'ที่ดินแปลงเล็กเปลี่ยนเรื่องใหญ่ได้',
    en: 'What a small patch can do',
    cht: '一小塊地的用處',
    chs: '一小块地的用处',
  },
  concept: {
    th: [
      'เราไม่เทปูนเต็มหน้าบ้าน ข้างที่จอดรถเว้นดินไว้แปลงหนึ่ง ไม่ได้กำหนดว่าต้องปลูกอะไร ปีแรกเกือบทุกบ้านลองพริกกับกะเพรา ปีต่อมาเริ่มมีมะนาว มะลิ และม้านั่ง',
      'แปลงดินทำให้คนออกมาหน้าบ้านตอนเช้า รดน้ำแล้วก็ทักกัน วันนี้ทั้ง 64 หลังมีเจ้าของแล้ว สิ่งที่เราภูมิใจคือซอยร่มกว่าวันส่งมอบ และไม่มีแปลงไหนเหมือนกัน',
    ],
    en: [
      'We did not pave the whole front. Beside the car we left a patch of bare soil and made no rule about it. In the first year most people tried chillies and holy basil; later came limes, jasmine and a bench.',
      'A patch brings people out in the morning. They water, and they say hello. All 64 houses have owners now. What pleases us is that the lanes are shadier than on the day we handed them over, and that no two patches match.',
    ],
    cht: [
      '我們沒有把屋前鋪滿水泥，車位旁留下一塊泥土，也沒有規定種什麼。第一年，多數人試種辣椒和打拋葉；後來有了青檸、茉莉，還有長凳。',
      '有了這塊地，早上便有人走到門前，澆水時順便問好。如今 64 棟房子都有了主人。令我們高興的是，巷子的樹蔭比交樓那天更多，而且沒有兩塊地是一樣的。',
    ],
    chs: [
      '我们没有把屋前铺满水泥，车位旁留下一块土地，也没有规定种什么。第一年，多数人试种辣椒和打抛叶；后来有了青柠、茉莉，还有长凳。',
      '有了这块地，早上便有人走到门前，浇水时顺便打个招呼。如今 64 栋房子都有了主人。让我们高兴的是，巷子比交房那天多了树荫，而且没有两块地是一样的。',
    ],
  },
  highlights: [
    {
      title: { th: 'แปลงดินหน้าบ้าน', en: 'Bare soil by the door', cht: '門前的泥土', chs: '门前的土地' },
      text: {
        th: 'ดินปลูกข้างที่จอดรถได้แดดเช้า พอสำหรับต้นมะนาวหนึ่งต้นกับผักสวนครัว',
        en: 'Planting soil beside the car takes the morning sun: enough for a lime tree and some herbs.',
        cht: '車位旁的泥土曬得到朝陽，夠種一棵青檸和幾樣香草。',
        chs: '车位旁的土地晒得到早上的太阳，够种一棵青柠和几样香草。',
      },
    },
    {
      title: { th: 'สองชั้นพอดีตัว', en: 'Two floors, no more', cht: '兩層，剛好', chs: '两层，刚好' },
      text: {
        th: 'แบบ T1 92 ตร.ม. สองห้องนอน แบบ T2 108 ตร.ม. สามห้องนอน บันไดมีช่วงเดียว ถูบ้านเสร็จก่อนข้าวสุก',
        en: 'T1 has two bedrooms in 92 m², T2 three in 108 m². One flight of stairs, and a floor you can mop before the rice is done.',
        cht: 'T1 兩房 92 平方米，T2 三房 108 平方米。只有一道樓梯，飯未熟，地已拖乾淨。',
        chs: 'T1 两房 92 平方米，T2 三房 108 平方米。只有一段楼梯，饭还没熟，地已经拖完。',
      },
    },
    {
      title: { th: 'หน้ากว้าง 5 และ 5.7 เมตร', en: '5 and 5.7 metres wide', cht: '面寬 5 米與 5.7 米', chs: '面宽 5 米与 5.7 米' },
      text: {
        th: 'ที่ดิน 17 และ 20 ตารางวา จอดรถหนึ่งคันในรั้ว ห้องนอนใหญ่รับลมเหนือหรือใต้',
        en: 'On 17 and 20 square wah, with one car inside the gate and the main bedroom facing north or south.',
        cht: '地塊 17 與 20 平方哇，院內停一輛車，主臥朝北或朝南。',
        chs: '地块 17 与 20 平方哇，院内停一辆车，主卧朝北或朝南。',
      },
    },
    {
      title: { th: 'สวนกลางกับสนามเด็กเล่น', en: 'A garden to share', cht: '共用的花園', chs: '共用的花园' },
      text: {
        th: 'ส่วนกลางมีเท่าที่ใช้จริง คือสวน สนามเด็กเล่น และเวรรักษาความปลอดภัย ค่าส่วนกลางจึงไม่สูง',
        en: 'Only what is used: a garden, a playground and a guarded gate, which keeps the common area fee low.',
        cht: '公共設施只留用得著的：花園、遊樂場與保安，所以管理費不高。',
        chs: '公共配套只留用得上的：花园、儿童乐园与安保，所以物业费不高。',
      },
    },
  ],
  location: {
    th: 'คูคต ลำลูกกา ทางเหนือของกรุงเทพฯ สถานี BTS คูคตซึ่งเป็นปลายสายอยู่ห่าง 1,700 เมตร เดินราว 21 นาที หรือนั่งวินออกไปไม่กี่นาที ถนนลำลูกกามีตลาด โรงเรียน และร้านต้นไม้เรียงราย ถนนวงแหวนกาญจนาภิเษกอยู่ไม่ไกล',
    en: 'Khukhot in Lam Luk Ka, north of Bangkok. BTS Khu Khot, the end of the line, is 1,700 metres away: 21 minutes on foot or a few by motorcycle taxi. Lam Luk Ka Road has markets, schools and plant nurseries, and the outer ring road is not far.',
    cht: '位於曼谷以北的南祿加（Lam Luk Ka）庫科（Khu Khot）。BTS 庫科站距離 1,700 米，步行約 21 分鐘，坐摩托計程車只要幾分鐘。南祿加路上有市場、學校和苗圃，外環路也不遠。',
    chs: '位于曼谷以北的南禄加（Lam Luk Ka）库科（Khu Khot）。BTS 库科站距离 1,700 米，步行约 21 分钟，坐摩的只要几分钟。南禄加路上有菜市场、学校和苗圃，外环路也不远。',
  },
  nearby: [
    { kind: 'hospital', name: { th: 'โรงพยาบาลแพทย์รังสิต', en: 'Patrangsit Hospital', cht: '帕朗實醫院（Patrangsit Hospital）', chs: '帕朗实医院（Patrangsit Hospital）' }, minutes: 8, walk: false },
    { kind: 'mall', name: { th: 'บิ๊กซี ลำลูกกา', en: 'Big C Lam Luk Ka', cht: 'Big C 南祿加店（Lam Luk Ka）', chs: 'Big C 南禄加店（Lam Luk Ka）' }, minutes: 9, walk: false },
    { kind: 'school', name: { th: 'โรงเรียนสายปัญญารังสิต', en: 'Saipanya Rangsit School', cht: '朗實賽班雅中學（Saipanya Rangsit School）', chs: '朗实赛班雅中学（Saipanya Rangsit School）' }, minutes: 11, walk: false },
    { kind: 'mall', name: { th: 'ฟิวเจอร์พาร์ค รังสิต', en: 'Future Park Rangsit', cht: 'Future Park Rangsit 商場', chs: 'Future Park Rangsit 商场' }, minutes: 16, walk: false },
    { kind: 'airport', name: { th: 'ท่าอากาศยานดอนเมือง', en: 'Don Mueang Airport', cht: '廊曼機場（Don Mueang Airport）', chs: '廊曼机场（Don Mueang Airport）' }, minutes: 18, walk: false },
  ],
  faq: [
    {
      question: {
        th: 'ยังมีบ้านเหลือขายไหม',
        en: 'Is there anything left to buy?',
        cht: '還有單位出售嗎？',
        chs: '还有房源在售吗？',
      },
      answer: {
        th: 'ไม่มีแล้ว ทั้ง 64 หลังขายหมด หากสนใจต้องซื้อต่อจากเจ้าของโดยตรง หรือฝากชื่อไว้กับเราเพื่อรับข่าวโครงการที่ใกล้เคียงกันในย่านนี้',
        en: 'No, all 64 houses are sold. A resale is arranged with the owner directly. You may also leave your name and we will write when something similar opens nearby.',
        cht: '沒有了，64 棟已全部售出。二手買賣須直接與業主洽談；您也可以留下聯絡方法，附近有相近的項目時，我們會通知您。',
        chs: '没有了，64 栋已全部售出。二手买卖须直接与业主洽谈；您也可以留下联系方式，附近有类似项目时我们会通知您。',
      },
    },
    {
      question: {
        th: 'ถ้าซื้อต่อ ต้องจ่ายค่าส่วนกลางเท่าไร',
        en: 'What common area fee would a new owner pay?',
        cht: '接手後管理費多少？',
        chs: '接手后物业费是多少？',
      },
      answer: {
        th: 'อัตราตามข้อมูลโครงการคือ 28 บาทต่อตารางวาต่อเดือน 17 ตารางวาราว 476 บาท 20 ตารางวาราว 560 บาท ก่อนโอนควรขอให้เจ้าของเดิมแสดงหลักฐานว่าไม่มียอดค้าง และถามอัตราปัจจุบันกับนิติบุคคล',
        en: 'The project’s rate is 28 baht per square wah a month: about 476 baht on 17 wah and 560 on 20. Before transfer, ask the juristic office for the current rate and the seller for proof that nothing is owed.',
        cht: '項目費率為每平方哇每月 28 泰銖：17 平方哇約 476 泰銖，20 平方哇約 560 泰銖。過戶前，請向管理處查詢現行費率，並請賣方出示沒有欠款的證明。',
        chs: '项目费率为每平方哇每月 28 泰铢：17 平方哇约 476 泰铢，20 平方哇约 560 泰铢。过户前，请向物业核实现行费率，并请卖方出示无欠费证明。',
      },
    },
    {
      question: {
        th: 'เดินไป BTS ไหวไหม',
        en: 'Is the BTS really walkable?',
        cht: '真的可以走路去 BTS 嗎？',
        chs: '真的能走到 BTS 吗？',
      },
      answer: {
        th: 'ระยะ 1,700 เมตร ใช้เวลาราว 21 นาที เช้าอากาศเย็นเดินได้ หน้าฝนใช้วินหรือขี่จักรยานไปจอดที่สถานีจะสะดวกกว่า',
        en: 'It is 1,700 metres, about 21 minutes. Pleasant on a cool morning; in the rains, a motorcycle taxi or a bicycle makes more sense.',
        cht: '全程 1,700 米，約 21 分鐘。清早涼快時可以走；到了雨季，坐摩托計程車或騎自行車會合適些。',
        chs: '全程 1,700 米，约 21 分钟。清早凉快时可以走；到了雨季，坐摩的或骑自行车更合适。',
      },
    },
  ],
  metaTitle: {
    th: 'nue patch khukhot ทาวน์โฮมสองชั้น ขายหมดแล้ว',
    en: 'nue patch khukhot: two-storey townhomes, sold out',
    cht: 'nue patch khukhot｜庫科聯排別墅，已售罄',
    chs: 'nue patch khukhot｜库科联排别墅，已售罄',
  },
  metaDescription: {
    th: 'บันทึกโครงการทาวน์โฮมสองชั้น 64 หลัง ย่านคูคต แล้วเสร็จปี 2565 ขายหมดแล้ว ข้อมูลบ้าน ค่าส่วนกลาง และการเดินทางสำหรับผู้ซื้อต่อ',
    en: 'A record of 64 two-storey townhomes in Khukhot, completed in 2022 and sold out: house sizes, common area fee and travel, for resale buyers.',
    cht: '庫科（Khu Khot）64 棟兩層聯排別墅，2022 年落成，已全部售出。戶型、管理費與交通資料，供二手買家參考。',
    chs: '库科（Khu Khot）64 栋两层联排别墅，2022 年竣工，已全部售罄。户型、物业费与交通信息，供二手房买家参考。',
  },
}
