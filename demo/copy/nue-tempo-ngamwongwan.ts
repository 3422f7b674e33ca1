import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'nue-tempo-ngamwongwan',
  spokenTitle: {
    th: 'นิว เทมโป งามวงศ์วาน',
    en: 'nue tempo ngamwongwan',
    cht: 'nue tempo ngamwongwan',
    chs: 'nue tempo ngamwongwan',
  },
  tagline: {
    th: 'จังหวะเมือง ในความเร็วที่เป็นของคุณ',
    en: 'A city day that keeps your own time',
    cht: '城市的一天，照自己的拍子過',
    chs: '城里的一天，踩自己的节拍',
  },
  shortDescription: {
    th: 'คอนโด 23 ชั้นย่านงามวงศ์วาน เดินไม่กี่นาทีถึงเดอะมอลล์ สร้างเสร็จเดือนมิถุนายน 2568 พร้อมเข้าอยู่ มีตั้งแต่ห้องสตูดิโอถึงสองห้องนอน ขนาด 24 ถึง 42 ตารางเมตร สำหรับคนเรียน คนทำงาน และคนที่อยากให้แต่ละวันเดินไปตามเวลาที่ตั้งใจ',
    en: 'A 23-storey condominium in Ngamwongwan, a few minutes’ walk from The Mall, completed in June 2025 and ready to move into. Studios to two bedrooms, 24 to 42 m², for people who study, work and commute in northern Bangkok and like the day to run on time.',
    cht: '位於南旺宛（Ngamwongwan）的 23 層公寓大樓，步行數分鐘到 The Mall 商場，2025 年 6 月落成，現樓，即可入住。由開放式單位到兩房，24 至 42 平方米，寫給在曼谷北面讀書、上班，希望每天準時開始、準時下班的人。',
    chs: '位于南旺宛（Ngamwongwan）的 23 层公寓，步行几分钟到 The Mall 商场，2025 年 6 月竣工，现房。从开间到两居室，24 至 42 平方米，适合在曼谷北部读书、上班，希望每天都能准点开始、准点下班的人。',
  },
  conceptTitle: {
    th: 'หนึ่งวัน สี่จังหวะ',
    en: 'A day in four beats',
    cht: '一天，四拍',
    chs: '一天，四拍',
  },
  concept: {
    th: [
      'เพลงต้องมีจังหวะก่อนมีทำนอง ผนังด้านหน้าของตึกนี้ก็เช่นกัน ช่องเสากว้าง 4.2 เมตรคือห้องสตูดิโอ 5.2 เมตรคือหนึ่งห้องนอน 6.8 เมตรคือสองห้องนอน คั่นด้วยครีบสีขาวบาง ๆ เหมือนเส้นแบ่งห้องเพลง เงาของครีบค่อย ๆ เดินบนผนังทั้งวันอย่างเครื่องเคาะจังหวะที่ไม่รีบร้อน',
      'ข้างในเราแบ่งวันเป็นสี่จังหวะ ว่ายน้ำตอนหกโมงก่อนรถเริ่มแน่น เก้าโมงทำงานในพื้นที่ส่วนกลางหรือที่ห้อง หลังมื้อเย็นเป็นเวลาของห้องสมุดที่ไม่มีใครรับโทรศัพท์ ห้าทุ่มไฟล็อบบี้หรี่ลง ตึกทั้งตึกได้พักจนถึงเช้าวันใหม่',
    ],
    en: [
      'Music needs a beat before it needs a tune. The façade takes its beat from the homes behind it: bays of 4.2 metres for a studio, 5.2 for one bedroom, 6.8 for two. Thin white fins mark the bar lines, and their shadow crosses the wall each day like a slow metronome.',
      'Inside, the day falls into four. A swim at six, before the road fills. Work at nine, on the shared floor or at home. The library after dinner, where nobody takes a call. At eleven the lobby lamps go down and the building rests until morning.',
    ],
    cht: [
      '音樂先有拍子，才有旋律。立面的拍子來自它背後的家：4.2 米一格是開放式單位，5.2 米是一房，6.8 米是兩房。薄薄的白色豎鰭像小節線，影子每天在牆上慢慢走過，如一部不趕路的節拍器。',
      '室內的一天也分四拍。清晨六點下水，趁馬路還空；九點開工，在共享樓層或在家；晚飯後到圖書室，那裡沒有人打電話；夜裡十一點，大堂燈光調暗，整棟樓休息到天亮。',
    ],
    chs: [
      '音乐先有节拍，才有旋律。立面的节拍来自它背后的家：4.2 米一格是开间，5.2 米是一居室，6.8 米是两居室。薄薄的白色竖鳍像小节线，影子每天从墙上缓缓走过，像一台不着急的节拍器。',
      '楼里的一天也分四拍。早上六点下水，趁路上还没堵；九点开工，在共享楼层或者在家；晚饭后去图书室，那里没有人打电话；夜里十一点，大堂灯光调暗，整栋楼安静到天亮。',
    ],
  },
  highlights: [
    {
      title: {
        th: 'หน้ากว้างเต็มช่อง',
        en: 'The full width of the bay',
        cht: '整格面寬都是窗',
        chs: '整格面宽都是窗',
      },
      text: {
        th: 'ห้องหนึ่งห้องนอน 30 ตารางเมตร กว้าง 5.2 เมตรและลึกไม่ถึง 6 เมตร แสงกลางวันจึงเดินไปถึงครัว',
        en: 'A 30 m² one-bedroom is 5.2 metres wide and less than 6 metres deep, so daylight reaches the kitchen.',
        cht: '30 平方米的一房，面寬 5.2 米，進深不足 6 米，日光走得到廚房。',
        chs: '30 平方米的一居室，面宽 5.2 米，进深不到 6 米，白天的光能照进厨房。',
      },
    },
    {
      title: {
        th: 'สระเปิดหกโมงเช้า',
        en: 'The pool opens at six',
        cht: '泳池早上六點開放',
        chs: '泳池早上六点开放',
      },
      text: {
        th: 'ช่องว่ายริมสุดเว้นไว้ให้คนว่ายเป็นรอบจนถึงแปดโมง ว่ายเสร็จแล้วยังไปทำงานทัน',
        en: 'One lane is kept for laps until eight, early enough to swim and still be at work on time.',
        cht: '靠邊一條水道留給長泳的人，直到八點；游完再上班，也還來得及。',
        chs: '靠边一条泳道留给游长距离的人，直到八点；游完再去上班，也来得及。',
      },
    },
    {
      title: {
        th: 'ห้องสมุดที่มีกติกาข้อเดียว',
        en: 'A library with one rule',
        cht: '只有一條規矩的圖書室',
        chs: '只有一条规矩的图书室',
      },
      text: {
        th: 'โต๊ะไม้ยาว โคมไฟประจำทุกที่นั่ง และกติกาข้อเดียวคือไม่คุยโทรศัพท์ เรื่องที่ต้องคุยมีพื้นที่ทำงานร่วมอยู่ถัดไป',
        en: 'Long timber tables, a lamp at every seat, and no calls. Anything that needs talking about goes to the co-working room next door.',
        cht: '長木桌，每個座位一盞燈，不打電話。要討論的事，留給隔壁的共享工作間。',
        chs: '长木桌，每个座位一盏灯，不打电话。要讨论的事，留给隔壁的共享办公区。',
      },
    },
    {
      title: {
        th: 'รถรับส่งลูกบ้าน',
        en: 'A shuttle for the rush hours',
        cht: '上下班的住戶接駁車',
        chs: '早晚高峰的住户班车',
      },
      text: {
        th: 'รถรับส่งวิ่งเชื่อมกับรถไฟฟ้า MRT สายสีม่วงช่วงเช้าและเย็น คนที่ไม่มีรถก็วางแผนวันได้แม่น',
        en: 'Morning and evening, a residents’ shuttle links with the MRT Purple Line, so a day without a car can still be planned.',
        cht: '早晚時段，住戶接駁車連接 MRT 紫線，不開車的日子也排得準時間。',
        chs: '早晚时段，住户班车接驳 MRT 紫线，不开车也能把时间安排准。',
      },
    },
  ],
  location: {
    th: 'ถนนงามวงศ์วานเชื่อมนนทบุรีกับเกษตรและวิภาวดี เดอะมอลล์อยู่ใกล้พอให้เดินไปซื้อมื้อเย็น ด่านงามวงศ์วานของทางพิเศษศรีรัชอยู่ไม่ไกล และมีรถรับส่งลูกบ้านไปเชื่อมกับ MRT สายสีม่วง ไปมหาวิทยาลัยเกษตรศาสตร์ใช้เวลาราวสิบสองนาทีเมื่อถนนโล่ง',
    en: 'Ngamwongwan Road ties Nonthaburi to Kaset and Vibhavadi. The Mall is close enough to walk to for dinner, the Si Rat Expressway has a gate nearby, and the residents’ shuttle links with the MRT Purple Line. Kasetsart University is about twelve minutes by car when traffic is light.',
    cht: '南旺宛路（Ngamwongwan）把暖武里（Nonthaburi）與農業大學（Kaset）、威帕瓦迪路（Vibhavadi）連成一線。The Mall 近得可以走去買晚餐，詩叻高速公路（Si Rat）的入口就在附近，住戶接駁車連接 MRT 紫線。路況順暢時，開車到農業大學約 12 分鐘。',
    chs: '南旺宛路（Ngamwongwan）把暖武里（Nonthaburi）与农业大学（Kaset）、威帕瓦迪路（Vibhavadi）连成一线。The Mall 近到可以走着去买晚饭，诗叻高速（Si Rat）的入口就在附近，住户班车接驳 MRT 紫线。路况顺畅时，开车到农业大学约 12 分钟。',
  },
  nearby: [
    {
      kind: 'mall',
      name: {
        th: 'เดอะมอลล์ ไลฟ์สโตร์ งามวงศ์วาน',
        en: 'The Mall Lifestore Ngamwongwan',
        cht: 'The Mall Lifestore Ngamwongwan 商場',
        chs: 'The Mall Lifestore Ngamwongwan 商场',
      },
      minutes: 5,
      walk: true,
    },
    {
      kind: 'hospital',
      name: { th: 'โรงพยาบาลนนทเวช', en: 'Nonthavej Hospital', cht: 'Nonthavej 醫院', chs: 'Nonthavej 医院' },
      minutes: 5,
      walk: false,
    },
    {
      kind: 'expressway',
      name: {
        th: 'ทางพิเศษศรีรัช ด่านงามวงศ์วาน',
        en: 'Si Rat Expressway, Ngamwongwan gate',
        cht: '詩叻高速公路南旺宛入口（Si Rat, Ngamwongwan）',
        chs: '诗叻高速公路南旺宛入口（Si Rat, Ngamwongwan）',
      },
      minutes: 6,
      walk: false,
    },
    {
      kind: 'office',
      name: { th: 'กระทรวงสาธารณสุข', en: 'Ministry of Public Health', cht: '泰國公共衛生部（Ministry of Public Health）', chs: '泰国公共卫生部（Ministry of Public Health）' },
      minutes: 9,
      walk: false,
    },
    {
      kind: 'university',
      name: {
        th: 'มหาวิทยาลัยธุรกิจบัณฑิตย์',
        en: 'Dhurakij Pundit University',
        cht: '博仁大學（Dhurakij Pundit University）',
        chs: '博仁大学（Dhurakij Pundit University）',
      },
      minutes: 10,
      walk: false,
    },
    {
      kind: 'university',
      name: { th: 'มหาวิทยาลัยเกษตรศาสตร์', en: 'Kasetsart University', cht: '農業大學（Kasetsart University）', chs: '农业大学（Kasetsart University）' },
      minutes: 12,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'ตึกเสร็จแล้ว ขอดูห้องจริงได้ไหม',
        en: 'The building is finished. May I see the actual home?',
        cht: '已經落成，可以看實際單位嗎？',
        chs: '楼已经建好，能看现房吗？',
      },
      answer: {
        th: 'ได้ ตึกสร้างเสร็จเดือนมิถุนายน 2568 คุณเดินดูห้องที่สนใจได้จริง เช้าแดดเป็นอย่างไร ค่ำเสียงถนนแค่ไหน นัดชมห้องจริงได้ในเวลาที่สะดวก',
        en: 'Yes. The building was completed in June 2025, so you can see the finished unit, by appointment. Ask for the hour that matters to you: the morning sun, or the evening road.',
        cht: '可以。大樓於 2025 年 6 月落成，您看的就是要買的那一戶。想知道早上的陽光或傍晚的車聲，就約那個時間來。',
        chs: '可以。大楼 2025 年 6 月竣工，您看的就是要买的那一套。想知道早晨的日照或傍晚的车声，就约那个时间来。',
      },
    },
    {
      question: {
        th: 'มีที่จอดรถเท่าไร ค่าส่วนกลางเดือนละเท่าไร',
        en: 'How much parking is there, and what is the common area fee?',
        cht: '車位有多少？管理費怎樣算？',
        chs: '车位有多少？物业费怎么算？',
      },
      answer: {
        th: 'ที่จอดรถคิดเป็น 40% ของจำนวนห้อง ห้องสองห้องนอนมีที่จอดหนึ่งคัน ส่วนสตูดิโอและหนึ่งห้องนอนไม่มีที่จอดประจำห้อง ค่าส่วนกลาง 40 บาทต่อตารางเมตรต่อเดือน ห้อง 30 ตารางเมตรจึงเท่ากับเดือนละ 1,200 บาท',
        en: 'Parking equals 40% of the units. Two-bedroom homes come with one space; studios and one-bedrooms have no space of their own. The common area fee is 40 baht per m² a month, which is 1,200 baht for a 30 m² home.',
        cht: '車位為單位總數的 40%。兩房附一個車位，開放式單位與一房沒有專屬車位。管理費為每平方米每月 40 泰銖，30 平方米的一戶即每月 1,200 泰銖。',
        chs: '车位为总户数的 40%。两居室带一个车位，开间和一居室没有专属车位。物业费为每平方米每月 40 泰铢，30 平方米的一套即每月 1,200 泰铢。',
      },
    },
    {
      question: {
        th: 'ชาวต่างชาติซื้อได้ไหม',
        en: 'Can a foreigner buy here?',
        cht: '外國人可以買嗎？',
        chs: '外国人可以购买吗？',
      },
      answer: {
        th: `ได้ ภายในโควตาต่างชาติ ${CLAIMS.th.quota}`,
        en: `Yes, within the foreign quota. ${CLAIMS.en.quota}`,
        cht: `可以，但須在外籍配額之內。${CLAIMS.cht.quota}`,
        chs: `可以，但须在外籍配额之内。${CLAIMS.chs.quota}`,
      },
    },
  ],
  metaTitle: {
    th: 'nue tempo งามวงศ์วาน | คอนโดพร้อมอยู่ ใกล้เดอะมอลล์',
    en: 'nue tempo ngamwongwan | Ready condo near The Mall',
    cht: 'nue tempo ngamwongwan｜公寓現樓',
    chs: 'nue tempo ngamwongwan｜公寓现房',
  },
  metaDescription: {
    th: 'คอนโดพร้อมอยู่ 23 ชั้น ย่านงามวงศ์วาน เดินไปเดอะมอลล์ได้ ห้อง 24 ถึง 42 ตารางเมตร มีห้องสมุดและรถรับส่งลูกบ้าน',
    en: 'A finished 23-storey condominium within walking distance of The Mall Ngamwongwan. Homes of 24 to 42 m², a library and a residents’ shuttle.',
    cht: '已落成的 23 層公寓，步行到 The Mall 商場。24 至 42 平方米，設圖書室與住戶接駁車。',
    chs: '已竣工的 23 层公寓，步行到 The Mall 商场。24 至 42 平方米，配图书室与住户班车。',
  },
}
