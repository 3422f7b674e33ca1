import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'nue-plot-ratchapruek',
  spokenTitle: {
    th: 'นิว พล็อต ราชพฤกษ์',
    en: 'nue plot ratchapruek',
    cht: 'nue plot ratchapruek',
    chs: 'nue plot ratchapruek',
  },
  tagline: {
    th: 'ซื้อดินวันนี้ สร้างบ้านวันที่พร้อม',
    en: 'Land now, a house when you are ready',
    cht: '先有地，家可以慢慢蓋',
    chs: '先有地，房子可以慢慢盖',
  },
  shortDescription: {
    th: 'ที่ดินจัดสรร 30 แปลงบนพื้นที่ 11 ไร่ฝั่งนนทบุรี แปลงละ 50 และ 96 ตารางวา ถนนและสวนกลางแล้วเสร็จ โอนได้เลย เดิน 16 นาทีถึง MRT บางรักน้อยท่าอิฐ สำหรับครอบครัวที่อยากแบ่งการสร้างบ้านออกเป็นสองก้าว',
    en: 'Thirty plots on 11 rai on the Nonthaburi side, of 50 and 96 square wah. The roads and shared garden are finished and titles can be transferred now. MRT Bang Rak Noi Tha It is 16 minutes on foot. For families who would rather build in two steps.',
    cht: '暖武里（Nonthaburi）的 30 塊住宅地，總面積 11 萊，每塊 50 或 96 平方哇。道路與公共花園已完成，現可過戶。步行 16 分鐘到 MRT 小挽叻他益站（Bang Rak Noi Tha It）。適合想把「買地」和「建屋」分兩步走的家庭。',
    chs: '暖武里（Nonthaburi）的 30 块宅地，总面积 11 莱，每块 50 或 96 平方哇。道路与公共花园已完成，现可过户。步行 16 分钟到 MRT 小挽叻他益站（Bang Rak Noi Tha It）。适合想把“买地”和“盖房”分两步走的家庭。',
  },
  conceptTitle: {
    th: 'บ้านที่สร้างเป็นสองก้าว',
    en: 'A house in two steps',
    cht: '分兩步的家',
    chs: '分两步走的家',
  },
  concept: {
    th: [
      'ก้าวแรกคือที่ดิน เลือกแปลง ลองยืนดูแดดตอนบ่ายสาม วัดหน้ากว้างด้วยก้าวของตัวเอง ปลูกต้นไม้ที่โตช้าไว้ก่อนก็ได้ เพราะต้นไม้ไม่ต้องรอแบบบ้าน',
      'ก้าวที่สองคือบ้าน จะเริ่มปีหน้าหรืออีกหลายปี ระหว่างนั้นถนน ไฟ สวน และยามทำงานทุกวัน เราแบ่งแปลงให้เป็นสี่เหลี่ยมตรง ๆ ผู้รับเหมาท้องถิ่นจึงอ่านผังออกและคิดราคาได้ไม่ยาก',
    ],
    en: [
      'Step one is land. Choose a plot, stand on it at three in the afternoon to see the sun, pace out its width. Plant something slow, because a tree need not wait for drawings.',
      'Step two is the house, next year or some years on. Meanwhile the road, the lamps, the garden and the guard work every day. Plots are plain rectangles, so a local builder can read the plan and price it without difficulty.',
    ],
    cht: [
      '第一步是地。選一塊，下午三點站上去看看太陽，用腳步量一量面寬。可以先種一棵長得慢的樹，樹不用等圖紙。',
      '第二步是房子，明年動工也好，再過幾年也好。這段日子裡，路、街燈、花園和保安天天運作。每塊地都是方正的長方形，本地師傅看得懂，也報得出價。',
    ],
    chs: [
      '第一步是地。挑一块，下午三点站上去看看太阳，用脚步量一量面宽。可以先种一棵长得慢的树，树不用等图纸。',
      '第二步是房子，明年动工也好，再过几年也好。这段日子里，路、路灯、花园和保安天天在岗。每块地都是方正的长方形，本地施工队看得懂图，也报得出价。',
    ],
  },
  highlights: [
    {
      title: { th: 'แปลง 50 ตารางวา', en: 'Fifty square wah', cht: '50 平方哇', chs: '50 平方哇' },
      text: {
        th: 'กว้าง 12 เมตร ลึก 16.7 เมตร 20 แปลง พอดีกับบ้านเดี่ยวสามห้องนอนและที่จอดสองคัน',
        en: 'Twenty plots, 12 metres by 16.7: the right size for a three-bedroom house and two cars.',
        cht: '共 20 塊，寬 12 米、深 16.7 米，適合建一棟三房別墅，停兩輛車。',
        chs: '共 20 块，宽 12 米、深 16.7 米，适合盖一栋三房别墅，停两辆车。',
      },
    },
    {
      title: { th: 'แปลง 96 ตารางวา', en: 'Ninety-six square wah', cht: '96 平方哇', chs: '96 平方哇' },
      text: {
        th: 'กว้าง 16 เมตร ลึก 24 เมตร 10 แปลง มีที่ให้บ้านพ่อแม่ชั้นเดียวอยู่หลังสวนของลูก',
        en: 'Ten plots, 16 metres by 24: space for a single-storey house for parents behind the children’s garden.',
        cht: '共 10 塊，寬 16 米、深 24 米，花園後面還可以給父母建一間平房。',
        chs: '共 10 块，宽 16 米、深 24 米，花园后面还可以给父母盖一间平房。',
      },
    },
    {
      title: { th: 'ค่าส่วนกลางระหว่างรอ', en: 'A small bill while you wait', cht: '等待期間的開支', chs: '等待期间的开支' },
      text: {
        th: '22 บาทต่อตารางวาต่อเดือน แปลง 50 ตารางวาราว 1,100 บาท มีคนตัดหญ้าถนนกลางและดูแลประตูให้ทุกวัน',
        en: 'At 22 baht per square wah a month, a 50-wah plot costs about 1,100 baht, and the gate and verges are kept daily.',
        cht: '每平方哇每月 22 泰銖，50 平方哇約 1,100 泰銖，大門與路邊草地天天有人打理。',
        chs: '每平方哇每月 22 泰铢，50 平方哇约 1,100 泰铢，大门与路边草地天天有人打理。',
      },
    },
    {
      title: { th: 'ทางเดินวิ่งรอบสวน', en: 'A loop around the garden', cht: '花園環徑', chs: '花园环道' },
      text: {
        th: 'สวนกลางและทางวิ่งเปิดใช้แล้ว มาเดินตอนห้าโมงเย็นสักสองสามครั้งก่อนเลือกแปลงจะดี',
        en: 'The garden and running loop are open. Walk it at five in the afternoon a few times before choosing.',
        cht: '花園與環徑已經開放。選地之前，不妨在下午五點來走幾次。',
        chs: '花园与环道已经开放。挑地之前，不妨在下午五点来走几趟。',
      },
    },
  ],
  location: {
    th: 'นนทบุรีฝั่งราชพฤกษ์ ระหว่างสวนเก่ากับหมู่บ้านใหม่ MRT บางรักน้อยท่าอิฐสายสีม่วงอยู่ห่าง 1,300 เมตร เดินราว 16 นาที ขับรถออกถนนรัตนาธิเบศร์ไปเซ็นทรัล เวสต์เกต หรือใช้ถนนราชพฤกษ์ลงสาทรโดยไม่ผ่านกลางเมือง',
    en: 'The Ratchapruek side of Nonthaburi, between old orchards and newer estates. MRT Bang Rak Noi Tha It on the Purple Line is 1,300 metres away, about 16 minutes on foot. Rattanathibet Road leads to Central Westgate; Ratchapruek Road runs south to Sathorn.',
    cht: '暖武里（Nonthaburi）近叻差帕路（Ratchaphruek）一側，一邊是老果園，一邊是新社區。紫線 MRT 小挽叻他益站（Bang Rak Noi Tha It）距離 1,300 米，步行約 16 分鐘。走拉達納提貝路（Rattanathibet）到 Central Westgate，走叻差帕路則往南直達沙吞（Sathorn）。',
    chs: '暖武里（Nonthaburi）靠叻差帕路（Ratchaphruek）一侧，一边是老果园，一边是新小区。紫线 MRT 小挽叻他益站（Bang Rak Noi Tha It）距离 1,300 米，步行约 16 分钟。走拉达纳提贝路（Rattanathibet）到 Central Westgate，走叻差帕路则往南直达沙吞（Sathorn）。',
  },
  nearby: [
    { kind: 'mall', name: { th: 'บิ๊กซี รัตนาธิเบศร์', en: 'Big C Rattanathibet', cht: 'Big C 拉達納提貝店（Rattanathibet）', chs: 'Big C 拉达纳提贝店（Rattanathibet）' }, minutes: 7, walk: false },
    { kind: 'hospital', name: { th: 'โรงพยาบาลพระนั่งเกล้า', en: 'Phra Nang Klao Hospital', cht: '帕南告醫院（Phra Nang Klao Hospital）', chs: '帕南告医院（Phra Nang Klao Hospital）' }, minutes: 9, walk: false },
    { kind: 'mall', name: { th: 'โรบินสัน ไลฟ์สไตล์ ราชพฤกษ์', en: 'Robinson Lifestyle Ratchapruek', cht: 'Robinson Lifestyle 叻差帕店（Ratchapruek）', chs: 'Robinson Lifestyle 叻差帕店（Ratchapruek）' }, minutes: 10, walk: false },
    { kind: 'mall', name: { th: 'เซ็นทรัล เวสต์เกต', en: 'Central Westgate', cht: 'Central Westgate 商場', chs: 'Central Westgate 商场' }, minutes: 12, walk: false },
    { kind: 'school', name: { th: 'โรงเรียนนานาชาติเด่นหล้า', en: 'Denla British School', cht: 'Denla 英國學校', chs: 'Denla 英国学校' }, minutes: 13, walk: false },
  ],
  faq: [
    {
      question: {
        th: 'ซื้อแล้วต้องเริ่มสร้างภายในกี่ปี',
        en: 'Must I build within a certain time?',
        cht: '買地後，必須在限期內動工嗎？',
        chs: '买地后，必须在期限内动工吗？',
      },
      answer: {
        th: 'แนวคิดของที่นี่คือสร้างเมื่อพร้อม ระหว่างรอเจ้าของต้องดูแลแปลงไม่ให้รก จ่ายค่าส่วนกลาง และเสียภาษีที่ดิน ซึ่งที่ดินว่างเปล่ามีอัตราต่างจากบ้าน เงื่อนไขในสัญญาขออ่านก่อนได้เสมอ',
        en: 'The idea is to build when you are ready. Meanwhile an owner keeps the plot tidy, pays the common area fee and pays land tax, which is charged differently on vacant land. The contract is yours to read before booking.',
        cht: '這裡的想法是準備好才建。期間業主須保持地塊整潔，繳付管理費與土地稅；空置土地的稅率與住宅不同。預訂前可先閱讀合約。',
        chs: '这里的想法是准备好了再盖。期间业主要保持地块整洁，缴纳物业费与土地税；空置土地的税率与住宅不同。预订前可以先看合同。',
      },
    },
    {
      question: {
        th: 'โอนได้เมื่อไร และกู้ได้เต็มไหม',
        en: 'When can I take title, and is there a full loan?',
        cht: '何時可以過戶？可以貸款多少？',
        chs: '什么时候能过户？能贷多少？',
      },
      answer: {
        th: 'งานส่วนกลางแล้วเสร็จเดือนสิงหาคม 2568 จึงโอนได้เลย โครงการนี้ไม่มีสินเชื่อเต็มจำนวน ธนาคารมักให้กู้ที่ดินเปล่าในสัดส่วนต่ำกว่าบ้าน ควรเตรียมเงินส่วนต่างไว้',
        en: 'Common works were finished in August 2025, so title can pass now. There is no full loan here: banks usually lend a smaller share on vacant land than on a house, so plan for the difference.',
        cht: '公共工程已於 2025 年 8 月完成，現可過戶。本項目不設全額貸款；銀行對空地的貸款成數通常低於房屋，請預留差額。',
        chs: '公共工程已于 2025 年 8 月完成，现可过户。本项目不提供全额贷款；银行对空地的贷款成数通常低于房屋，请预留差额。',
      },
    },
    {
      question: {
        th: 'คนต่างชาติถือที่ดินที่นี่ได้หรือไม่',
        en: 'May a foreigner hold land here?',
        cht: '外國人可以持有這裡的土地嗎？',
        chs: '外国人可以持有这里的土地吗？',
      },
      answer: {
        th: 'โดยหลักแล้วไม่ได้ในชื่อตนเอง หากคู่สมรสเป็นคนไทย สำนักงานที่ดินจะขอเอกสารเพิ่มเติมตามกรณี โปรดสอบถามทนายหรือสำนักงานที่ดินก่อนวางเงินจอง',
        en: 'As a rule not in their own name. Where a spouse is Thai, the Land Office asks for further documents in each case. Please check with a lawyer or the Land Office before paying a deposit.',
        cht: '原則上不能以本人名義持有。如配偶為泰國人，土地廳會按個案要求補交文件。付訂金前，請先向律師或土地廳查詢。',
        chs: '原则上不能以本人名义持有。如配偶为泰国人，土地厅会视个案要求补充材料。付定金前，请先向律师或土地厅咨询。',
      },
    },
  ],
  metaTitle: {
    th: 'nue plot ratchapruek ที่ดินจัดสรร พร้อมโอน',
    en: 'nue plot ratchapruek: 30 plots, ready to transfer',
    cht: 'nue plot ratchapruek｜住宅地',
    chs: 'nue plot ratchapruek｜宅地',
  },
  metaDescription: {
    th: 'ที่ดินจัดสรร 30 แปลง 50 และ 96 ตารางวา ฝั่งนนทบุรี โอนได้เลย เดิน 16 นาทีถึง MRT บางรักน้อยท่าอิฐ มีสวนและทางวิ่ง',
    en: '30 plots of 50 and 96 square wah in Nonthaburi, ready to transfer, with garden and running loop. MRT Bang Rak Noi Tha It is 16 minutes on foot.',
    cht: '暖武里（Nonthaburi）30 塊住宅地，50 與 96 平方哇，現可過戶，設花園與環徑，步行 16 分鐘到 MRT 小挽叻他益站（Bang Rak Noi Tha It）。',
    chs: '暖武里（Nonthaburi）30 块宅地，50 与 96 平方哇，现可过户，配花园与环道，步行 16 分钟到 MRT 小挽叻他益站（Bang Rak Noi Tha It）。',
  },
}
