import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'noble-solace-wanglang',
  spokenTitle: {
    th: 'โนเบิล โซเลซ วังหลัง',
    en: 'noble solace wanglang',
    cht: 'noble solace wanglang',
    chs: 'noble solace wanglang',
  },
  tagline: {
    th: 'ข้ามแม่น้ำมา แล้วค่อยหายใจช้าลง',
    en: 'Cross the river and breathe more slowly',
    cht: '過了河，呼吸便慢下來',
    chs: '过了河，就可以慢下来',
  },
  shortDescription: {
    th: 'คอนโดมิเนียม 24 ชั้นฝั่งธนบุรี เดินถึง MRT ไฟฉาย 4 นาที ใกล้วังหลังและโรงพยาบาลศิริราช ชั้นสูงด้านตะวันออกมองเห็นแม่น้ำเจ้าพระยา ห้อง 32 ถึง 58 ตร.ม. 1 และ 2 ห้องนอน สำหรับหมอ พยาบาล คนทำงานเป็นกะ และทุกคนที่อยากให้บ้านเป็นที่พักจริง ๆ',
    en: 'A 24-storey building on the Thonburi side, four minutes on foot from MRT Fai Chai and close to Wang Lang and Siriraj Hospital. High floors facing east see the Chao Phraya. One and two bedrooms, 32 to 58 m², for doctors, nurses, people on shifts, and anyone who needs home to mean rest.',
    cht: '位於吞武里（Thonburi）岸的 24 層住宅，步行 4 分鐘到 MRT 菲猜站（Fai Chai），鄰近旺朗（Wang Lang）與詩里拉吉醫院（Siriraj Hospital）。東面的高層看得到昭披耶河（Chao Phraya）。一房和兩房，32 至 58 平方米，為醫生、護士、輪班的人，以及所有需要好好休息的人而設。',
    chs: '位于吞武里（Thonburi）岸的 24 层住宅，步行 4 分钟到 MRT 菲猜站（Fai Chai），靠近旺朗（Wang Lang）和诗里拉吉医院（Siriraj Hospital）。朝东的高层能看到湄南河（Chao Phraya）。一居和两居，32 至 58 平方米，适合医生、护士、倒班的人，和每一个想好好歇一歇的人。',
  },
  conceptTitle: {
    th: 'บ้านของคนที่ดูแลคนอื่นมาทั้งวัน',
    en: 'For those who look after others all day',
    cht: '給照顧了別人一整天的人',
    chs: '给照顾了别人一整天的人',
  },
  concept: {
    th: [
      'ย่านนี้มีคนเลิกงานตอนเจ็ดโมงเช้าพอ ๆ กับคนที่เพิ่งออกไปทำงาน เราจึงออกแบบให้กลางวันเงียบและมืดได้เหมือนกลางคืน ผนังระหว่างห้องก่อสองชั้นเว้นช่องอากาศ ประตูห้องมีขอบยางรอบบาน ห้องนอนปิดแสงได้สนิทด้วยบานเลื่อนไม้ด้านใน เสียงข้างนอกเหลือเพียงเสียงเรือไกล ๆ',
      'ส่วนเส้นสายของอาคารมาจากแม่น้ำ ระเบียงโค้งน้อย ๆ ไล่จากชั้นล่างถึงชั้น 24 เหมือนระลอกหลังเรือผ่าน กระเบื้องสีเขียวน้ำเคลือบด้านอยู่ใต้ท้องระเบียง มองจากห้องจะเห็นแสงน้ำสะท้อนขึ้นมาจากสระในเวลาสาย',
    ],
    en: [
      'In this neighbourhood as many people finish work at seven in the morning as start it. So the building can be quiet and dark by day as well as by night. Walls between homes are built double with an air gap, front doors close on a rubber seal, and inner timber shutters make the bedroom black. What is left is a boat, far off.',
      'The lines come from the river. Balconies curve a little more or less on every floor up to the 24th, like the wake after a ferry. Their undersides are tiled in matt water-green, and late in the morning light off the pool moves across them.',
    ],
    cht: [
      '這一帶，早上七點下班的人與上班的人一樣多，所以白天也要能像夜裡一樣安靜、一樣暗。戶與戶之間砌雙層牆，中留空氣層；大門四邊有密封條；臥室內側的木拉窗可以把光完全關在外面。剩下的，只有遠處的船聲。',
      '樓的線條來自河。露台微微彎曲，逐層深淺不同，一直到 24 樓，像渡輪駛過之後的水紋。露台底面鋪啞光水綠色瓷磚，將近中午，泳池的波光會在上面緩緩移動。',
    ],
    chs: [
      '这一带早上七点下班的人，和上班的人一样多，所以白天也要能像夜里那样安静、那样黑。户与户之间砌双层墙，中间留空气层；入户门四边有密封胶条；卧室内侧的木推拉窗能把光完全挡住。剩下的，只有远处的船声。',
      '楼的线条来自河水。阳台微微弯曲，每层深浅不同，一直到 24 层，像渡轮开过以后的水纹。阳台底面贴着哑光的水绿色瓷砖，快到中午时，泳池的波光会在上面慢慢地晃。',
    ],
  },
  highlights: [
    {
      title: {
        th: 'ห้องนอนที่มืดได้ตอนเก้าโมงเช้า',
        en: 'A bedroom dark at nine in the morning',
        cht: '早上九點也能全黑的臥室',
        chs: '早上九点也能全黑的卧室',
      },
      text: {
        th: 'บานเลื่อนไม้ด้านในหนา 3 เซนติเมตรปิดชิดวงกบ ออกเวรมาแล้วได้นอนยาวจนบ่าย',
        en: 'Inner shutters of three-centimetre timber close tight to the frame, so a night shift can be slept off until the afternoon.',
        cht: '內側木拉窗厚 3 厘米，緊貼窗框，下了夜班，可以一覺睡到下午。',
        chs: '内侧木推拉窗厚 3 厘米，紧贴窗框，下了夜班，可以一觉睡到下午。',
      },
    },
    {
      title: {
        th: 'ฝั่งตะวันออกเห็นแม่น้ำ',
        en: 'The river to the east',
        cht: '東面看河',
        chs: '东面看河',
      },
      text: {
        th: 'ชั้นสูงด้านตะวันออกเห็นเจ้าพระยาและหลังคาฝั่งพระนคร ชัดที่สุดตอนหกโมงครึ่งก่อนแดดแรง ส่วนชั้นล่างมองสวน เราบอกตามจริงทุกห้อง',
        en: 'High eastern floors see the Chao Phraya and the old city’s roofs, clearest at half past six. Lower floors look on the garden, and we tell you which is which.',
        cht: '東面高層望得見昭披耶河（Chao Phraya）與舊城的屋頂，清晨六點半看得最清楚。低層望的是花園，哪一戶看到什麼，我們會如實說明。',
        chs: '东面高层看得到湄南河（Chao Phraya）和老城的屋顶，清晨六点半最清楚。低层看的是花园，哪一户能看到什么，我们如实告诉您。',
      },
    },
    {
      title: {
        th: 'ผนังสองชั้นระหว่างบ้าน',
        en: 'Two walls between neighbours',
        cht: '鄰居之間的兩道牆',
        chs: '邻居之间隔着两道墙',
      },
      text: {
        th: 'ผนังก่อสองแผ่นเว้นช่องอากาศ 5 เซนติเมตร เสียงโทรทัศน์ห้องข้าง ๆ จึงหยุดอยู่ที่ห้องของเขา',
        en: 'Two leaves of masonry with five centimetres of air between them, so that next door’s television stays next door.',
        cht: '兩道磚牆，中間隔 5 厘米空氣層，讓隔壁的電視聲留在隔壁。',
        chs: '两道砖墙，中间隔 5 厘米空气层，让隔壁的电视声留在隔壁。',
      },
    },
    {
      title: {
        th: 'ชั้นดาดฟ้าสำหรับนั่งเฉย ๆ',
        en: 'A roof for doing nothing',
        cht: '可以什麼都不做的天台',
        chs: '可以什么都不做的天台',
      },
      text: {
        th: 'ไม่มีเสียงเพลง มีเก้าอี้ไม้กับลม ห้าโมงครึ่งยอดพระปรางค์วัดอรุณจะเป็นสีส้มอยู่พักหนึ่ง',
        en: 'No music, only timber chairs and wind. At half past five the spire of Wat Arun turns orange for a little while.',
        cht: '沒有音樂，只有木椅和風。傍晚五點半，鄭王廟（Wat Arun）的塔尖會有一陣子變成橙色。',
        chs: '没有音乐，只有木椅和风。傍晚五点半，郑王庙（Wat Arun）的塔尖会有一阵子变成橙色。',
      },
    },
  ],
  location: {
    th: 'วังหลังยังเป็นย่านตลาด ท่าเรือ และร้านข้าวที่คนรู้จักกัน เดินถึง MRT ไฟฉาย 4 นาที (320 เมตร) นั่งรถไฟฟ้าใต้ดินลอดแม่น้ำไปฝั่งพระนครได้เลย โรงพยาบาลธนบุรีเดินถึง ศิริราชขับรถ 5 นาที โครงการมีรถรับส่ง และจากท่าวังหลังมีเรือข้ามฟากไปท่าช้างกับท่าพระจันทร์',
    en: 'Wang Lang is still markets, piers and rice shops where people know each other. MRT Fai Chai is four minutes on foot (320 metres), and the line runs under the river into the old city. Thonburi Hospital is a walk away and Siriraj five minutes by car. The building has a shuttle, and ferries cross from Wang Lang pier.',
    cht: '旺朗（Wang Lang）仍是市集、碼頭和街坊小館的地方。步行到 MRT 菲猜站（Fai Chai）4 分鐘（320 米），列車由河底穿到舊城。吞武里醫院（Thonburi Hospital）走得到，詩里拉吉醫院（Siriraj Hospital）車程 5 分鐘。項目設接駁車，旺朗碼頭有渡輪過河。',
    chs: '旺朗（Wang Lang）至今还是集市、码头和街坊饭馆的地方。步行到 MRT 菲猜站（Fai Chai）4 分钟（320 米），列车从河底穿到老城。吞武里医院（Thonburi Hospital）走路就到，诗里拉吉医院（Siriraj Hospital）开车 5 分钟。项目有接驳车，旺朗码头有渡轮过河。',
  },
  nearby: [
    {
      kind: 'hospital',
      name: { th: 'โรงพยาบาลธนบุรี', en: 'Thonburi Hospital', cht: '吞武里醫院（Thonburi Hospital）', chs: '吞武里医院（Thonburi Hospital）' },
      minutes: 6,
      walk: true,
    },
    {
      kind: 'hospital',
      name: { th: 'โรงพยาบาลศิริราช', en: 'Siriraj Hospital', cht: '詩里拉吉醫院（Siriraj Hospital）', chs: '诗里拉吉医院（Siriraj Hospital）' },
      minutes: 5,
      walk: false,
    },
    {
      kind: 'school',
      name: {
        th: 'โรงเรียนสตรีวัดระฆัง',
        en: 'Satri Wat Rakhang School',
        cht: 'Satri Wat Rakhang 女子中學',
        chs: 'Satri Wat Rakhang 女子中学',
      },
      minutes: 6,
      walk: false,
    },
    {
      kind: 'mall',
      name: {
        th: 'เซ็นทรัล ปิ่นเกล้า',
        en: 'Central Pinklao',
        cht: 'Central Pinklao 商場',
        chs: 'Central Pinklao 商场',
      },
      minutes: 9,
      walk: false,
    },
    {
      kind: 'university',
      name: {
        th: 'มหาวิทยาลัยธรรมศาสตร์ ท่าพระจันทร์',
        en: 'Thammasat University, Tha Phra Chan',
        cht: '法政大學他帕贊校區（Thammasat University, Tha Phra Chan）',
        chs: '法政大学他帕赞校区（Thammasat University, Tha Phra Chan）',
      },
      minutes: 12,
      walk: false,
    },
    {
      kind: 'expressway',
      name: {
        th: 'ทางพิเศษศรีรัช–วงแหวนรอบนอก',
        en: 'Si Rat–Outer Ring Road Expressway',
        cht: '詩叻外環高速公路（Si Rat–Outer Ring Road）',
        chs: '诗叻外环高速公路（Si Rat–Outer Ring Road）',
      },
      minutes: 13,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'ทุกห้องเห็นแม่น้ำไหม',
        en: 'Does every home see the river?',
        cht: '每個單位都看得到河嗎？',
        chs: '每一户都能看到河吗？',
      },
      answer: {
        th: 'ไม่ทุกห้อง ห้องหันตะวันออก ตะวันตก และใต้ วิวแม่น้ำอยู่ที่ชั้นสูงด้านตะวันออก ทีมขายแจ้งวิวของแต่ละห้องให้ก่อนจองได้',
        en: 'No. Homes face east, west and south; the river is seen from the high floors on the east. Our sales team will tell you the view of each home before you book.',
        cht: '不是。單位朝東、西、南三面，河景在東面高層。銷售顧問會在預訂前說明每個單位的景觀。',
        chs: '不是。户型朝东、西、南三面，河景在东面高层。预订之前，置业顾问会说明每一户的视野。',
      },
    },
    {
      question: {
        th: 'กู้ 100% ได้ไหม แล้วอาคารเสร็จเมื่อไร',
        en: 'Is a 100% loan possible, and what is the completion date?',
        cht: '可以申請 100% 貸款嗎？落成日期是？',
        chs: '可以申请 100% 贷款吗？竣工时间是？',
      },
      answer: {
        th: `${CLAIMS.th.loan} เดิมกำหนดสร้างเสร็จเดือนกุมภาพันธ์ 2569 สอบถามวันส่งมอบล่าสุดได้จากฝ่ายขาย ${CLAIMS.th.reserve}`,
        en: `${CLAIMS.en.loan} Completion was originally planned for February 2026; please ask our sales team for the current handover date. ${CLAIMS.en.reserve}`,
        cht: `${CLAIMS.cht.loan}項目原定 2026 年 2 月落成，目前進度請向銷售顧問查詢。${CLAIMS.cht.reserve}`,
        chs: `${CLAIMS.chs.loan}项目原定 2026 年 2 月竣工，目前进度请咨询置业顾问。${CLAIMS.chs.reserve}`,
      },
    },
    {
      question: {
        th: 'ที่จอดรถ ค่าส่วนกลาง สัตว์เลี้ยง และชาวต่างชาติ',
        en: 'What about parking, the common area fee, pets and foreign buyers?',
        cht: '車位、管理費、寵物和外國買家如何安排？',
        chs: '车位、物业费、宠物和外籍购房怎么规定？',
      },
      answer: {
        th: `ที่จอดรถ 55% ของจำนวนห้อง ค่าส่วนกลาง 60 บาทต่อ ตร.ม. ต่อเดือน อาคารไม่ได้เปิดให้เลี้ยงสัตว์ ${CLAIMS.th.quota}`,
        en: `Parking equals 55% of the number of units and the common area fee is 60 baht per m² a month. It is not a pet-friendly building. ${CLAIMS.en.quota}`,
        cht: `車位為單位總數的 55%，管理費每月每平方米 60 泰銖。大樓不屬寵物友善項目。${CLAIMS.cht.quota}`,
        chs: `车位配比为总户数的 55%，物业费每月每平方米 60 泰铢。本楼不属于宠物友好项目。${CLAIMS.chs.quota}`,
      },
    },
  ],
  metaTitle: {
    th: 'noble solace wanglang คอนโดวังหลัง ใกล้ MRT ไฟฉาย',
    en: 'noble solace wanglang | Condominium near MRT Fai Chai',
    cht: 'noble solace wanglang｜河岸住宅',
    chs: 'noble solace wanglang｜河岸公寓',
  },
  metaDescription: {
    th: `คอนโด 24 ชั้นใกล้วังหลังและศิริราช เดินถึง MRT ไฟฉาย 4 นาที ห้อง 32–58 ตร.ม. ชั้นสูงเห็นเจ้าพระยา ${CLAIMS.th.loanInShort}`,
    en: 'A 24-storey condominium near Wang Lang and Siriraj, four minutes from MRT Fai Chai. Homes of 32 to 58 m², river views from high floors.',
    cht: '24 層住宅，步行 4 分鐘到 MRT 菲猜站（Fai Chai），鄰近詩里拉吉醫院（Siriraj Hospital），32 至 58 平方米，高層看得到昭披耶河（Chao Phraya）。',
    chs: '24 层住宅，步行 4 分钟到 MRT 菲猜站（Fai Chai），靠近诗里拉吉医院（Siriraj Hospital），32 至 58 平方米，高层可看湄南河（Chao Phraya）。',
  },
}
