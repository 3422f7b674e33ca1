import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'revolve-ratchada2',
  spokenTitle: {
    th: 'รีวอลฟ์ รัชดา 2',
    en: 'revolve ratchada 2',
    cht: 'revolve ratchada 2',
    chs: 'revolve ratchada 2',
  },
  tagline: {
    th: 'ยี่สิบสี่ชั้น ที่ค่อย ๆ หมุนไปกับวัน',
    en: 'Twenty-four floors that turn with the day',
    cht: '二十四層樓，隨一天的光影緩緩轉身',
    chs: '二十四层楼，跟着一天的光慢慢转',
  },
  shortDescription: {
    th: 'คอนโดมิเนียมสูง 24 ชั้น ห้องสตูดิโอและหนึ่งห้องนอน เดินจาก MRT ห้วยขวางเพียง 5 นาที สร้างเสร็จเมื่อเดือนตุลาคม 2562 และมีเจ้าของครบทุกห้องแล้ว เราเก็บหน้านี้ไว้ให้ผู้อยู่อาศัย ผู้ที่กำลังมองหาห้องมือสอง และคนที่อยากรู้ว่าบ้านหลังก่อน ๆ ของเราหน้าตาเป็นอย่างไร',
    en: 'A 24-storey condominium of studios and one-bedroom homes, five minutes on foot from MRT Huai Khwang. It was completed in October 2019 and every home has found its owner. We keep this page for residents, for resale buyers and for anyone curious about our earlier work.',
    cht: '樓高 24 層的公寓，設開放式單位與一房單位，步行 5 分鐘到 MRT 匯狂站（Huai Khwang）。2019 年 10 月落成，所有單位均已售出。我們保留這一頁，給現在的住戶、正在看二手單位的人，也給想了解我們過往作品的人。',
    chs: '24 层公寓，户型为开间和一居室，步行 5 分钟到 MRT 汇狂站（Huai Khwang）。2019 年 10 月竣工，房源已全部售出。这一页留给现在的住户、正在看二手房的朋友，也留给想了解我们过往作品的人。',
  },
  conceptTitle: {
    th: 'ชั่วโมงละสิบห้าองศา',
    en: 'Fifteen degrees an hour',
    cht: '每小時，十五度',
    chs: '一小时，十五度',
  },
  concept: {
    th: [
      'ดวงอาทิตย์เคลื่อนผ่านท้องฟ้าชั่วโมงละสิบห้าองศา อาคารหลังนี้นับตามไปด้วย มี 24 ชั้นเท่ากับ 24 ชั่วโมง ครีบอะลูมิเนียมสีบรอนซ์ข้างหน้าต่างของแต่ละชั้นเอียงต่างจากชั้นล่างทีละนิด เวลาเดินผ่านจึงรู้สึกเหมือนตัวอาคารกำลังค่อย ๆ หมุน',
      'ภายในคิดเป็นช่วงละ 1.4 เมตร สามช่วงเป็นสตูดิโอหน้ากว้าง 4.2 เมตร สี่ช่วงเป็นห้องหนึ่งห้องนอนหน้ากว้าง 5.6 เมตร ทุกห้องหันไปทางทิศเหนือหรือทิศใต้ ได้แสงกลางวันโดยไม่ต้องสู้กับแดดเฉียงตอนเช้าและบ่ายแก่ วันนี้อาคารมีคนอยู่มาหลายปี และเก่าลงอย่างสงบ',
    ],
    en: [
      'The sun crosses the sky at fifteen degrees an hour, and this building keeps count. It has 24 storeys, one for each hour. On every floor the bronze-coloured fins beside the windows stand at a slightly different angle from those below, so the façade seems to turn as you walk past.',
      'Inside, everything is measured in steps of 1.4 metres: three steps make a studio 4.2 metres wide, four make a one-bedroom home of 5.6. Homes look north or south only, which brings daylight without the low sun of early morning and late afternoon. People have lived here for years now, and the building is ageing quietly.',
    ],
    cht: [
      '太陽每小時在天空移動十五度，這座樓默默跟著數。24 層，正如 24 小時；每一層窗邊的古銅色鋁鰭片，都比下一層多轉一點點，人從街上走過，會覺得整面外牆正在慢慢轉身。',
      '室內以 1.4 米為一步：三步是面寬 4.2 米的開放式單位，四步是面寬 5.6 米的一房單位。所有單位只朝北或朝南，有充足的日光，卻避開清晨與傍晚的低斜陽光。如今這裡已住了好些年，樓也安靜地有了歲月的樣子。',
    ],
    chs: [
      '太阳每小时在天上走十五度，这栋楼也跟着数。24 层，对应 24 小时；每层窗边的古铜色铝翼片，角度都比下一层多转一点，从楼下走过，立面像在慢慢旋转。',
      '室内以 1.4 米为一步：三步是面宽 4.2 米的开间，四步是面宽 5.6 米的一居室。所有房间只朝南或朝北，白天明亮，又躲开了清晨和傍晚的斜晒。这里已经住了好几年，楼也在安静地老去。',
    ],
  },
  highlights: [
    {
      title: { th: 'ครีบสีบรอนซ์', en: 'Fins in bronze', cht: '古銅色鰭片', chs: '古铜色翼片' },
      text: {
        th: 'ครีบอะลูมิเนียมเอียงไล่ไปทีละชั้นตลอดความสูง 24 ชั้น ราวห้าโมงเย็นเงาของครีบจะทอดยาวไปบนผนัง',
        en: 'Aluminium fins turn a little further on each of the 24 floors. Around five in the afternoon their shadows stretch along the wall.',
        cht: '鋁鰭片由下而上逐層轉動，貫穿 24 層。下午五點前後，鰭片的影子在牆上拉得最長。',
        chs: '铝翼片沿 24 层逐层偏转。下午五点左右，影子在墙面上拉得很长。',
      },
    },
    {
      title: { th: 'สามก้าว สี่ก้าว', en: 'Three steps, four steps', cht: '三步與四步', chs: '三步，四步' },
      text: {
        th: 'สตูดิโอ 25 ตารางเมตร และหนึ่งห้องนอน 33 ตารางเมตร วางบนจังหวะเดียวกันที่ 1.4 เมตร เฟอร์นิเจอร์จึงเข้าที่พอดี',
        en: 'Studios of 25 m² and one-bedroom homes of 33 m² share a 1.4-metre module, so furniture finds its place.',
        cht: '開放式單位 25 平方米，一房單位 33 平方米，共用 1.4 米的模數，家具自有落腳之處。',
        chs: '开间 25 平方米，一居室 33 平方米，共用 1.4 米模数，家具摆得刚刚好。',
      },
    },
    {
      title: { th: 'เหนือกับใต้เท่านั้น', en: 'North or south only', cht: '只朝南北', chs: '只朝南北' },
      text: {
        th: 'ไม่มีห้องไหนหันตรงไปทางตะวันออกหรือตะวันตก เจ็ดโมงเช้าห้องสว่างแต่ยังเย็น',
        en: 'No home faces east or west. At seven in the morning the rooms are bright and still cool.',
        cht: '沒有單位正對東方或西方。早上七點，室內明亮，仍帶涼意。',
        chs: '没有房间正对东西。早上七点，屋里亮了，还是凉的。',
      },
    },
    {
      title: {
        th: '410 เมตรถึงรถไฟฟ้า',
        en: '410 metres to the train',
        cht: '410 米到 MRT',
        chs: '410 米到 MRT',
      },
      text: {
        th: 'เดินห้านาทีถึง MRT ห้วยขวาง กลับมาแล้วมีสวนกับสระว่ายน้ำรออยู่หลังล็อบบี้',
        en: 'Five minutes on foot to MRT Huai Khwang; on the way back, a garden and a pool wait behind the lobby.',
        cht: '步行五分鐘到 MRT 匯狂站（Huai Khwang）；回家時，花園與泳池就在大堂後方。',
        chs: '步行五分钟到 MRT 汇狂站（Huai Khwang）；回家穿过大堂，就是花园和泳池。',
      },
    },
  ],
  location: {
    th: 'ห้วยขวางเป็นย่านที่ตื่นดึก มีตลาด ร้านข้าวต้ม และร้านหม้อไฟเปิดจนเลยเที่ยงคืน MRT สายสีน้ำเงินพาไปพระราม 9 ในไม่กี่สถานี และต่อไปอโศกเพื่อเปลี่ยนสาย BTS ถ้าขับรถ ถนนรัชดาภิเษกอยู่หน้าบ้าน',
    en: 'Huai Khwang keeps late hours: a market, rice-soup kitchens and hotpot rooms stay open past midnight. The MRT Blue Line reaches Phra Ram 9 in a few stops and goes on to Sukhumvit, where you change to the BTS. By car, Ratchadaphisek Road is on the doorstep.',
    cht: '匯狂是一個晚睡的街區，市集、粥店和火鍋店常開到午夜以後。搭 MRT 藍線，幾站便到拉瑪九站（Phra Ram 9），再往前到素坤逸站（Sukhumvit）可轉乘 BTS。開車的話，拉差達路（Ratchada）就在門前。',
    chs: '汇狂是个睡得晚的街区，夜市、粥铺和火锅店常常营业到后半夜。坐 MRT 蓝线几站就到拉玛九站（Phra Ram 9），再往前到素坤逸站（Sukhumvit）换乘 BTS。开车出门就是拉差达路（Ratchada）。',
  },
  nearby: [
    {
      kind: 'mall',
      name: {
        th: 'เดอะ สตรีท รัชดา',
        en: 'The Street Ratchada',
        cht: 'The Street Ratchada 商場',
        chs: 'The Street Ratchada 商场',
      },
      minutes: 4,
      walk: false,
    },
    {
      kind: 'office',
      name: {
        th: 'ตลาดหลักทรัพย์แห่งประเทศไทย',
        en: 'The Stock Exchange of Thailand',
        cht: '泰國證券交易所（Stock Exchange of Thailand）',
        chs: '泰国证券交易所（Stock Exchange of Thailand）',
      },
      minutes: 5,
      walk: false,
    },
    {
      kind: 'mall',
      name: {
        th: 'เอสพลานาด รัชดาภิเษก',
        en: 'Esplanade Ratchada',
        cht: 'Esplanade Ratchada 商場',
        chs: 'Esplanade Ratchada 商场',
      },
      minutes: 6,
      walk: false,
    },
    {
      kind: 'mall',
      name: {
        th: 'เซ็นทรัล พระราม 9',
        en: 'Central Rama 9',
        cht: 'Central Rama 9 商場',
        chs: 'Central Rama 9 商场',
      },
      minutes: 8,
      walk: false,
    },
    {
      kind: 'university',
      name: {
        th: 'มหาวิทยาลัยหอการค้าไทย',
        en: 'University of the Thai Chamber of Commerce',
        cht: '泰國商會大學（UTCC）',
        chs: '泰国商会大学（UTCC）',
      },
      minutes: 8,
      walk: false,
    },
    {
      kind: 'hospital',
      name: { th: 'โรงพยาบาลพระรามเก้า', en: 'Praram 9 Hospital', cht: '拉瑪九醫院（Praram 9 Hospital）', chs: '拉玛九医院（Praram 9 Hospital）' },
      minutes: 10,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'ยังซื้อห้องจากโครงการได้หรือไม่',
        en: 'Can I still buy a home here from you?',
        cht: '現在還能向開發商購買單位嗎？',
        chs: '现在还能从开发商手里买到吗？',
      },
      answer: {
        th: 'ไม่ได้แล้ว โครงการขายหมดและสร้างเสร็จตั้งแต่เดือนตุลาคม 2562 ห้องที่ประกาศขายในตลาดเป็นของเจ้าของเดิม หากอยากอยู่ย่านนี้ ลองดูโครงการใกล้เคียงที่ท้ายหน้า',
        en: 'No. Everything is sold, and the building was completed in October 2019. Homes you see advertised belong to their owners. If the area suits you, the similar projects on this page are worth a look.',
        cht: '不能了。全部單位已售出，大樓於 2019 年 10 月落成，市面上的轉售均屬個別業主。若喜歡這一帶，可看看本頁列出的相近項目。',
        chs: '买不到了。房源已售罄，项目 2019 年 10 月竣工，市场上挂牌的都是业主自己的房子。喜欢这一带的话，可以看看本页推荐的相近项目。',
      },
    },
    {
      question: {
        th: 'ชาวต่างชาติซื้อห้องมือสองที่นี่ได้ไหม',
        en: 'Can a foreigner buy a resale home here?',
        cht: '外籍人士可以購買這裡的二手單位嗎？',
        chs: '外国人可以买这里的二手房吗？',
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
        th: 'ค่าส่วนกลางเท่าไร มีที่จอดรถพอไหม เลี้ยงสัตว์ได้หรือเปล่า',
        en: 'What are the common area fee, the parking and the rule on pets?',
        cht: '管理費、車位與飼養寵物的規定是怎樣的？',
        chs: '物业费、车位和养宠物的规定是怎样的？',
      },
      answer: {
        th: 'ค่าส่วนกลางตารางเมตรละ 50 บาทต่อเดือน ที่จอดรถมี 40% ของจำนวนห้อง ส่วนสัตว์เลี้ยง อาคารนี้ไม่ได้ออกแบบเป็นโครงการเลี้ยงสัตว์ได้',
        en: 'The common area fee is 50 baht per m² a month, and there is parking for 40% of the units. The building was not planned as a pet-friendly one.',
        cht: '管理費每平方米每月 50 泰銖，車位數為單位總數的 40%。這座樓並非寵物友善項目。',
        chs: '物业费每平方米每月 50 泰铢，车位配比为 40%。这栋楼不是宠物友好项目。',
      },
    },
  ],
  metaTitle: {
    th: 'revolve ratchada 2 คอนโดห้วยขวาง (ขายหมดแล้ว)',
    en: 'revolve ratchada 2, Huai Khwang condominium (sold out)',
    cht: 'revolve ratchada 2｜已售罄公寓',
    chs: 'revolve ratchada 2｜已售罄公寓',
  },
  metaDescription: {
    th: 'คอนโด 24 ชั้น สร้างเสร็จปี 2562 ขายหมดแล้ว เดิน 5 นาทีถึง MRT ห้วยขวาง อ่านแนวคิด ค่าส่วนกลาง และข้อมูลสำหรับผู้ซื้อห้องมือสอง',
    en: 'A sold-out 24-storey condominium completed in 2019, five minutes on foot from MRT Huai Khwang. Its idea, its fees and notes for resale buyers.',
    cht: '24 層公寓，2019 年落成，現已售罄，步行 5 分鐘到 MRT 匯狂站（Huai Khwang）。設計理念、管理費與二手買家須知。',
    chs: '24 层公寓，2019 年竣工，已售罄，步行 5 分钟到 MRT 汇狂站（Huai Khwang）。设计理念、物业费和二手买家须知。',
  },
}
