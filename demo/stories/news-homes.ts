import type { NewsSeed } from './types'

/** News about homes and about those who live in them. */
export const NEWS_ABOUT_HOMES: readonly NewsSeed[] = [
  {
    key: 'vesper-rooms-open',
    category: 'MAKETING_ACTIVITIES',
    day: '2026-11-06',
    picture: { of: 'noble-vesper-ploenchit', key: 'room' },
    title: {
      th: 'เปิดห้องตัวอย่าง noble vesper ploenchit ให้ชมตอนพลบค่ำ',
      en: 'noble vesper ploenchit opens its rooms at dusk',
      cht: 'noble vesper ploenchit 示範單位，傍晚開放參觀',
      chs: 'noble vesper ploenchit 样板间，傍晚开放参观',
    },
    content: {
      th: [
        'ห้องตัวอย่างแบบ 1 และ 2 ห้องนอนของ noble vesper ploenchit เปิดให้ชมแล้วที่สำนักงานขาย เราตั้งใจเปิดถึงหัวค่ำ เพราะอาคารนี้ออกแบบจากแสงช่วงสุดท้ายของวัน และห้องเดียวกันตอนบ่ายสองกับตอนหกโมงเย็นให้ความรู้สึกไม่เหมือนกันเลย',
        'ในห้องตัวอย่างไม่มีผนังกระจกหลอกตาและไม่มีเฟอร์นิเจอร์ย่อส่วน ทุกอย่างวัดได้จริง ลองเปิดตู้ นั่งที่โต๊ะ แล้วเดินจากเตียงไปห้องน้ำในความมืดดูก่อนก็ได้',
        'จากสถานีเพลินจิตเดิน 4 นาที หากต้องการนัดเวลาที่เงียบกว่า ฝากชื่อและเบอร์โทรไว้ที่หน้าโครงการ ผู้ดูแลจะติดต่อกลับภายในหนึ่งวันทำการ',
      ],
      en: [
        'The one- and two-bedroom show rooms of noble vesper ploenchit are open at the sales gallery. We keep them open into the evening on purpose: the building was drawn around the last light of the day, and the same room at two in the afternoon and at six is not the same room.',
        'There are no mirrored walls and no furniture made small. Everything can be measured. Open the cupboards, sit at the table, and walk from the bed to the bathroom in the dark before you decide anything.',
        'It is four minutes on foot from Phloen Chit station. If you would like a quieter hour, leave your name and number on the project page, and our team will contact you within one working day.',
      ],
      cht: [
        'noble vesper ploenchit 的一房及兩房示範單位，已在售樓處開放參觀。我們特意開放至入夜：這座大樓以一天最後的光線為起點設計，同一個房間，下午兩點與傍晚六點，感受截然不同。',
        '室內沒有顯大的鏡牆，也沒有縮小的家具，每一處都可以量度。打開櫃門、坐到桌前，再試試摸黑從床邊走到浴室，然後才決定。',
        '由奔集站（Phloen Chit）步行 4 分鐘即到。若想在較清靜的時段參觀，請在項目頁面留下姓名與電話，銷售顧問會在一個工作天內與您聯絡。',
      ],
      chs: [
        'noble vesper ploenchit 的一居与两居样板间，已在售楼处开放。我们特意开放到入夜：这栋楼是从一天里最后的光线画起的，同一个房间，下午两点和傍晚六点，感觉完全不同。',
        '屋里没有显大的镜面墙，也没有缩小的家具，每一处都可以拿尺子量。打开柜门，坐到桌前，再试着摸黑从床边走到卫生间，然后再决定。',
        '从奔集站（Phloen Chit）步行 4 分钟即到。想挑一个安静些的时段，请在项目页面留下姓名和电话，置业顾问会在一个工作日内联系您。',
      ],
    },
  },
  {
    key: 'canopy-approved',
    category: 'CORPORATE_NEWS',
    day: '2026-07-15',
    picture: { of: 'scene', key: 'survey' },
    title: {
      th: 'noble canopy ari ผ่านรายงานสิ่งแวดล้อม ต้นไม้เดิมอยู่ครบ',
      en: 'noble canopy ari passes its environmental review, with its trees where they stood',
      cht: 'noble canopy ari 通過環境影響評估，老樹原地保留',
      chs: 'noble canopy ari 通过环境影响评估，老树原地保留',
    },
    content: {
      th: [
        'รายงานการประเมินผลกระทบสิ่งแวดล้อม (EIA) ของ noble canopy ari ได้รับความเห็นชอบแล้ว โครงการสูง 27 ชั้นนี้เริ่มจากการสำรวจต้นไม้ใหญ่บนที่ดิน แล้วจึงวางอาคารลงในพื้นที่ที่เหลือ',
        'ก่อนเริ่มงานฐานราก เราล้อมรั้วรอบโคนต้นตามแนวทรงพุ่ม และให้รุกขกรเข้าตรวจทุกเดือน เพื่อนบ้านในซอยได้รับตารางเวลาทำงานและเบอร์โทรของวิศวกรสนามล่วงหน้าทุกหลัง',
        'แบบห้อง ผัง และระยะเดินถึงสถานีอารีย์อยู่ในหน้าโครงการครบแล้ว',
      ],
      en: [
        'The environmental impact assessment of noble canopy ari has been approved. The 27-storey building began with a survey of the large trees on the site, and was then set down in the space they left.',
        'Before the foundations begin, a fence goes round every trunk as wide as its crown, and a tree surgeon looks in once a month. Each house in the lane has been given the hours of work and the telephone number of the site engineer.',
        'Room types, plans and the walk to Ari station are on the project page in full.',
      ],
      cht: [
        'noble canopy ari 的環境影響評估報告已獲通過。這座 27 層住宅的設計，先從逐棵記錄土地上的大樹開始，再把大樓安放在樹木留下的位置。',
        '打地基之前，每棵樹都按樹冠範圍圍起圍欄，並由樹藝師每月檢查。巷內每一戶鄰居，都事先收到施工時間表與工地工程師的電話。',
        '戶型、平面圖與步行到阿黎站（Ari）的距離，項目頁面上均有詳列。',
      ],
      chs: [
        'noble canopy ari 的环境影响评估报告已获批准。这栋 27 层的住宅，先从逐棵登记地块上的大树开始，再把楼放进树木留下的位置。',
        '打地基之前，每棵树都按树冠的范围围上护栏，并由树艺师每月检查一次。巷子里的每户邻居，都提前拿到了施工时间表和现场工程师的电话。',
        '户型、平面图以及步行到阿黎站（Ari）的距离，项目页面上都写全了。',
      ],
    },
  },
  {
    key: 'residents-morning-run',
    category: 'NOBLE_ID_ACTIVITY',
    day: '2026-06-20',
    picture: { of: 'scene', key: 'run' },
    title: {
      th: 'เช้าวันเสาร์ของชาว noble ID วิ่งหกกิโลเมตรแล้วกินข้าวต้มด้วยกัน',
      en: 'A Saturday for noble ID members: six kilometres, then breakfast',
      cht: 'noble ID 會員的星期六：跑六公里，再一起吃粥',
      chs: 'noble ID 会员的周六：跑六公里，再一起喝粥',
    },
    content: {
      th: [
        'ลูกบ้านราวแปดสิบคนจากเจ็ดอาคารนัดกันหกโมงเช้าที่พร้อมพงษ์ วิ่งไปสวนเบญจกิติแล้ววนกลับ ใครไม่วิ่งก็เดิน ใครไม่เดินก็มารอที่หม้อข้าวต้ม',
        'หลายคนอยู่ตึกเดียวกันมาหลายปีและเพิ่งได้รู้ชื่อกันวันนี้ นั่นคือเหตุผลที่เราจัด นัดครั้งต่อไปเป็นเดือนกันยายน ย่านอโศก',
        'สมาชิกจะได้รับคำเชิญทางอีเมล ส่วนผู้ที่ยังไม่เป็นสมาชิก ฝากอีเมลไว้ที่จดหมายข่าวของเราก่อนได้',
      ],
      en: [
        'Some eighty residents of seven buildings met at six in the morning in Phrom Phong, ran to Benjakitti Park and back. Those who do not run walked; those who do not walk waited by the rice porridge.',
        'Several had shared a lift for years and learnt each other’s names that morning, which is why we do it. The next one is in September, around Asok.',
        'Members are invited by email. If you are not one yet, our newsletter will tell you when the next one is.',
      ],
      cht: [
        '來自七座大樓的約八十位住戶，清晨六點在澎蓬站（Phrom Phong）集合，跑到班嘉吉蒂公園（Benchakitti Park）再折返。不跑的就走，不走的就守在粥鍋旁邊。',
        '好幾位同乘一部電梯多年，那天早上才知道彼此的名字，這正是我們舉辦的原因。下一次在九月，地點是阿索克（Asok）一帶。',
        '會員會收到電郵邀請。若您還不是會員，可先訂閱我們的電子報。',
      ],
      chs: [
        '来自七栋楼的八十来位住户，清晨六点在澎蓬站（Phrom Phong）集合，跑到班嘉吉蒂公园（Benchakitti Park）再折返。不跑的就走，不走的就守着粥锅。',
        '有几位同乘一部电梯好多年，那天早上才知道彼此的名字，这正是我们办活动的原因。下一次在九月，地点是阿索克（Asok）一带。',
        '会员会收到邮件邀请。如果您还不是会员，可以先订阅我们的电子通讯。',
      ],
    },
  },
  {
    key: 'first-home-evening',
    category: 'MAKETING_ACTIVITIES',
    day: '2026-04-03',
    picture: { of: 'scene', key: 'talk' },
    title: {
      th: 'คุยเรื่องบ้านหลังแรกหลังเลิกงาน ที่ nue pulse ladprao',
      en: 'An evening about first homes at nue pulse ladprao',
      cht: 'nue pulse ladprao：下班後，聊聊第一個家',
      chs: 'nue pulse ladprao：下班后，聊聊第一套房',
    },
    content: {
      th: [
        'เย็นวันพฤหัสบดีที่ 23 เมษายน เวลาหกโมงครึ่ง ทีมขายกับเจ้าหน้าที่สินเชื่อสองท่านจะมานั่งตอบคำถามเรื่องบ้านหลังแรกที่ห้องขาย nue pulse ladprao ไม่มีการบรรยาย มีแต่โต๊ะ กาแฟ และเครื่องคิดเลข',
        'คนที่มาครั้งก่อนถามเรื่องเดียวกันสามข้อ เงินเดือนเท่านี้ผ่อนไหวเท่าไร วันโอนต้องเตรียมเงินสดเท่าไร และถ้าเปลี่ยนงานระหว่างรอโอนจะเป็นอย่างไร เราเตรียมตัวอย่างตัวเลขจริงไว้ให้ทั้งสามข้อ',
        'เดินจากสถานีห้าแยกลาดพร้าว 5 นาที ไม่ต้องลงทะเบียน และไม่มีใครโทรตามหากคุณไม่ขอ',
      ],
      en: [
        'On Thursday 23 April at half past six, our sales team and two loan officers will sit in the gallery of nue pulse ladprao and answer questions about buying a first home. No speeches: tables, coffee and a calculator.',
        'Last time everybody asked the same three things. What can I repay on my salary, how much cash do I need on the day of transfer, and what happens if I change jobs in between? We have worked examples ready for all three.',
        'Five minutes on foot from Ha Yaek Lat Phrao station. There is nothing to sign up for, and nobody calls you afterwards unless you ask.',
      ],
      cht: [
        '4 月 23 日（星期四）傍晚六點半，我們的銷售顧問與兩位銀行貸款專員會在 nue pulse ladprao 售樓處，解答首次置業的疑問。沒有演講，只有桌子、咖啡和計算機。',
        '上次大家問的都是三個問題：這份薪水每月還得起多少？過戶當天要準備多少現金？等候過戶期間換工作會怎樣？三個問題，我們都備好了實際計算的例子。',
        '由拉拋五岔口站（Ha Yaek Lat Phrao）步行 5 分鐘。不必登記；除非您提出，否則不會有人打電話跟進。',
      ],
      chs: [
        '4 月 23 日（周四）傍晚六点半，我们的置业顾问和两位信贷经理会坐在 nue pulse ladprao 售楼处，回答首次买房的问题。没有讲座，只有桌子、咖啡和计算器。',
        '上一次大家问的都是三件事：这份工资每月还得起多少？过户当天要备多少现金？等过户的时候换了工作怎么办？三个问题，我们都备好了实际算过的例子。',
        '从拉抛五岔口站（Ha Yaek Lat Phrao）步行 5 分钟。不用登记；除非您提出，不会有人打电话跟进。',
      ],
    },
  },
]
