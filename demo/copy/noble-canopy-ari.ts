import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'noble-canopy-ari',
  spokenTitle: {
    th: 'โนเบิล แคโนปี อารีย์',
    en: 'noble canopy ari',
    cht: 'noble canopy ari',
    chs: 'noble canopy ari',
  },
  tagline: {
    th: 'ร่มไม้ก่อน แล้วจึงเป็นบ้าน',
    en: 'The trees first, then the house',
    cht: '先有樹蔭，後有家',
    chs: '先把树留住，再盖房子',
  },
  shortDescription: {
    th: 'คอนโดมิเนียม 27 ชั้นในอารีย์ เดินถึง BTS 5 นาที บนที่ดิน 2.2 ไร่ที่วางผังจากตำแหน่งของต้นไม้ใหญ่ ห้อง 1 ถึง 3 ห้องนอน 35 ถึง 88 ตร.ม. เลี้ยงสัตว์ได้ มีทางวิ่งใต้ร่มไม้ สำหรับครอบครัวเล็กและคนที่อยากให้วันหยุดเริ่มด้วยการเดิน',
    en: 'A 27-storey building in Ari, five minutes on foot from the BTS, planned around the trees on its 3,520 m² site. One to three bedrooms, 35 to 88 m², pets welcome, with a shaded running path. For small families and for anyone whose weekend begins with a walk.',
    cht: '位於阿黎（Ari）的 27 層住宅，步行 5 分鐘到 BTS 阿黎站，3,520 平方米的土地以大樹的位置來佈局。一至三房，35 至 88 平方米，可養寵物，設林蔭慢跑道。適合小家庭，也適合週末從散步開始的人。',
    chs: '位于阿黎（Ari）的 27 层住宅，步行 5 分钟到 BTS 阿黎站，3,520 平方米的地块按大树的位置来布局。一居到三居，35 至 88 平方米，可养宠物，有一条林荫跑道。适合小家庭，也适合周末从散步开始的人。',
  },
  conceptTitle: {
    th: 'ผังที่ต้นไม้เป็นคนวาด',
    en: 'A plan drawn by trees',
    cht: '由樹木畫出的平面',
    chs: '一张由树画出来的平面图',
  },
  concept: {
    th: [
      'อารีย์น่าเดินเพราะมีร่มไม้ เราจึงเริ่มจากสำรวจต้นจามจุรีและต้นประดู่บนที่ดิน วัดรัศมีทรงพุ่ม แล้วค่อยวางอาคารลงในที่ที่เหลือ ห้องหันไปทางเหนือ ใต้ และตะวันตก ส่วนด้านตะวันออกเว้นไว้ให้สวน แดดเช้าจึงตกลงบนใบไม้ก่อนถึงตัวตึก',
      'ยิ่งสูงต้นไม้ก็ยิ่งเปลี่ยน ชั้นล่างอยู่ระดับลำต้น มีเงาสลัวและเสียงนก ชั้นกลางอยู่เสมอทรงพุ่ม เปิดหน้าต่างแล้วเห็นใบไม้ ชั้นบนมองลงมาเป็นผืนเขียว ระเบียงทุกห้องมีกระบะปลูกลึก 45 เซนติเมตร ให้ใบไม้ขึ้นไปถึงชั้นที่ 27',
    ],
    en: [
      'Ari is good to walk in because it is shaded. So we began with a survey of the rain trees and padauks on the land, measured the spread of each crown, and set the building in what was left. Homes look north, south and west; the east is kept for the garden, and the morning sun lands on leaves first.',
      'The trees change as you go up. The low floors live among trunks, in dim shade and birdsong; the middle floors open their windows into leaves; the high floors look down on green. Each balcony has a planter 45 centimetres deep, so that the garden climbs to the 27th floor.',
    ],
    cht: [
      '阿黎（Ari）好走，是因為有樹蔭。我們先逐棵測量地上的雨樹和紫檀，記下樹冠的半徑，再把大樓放進餘下的位置。單位朝北、南、西三面，東面留給花園，早上的陽光先落在葉子上。',
      '樓層不同，樹也不同。低層與樹幹為鄰，光線幽靜，有鳥聲；中層推窗就是樹葉；高層往下望，是一片綠。每個露台都有 45 厘米深的花槽，讓綠意一直長到 27 樓。',
    ],
    chs: [
      '阿黎（Ari）适合走路，因为一路有树荫。我们先把地块上的雨树和紫檀一棵棵量过，记下树冠的半径，再把楼放进剩下的地方。户型朝北、南、西三面，东面留给花园，清晨的太阳先落在叶子上。',
      '楼层不同，看到的树也不同。低层挨着树干，安静，有鸟叫；中层推开窗就是叶子；高层往下看，是一整片绿。每个阳台都有 45 厘米深的种植槽，让绿色一直长到 27 层。',
    ],
  },
  highlights: [
    {
      title: {
        th: 'กระบะปลูกลึก 45 เซนติเมตร',
        en: 'Planters 45 centimetres deep',
        cht: '45 厘米深的花槽',
        chs: '45 厘米深的种植槽',
      },
      text: {
        th: 'ลึกพอสำหรับโมกหรือพุดซ้อน ไม่ใช่แค่ไม้กระถาง ทุกระเบียงมีท่อระบายและก๊อกน้ำของตัวเอง',
        en: 'Deep enough for jasmine shrubs rather than pots; each balcony has its own drain and its own tap.',
        cht: '深得可以種一叢梔子，而不只是一個花盆，每個露台都有自己的排水孔和水龍頭。',
        chs: '深到能种一丛栀子，而不只是一个花盆，每个阳台都有自己的排水口和水龙头。',
      },
    },
    {
      title: {
        th: 'ทางวิ่งใต้ร่มไม้ตอนหกโมงเช้า',
        en: 'A shaded run at six in the morning',
        cht: '清晨六點的林蔭慢跑道',
        chs: '清晨六点的林荫跑道',
      },
      text: {
        th: 'พื้นกรวดบดอัดเดินนุ่มเท้า วนรอบโคนต้นไม้ใหญ่ พอถึงเจ็ดโมงแดดยังลงไม่ถึงพื้น',
        en: 'A soft path of rolled gravel circles the old trunks; at seven the sun has still not reached the ground.',
        cht: '壓實的碎石小徑繞著老樹走，腳感柔軟，到七點陽光還沒落到地面。',
        chs: '压实的碎石路绕着老树转，踩上去软，到七点太阳还没照到地面。',
      },
    },
    {
      title: {
        th: '3 ห้องนอนสำหรับครอบครัว',
        en: 'Three bedrooms in 88 m²',
        cht: '88 平方米的三房',
        chs: '88 平方米的三居',
      },
      text: {
        th: 'หน้ากว้าง 12 เมตร ลึก 7.3 เมตร สองห้องน้ำ ที่จอดรถสองคัน ห้องเด็กอยู่ติดหน้าต่างฝั่งใบไม้',
        en: 'Twelve metres wide and 7.3 deep, with two bathrooms and two parking spaces; the children’s room is on the leaf side.',
        cht: '面寬 12 米，進深 7.3 米，兩間浴室，兩個車位，孩子的房間靠著有樹的一邊。',
        chs: '面宽 12 米，进深 7.3 米，两卫，两个车位，孩子的房间靠着有树的那边。',
      },
    },
    {
      title: {
        th: 'ห้องสมุดระดับยอดไม้',
        en: 'A library at crown height',
        cht: '與樹冠同高的圖書室',
        chs: '和树冠一样高的图书室',
      },
      text: {
        th: 'อยู่ระดับเดียวกับทรงพุ่ม โต๊ะไม้ประดู่ยาวหันเข้าหาหน้าต่าง แสงบ่ายสี่โมงเป็นสีเขียวอ่อน',
        en: 'A long padauk table faces the crowns of the trees. At four in the afternoon the light on the page is pale green.',
        cht: '長長的紫檀木桌正對樹冠，下午四點，落在書頁上的光是淺綠色的。',
        chs: '一张紫檀长桌正对着树冠，下午四点，落在书页上的光是浅绿色的。',
      },
    },
  ],
  location: {
    th: 'อารีย์เป็นย่านบ้านเก่า ร้านเล็ก และคนเดินเท้า จากโครงการถึง BTS อารีย์ 5 นาที (390 เมตร) และ BTS สะพานควาย 14 นาที (1,150 เมตร) ตลาด ร้านกาแฟ และสำนักงานอยู่ในระยะเดิน ขับรถไปสวนจตุจักร 9 นาที ทางด่วนศรีรัชอยู่ไม่ไกล',
    en: 'Ari is old houses, small shops and people on foot. BTS Ari is five minutes away (390 metres) and BTS Saphan Khwai fourteen (1,150 metres). Markets, coffee and offices are within a walk; Chatuchak Park is about nine minutes by car, and the Si Rat Expressway is close.',
    cht: '阿黎有老房子、小店和走路的人。步行到 BTS 阿黎站 5 分鐘（390 米），到水牛橋站（Saphan Khwai）14 分鐘（1,150 米）。市集、咖啡店和辦公室都走得到；開車到洽圖洽公園（Chatuchak Park）約 9 分鐘，詩叻高速公路（Si Rat）亦不遠。',
    chs: '阿黎有老房子、小店和慢慢走路的人。步行到 BTS 阿黎站 5 分钟（390 米），到水牛桥站（Saphan Khwai）14 分钟（1,150 米）。市集、咖啡馆和写字楼走路就到；开车到恰图恰公园（Chatuchak Park）约 9 分钟，诗叻高速公路（Si Rat）也不远。',
  },
  nearby: [
    {
      kind: 'mall',
      name: { th: 'ลา วิลล่า อารีย์', en: 'La Villa Ari', cht: 'La Villa Ari 商場', chs: 'La Villa Ari 商场' },
      minutes: 5,
      walk: true,
    },
    {
      kind: 'office',
      name: {
        th: 'อาคารเพิร์ล แบงก์ค็อก',
        en: 'Pearl Bangkok',
        cht: 'Pearl Bangkok 辦公大樓',
        chs: 'Pearl Bangkok 写字楼',
      },
      minutes: 7,
      walk: true,
    },
    {
      kind: 'hospital',
      name: { th: 'โรงพยาบาลวิชัยยุทธ', en: 'Vichaiyut Hospital', cht: 'Vichaiyut 醫院', chs: 'Vichaiyut 医院' },
      minutes: 5,
      walk: false,
    },
    {
      kind: 'school',
      name: {
        th: 'โรงเรียนสามเสนวิทยาลัย',
        en: 'Samsenwittayalai School',
        cht: 'Samsenwittayalai 中學',
        chs: 'Samsenwittayalai 中学',
      },
      minutes: 6,
      walk: false,
    },
    {
      kind: 'expressway',
      name: { th: 'ทางพิเศษศรีรัช', en: 'Si Rat Expressway', cht: '詩叻高速公路（Si Rat）', chs: '诗叻高速公路（Si Rat）' },
      minutes: 7,
      walk: false,
    },
    {
      kind: 'park',
      name: { th: 'สวนจตุจักร', en: 'Chatuchak Park', cht: '洽圖洽公園（Chatuchak Park）', chs: '恰图恰公园（Chatuchak Park）' },
      minutes: 9,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'จองออนไลน์ได้หรือยัง',
        en: 'Can I book online yet?',
        cht: '現在可以預訂嗎？',
        chs: '现在可以预订吗？',
      },
      answer: {
        th: 'ยังไม่เปิดจองออนไลน์ ลงทะเบียนไว้แล้วทีมขายจะติดต่อกลับเพื่อนัดดูผังและเลือกห้อง โครงการผ่านความเห็นชอบด้านสิ่งแวดล้อมแล้ว กำหนดสร้างเสร็จเดือนธันวาคม 2571',
        en: 'Not online. Register here and our sales team will call to show you the plans and help you choose. The environmental assessment is approved, and completion is planned for December 2028.',
        cht: '暫未開放預訂。您可先登記，銷售顧問會聯絡您看平面圖和選單位。環境影響評估已獲批准，預計 2028 年 12 月落成。',
        chs: '暂未开放预订。请先登记，置业顾问会联系您看图纸、选房。环境影响评估已获批准，计划 2028 年 12 月竣工。',
      },
    },
    {
      question: {
        th: 'เลี้ยงสัตว์ได้ไหม มีที่ให้วิ่งหรือเปล่า',
        en: 'Are pets allowed, and is there room for them to run?',
        cht: '可以養寵物嗎？有地方讓牠們跑嗎？',
        chs: '可以养宠物吗？有地方让它们跑吗？',
      },
      answer: {
        th: 'เลี้ยงได้ตามระเบียบของอาคาร มีสวนสัตว์เลี้ยงใต้ร่มไม้แยกจากทางวิ่งของคน',
        en: 'Yes, under the house rules. There is a pet park in the shade, kept apart from the running path.',
        cht: '可以，遵守大樓守則即可。樹蔭下設有寵物公園，與慢跑道分開。',
        chs: '可以，遵守楼内规定即可。树荫下有宠物乐园，和跑道分开。',
      },
    },
    {
      question: {
        th: 'ที่จอดรถ ค่าส่วนกลาง และสัดส่วนชาวต่างชาติเป็นเท่าไร',
        en: 'What are the parking ratio, the common area fee and the foreign quota?',
        cht: '車位比例、管理費和外籍配額是多少？',
        chs: '车位配比、物业费和外籍配额是多少？',
      },
      answer: {
        th: `ที่จอดรถ 70% ของจำนวนห้อง ค่าส่วนกลาง 72 บาทต่อ ตร.ม. ต่อเดือน ซึ่งรวมการดูแลต้นไม้ใหญ่แล้ว ${CLAIMS.th.quota}`,
        en: `Parking equals 70% of the number of units. The common area fee is 72 baht per m² a month, care of the trees included. ${CLAIMS.en.quota}`,
        cht: `車位為單位總數的 70%，管理費每月每平方米 72 泰銖，已包括樹木護理。${CLAIMS.cht.quota}`,
        chs: `车位配比为总户数的 70%，物业费每月每平方米 72 泰铢，已含树木养护。${CLAIMS.chs.quota}`,
      },
    },
  ],
  metaTitle: {
    th: 'noble canopy ari คอนโดอารีย์ เลี้ยงสัตว์ได้ ใกล้ BTS',
    en: 'noble canopy ari | Condominium among trees, near BTS Ari',
    cht: 'noble canopy ari｜曼谷樹蔭下的住宅',
    chs: 'noble canopy ari｜曼谷树荫里的公寓',
  },
  metaDescription: {
    th: 'คอนโด 27 ชั้นในอารีย์ เดินถึง BTS 5 นาที ห้อง 35–88 ตร.ม. ทางวิ่งใต้ร่มไม้ เลี้ยงสัตว์ได้ กำหนดเสร็จธันวาคม 2571',
    en: 'A 27-storey condominium planned around trees, five minutes from BTS Ari. One to three bedrooms, 35 to 88 m², pets welcome, completion planned for 2028.',
    cht: '27 層公寓，步行 5 分鐘到 BTS 阿黎站（Ari），35 至 88 平方米，林蔭慢跑道，可養寵物，預計 2028 年 12 月落成。',
    chs: '27 层公寓，步行 5 分钟到 BTS 阿黎站（Ari），35 至 88 平方米，林荫跑道，可养宠物，计划 2028 年 12 月竣工。',
  },
}
