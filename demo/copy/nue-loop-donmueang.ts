import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'nue-loop-donmueang',
  spokenTitle: {
    th: 'นิว ลูป ดอนเมือง',
    en: 'nue loop donmueang',
    cht: 'nue loop donmueang',
    chs: 'nue loop donmueang',
  },
  tagline: {
    th: 'ไปได้ไกล เพราะทางกลับบ้านสั้น',
    en: 'Go far, the way home is short',
    cht: '走得遠，因為回家的路很短',
    chs: '敢走远，因为回家的路短',
  },
  shortDescription: {
    th: 'คอนโดพร้อมอยู่ 2 อาคาร สูง 8 ชั้น บนที่ดิน 4.1 ไร่ เดิน 8 นาทีถึงสถานี SRT ดอนเมือง สายสีแดง มีรถรับส่งและทางด่วนใกล้ ๆ สตูดิโอถึงหนึ่งห้องนอนพลัส สำหรับลูกเรือ คนเดินทางบ่อย และคนที่เริ่มมีห้องของตัวเอง',
    en: 'Two eight-storey buildings, ready to move into, on 4.1 rai: eight minutes on foot from the SRT Red Line at Don Mueang, with a shuttle and the expressway close by. Studios to one-bedroom-plus homes for cabin crew, frequent travellers and first-time owners.',
    cht: '兩座 8 層公寓，佔地 4.1 萊，現樓，即可入住。步行 8 分鐘到 SRT 深紅線廊曼站（Don Mueang），設接駁車，近高速公路。由開放式到一房加書房，適合機組人員、常出差的人與首次置業者。',
    chs: '两栋 8 层现房公寓，占地 4.1 莱。步行 8 分钟到 SRT 深红线廊曼站（Don Mueang），有接驳车，上高速近。从开间到一居加书房，适合机组人员、常出差的人和第一次买房的人。',
  },
  conceptTitle: {
    th: 'ตั๋วไปกลับ',
    en: 'A return ticket',
    cht: '一張來回票',
    chs: '一张往返票',
  },
  concept: {
    th: [
      'ทุกการเดินทางที่ดีเป็นวงกลม ออกไปแล้วได้กลับมา โครงการนี้จึงวางเป็นวง สองอาคารโอบสวนกับสระไว้ตรงกลาง รถรับส่งเข้ามาทางหนึ่งแล้ววนออกอีกทาง จุดลงรถอยู่หน้าล็อบบี้พอดี ไม่ต้องลากกระเป๋าย้อนกลับ',
      'พื้นจากจุดจอดรถถึงลิฟต์เป็นหินขัดระดับเดียวกันตลอด ล้อกระเป๋าจึงวิ่งเงียบ แม้เที่ยวบินจะลงตอนตีหนึ่ง ห้องหันไปทางทิศเหนือและทิศใต้ รับแสงสม่ำเสมอทั้งวัน คนที่นอนกลางวันดึงม่านชั้นเดียวก็หลับได้',
    ],
    en: [
      'Every good journey is a loop: you leave, and you come back. So the project is laid out as one. Two buildings hold a garden and a pool between them; the shuttle enters on one side and leaves on the other, and sets you down right at the lobby, with no dragging of luggage back along the road.',
      'From kerb to lift the floor is terrazzo on one level, so suitcase wheels run quietly even when the flight lands at one in the morning. Homes look north or south and have even light all day; whoever sleeps by day needs to draw only one curtain.',
    ],
    cht: [
      '好的旅程都是一個圈：出去，再回來。項目便以圈為形。兩座樓環抱花園與泳池，接駁車由一邊進、另一邊出，正好停在大堂門前，不必拖著行李往回走。',
      '從下車處到電梯，水磨石地面全在同一水平，行李箱輪子走得安靜，哪怕航班凌晨一點才降落。單位朝北或朝南，整天光線平均；白天補眠的人，拉上一層窗簾便能入睡。',
    ],
    chs: [
      '好的旅程都是一个圈，出去，再回来。所以小区就做成一个圈：两栋楼围着花园和泳池，接驳车从一边进、另一边出，正好停在大堂门口，不用拖着箱子往回走。',
      '从下车到电梯，水磨石地面没有一级台阶，箱子轮子走得安静，哪怕航班凌晨一点才落地。房间朝南或朝北，一整天光线均匀；白天补觉的人，拉上一层窗帘就能睡着。',
    ],
  },
  highlights: [
    {
      title: {
        th: '640 เมตรถึงสายสีแดง',
        en: '640 metres to the Red Line',
        cht: '640 米到 SRT 深紅線',
        chs: '640 米到 SRT 深红线',
      },
      text: {
        th: 'เดินแปดนาทีถึงสถานี SRT ดอนเมือง ซึ่งอยู่ตรงข้ามอาคารผู้โดยสาร ต่อรถไฟถึงกรุงเทพอภิวัฒน์ราวสิบห้านาที',
        en: 'Eight minutes on foot to SRT Don Mueang, across the road from the terminal, and about a quarter of an hour by train to Krung Thep Aphiwat.',
        cht: '步行八分鐘到 SRT 廊曼站（Don Mueang），對面就是機場航廈；乘車到曼谷阿披瓦總站（Krung Thep Aphiwat）約一刻鐘。',
        chs: '步行八分钟到 SRT 廊曼站（Don Mueang），对面就是航站楼；坐车到曼谷阿披瓦总站（Krung Thep Aphiwat）一刻钟左右。',
      },
    },
    {
      title: {
        th: 'พื้นหินขัดระดับเดียว',
        en: 'Terrazzo on one level',
        cht: '同一水平的水磨石',
        chs: '没有台阶的水磨石',
      },
      text: {
        th: 'จากขอบทางถึงหน้าลิฟต์ไม่มีขั้นบันได กระเป๋าใบใหญ่ รถเข็นเด็ก หรือรถเข็นผู้ใหญ่ ไปได้เหมือนกัน',
        en: 'There is no step from kerb to lift: a large suitcase, a pram and a wheelchair travel alike.',
        cht: '從路邊到電梯沒有一級台階，大行李、嬰兒車、輪椅，都一樣好走。',
        chs: '从路边到电梯没有一级台阶，大箱子、婴儿车、轮椅，都一样好走。',
      },
    },
    {
      title: { th: 'รถรับส่งวนเป็นรอบ', en: 'A shuttle that loops', cht: '循環接駁車', chs: '循环接驳车' },
      text: {
        th: 'รถรับส่งวนระหว่างโครงการกับย่านสถานี วันที่ฝนลงหนักตอนหกโมงเย็น ก็ไม่ต้องเดิน',
        en: 'The shuttle circles between home and the station area, so a six o’clock downpour need not be walked through.',
        cht: '接駁車往返項目與車站一帶，傍晚六點遇上大雨，也不必走路。',
        chs: '接驳车往返小区和车站一带，傍晚六点赶上大雨，也不用走。',
      },
    },
    {
      title: {
        th: 'ห้องพลัสเก็บกระเป๋าได้',
        en: 'A plus room for the bags',
        cht: '多一間，放行李',
        chs: '多一间，放箱子',
      },
      text: {
        th: 'แบบ 34 ตารางเมตรหน้ากว้าง 5.6 เมตร มีห้องเล็กเพิ่มหนึ่งห้องไว้ทำงานหรือวางกระเป๋า แบบนี้มีที่จอดรถหนึ่งคัน',
        en: 'The 34 m² home, 5.6 metres wide, has one small room more, to work in or to leave a case half packed. It comes with a parking space.',
        cht: '34 平方米、面寬 5.6 米的單位多一間小房，可以工作，也可以放收拾到一半的行李。此戶型附一個車位。',
        chs: '34 平方米、面宽 5.6 米的户型多一间小屋，能办公，也能放收拾到一半的箱子。这个户型带一个车位。',
      },
    },
  ],
  location: {
    th: 'ดอนเมืองเป็นย่านที่ตื่นตามตารางบิน มีร้านข้าวเปิดแต่เช้ามืดและตลาดที่คนในพื้นที่เดินกันจริง สายสีแดงพาเข้าบางซื่อได้เร็ว ขับรถขึ้นดอนเมืองโทลล์เวย์ไม่กี่นาที ไปรังสิตหรือวิภาวดีก็สะดวกทั้งคู่',
    en: 'Don Mueang wakes to the flight schedule: rice shops open before dawn, and the market belongs to people who live here. The Red Line is a quick way to Krung Thep Aphiwat, the Don Mueang Tollway a few minutes by car, and Rangsit and Vibhavadi are equally easy.',
    cht: '廊曼的作息跟著航班走：天未亮便有飯館開門，市場裡都是街坊。SRT 深紅線快速通往曼谷阿披瓦總站，開車幾分鐘便上廊曼收費高速公路，往朗實（Rangsit）或威帕瓦迪（Vibhavadi）都方便。',
    chs: '廊曼的作息跟着航班走：天没亮就有饭馆开门，菜市场里都是街坊。SRT 深红线很快就到曼谷阿披瓦总站，开车几分钟上廊曼收费高速公路，去朗实（Rangsit）或威帕瓦迪（Vibhavadi）都方便。',
  },
  nearby: [
    {
      kind: 'airport',
      name: {
        th: 'ท่าอากาศยานดอนเมือง',
        en: 'Don Mueang International Airport',
        cht: '廊曼國際機場（Don Mueang Airport）',
        chs: '廊曼国际机场（Don Mueang Airport）',
      },
      minutes: 11,
      walk: true,
    },
    {
      kind: 'expressway',
      name: {
        th: 'ดอนเมืองโทลล์เวย์',
        en: 'Don Mueang Tollway',
        cht: '廊曼收費高速公路（Don Mueang Tollway）',
        chs: '廊曼收费高速公路（Don Mueang Tollway）',
      },
      minutes: 4,
      walk: false,
    },
    {
      kind: 'park',
      name: { th: 'อนุสรณ์สถานแห่งชาติ', en: 'National Memorial', cht: '泰國國家紀念館（National Memorial）', chs: '泰国国家纪念馆（National Memorial）' },
      minutes: 8,
      walk: false,
    },
    {
      kind: 'hospital',
      name: {
        th: 'โรงพยาบาลภูมิพลอดุลยเดช',
        en: 'Bhumibol Adulyadej Hospital',
        cht: '普密蓬醫院（Bhumibol Adulyadej Hospital）',
        chs: '普密蓬医院（Bhumibol Adulyadej Hospital）',
      },
      minutes: 10,
      walk: false,
    },
    {
      kind: 'mall',
      name: { th: 'เซียร์ รังสิต', en: 'Zeer Rangsit', cht: 'Zeer Rangsit 商場', chs: 'Zeer Rangsit 商场' },
      minutes: 12,
      walk: false,
    },
    {
      kind: 'university',
      name: { th: 'มหาวิทยาลัยรังสิต', en: 'Rangsit University', cht: '蘭實大學（Rangsit University）', chs: '兰实大学（Rangsit University）' },
      minutes: 16,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'อยู่ใกล้สนามบิน เสียงเครื่องบินดังไหม',
        en: 'So near the airport, are the planes loud?',
        cht: '離機場這麼近，飛機聲大嗎？',
        chs: '离机场这么近，飞机吵吗？',
      },
      answer: {
        th: 'นอกอาคารได้ยินเสียงเครื่องบินเป็นช่วง ๆ โครงการสร้างเสร็จตั้งแต่เดือนกันยายน 2568 แนะนำให้มาดูห้องจริงในเวลาที่คุณจะอยู่บ้าน แล้วปิดหน้าต่างฟังเอง',
        en: 'Outdoors you hear them from time to time. The buildings were completed in September 2025, so come at the hour you would be at home, close the window and listen for yourself.',
        cht: '戶外不時聽得見。項目已於 2025 年 9 月落成，建議預約在您平日在家的時段來看實際單位，關上窗，親自聽聽。',
        chs: '在户外时不时能听到。项目 2025 年 9 月已竣工，建议在您平时在家的时间预约看现房，关上窗，自己听一听。',
      },
    },
    {
      question: {
        th: 'ถ้าไม่มีรถ เดินทางอย่างไร',
        en: 'How do I get about without a car?',
        cht: '沒有車，怎麼出行？',
        chs: '没有车，怎么出行？',
      },
      answer: {
        th: 'เดิน 640 เมตร ราว 8 นาทีถึงสถานี SRT ดอนเมือง หรือใช้รถรับส่งของโครงการ สำหรับคนที่มีรถ ที่จอดมี 38% ของจำนวนห้องและมีที่ชาร์จรถยนต์ไฟฟ้า',
        en: 'Walk 640 metres, about eight minutes, to SRT Don Mueang, or take the project’s shuttle. For those who drive, parking covers 38% of the units and there is charging for electric cars.',
        cht: '步行 640 米、約 8 分鐘到 SRT 廊曼站，或搭項目接駁車。開車的住戶，車位為單位總數的 38%，設電動車充電。',
        chs: '步行 640 米、8 分钟左右到 SRT 廊曼站，或者坐小区接驳车。开车的话，车位配比 38%，有电动车充电桩。',
      },
    },
    {
      question: {
        th: 'กู้เต็มได้ไหม ค่าส่วนกลางเท่าไร เลี้ยงสัตว์ได้หรือเปล่า',
        en: 'Is a full loan possible, what is the fee, and are pets allowed?',
        cht: '最高可貸款多少？管理費與寵物規定呢？',
        chs: '最高能贷多少？物业费多少，能养宠物吗？',
      },
      answer: {
        th: `${CLAIMS.th.loan} ค่าส่วนกลางตารางเมตรละ 38 บาทต่อเดือน ไม่ใช่โครงการเลี้ยงสัตว์ได้ ${CLAIMS.th.quota}`,
        en: `${CLAIMS.en.loan} The common area fee is 38 baht per m² a month. It is not a pet-friendly project. ${CLAIMS.en.quota}`,
        cht: `${CLAIMS.cht.loan}管理費每平方米每月 38 泰銖。並非寵物友善項目。${CLAIMS.cht.quota}`,
        chs: `${CLAIMS.chs.loan}物业费每平方米每月 38 泰铢。不是宠物友好项目。${CLAIMS.chs.quota}`,
      },
    },
  ],
  metaTitle: {
    th: 'nue loop donmueang คอนโดพร้อมอยู่ใกล้สนามบิน',
    en: 'nue loop donmueang, ready homes near the airport',
    cht: 'nue loop donmueang｜機場旁公寓',
    chs: 'nue loop donmueang｜机场旁现房',
  },
  metaDescription: {
    th: 'คอนโดพร้อมอยู่ 8 ชั้น 2 อาคาร เดิน 8 นาทีถึงสถานี SRT ดอนเมือง มีรถรับส่ง ใกล้ทางด่วน สตูดิโอถึงหนึ่งห้องนอนพลัส',
    en: 'Two eight-storey buildings, ready to move into, eight minutes on foot from SRT Don Mueang. A shuttle, the tollway close by, and level floors for luggage.',
    cht: '兩座 8 層公寓現樓，步行 8 分鐘到 SRT 廊曼站（Don Mueang），設接駁車，近高速公路。',
    chs: '两栋 8 层现房公寓，步行 8 分钟到 SRT 廊曼站（Don Mueang），有接驳车，上高速近。',
  },
}
