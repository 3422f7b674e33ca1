import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'nue-mesh-chaengwattana',
  spokenTitle: {
    th: 'นิว เมช แจ้งวัฒนะ',
    en: 'nue mesh chaengwattana',
    cht: 'nue mesh chaengwattana',
    chs: 'nue mesh chaengwattana',
  },
  tagline: {
    th: 'บ้านที่ถักจากแสง ลม และทางเดินในร่ม',
    en: 'Woven from shade, breeze and short walks',
    cht: '用光、風與簷廊，織成一個家',
    chs: '用光、风和连廊，织一个家',
  },
  shortDescription: {
    th: 'คอนโดใหม่ 3 อาคาร สูง 8 ชั้น บนที่ดิน 5.9 ไร่ เดิน 4 นาทีถึงสถานีแจ้งวัฒนะ 14 สายสีชมพู ใกล้ทางด่วน สตูดิโอถึงสองห้องนอน กำหนดเสร็จพฤศจิกายน 2570 ตั้งใจทำให้คนที่ทำงานแถวศูนย์ราชการและอยากกลับบ้านก่อนฟ้ามืด',
    en: 'Three new eight-storey buildings on 5.9 rai, four minutes on foot from Chaeng Watthana 14 on the Pink Line and near the expressway. Studios to two bedrooms, due in November 2027, for people who work around the Government Complex and want to be home before dark.',
    cht: '三座全新 8 層公寓，佔地 5.9 萊，步行 4 分鐘到 MRT 粉紅線昌瓦他納14巷站（Chaeng Watthana 14），近高速公路。由開放式到兩房，預計 2027 年 11 月落成，寫給在政府綜合中心（Government Complex）一帶上班、想在天黑前到家的人。',
    chs: '三栋 8 层新公寓，占地 5.9 莱，步行 4 分钟到 MRT 粉色线昌瓦他纳14巷站（Chaeng Watthana 14），上高速近。从开间到两居，预计 2027 年 11 月竣工，适合在政府综合中心（Government Complex）一带上班、想天黑前到家的人。',
  },
  conceptTitle: {
    th: 'ม่านโลหะที่หายใจได้',
    en: 'A screen that breathes',
    cht: '會呼吸的金屬網',
    chs: '会呼吸的金属网',
  },
  concept: {
    th: [
      'เราเริ่มจากม่านที่คนไทยคุ้นเคย มู่ลี่ ฝาสาน บานเกล็ด ของที่กันแดดแต่ไม่กันลม แล้วแปลเป็นแผงอะลูมิเนียมเจาะรูหน้าระเบียง รูเล็กตรงที่แดดแรง รูใหญ่ตรงที่เงา มองจากไกลเหมือนผ้าทอ มองจากในห้องเห็นฟ้าเป็นจุด ๆ',
      'สามอาคารก็ถักเข้าหากันด้วยวิธีเดียวกัน ทางเดินมีหลังคาผูกล็อบบี้ สระ สนามเด็กเล่น และประตูสู่สถานีไว้เป็นตาข่ายเดียว ที่ดิน 9,440 ตารางเมตรจึงเหลือช่องสวนเล็ก ๆ หลายช่อง แต่ละช่องปลูกต้นไม้คนละชนิด จำทางกลับตึกตัวเองได้จากกลิ่นดอกไม้',
    ],
    en: [
      'We began with the screens people here grew up with: blinds, woven walls, louvres, things that stop the sun and let the wind by. They became perforated aluminium panels in front of the balconies, with small holes where the sun is strong and large ones in the shade. From afar it is cloth; from indoors, a sky in dots.',
      'The three buildings are woven together the same way. Covered walks tie lobby, pool, playground and the gate to the station into one net, and the 9,440 m² of land between becomes a set of small gardens, each planted with one kind of tree. You can find your building by the scent.',
    ],
    cht: [
      '靈感來自這裡人人熟悉的遮蔽物：竹簾、編織牆、百葉，擋得住太陽，留得住風。我們把它化作陽台前的沖孔鋁板，日照強處孔小，陰影處孔大。遠看是一匹布，從屋裡看，是一點一點的天空。',
      '三座樓也是這樣織起來的。有頂步道把大堂、泳池、遊樂場與通往車站的門口連成一張網，9,440 平方米的土地因此留出幾個小花園，每園只種一種樹。憑花香，也能認得回家的路。',
    ],
    chs: [
      '灵感来自这里人人熟悉的东西：竹帘、编墙、百叶，挡得住太阳，留得住风。我们把它变成阳台前的穿孔铝板，日晒强的地方孔小，阴处孔大。远看像一块布，从屋里看，是一点一点的天。',
      '三栋楼也是这样织在一起的。带顶的连廊把大堂、泳池、儿童乐园和去车站的门连成一张网，9,440 平方米的地里就留出了几个小花园，每个园子只种一种树。闻着花香，也能找到自己那栋。',
    ],
  },
  highlights: [
    {
      title: { th: 'แผงอะลูมิเนียมเจาะรู', en: 'Perforated aluminium', cht: '沖孔鋁板', chs: '穿孔铝板' },
      text: {
        th: 'แผงหน้าระเบียงกรองแดดบ่ายสามโมง แต่ยังรู้สึกถึงลม กลางคืนแสงจากห้องลอดออกมาเหมือนโคม',
        en: 'The balcony panels sift the three o’clock sun and still let you feel the breeze. At night the rooms glow through like lanterns.',
        cht: '陽台前的鋁板篩過下午三點的太陽，風仍進得來。入夜，室內燈光透出，像一盞盞燈籠。',
        chs: '阳台前的铝板筛掉下午三点的太阳，风照样进得来。到了晚上，灯光透出来，像一盏盏灯笼。',
      },
    },
    {
      title: {
        th: '310 เมตรถึงสายสีชมพู',
        en: '310 metres to the Pink Line',
        cht: '310 米到 MRT 粉紅線',
        chs: '310 米到 MRT 粉色线',
      },
      text: {
        th: 'เดินสี่นาทีถึงสถานีแจ้งวัฒนะ 14 นั่งต่อหนึ่งสถานีถึงศูนย์ราชการ แปดโมงยังจิบกาแฟอยู่บ้านได้',
        en: 'Four minutes’ walk to Chaeng Watthana 14 and one stop to Government Complex: at eight you may still be at your coffee.',
        cht: '步行四分鐘到昌瓦他納14巷站（Chaeng Watthana 14），再一站便是政府綜合中心（Government Complex）。早上八點，還可以在家喝杯咖啡。',
        chs: '步行四分钟到昌瓦他纳14巷站（Chaeng Watthana 14），再坐一站就是政府综合中心（Government Complex）。早上八点，还能在家喝杯咖啡。',
      },
    },
    {
      title: { th: 'ทางเดินมีหลังคา', en: 'Walks under a roof', cht: '有頂步道', chs: '带顶连廊' },
      text: {
        th: 'สามอาคารต่อถึงกันด้วยทางเดินในร่ม หน้าฝนตอนห้าโมงเย็น ลงไปรับลูกที่สนามเด็กเล่นโดยไม่ต้องกางร่ม',
        en: 'All three buildings are joined under cover. In the rains, at five in the afternoon, you fetch a child from the playground without an umbrella.',
        cht: '三座樓以有頂步道相連。雨季的下午五點，去遊樂場接孩子，不必撐傘。',
        chs: '三栋楼之间都有带顶连廊。雨季的下午五点，去儿童乐园接孩子，不用打伞。',
      },
    },
    {
      title: {
        th: 'ห้าเมตรสำหรับหนึ่งห้องนอน',
        en: 'Five metres for one bedroom',
        cht: '一房，五米面寬',
        chs: '一居，五米面宽',
      },
      text: {
        th: 'ห้อง 29 ตารางเมตรหน้ากว้าง 5 เมตร วางเตียงและโซฟาริมหน้าต่างได้ทั้งคู่ แบบสองห้องนอนมี 43 ตารางเมตร',
        en: 'At 29 m² and 5 metres across, bed and sofa both stand by the window. The two-bedroom home has 43 m².',
        cht: '29 平方米，面寬 5 米，床與沙發都能靠窗。兩房單位則有 43 平方米。',
        chs: '29 平方米，面宽 5 米，床和沙发都能靠窗。两居是 43 平方米。',
      },
    },
  ],
  location: {
    th: 'แจ้งวัฒนะคึกคักตอนเช้าและเงียบตอนเย็น เพราะเป็นย่านทำงานของหน่วยงานรัฐและโรงพยาบาล สายสีชมพูเชื่อม SRT สายสีแดงที่หลักสี่ MRT สายสีม่วงที่ศูนย์ราชการนนทบุรี และ BTS ที่วัดพระศรีมหาธาตุ ขับรถขึ้นทางด่วนหรือไปดอนเมืองได้โดยไม่ผ่านกลางเมือง',
    en: 'Chaengwattana is busy in the morning and quiet by evening: a working district of ministries and hospitals. The Pink Line meets the SRT Red Line at Lak Si, the MRT Purple Line at Nonthaburi Civic Center and the BTS at Wat Phra Sri Mahathat. The expressway and Don Mueang are reached without crossing the centre.',
    cht: '昌瓦他納（Chaeng Watthana）早上熱鬧，傍晚安靜，是政府機關與醫院聚集的上班區。粉紅線在朗四站（Lak Si）接 SRT 深紅線，在暖武里政府中心站（Nonthaburi Civic Center）接 MRT 紫線，在帕希瑪哈泰寺站（Wat Phra Sri Mahathat）接 BTS。開車上高速公路或去廊曼機場（Don Mueang），都不必穿越市中心。',
    chs: '昌瓦他纳（Chaeng Watthana）早上热闹、傍晚安静，是政府机关和医院集中的上班区。粉色线在朗四站（Lak Si）换 SRT 深红线，在暖武里政府中心站（Nonthaburi Civic Center）换 MRT 紫线，在帕希玛哈泰寺站（Wat Phra Sri Mahathat）换 BTS。开车上高速或去廊曼机场（Don Mueang），都不用穿过市中心。',
  },
  nearby: [
    {
      kind: 'hospital',
      name: {
        th: 'โรงพยาบาลมงกุฎวัฒนะ',
        en: 'Mongkutwattana General Hospital',
        cht: 'Mongkutwattana 醫院',
        chs: 'Mongkutwattana 医院',
      },
      minutes: 4,
      walk: false,
    },
    {
      kind: 'office',
      name: {
        th: 'ศูนย์ราชการเฉลิมพระเกียรติ แจ้งวัฒนะ',
        en: 'Government Complex, Chaeng Watthana',
        cht: '政府綜合中心（Government Complex）',
        chs: '政府综合中心（Government Complex）',
      },
      minutes: 6,
      walk: false,
    },
    {
      kind: 'expressway',
      name: {
        th: 'ทางพิเศษศรีรัช (แจ้งวัฒนะ)',
        en: 'Si Rat Expressway (Chaeng Watthana)',
        cht: '詩叻高速公路昌瓦他納入口（Si Rat, Chaeng Watthana）',
        chs: '诗叻高速公路昌瓦他纳入口（Si Rat, Chaeng Watthana）',
      },
      minutes: 6,
      walk: false,
    },
    {
      kind: 'mall',
      name: {
        th: 'เซ็นทรัล แจ้งวัฒนะ',
        en: 'Central Chaengwattana',
        cht: 'Central Chaengwattana 商場',
        chs: 'Central Chaengwattana 商场',
      },
      minutes: 9,
      walk: false,
    },
    {
      kind: 'university',
      name: { th: 'มหาวิทยาลัยธุรกิจบัณฑิตย์', en: 'Dhurakij Pundit University', cht: '博仁大學（Dhurakij Pundit University）', chs: '博仁大学（Dhurakij Pundit University）' },
      minutes: 11,
      walk: false,
    },
    {
      kind: 'airport',
      name: {
        th: 'ท่าอากาศยานดอนเมือง',
        en: 'Don Mueang International Airport',
        cht: '廊曼國際機場（Don Mueang Airport）',
        chs: '廊曼国际机场（Don Mueang Airport）',
      },
      minutes: 15,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'สายสีชมพูใกล้แค่ไหน ต่อสายอื่นที่ไหนได้บ้าง',
        en: 'How near is the Pink Line, and where do I change?',
        cht: '粉紅線有多近？在哪裡轉車？',
        chs: '粉色线有多近？在哪儿换乘？',
      },
      answer: {
        th: 'เดิน 310 เมตร หรือ 4 นาทีถึงสถานีแจ้งวัฒนะ 14 แล้วต่อสายสีแดงที่หลักสี่ BTS ที่วัดพระศรีมหาธาตุ หรือสายสีม่วงที่ศูนย์ราชการนนทบุรี',
        en: 'Chaeng Watthana 14 is 310 metres away, four minutes on foot. Change at Lak Si for the Red Line, Wat Phra Sri Mahathat for the BTS, or Nonthaburi Civic Center for the Purple Line.',
        cht: '步行 310 米、約 4 分鐘到昌瓦他納14巷站。在朗四站轉 SRT 深紅線，在帕希瑪哈泰寺站轉 BTS，在暖武里政府中心站轉 MRT 紫線。',
        chs: '步行 310 米、4 分钟到昌瓦他纳14巷站。在朗四站换 SRT 深红线，在帕希玛哈泰寺站换 BTS，在暖武里政府中心站换 MRT 紫线。',
      },
    },
    {
      question: {
        th: 'เสร็จเมื่อไร และกู้ได้เท่าไร',
        en: 'When is it finished, and how much can I borrow?',
        cht: '何時落成？可以貸款多少？',
        chs: '什么时候竣工？能贷多少？',
      },
      answer: {
        th: `กำหนดเสร็จเดือนพฤศจิกายน 2570 ${CLAIMS.th.loan} ${CLAIMS.th.reserve}`,
        en: `It is due in November 2027. ${CLAIMS.en.loan} ${CLAIMS.en.reserve}`,
        cht: `預計 2027 年 11 月落成。${CLAIMS.cht.loan}${CLAIMS.cht.reserve}`,
        chs: `预计 2027 年 11 月竣工。${CLAIMS.chs.loan}${CLAIMS.chs.reserve}`,
      },
    },
    {
      question: {
        th: 'ค่าส่วนกลาง ที่จอดรถ และเรื่องสัตว์เลี้ยงเป็นอย่างไร',
        en: 'What are the fee, the parking and the rule on pets?',
        cht: '管理費、車位與寵物規定如何？',
        chs: '物业费、车位、养宠物怎么规定？',
      },
      answer: {
        th: `ค่าส่วนกลางตารางเมตรละ 40 บาทต่อเดือน ที่จอดรถ 40% ของจำนวนห้อง โครงการนี้ไม่ใช่โครงการเลี้ยงสัตว์ได้ ${CLAIMS.th.quota}`,
        en: `The common area fee is 40 baht per m² a month and parking covers 40% of the units. It is not a pet-friendly project. ${CLAIMS.en.quota}`,
        cht: `管理費每平方米每月 40 泰銖，車位為單位總數的 40%。並非寵物友善項目。${CLAIMS.cht.quota}`,
        chs: `物业费每平方米每月 40 泰铢，车位配比 40%。不是宠物友好项目。${CLAIMS.chs.quota}`,
      },
    },
  ],
  metaTitle: {
    th: 'nue mesh chaengwattana คอนโดใหม่สายสีชมพู',
    en: 'nue mesh chaengwattana, new homes on the Pink Line',
    cht: 'nue mesh chaengwattana｜粉紅線公寓',
    chs: 'nue mesh chaengwattana｜粉色线公寓',
  },
  metaDescription: {
    th: 'คอนโดใหม่ 8 ชั้น 3 อาคาร เดิน 4 นาทีถึงสถานีแจ้งวัฒนะ 14 ใกล้ศูนย์ราชการและทางด่วน กำหนดเสร็จพฤศจิกายน 2570',
    en: 'Three eight-storey buildings behind aluminium screens, four minutes on foot from Chaeng Watthana 14, Pink Line. Due in November 2027.',
    cht: '三座 8 層新公寓，步行 4 分鐘到昌瓦他納14巷站（Chaeng Watthana 14），鄰近政府綜合中心（Government Complex），預計 2027 年 11 月落成。',
    chs: '三栋 8 层新公寓，步行 4 分钟到昌瓦他纳14巷站（Chaeng Watthana 14），近政府综合中心（Government Complex），预计 2027 年 11 月竣工。',
  },
}
