import { CLAIMS } from '../claims'
import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'nue-pulse-ladprao',
  spokenTitle: {
    th: 'นิว พัลส์ ลาดพร้าว',
    en: 'nue pulse ladprao',
    cht: 'nue pulse ladprao',
    chs: 'nue pulse ladprao',
  },
  tagline: {
    th: 'อยู่ตรงจังหวะเต้นของห้าแยกลาดพร้าว',
    en: 'Two train lines, one steady beat',
    cht: '兩條路線之間，有自己的節拍',
    chs: '两条线路之间，有自己的节拍',
  },
  shortDescription: {
    th: 'คอนโดใหม่สูง 33 ชั้นใกล้ห้าแยกลาดพร้าว เดิน 5 นาทีถึง BTS และ 7 นาทีถึง MRT พหลโยธิน ข้างศูนย์การค้า มีสตูดิโอถึงสองห้องนอน กำหนดเสร็จกุมภาพันธ์ 2572 สำหรับคนเมืองที่ใช้รถไฟฟ้าทุกวันและอยากกลับถึงห้องเร็ว ๆ',
    en: 'A new 33-storey condominium by the Lat Phrao junction, next to the mall: five minutes on foot to the BTS, seven to the MRT. Studios to two bedrooms, due in February 2029, for people who ride the trains every day and like to be home soon.',
    cht: '拉拋五岔口（Ha Yaek Lat Phrao）旁的全新 33 層公寓，緊鄰商場，步行 5 分鐘到 BTS、7 分鐘到 MRT。由開放式到兩房，預計 2029 年 2 月落成，適合每天搭車、又想早點到家的人。',
    chs: '拉抛五岔口（Ha Yaek Lat Phrao）旁的 33 层新公寓，紧邻商场，步行 5 分钟到 BTS、7 分钟到 MRT。从开间到两居，预计 2029 年 2 月竣工，适合每天坐车、又想早点到家的人。',
  },
  conceptTitle: {
    th: 'เร็วข้างล่าง ช้าข้างบน',
    en: 'Quick below, slow above',
    cht: '樓下快，樓上慢',
    chs: '楼下快，楼上慢',
  },
  concept: {
    th: [
      'ห้าแยกลาดพร้าวมีจังหวะของมัน ไฟแดง รถไฟฟ้า ฝูงคนข้ามสะพาน เราบันทึกจังหวะนั้นลงบนผนัง ชั้นล่างครีบแนวตั้งถี่เหมือนชีพจรตอนวิ่ง ยิ่งสูงระยะยิ่งห่าง จนถึงชั้นบนที่นิ่งเหมือนหายใจตอนหลับ',
      'จังหวะเดียวกันเข้ามาถึงในห้อง หน้ากว้าง 4.2 เมตรสำหรับสตูดิโอ 5.2 เมตรสำหรับหนึ่งห้องนอน และ 7.2 เมตรสำหรับสองห้องนอน ห้องหันทิศเหนือ ใต้ และตะวันออก ไม่มีห้องไหนรับแดดบ่ายเต็มหน้า กลับมาหกโมงเย็น ห้องจึงไม่ได้อบความร้อนไว้รอ',
    ],
    en: [
      'The Lat Phrao junction has a beat: lights, trains, people crossing the footbridges. We wrote it on the façade. On the lower floors the white fins stand close together like a runner’s pulse; floor by floor they draw apart, until at the top the wall is as even as breathing in sleep.',
      'The same rhythm comes indoors, in fronts of 4.2 metres for a studio, 5.2 for one bedroom and 7.2 for two. Homes look north, south and east. None takes the full afternoon sun, so when you come back at six the room has not been saving up heat.',
    ],
    cht: [
      '拉拋五岔口（Ha Yaek Lat Phrao）自有節拍：紅綠燈、列車、天橋上的人潮。我們把它寫在外牆上。低層的白色直鰭排得緊密，像奔跑時的脈搏；愈往上間距愈寬，到了頂層，便平穩得如睡夢中的呼吸。',
      '同一節奏走進室內：開放式面寬 4.2 米，一房 5.2 米，兩房 7.2 米。單位朝北、南、東三面，沒有一戶正面迎向西曬。傍晚六點回到家，屋裡沒有悶著一天的熱氣。',
    ],
    chs: [
      '拉抛五岔口（Ha Yaek Lat Phrao）有自己的节拍：红绿灯、列车、天桥上的人流。我们把它记在立面上。低层的白色竖翼排得很密，像跑步时的脉搏；越往上越疏，到了顶部，平稳得像睡着时的呼吸。',
      '同样的节奏也走进室内：开间面宽 4.2 米，一居 5.2 米，两居 7.2 米。房间朝北、朝南、朝东，没有一户正对西晒。傍晚六点到家，屋里没有攒下一天的热气。',
    ],
  },
  highlights: [
    {
      title: {
        th: 'สองสายใน 7 นาที',
        en: 'Two lines in seven minutes',
        cht: '七分鐘，兩條線',
        chs: '七分钟，两条线',
      },
      text: {
        th: '380 เมตรถึง BTS ห้าแยกลาดพร้าว 540 เมตรถึง MRT พหลโยธิน สายไหนคนแน่น ก็เดินไปอีกสาย',
        en: '380 metres to BTS Ha Yaek Lat Phrao, 540 to MRT Phahon Yothin. If one is crowded, walk to the other.',
        cht: '距 BTS 拉拋五岔口站 380 米，距 MRT 帕宏裕庭站（Phahon Yothin）540 米。一邊人多，就走去另一邊。',
        chs: '到 BTS 拉抛五岔口站 380 米，到 MRT 帕宏裕庭站（Phahon Yothin）540 米。哪边人多，就走另一边。',
      },
    },
    {
      title: { th: 'ครีบอะลูมิเนียมสีขาว', en: 'White aluminium fins', cht: '白色鋁直鰭', chs: '白色铝竖翼' },
      text: {
        th: 'ครีบถี่ที่ชั้นล่างกรองแสงและสายตาจากถนน ชั้นบนห่างออกเพื่อเปิดวิว เก้าโมงเช้าเงาจะลากเป็นเส้นบนพื้นห้อง',
        en: 'Close together below they screen light and glances from the road; wider above they open the view. At nine they draw lines on the floor.',
        cht: '低層密，擋住馬路的光與視線；高層疏，讓出景觀。早上九點，影子在地板上畫出一道道線。',
        chs: '低层密，挡住马路上的光和视线；高层疏，让出风景。早上九点，影子在地板上画出一道道线。',
      },
    },
    {
      title: {
        th: 'ครัวกับชั้นลอยฟ้า',
        en: 'Kitchen and sky floor',
        cht: '共享廚房與空中休憩空間',
        chs: '共享厨房和空中休闲区',
      },
      text: {
        th: 'เลิกงานสามทุ่ม ทำกับข้าวในครัวส่วนกลาง แล้วยกขึ้นไปกินพร้อมไฟรถบนวิภาวดี',
        en: 'Off work at nine: cook in the shared kitchen, then take it up and eat above the moving lights of Vibhavadi Road.',
        cht: '晚上九點下班，在共享廚房做點吃的，端到樓上，看著威帕瓦迪路（Vibhavadi）的車燈吃。',
        chs: '晚上九点下班，在共享厨房做点吃的，端到楼上，看着威帕瓦迪路（Vibhavadi）的车灯吃。',
      },
    },
    {
      title: {
        th: 'สองห้องนอน 46 ตารางเมตร',
        en: 'Two bedrooms in 46 m²',
        cht: '46 平方米，兩間房',
        chs: '46 平方米，两居',
      },
      text: {
        th: 'หน้ากว้าง 7.2 เมตร วางห้องนอนสองห้องและห้องนั่งเล่นเรียงริมหน้าต่าง ทุกห้องเปิดรับลมได้',
        en: 'A front of 7.2 metres puts both bedrooms and the living room along the window, so each can be opened to the air.',
        cht: '面寬 7.2 米，兩間臥室與客廳並排沿窗，每一間都能開窗通風。',
        chs: '面宽 7.2 米，两间卧室和客厅沿窗排开，每间都能开窗通风。',
      },
    },
  ],
  location: {
    th: 'ห้าแยกลาดพร้าวคือประตูเหนือของเมือง BTS ไปสยามและ MRT ไปรัชดาอยู่ในระยะเดิน วันหยุดเดินหรือปั่นไปสวนรถไฟกับจตุจักรได้ ถ้าขับรถมีวิภาวดีรังสิตและพหลโยธินให้เลือก ดึกแค่ไหนก็ยังหาของกินได้',
    en: 'The Lat Phrao junction is the city’s northern door. The BTS to Siam and the MRT to Ratchada are both on foot; Chatuchak and its parks are close enough for a Sunday bicycle. Drivers choose between Vibhavadi and Phahonyothin, and there is supper at any hour.',
    cht: '拉拋五岔口是曼谷的北門。往暹羅站（Siam）的 BTS、往拉差達（Ratchada）的 MRT 都走得到；週日騎自行車便到洽圖洽（Chatuchak）的公園與市集。開車有威帕瓦迪與帕宏裕庭兩條大路可選，多晚都找得到宵夜。',
    chs: '拉抛五岔口是曼谷的北大门。去暹罗站（Siam）的 BTS、去拉差达（Ratchada）的 MRT 都走得到；周日骑车就到恰图恰（Chatuchak）的公园和周末市场。开车有威帕瓦迪和帕宏裕庭两条主路，多晚都有夜宵。',
  },
  nearby: [
    {
      kind: 'mall',
      name: { th: 'ยูเนี่ยน มอลล์', en: 'Union Mall', cht: 'Union Mall 商場', chs: 'Union Mall 商场' },
      minutes: 4,
      walk: true,
    },
    {
      kind: 'mall',
      name: {
        th: 'เซ็นทรัล ลาดพร้าว',
        en: 'Central Ladprao',
        cht: 'Central Ladprao 商場',
        chs: 'Central Ladprao 商场',
      },
      minutes: 7,
      walk: true,
    },
    {
      kind: 'park',
      name: { th: 'สวนจตุจักร', en: 'Chatuchak Park', cht: '洽圖洽公園（Chatuchak Park）', chs: '恰图恰公园（Chatuchak Park）' },
      minutes: 5,
      walk: false,
    },
    {
      kind: 'office',
      name: {
        th: 'เอ็นเนอร์ยี่ คอมเพล็กซ์ (ปตท.)',
        en: 'Energy Complex (PTT)',
        cht: 'Energy Complex 辦公大樓（PTT）',
        chs: 'Energy Complex 写字楼（PTT）',
      },
      minutes: 6,
      walk: false,
    },
    {
      kind: 'hospital',
      name: {
        th: 'โรงพยาบาลเปาโล พหลโยธิน',
        en: 'Paolo Hospital Phahonyothin',
        cht: 'Paolo Phahonyothin 醫院',
        chs: 'Paolo Phahonyothin 医院',
      },
      minutes: 9,
      walk: false,
    },
    {
      kind: 'university',
      name: {
        th: 'มหาวิทยาลัยเกษตรศาสตร์',
        en: 'Kasetsart University',
        cht: '農業大學（Kasetsart University）',
        chs: '农业大学（Kasetsart University）',
      },
      minutes: 10,
      walk: false,
    },
  ],
  faq: [
    {
      question: {
        th: 'จะสร้างเสร็จเมื่อไร ระหว่างนี้จองได้ไหม',
        en: 'When will it be finished, and can I book meanwhile?',
        cht: '何時落成？現在可以預訂嗎？',
        chs: '什么时候竣工？现在能预订吗？',
      },
      answer: {
        th: `กำหนดเสร็จเดือนกุมภาพันธ์ 2572 สอบถามรายงานความคืบหน้าล่าสุดจากเราได้ ${CLAIMS.th.reserve}`,
        en: `It is due in February 2029. Ask us for the latest progress report. ${CLAIMS.en.reserve}`,
        cht: `預計 2029 年 2 月落成；最新工程進度可向銷售顧問查詢。${CLAIMS.cht.reserve}`,
        chs: `预计 2029 年 2 月竣工；最新工程进度可咨询置业顾问。${CLAIMS.chs.reserve}`,
      },
    },
    {
      question: {
        th: 'เดินไปรถไฟฟ้าจริง ๆ กี่นาที',
        en: 'How long is the walk to the trains, honestly?',
        cht: '走到車站，實際要幾分鐘？',
        chs: '走到车站，实际要几分钟？',
      },
      answer: {
        th: 'BTS ห้าแยกลาดพร้าว 380 เมตร เดิน 5 นาที MRT พหลโยธิน 540 เมตร เดิน 7 นาที นับจากทางเข้าโครงการ ยังไม่รวมเวลารอลิฟต์',
        en: 'BTS Ha Yaek Lat Phrao is 380 metres away, five minutes; MRT Phahon Yothin 540 metres, seven minutes. That is from the entrance, without the wait for the lift.',
        cht: 'BTS 拉拋五岔口站 380 米，5 分鐘；MRT 帕宏裕庭站 540 米，7 分鐘。由項目入口計起，未計等電梯的時間。',
        chs: 'BTS 拉抛五岔口站 380 米，5 分钟；MRT 帕宏裕庭站 540 米，7 分钟。从小区入口算起，没算等电梯的时间。',
      },
    },
    {
      question: {
        th: 'กู้ได้กี่เปอร์เซ็นต์ ค่าส่วนกลาง ที่จอดรถ และสัตว์เลี้ยงเป็นอย่างไร',
        en: 'Loan, common area fee, parking and pets?',
        cht: '貸款、管理費、車位與寵物的規定？',
        chs: '贷款、物业费、车位和宠物怎么规定？',
      },
      answer: {
        th: `${CLAIMS.th.loan} ค่าส่วนกลางตารางเมตรละ 52 บาทต่อเดือน ที่จอดรถ 42% ของจำนวนห้อง ไม่ใช่โครงการเลี้ยงสัตว์ได้ ${CLAIMS.th.quota}`,
        en: `${CLAIMS.en.loan} The common area fee is 52 baht per m² a month and parking covers 42% of the units. It is not a pet-friendly project. ${CLAIMS.en.quota}`,
        cht: `${CLAIMS.cht.loan}管理費每平方米每月 52 泰銖，車位為單位總數的 42%。並非寵物友善項目。${CLAIMS.cht.quota}`,
        chs: `${CLAIMS.chs.loan}物业费每平方米每月 52 泰铢，车位配比 42%。不是宠物友好项目。${CLAIMS.chs.quota}`,
      },
    },
  ],
  metaTitle: {
    th: 'nue pulse ladprao คอนโดใหม่ห้าแยกลาดพร้าว',
    en: 'nue pulse ladprao, new condominium by BTS and MRT',
    cht: 'nue pulse ladprao｜BTS 與 MRT 之間的新公寓',
    chs: 'nue pulse ladprao｜BTS 与 MRT 之间的新公寓',
  },
  metaDescription: {
    th: 'คอนโดใหม่ 33 ชั้น เดิน 5 นาทีถึง BTS ห้าแยกลาดพร้าว 7 นาทีถึง MRT พหลโยธิน ข้างห้าง กำหนดเสร็จกุมภาพันธ์ 2572',
    en: 'A new 33-storey condominium, five minutes on foot to BTS Ha Yaek Lat Phrao and seven to MRT Phahon Yothin. Due in February 2029.',
    cht: '全新 33 層公寓，步行 5 分鐘到 BTS、7 分鐘到 MRT，緊鄰商場，預計 2029 年 2 月落成。',
    chs: '33 层新公寓，步行 5 分钟到 BTS、7 分钟到 MRT，紧邻商场，预计 2029 年 2 月竣工。',
  },
}
