import type { LivingSeed } from './types'

const RESIDENTS = {
  th: 'ลูกบ้าน noble และ nue',
  en: 'Residents of noble and nue',
  cht: 'noble 與 nue 住戶',
  chs: 'noble 与 nue 业主',
}

const REPORT = {
  text: { th: 'แจ้งปัญหา', en: 'Report a problem', cht: '反映問題', chs: '反馈问题' },
  address: 'complaint',
}

/** What comes to the home after its keys. */
export const SERVICES: readonly LivingSeed[] = [
  {
    slug: 'repairs',
    kind: 'service',
    cover: ['scene', 'tools'],
    title: {
      th: 'งานซ่อมตามนัด',
      en: 'Repairs by appointment',
      cht: '預約維修',
      chs: '预约维修',
    },
    lead: {
      th: 'น้ำซึม ประตูปิดไม่สนิท ไฟดับเป็นบางดวง แจ้งครั้งเดียว รับเลขที่เรื่องทันที และรู้ว่าเราจะตอบภายในเมื่อไร',
      en: 'A leak, a door that will not close, a light that has failed: tell us once, get a reference number at once, and see when we will answer.',
      cht: '滲水、門關不緊、燈時亮時滅：說一次就好，立即取得編號，並知道我們何時回覆。',
      chs: '渗水、门关不严、灯时亮时灭：说一次就好，马上拿到编号，并知道我们何时答复。',
    },
    audience: RESIDENTS,
    hours: {
      th: 'แจ้งได้ตลอด 24 ชั่วโมง ช่างเข้าบ้านวันจันทร์ถึงเสาร์ 9:00–18:00 น.',
      en: 'Report at any time; engineers visit Monday to Saturday, 9:00–18:00',
      cht: '隨時可提交；師傅於週一至週六 9:00–18:00 上門',
      chs: '随时可提交；师傅周一至周六 9:00–18:00 上门',
    },
    terms: {
      th: 'งานที่อยู่ในการรับประกันไม่มีค่าใช้จ่าย นอกการรับประกัน เราแจ้งราคาก่อน และเริ่มงานเมื่อคุณตกลงเท่านั้น',
      en: 'Free of charge for defects under warranty. Otherwise we quote a price, and work begins only once you agree.',
      cht: '保固範圍內的缺陷免費；其餘先報價，經您同意才動工。',
      chs: '保修范围内的缺陷免费；其余先报价，经您同意才动工。',
    },
    action: REPORT,
    body: {
      th: [
        ['paragraph', 'ทุกเรื่องมีเลขที่ของตัวเองและมีลิงก์สำหรับติดตาม ในนั้นบอกว่าเราจะตอบภายในเมื่อไร และเก็บทุกข้อความระหว่างคุณกับเราไว้'],
        ['heading', 'ก่อนช่างมาถึง'],
        ['list', 'ถ่ายรูปจุดที่มีปัญหาสองรูป ใกล้หนึ่ง ไกลหนึ่ง\nปิดวาล์วน้ำหรือเบรกเกอร์ของจุดนั้น หากปลอดภัย\nเว้นที่ไว้หนึ่งเมตรรอบจุดซ่อม'],
      ],
      en: [
        [
          'paragraph',
          'Every report has its own number and a link to follow it. The page shows when we will answer, and every message between you and us.',
        ],
        ['heading', 'Before the engineer arrives'],
        [
          'list',
          'Take two photographs: one close, one from the door.\nClose the valve or switch off the circuit, where that is safe.\nLeave a metre of clear floor around the spot.',
        ],
      ],
      cht: [
        ['paragraph', '每件事都有自己的編號和一條可隨時查看的連結，寫明我們何時回覆，並保留雙方的每一則訊息。'],
        ['heading', '師傅到達之前'],
        ['list', '拍兩張照片：一張近的，一張遠的\n在安全的前提下，先關水閥或切斷該處電源\n維修處四周留出一米空間'],
      ],
      chs: [
        ['paragraph', '每件事都有自己的编号和一个可随时查看的链接，写明我们何时答复，并保留双方的每一条消息。'],
        ['heading', '师傅到达之前'],
        ['list', '拍两张照片：一张近景，一张远景\n在安全的前提下，先关水阀或切断该处电源\n维修处四周留出一米空间'],
      ],
    },
  },
  {
    slug: 'air-conditioning',
    kind: 'service',
    cover: ['scene', 'cooling'],
    title: {
      th: 'ล้างแอร์ถึงบ้าน ปีละสองครั้ง',
      en: 'Air conditioning, cleaned twice a year',
      cht: '冷氣清洗，一年兩次',
      chs: '空调清洗，一年两次',
    },
    lead: {
      th: 'ช่างของอาคารรู้จักเครื่องที่ติดมากับห้องอยู่แล้ว จึงมาพร้อมอะไหล่ที่ใช่ และเก็บพื้นให้ก่อนกลับ',
      en: 'The building’s engineers know the units it came with. They bring the right parts, and leave the floor dry.',
      cht: '大樓的師傅熟悉隨屋附帶的機型，帶來合適的零件，離開前把地面擦乾。',
      chs: '楼里的师傅熟悉随房配置的机型，带来合适的配件，走之前把地面擦干。',
    },
    audience: RESIDENTS,
    hours: {
      th: 'เครื่องละประมาณ 45 นาที เลือกเช้าหรือบ่าย',
      en: 'About 45 minutes a unit, morning or afternoon',
      cht: '每台約 45 分鐘，可選上午或下午',
      chs: '每台约 45 分钟，可选上午或下午',
    },
    terms: {
      th: 'เครื่องติดผนังไม่เกิน 18,000 BTU ราคา 700 บาทต่อเครื่อง รวมค่าเดินทางในกรุงเทพฯ และปริมณฑล',
      en: 'Wall units up to 18,000 BTU: THB 700 each, including travel within Bangkok and its suburbs.',
      cht: '不超過 18,000 BTU 的壁掛式冷氣，每台 700 泰銖，含曼谷及周邊的交通費。',
      chs: '不超过 18,000 BTU 的壁挂式空调，每台 700 泰铢，含曼谷及周边的交通费。',
    },
    action: {
      text: { th: 'ขอนัดวัน', en: 'Ask for a date', cht: '預約日期', chs: '预约日期' },
      address: 'form-contact',
    },
    lock: {
      title: {
        th: 'ตารางดูแลแอร์ทั้งปี',
        en: 'A year of care, month by month',
        cht: '全年冷氣保養月曆',
        chs: '全年空调保养月历',
      },
      text: {
        th: 'ทำเองได้ เดือนละสิบห้านาที ช่างของเราเขียนไว้ให้เป็นข้อ ๆ เข้าสู่ระบบเพื่ออ่าน สมัครฟรี',
        en: 'Fifteen minutes a month that you can do yourself, written by our engineers. Sign in to read it; an account is free.',
        cht: '每月十五分鐘，自己就能做，由我們的師傅逐項寫下。登入即可閱讀，註冊免費。',
        chs: '每月十五分钟，自己就能做，由我们的师傅逐项写下。登录即可阅读，注册免费。',
      },
    },
    body: {
      th: [
        ['paragraph', 'แอร์ที่สกปรกกินไฟกว่าเดิมและเสียงดังขึ้นทีละน้อยจนเราไม่ทันสังเกต ล้างก่อนหน้าร้อนหนึ่งครั้ง และหลังหน้าฝนอีกหนึ่งครั้งก็พอ'],
        ['heading', 'ทำเองเดือนละสิบห้านาที', 'members'],
        [
          'list',
          'มีนาคมและตุลาคม: นัดล้างใหญ่\nทุกต้นเดือน: ถอดแผ่นกรองล้างน้ำเปล่า ผึ่งในร่มให้แห้งสนิท\nทุกสามเดือน: เทน้ำหนึ่งแก้วลงถาดรับน้ำ หากไหลช้าให้เรียกช่างก่อนน้ำหยดลงพื้น',
          'members',
        ],
      ],
      en: [
        [
          'paragraph',
          'A dirty unit uses more power, and grows louder so slowly that nobody notices. Once before the hot season and once after the rains is enough.',
        ],
        ['heading', 'What to do, and in which month', 'members'],
        [
          'list',
          'March and October: book the full clean.\nThe first of each month: rinse the filter in plain water and let it dry in the shade.\nEvery three months: pour a glass of water into the drain tray. If it leaves slowly, call us before it drips.',
          'members',
        ],
      ],
      cht: [
        ['paragraph', '冷氣髒了更耗電，聲音也一點一點變大，往往不易察覺。熱季前洗一次、雨季後洗一次，就夠了。'],
        ['heading', '哪個月做什麼', 'members'],
        [
          'list',
          '三月與十月：預約深層清洗\n每月初：濾網以清水沖洗，陰乾後裝回\n每三個月：往接水盤倒一杯水，若流得慢，趁還沒滴到地上先找師傅',
          'members',
        ],
      ],
      chs: [
        ['paragraph', '空调脏了更费电，声音也一点点变大，往往不易察觉。热季前洗一次、雨季后洗一次，就够了。'],
        ['heading', '哪个月做什么', 'members'],
        [
          'list',
          '三月和十月：预约深度清洗\n每月初：滤网用清水冲洗，晾干后装回\n每三个月：往接水盘倒一杯水，如果流得慢，趁还没滴到地上先找师傅',
          'members',
        ],
      ],
    },
  },
  {
    slug: 'handover-day',
    kind: 'service',
    cover: ['scene', 'handover'],
    title: {
      th: 'วันรับมอบ มีคนเดินตรวจไปด้วย',
      en: 'Handover day, with an engineer beside you',
      cht: '交樓當天，有人陪您驗收',
      chs: '交房当天，有人陪您验收',
    },
    lead: {
      th: 'วิศวกรเดินตรวจกับคุณทีละห้อง จดทุกจุดที่ต้องแก้ และนัดวันกลับมาดูด้วยกันอีกครั้ง',
      en: 'An engineer walks through every room with you, notes what must be put right, and agrees a day to check it with you again.',
      cht: '工程師陪您逐間查看，記下每一處要改的地方，並約好日子再一起複驗。',
      chs: '工程师陪您逐间查看，记下每一处要改的地方，并约好日子再一起复验。',
    },
    audience: { th: 'ผู้ที่กำลังจะรับมอบ', en: 'Buyers before handover', cht: '即將交樓的買家', chs: '即将收房的买家' },
    hours: {
      th: 'ประมาณสองชั่วโมง',
      en: 'About two hours',
      cht: '約兩小時',
      chs: '约两小时',
    },
    terms: {
      th: 'ไม่มีค่าใช้จ่าย สำหรับการตรวจรับครั้งแรกและการตรวจซ้ำหนึ่งครั้ง',
      en: 'Free of charge for the first inspection and one re-inspection.',
      cht: '首次驗收與一次複驗免費。',
      chs: '首次验收和一次复验免费。',
    },
    action: { text: { th: 'ติดต่อเรา', en: 'Contact us', cht: '聯絡我們', chs: '联系我们' }, address: 'contact' },
    body: {
      th: [
        ['paragraph', 'คุณไม่จำเป็นต้องเซ็นรับจนกว่าจุดสำคัญจะเรียบร้อย วิศวกรที่เดินไปด้วยมีหน้าที่บอกตามจริง ไม่ใช่เร่งให้จบ'],
        ['list', 'เปิดน้ำทุกก๊อกพร้อมกันห้านาที\nเสียบที่ชาร์จทดสอบทุกเต้า\nดูแนวกระเบื้องตอนแสงเฉียง'],
      ],
      en: [
        [
          'paragraph',
          'You need not sign until what matters is right. The engineer beside you is there to tell you the truth, not to hurry you.',
        ],
        [
          'list',
          'Run every tap at once for five minutes.\nTry each socket with a charger.\nLook along the tiles when the light is low.',
        ],
      ],
      cht: [
        ['paragraph', '重要的地方未改好，您可以不簽收。陪同的工程師是來說實話的，不是來催您的。'],
        ['list', '所有水龍頭同時開五分鐘\n用充電器逐一試插座\n在斜光下看磁磚是否平整'],
      ],
      chs: [
        ['paragraph', '重要的地方没改好，您可以不签收。陪同的工程师是来说实话的，不是来催您的。'],
        ['list', '所有水龙头同时开五分钟\n用充电器逐个试插座\n在斜光下看瓷砖是否平整'],
      ],
    },
  },
]
