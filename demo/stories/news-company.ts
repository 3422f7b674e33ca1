import type { NewsSeed } from './types'

/** News about the company and what it does for others. */
export const NEWS_ABOUT_THE_COMPANY: readonly NewsSeed[] = [
  {
    key: 'furniture-goes-on',
    category: 'SOCIAL_ACTIVITIES',
    day: '2026-10-09',
    picture: { of: 'scene', key: 'school' },
    title: {
      th: 'โต๊ะและชั้นหนังสือจากห้องตัวอย่าง ไปต่อที่ห้องสมุดโรงเรียนสี่แห่ง',
      en: 'Desks and shelves from our show rooms go on to four school libraries',
      cht: '示範單位的書桌與書架，搬進四所學校的圖書館',
      chs: '样板间的书桌和书架，搬进四所学校的图书馆',
    },
    content: {
      th: [
        'เมื่อโครงการขายหมด ห้องตัวอย่างก็ปิด และเฟอร์นิเจอร์ที่แทบไม่มีใครใช้มักจบลงที่โกดัง ปีนี้เราเปลี่ยนปลายทาง โต๊ะ 62 ตัว ชั้นหนังสือ 38 ชั้น และโคมไฟอีกหลายกล่องจากห้าโครงการ ไปอยู่ในห้องสมุดของโรงเรียนสี่แห่งย่านดอนเมืองและลาดพร้าว',
        'ช่างของเราตามไปปรับความสูงให้พอดีกับเด็ก ส่วนครูเป็นคนเลือกว่าอะไรวางตรงไหน ของที่โรงเรียนไม่ต้องการเราไม่ทิ้งไว้ให้เป็นภาระ',
        'โรงเรียนรัฐในกรุงเทพฯ และปริมณฑลที่อยากได้เฟอร์นิเจอร์รอบถัดไป โทรหาศูนย์บริการลูกค้าในเวลาทำการได้เลย',
      ],
      en: [
        'When a project is sold out its show rooms close, and furniture that hardly anybody has used tends to end in a warehouse. This year it went elsewhere: 62 desks, 38 bookshelves and several boxes of lamps from five projects now stand in the libraries of four schools in Don Mueang and Lat Phrao.',
        'Our carpenters went along and cut the legs to the height of the children. The teachers decided what stands where, and whatever a school did not want we took away again.',
        'If you teach at a state school in or around Bangkok and would like furniture next time, call us in office hours.',
      ],
      cht: [
        '項目售罄，示範單位便會關閉，幾乎沒人用過的家具往往就此進了倉庫。今年我們換了個去處：五個項目的 62 張書桌、38 個書架和幾箱燈具，如今放在廊曼（Don Mueang）與拉拋（Lat Phrao）一帶四所學校的圖書館裡。',
        '我們的木工隨行，按孩子的身高把桌腳改短；東西怎樣擺，由老師決定。學校用不著的，我們原車運走，不留給別人收拾。',
        '曼谷及周邊的公立學校如希望參與下一次捐贈，歡迎於辦公時間致電我們。',
      ],
      chs: [
        '项目售罄，样板间就要关闭，几乎没人用过的家具往往从此进了仓库。今年我们给它们换了个去处：五个项目的 62 张书桌、38 个书架和几箱灯具，如今摆在廊曼（Don Mueang）与拉抛（Lat Phrao）一带四所学校的图书馆里。',
        '我们的木工一起去，按孩子的身高把桌腿改短；东西怎么摆，由老师决定。学校用不上的，我们原车拉走，不留给别人收拾。',
        '曼谷及周边的公立学校如果希望参加下一次捐赠，欢迎在办公时间来电。',
      ],
    },
  },
  {
    key: 'investor-meeting-second-quarter',
    category: 'INVESTOR_RELATIONS',
    day: '2026-08-21',
    picture: { of: 'scene', key: 'meeting' },
    title: {
      th: 'พบนักลงทุน ไตรมาสที่สอง ปี 2569',
      en: 'Meeting investors: the second quarter of 2026',
      cht: '2026 年第二季度投資者會議',
      chs: '2026 年第二季度投资者会议',
    },
    content: {
      th: [
        'ฝ่ายบริหารจะชี้แจงผลการดำเนินงานไตรมาสที่สองในวันพฤหัสบดีที่ 27 สิงหาคม 2569 เวลา 10.00 น. ที่สำนักงานใหญ่ถนนเพลินจิต พร้อมถ่ายทอดสดเป็นภาษาไทยและภาษาอังกฤษ',
        'เอกสารประกอบการประชุมและงบการเงินฉบับเต็มจะเผยแพร่บนเว็บไซต์นักลงทุนสัมพันธ์ก่อนเริ่มประชุมหนึ่งชั่วโมง ตัวเลขที่ใช้อ้างอิงได้คือตัวเลขในเอกสารนั้น',
        'ผู้ถือหุ้นส่งคำถามล่วงหน้าได้ถึงวันที่ 25 สิงหาคม คำถามทุกข้อจะได้รับคำตอบ ไม่ว่าจะในที่ประชุมหรือเป็นลายลักษณ์อักษรหลังจากนั้น',
      ],
      en: [
        'The management presents the second quarter on Thursday 27 August 2026 at ten in the morning, at the head office in Ploenchit Road. The meeting is broadcast in Thai and in English.',
        'The presentation and the full statements are published on the investor relations site an hour before it begins. The figures to rely on are the ones in those papers.',
        'Shareholders may send questions until 25 August. Each is answered, in the meeting or in writing afterwards.',
      ],
      cht: [
        '管理層將於 2026 年 8 月 27 日（星期四）上午十點，在奔集路（Phloen Chit）總部講解第二季度業績，並以泰語及英語同步直播。',
        '會議簡報與完整財務報表，會在會前一小時於投資者關係網站公布。引用數字，請以該等文件為準。',
        '股東可於 8 月 25 日前提交問題，我們會在會上或會後以書面逐一回覆。',
      ],
      chs: [
        '管理层将于 2026 年 8 月 27 日（周四）上午十点，在奔集路（Phloen Chit）总部讲解第二季度业绩，并以泰语和英语同步直播。',
        '会议材料与完整财务报表，会在会前一小时于投资者关系网站公布。引用数字，请以该等文件为准。',
        '股东可在 8 月 25 日前提交问题，我们会在会上或会后以书面形式逐一答复。',
      ],
    },
  },
  {
    key: 'canal-morning',
    category: 'SOCIAL_ACTIVITIES',
    day: '2026-05-20',
    picture: { of: 'scene', key: 'canal' },
    title: {
      th: 'คลองเปรมประชากรหนึ่งกิโลเมตร กับคนสองร้อยคนและขยะสามตัน',
      en: 'One kilometre of canal, two hundred people, three tonnes of rubbish',
      cht: '一公里運河，兩百人，三噸垃圾',
      chs: '一公里运河，两百人，三吨垃圾',
    },
    content: {
      th: [
        'เช้าวันเสาร์ที่ผ่านมา ลูกบ้านย่านดอนเมือง พนักงานของเรา และชุมชนริมคลองเปรมประชากรช่วยกันเก็บขยะตลอดแนวหนึ่งกิโลเมตร ได้ของที่ไม่ควรอยู่ในคลองราวสามตัน ตั้งแต่ถุงพลาสติกไปจนถึงที่นอน',
        'สำนักงานเขตรับขยะไปแยก ส่วนชุมชนเสนอให้ทำจุดทิ้งขยะชิ้นใหญ่ที่หัวซอย เราสร้างให้แล้วสองจุด และจะกลับมาวัดผลด้วยกันอีกครั้งในเดือนพฤศจิกายน',
      ],
      en: [
        'Last Saturday residents from Don Mueang, our own people and the families who live along Khlong Prem Prachakon cleared one kilometre of the canal. About three tonnes came out of the water, from plastic bags to mattresses.',
        'The district office took the rubbish to be sorted. The families asked for somewhere to leave large things at the top of the lane; we have built two such places, and come back in November to see together whether they help.',
      ],
      cht: [
        '上星期六早上，廊曼一帶的住戶、我們的同事，與普林巴差功運河（Prem Prachakon）沿岸的居民，一起清理了一公里河道，撈出約三噸不該在水裡的東西，從塑膠袋到床墊都有。',
        '垃圾由區公所運走分類。居民希望巷口有地方放置大件廢物，我們已建好兩處，十一月會再來，一起看看成效。',
      ],
      chs: [
        '上周六早上，廊曼一带的住户、我们的同事，和普林巴差功运河（Prem Prachakon）沿岸的居民，一起清理了一公里河道，捞出大约三吨不该在水里的东西，从塑料袋到床垫都有。',
        '垃圾由区公所运走分类。居民希望巷口有地方放大件废物，我们已经建好两处，十一月会再来，一起看看效果。',
      ],
    },
  },
  {
    key: 'one-working-day',
    category: 'CORPORATE_NEWS',
    day: '2026-02-12',
    picture: { of: 'scene', key: 'answer' },
    title: {
      th: 'ถามเรื่องบ้าน ได้คำตอบภายในหนึ่งวันทำการ',
      en: 'Ask about a home, and hear from us within one working day',
      cht: '項目查詢，一個工作天內回覆',
      chs: '项目咨询，一个工作日内答复',
    },
    content: {
      th: [
        'ตั้งแต่เดือนกุมภาพันธ์ คำถามทุกข้อที่ส่งจากหน้าโครงการจะมีชื่อผู้รับผิดชอบหนึ่งคน คนนั้นต้องโทรหรือเขียนกลับภายในหนึ่งวันทำการ ถ้ายังตอบไม่ได้ก็ต้องบอกว่าจะตอบได้เมื่อไร',
        'เรายังเลิกถามสิ่งที่ไม่จำเป็นด้วย แบบฟอร์มเหลือแค่ชื่อ เบอร์โทร และอีเมล ไม่ต้องบอกรายได้ ไม่ต้องบอกอาชีพ และไม่มีข่าวสารส่งถึงคุณหากไม่ได้เลือกรับ',
        'ศูนย์บริการลูกค้าเปิดวันจันทร์ถึงวันศุกร์ เวลา 8.30–17.30 น. หากรอเกินหนึ่งวันทำการ โทรหาเราได้ทันที',
      ],
      en: [
        'From February, every question sent from a project page belongs to one named person. He or she calls or writes back within one working day, and if the answer takes longer, says when it will come.',
        'We have also stopped asking what we do not need. The form wants a name, a telephone number and an email address: no salary, no occupation, and no news unless you choose it.',
        'The call centre is there from Monday to Friday, 8.30 a.m. to 5.30 p.m. If you have waited longer than a working day, call.',
      ],
      cht: [
        '自二月起，由項目頁面送出的每一項查詢，都由一位銷售顧問專責跟進，並在一個工作天內致電或回信。未能即時解答的，也會告知何時有答覆。',
        '用不著的問題，我們也不再問。表格只需填姓名、電話與電郵，不問收入，不問職業；您沒有選擇訂閱，我們便不會寄上任何消息。',
        '客戶服務中心的服務時間為星期一至五 8:30–17:30。若等候超過一個工作天，歡迎直接來電。',
      ],
      chs: [
        '从二月起，由项目页面发出的每个问题，都由一位置业顾问专门负责，并在一个工作日内来电或回信。暂时答不了的，也会告诉您什么时候能答。',
        '用不着的问题，我们也不再问。表单只填姓名、电话和邮箱，不问收入，不问职业；您没有选择订阅，我们就不会发送任何消息。',
        '客服中心的服务时间为周一至周五 8:30–17:30。如果等了超过一个工作日，请直接来电。',
      ],
    },
  },
]
