import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'noble-cadence-ekkamai',
  spokenTitle: {
    th: 'โนเบิล เคเดนซ์ เอกมัย',
    en: 'noble cadence ekkamai',
    cht: 'noble cadence ekkamai',
    chs: 'noble cadence ekkamai',
  },
  tagline: {
    th: 'แปดชั้น สองอาคาร หนึ่งจังหวะ',
    en: 'Eight storeys, two buildings, one steady beat',
    cht: '八層，兩座，一個節拍',
    chs: '八层楼，慢半拍的日子',
  },
  shortDescription: {
    th: 'คอนโดมิเนียมสูงเพียง 8 ชั้น สองอาคารล้อมลานสวน บนที่ดิน 3.1 ไร่ เดินจาก BTS เอกมัย 7 นาที ห้องมีตั้งแต่ 1 ห้องนอน 34 ตร.ม. ถึง 2 ห้องนอน 62 ตร.ม. เลี้ยงสัตว์ได้ สำหรับคนที่รักเอกมัยแต่ไม่อยากอยู่สูง และชอบรู้จักหน้าเพื่อนบ้าน',
    en: 'Two buildings of only eight storeys around a garden court, on 4,960 m² of land seven minutes on foot from BTS Ekkamai. Homes run from a 34 m² one-bedroom to a 62 m² two-bedroom and welcome pets. For people who love Ekkamai, prefer the stairs and know their neighbours.',
    cht: '兩座只有 8 層高的住宅圍著一個花園庭院，佔地 4,960 平方米，步行 7 分鐘到 BTS 億甲邁站（Ekkamai）。由 34 平方米一房到 62 平方米兩房，可養寵物。適合喜歡這一帶、不想住得太高、也願意認識鄰居的人。',
    chs: '两栋只有 8 层的住宅围着一个花园庭院，占地 4,960 平方米，步行 7 分钟到 BTS 亿甲迈站（Ekkamai）。从 34 平方米一居到 62 平方米两居，可以养宠物。适合喜欢这一带、不想住太高、也愿意认识邻居的人。',
  },
  conceptTitle: {
    th: 'อาคารที่อ่านได้เหมือนโน้ตเพลง',
    en: 'A façade written like a score',
    cht: '像樂譜一樣的立面',
    chs: '写成乐谱的立面',
  },
  concept: {
    th: [
      'ห้องของเรามีสามความกว้าง คือ 5.6 เมตร 6.8 เมตร และ 9 เมตร เราเรียงสามความกว้างนี้สลับกันไปตามแนวอาคารเหมือนโน้ตสั้น กลาง และยาว ระเบียงยื่นเข้าออกตามจังหวะ ราวเหล็กซี่ถี่บ้างห่างบ้าง เงาบนผนังปูนจึงเปลี่ยนลายไปทุกชั่วโมง',
      'ระหว่างสองอาคารเป็นลานสวน ซึ่งเป็นช่องว่างที่ทำให้จังหวะฟังออก มีต้นลีลาวดี ทางอิฐ และสระว่ายน้ำที่ยาวพอให้นับจังหวะแขน ตึกสูงแค่แปดชั้น เสียงเรียกจากลานจึงยังถึงระเบียงชั้นบนสุด',
    ],
    en: [
      'There are three widths of home here: 5.6, 6.8 and 9 metres. We set them along the buildings as short, middle and long notes. Balconies step in and out with the beat, the bars of the railings stand now close, now wide, and the shadow on the plaster is a different pattern every hour.',
      'Between the two buildings lies the court, the rest that lets you hear the rhythm: frangipani, brick paths, and a pool long enough to count your strokes. With eight storeys, a voice from the garden still reaches the highest balcony.',
    ],
    cht: [
      '這裡的單位有三種面寬：5.6 米、6.8 米和 9 米。我們把它們像短音、中音、長音一樣排在樓身上，露台隨節拍進退，欄杆時疏時密，灰泥牆上的影子每個鐘頭都換一種圖案。',
      '兩座樓之間是庭院，等於樂曲裡的休止符，有了它，節奏才聽得出來。院裡種雞蛋花，鋪紅磚小徑，泳池長得可以數著划水的拍子。因為只有八層，在花園喊一聲，頂樓的露台也聽得見。',
    ],
    chs: [
      '这里的户型有三种面宽：5.6 米、6.8 米和 9 米。我们把它们当作短音、中音和长音，依次排进楼里。阳台跟着节拍进退，栏杆有疏有密，灰泥墙上的影子每个钟头换一种花样。',
      '两栋楼之间是庭院，好比曲子里的休止，有了停顿，节奏才听得清。院里种鸡蛋花，铺红砖小路，泳池的长度够您数着拍子游。只有八层高，在花园里喊一声，顶楼阳台也听得见。',
    ],
  },
  highlights: [
    {
      title: {
        th: 'สูงแค่ 8 ชั้น',
        en: 'Only eight storeys',
        cht: '只有 8 層',
        chs: '只有 8 层',
      },
      text: {
        th: 'บันไดอยู่ริมสวนและมีลมผ่าน จากชั้นสามลงมาถึงลานใช้เวลาไม่ถึงหนึ่งนาที หลายวันอาจไม่ต้องใช้ลิฟต์เลย',
        en: 'The stairs are open to the garden and the breeze. From the third floor to the court takes less than a minute.',
        cht: '樓梯面向花園，通風透光，由三樓走到庭院不用一分鐘，很多日子根本不必等電梯。',
        chs: '楼梯朝着花园，通风透光，从三楼走到院子不到一分钟，好多天都用不着等电梯。',
      },
    },
    {
      title: {
        th: 'ลานสวนระหว่างสองอาคาร',
        en: 'A court between two buildings',
        cht: '兩座之間的庭院',
        chs: '两栋楼之间的庭院',
      },
      text: {
        th: 'ที่ดิน 3.1 ไร่เว้นตรงกลางไว้ให้ต้นลีลาวดีกับทางอิฐ หลังสี่โมงเย็นทั้งลานอยู่ในร่มเงาของอาคาร',
        en: 'The middle of the 4,960 m² site is left to frangipani and brick paths. After four o’clock the whole court is in shade.',
        cht: '4,960 平方米土地的中央，留給雞蛋花與紅磚小徑，下午四點後，整個院子都在樓影裡。',
        chs: '4,960 平方米的地块，把中间留给鸡蛋花和红砖小路，下午四点以后，整个院子都在楼影里。',
      },
    },
    {
      title: {
        th: 'สวนสัตว์เลี้ยงที่ชั้นดิน',
        en: 'A pet park at ground level',
        cht: '地面的寵物公園',
        chs: '就在地面的宠物乐园',
      },
      text: {
        th: 'ไม่ต้องขึ้นดาดฟ้าหรือข้ามถนน เปิดประตูอาคารก็ถึงสนามหญ้า มีก๊อกล้างเท้าสูง 30 เซนติเมตรไว้ให้สี่ขา',
        en: 'No roof deck, no road to cross: out of the door and onto grass, with a tap 30 centimetres high for four muddy feet.',
        cht: '不用上天台，也不用過馬路，出門就是草地，還有一個離地 30 厘米的水龍頭，專門洗四隻腳。',
        chs: '不用上屋顶，也不用过马路，出门就是草坪，还有一个离地 30 厘米的水龙头，专门冲四只脚。',
      },
    },
    {
      title: {
        th: 'ครัวกับห้องสมุดอยู่ติดกัน',
        en: 'Kitchen and library, side by side',
        cht: '廚房與圖書室為鄰',
        chs: '厨房挨着图书室',
      },
      text: {
        th: 'มีประตูไม้สักบานเลื่อนกว้าง 2.4 เมตรคั่นกลาง เย็นวันศุกร์เปิดออก กลายเป็นห้องเดียวที่มีทั้งหนังสือและกลิ่นอบขนม',
        en: 'A sliding teak door 2.4 metres wide stands between them. On Friday evenings it opens, and the books smell of baking.',
        cht: '中間是一道 2.4 米寬的柚木推拉門，星期五傍晚拉開，書香便混著烘焙的香氣。',
        chs: '中间是一扇 2.4 米宽的柚木推拉门，周五傍晚拉开，书页里就有了烤面包的香味。',
      },
    },
  ],
  location: {
    th: 'เอกมัยมีทั้งร้านที่เปิดมานานและร้านที่เพิ่งเปิดเมื่อวาน จากโครงการเดินถึง BTS เอกมัย 7 นาที (560 เมตร) ห้างและโรงหนังอยู่หน้าสถานี ตัวโครงการถอยเข้ามาในซอย จึงได้ยินเสียงนกมากกว่าเสียงถนน ขับรถขึ้นทางพิเศษฉลองรัชได้ใน 7 นาที',
    en: 'Ekkamai has shops that have been there for decades and shops that opened last week. BTS Ekkamai is seven minutes on foot (560 metres), with a mall and a cinema at the station. The buildings sit back in the lane, where you hear birds before traffic, and the Chalong Rat Expressway is about seven minutes by car.',
    cht: '億甲邁（Ekkamai）有開了幾十年的老店，也有上星期才開張的新店。步行到 BTS 億甲邁站 7 分鐘（560 米），商場和電影院就在站前。項目退在巷子裡，先聽見鳥聲，再聽見車聲；開車約 7 分鐘可上查隆叻高速公路（Chalong Rat）。',
    chs: '亿甲迈（Ekkamai）有开了几十年的老店，也有上周刚开张的新店。步行到 BTS 亿甲迈站 7 分钟（560 米），商场和电影院就在站前。项目退在巷子里，先听到鸟叫，再听到车声；开车约 7 分钟可上查隆叻高速公路（Chalong Rat）。',
  },
  nearby: [
    {
      kind: 'mall',
      name: {
        th: 'เมเจอร์ ซีนีเพล็กซ์ สุขุมวิท เอกมัย',
        en: 'Major Cineplex Sukhumvit',
        cht: 'Major Cineplex 電影院商場',
        chs: 'Major Cineplex 影城',
      },
      minutes: 6,
      walk: true,
    },
    {
      kind: 'mall',
      name: {
        th: 'เกตเวย์ เอกมัย',
        en: 'Gateway Ekamai',
        cht: 'Gateway Ekamai 商場',
        chs: 'Gateway Ekamai 商场',
      },
      minutes: 7,
      walk: true,
    },
    {
      kind: 'hospital',
      name: { th: 'โรงพยาบาลสุขุมวิท', en: 'Sukhumvit Hospital', cht: '素坤逸醫院（Sukhumvit Hospital）', chs: '素坤逸医院（Sukhumvit Hospital）' },
      minutes: 10,
      walk: true,
    },
    {
      kind: 'school',
      name: {
        th: 'โรงเรียนเอกมัยนานาชาติ',
        en: 'Ekamai International School',
        cht: '億甲邁國際學校（Ekamai International School）',
        chs: '亿甲迈国际学校（Ekamai International School）',
      },
      minutes: 5,
      walk: false,
    },
    {
      kind: 'expressway',
      name: {
        th: 'ทางพิเศษฉลองรัช',
        en: 'Chalong Rat Expressway',
        cht: '查隆叻高速公路（Chalong Rat）',
        chs: '查隆叻高速公路（Chalong Rat）',
      },
      minutes: 7,
      walk: false,
    },
    {
      kind: 'park',
      name: { th: 'อุทยานเบญจสิริ', en: 'Benchasiri Park', cht: '班嘉詩麗公園（Benchasiri Park）', chs: '班嘉诗丽公园（Benchasiri Park）' },
      minutes: 8,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'เลี้ยงสัตว์ได้ทั้งสองอาคารไหม',
        en: 'Are pets welcome in both buildings?',
        cht: '兩座都可以養寵物嗎？',
        chs: '两栋楼都能养宠物吗？',
      },
      answer: {
        th: 'ได้ทั้งสองอาคาร และใช้สวนสัตว์เลี้ยงร่วมกัน ลงทะเบียนกับนิติบุคคลก่อนเข้าอยู่ แล้วปฏิบัติตามระเบียบเดียวกัน',
        en: 'Yes, in both, and they share the pet park. Register your animal with the building’s office before you move in and keep to the common rules.',
        cht: '可以，兩座共用同一個寵物公園。入住前向管理處登記，並遵守共同守則即可。',
        chs: '可以，两栋楼共用同一个宠物乐园。入住前到物业登记，遵守统一规定就好。',
      },
    },
    {
      question: {
        th: 'จะสร้างเสร็จเมื่อไร และกู้ได้เท่าไร',
        en: 'When is it finished, and how much can I borrow?',
        cht: '何時落成？可以貸款多少？',
        chs: '什么时候竣工？能贷多少？',
      },
      answer: {
        th: `กำหนดสร้างเสร็จเดือนมีนาคม 2571 ${CLAIMS.th.reserve} ${CLAIMS.th.noFullLoan}`,
        en: `Completion is planned for March 2028. ${CLAIMS.en.reserve} ${CLAIMS.en.noFullLoan}`,
        cht: `預計 2028 年 3 月落成。${CLAIMS.cht.reserve}${CLAIMS.cht.noFullLoan}`,
        chs: `计划 2028 年 3 月竣工。${CLAIMS.chs.reserve}${CLAIMS.chs.noFullLoan}`,
      },
    },
    {
      question: {
        th: 'ที่จอดรถ ค่าส่วนกลาง และสัดส่วนชาวต่างชาติ',
        en: 'How about parking, the common area fee and the foreign quota?',
        cht: '車位、管理費和外籍配額是多少？',
        chs: '车位、物业费和外籍配额是多少？',
      },
      answer: {
        th: `ที่จอดรถ 65% ของจำนวนห้อง พร้อมจุดชาร์จรถไฟฟ้า ค่าส่วนกลาง 70 บาทต่อ ตร.ม. ต่อเดือน ${CLAIMS.th.quota}`,
        en: `Parking equals 65% of the number of units, with charging for electric cars. The common area fee is 70 baht per m² a month. ${CLAIMS.en.quota}`,
        cht: `車位為單位總數的 65%，設電動車充電設備。管理費每月每平方米 70 泰銖。${CLAIMS.cht.quota}`,
        chs: `车位配比为总户数的 65%，有电动车充电桩。物业费每月每平方米 70 泰铢。${CLAIMS.chs.quota}`,
      },
    },
  ],
  metaTitle: {
    th: 'noble cadence ekkamai คอนโด 8 ชั้น ใกล้ BTS เอกมัย',
    en: 'noble cadence ekkamai | Low-rise near BTS Ekkamai',
    cht: 'noble cadence ekkamai｜低密度住宅',
    chs: 'noble cadence ekkamai｜曼谷公寓',
  },
  metaDescription: {
    th: 'คอนโด 8 ชั้น สองอาคารล้อมลานสวน เดินจาก BTS เอกมัย 7 นาที ห้อง 34–62 ตร.ม. เลี้ยงสัตว์ได้ กำหนดเสร็จมีนาคม 2571',
    en: 'Two eight-storey buildings around a garden court, seven minutes from BTS Ekkamai. Homes of 34 to 62 m², pets welcome, completion planned for March 2028.',
    cht: '兩座 8 層住宅圍著庭院，步行 7 分鐘到 BTS 億甲邁站（Ekkamai），34 至 62 平方米，可養寵物，預計 2028 年 3 月落成。',
    chs: '两栋 8 层住宅围着庭院，步行 7 分钟到 BTS 亿甲迈站（Ekkamai），34 至 62 平方米，可养宠物，计划 2028 年 3 月竣工。',
  },
}
