import type { ProjectCopy } from '../types'

export const copy: ProjectCopy = {
  slug: 'noble-haven-suksawat',
  spokenTitle: {
    th: 'โนเบิล เฮเวน สุขสวัสดิ์',
    en: 'noble haven suksawat',
    cht: 'noble haven suksawat',
    chs: 'noble haven suksawat',
  },
  tagline: {
    th: 'บ้านที่หันหลังให้ถนน หันหน้าให้ลม',
    en: 'Houses that turn from the road to the breeze',
    cht: '背向馬路，面向風',
    chs: '背对马路，面朝风来处',
  },
  shortDescription: {
    th: 'บ้านสองชั้น 38 หลังบนที่ดิน 14 ไร่ย่านสุขสวัสดิ์ แล้วเสร็จเดือนมิถุนายน 2564 ขายหมดแล้ว พื้นที่ 164 และ 206 ตร.ม. วางตัวบ้านให้ห้องนั่งเล่นเปิดสู่สวนและรับลมจากฝั่งแม่น้ำ หน้านี้เก็บไว้เป็นบันทึกของงานและของคนที่อยู่',
    en: 'Thirty-eight two-storey houses on 14 rai in Suksawat, completed in June 2021 and sold out. At 164 and 206 m², they open their living rooms to gardens and to the air that comes off the river. We keep this page as a record of the work.',
    cht: '素沙越（Suksawat）的 38 棟兩層獨立別墅，佔地 14 萊，2021 年 6 月落成，現已全部售出。面積 164 與 206 平方米，客廳向花園敞開，迎接由河邊吹來的風。此頁留作這件作品的記錄。',
    chs: '素沙越（Suksawat）的 38 栋两层独栋别墅，占地 14 莱，2021 年 6 月竣工，现已全部售罄。面积 164 与 206 平方米，客厅朝花园敞开，迎着从河边吹来的风。本页留作这件作品的记录。',
  },
  conceptTitle: {
    th: 'ที่พักเรือ',
    en: 'A place to moor',
    cht: '泊岸之處',
    chs: '泊岸之处',
  },
  concept: {
    th: [
      'สุขสวัสดิ์เป็นถนนที่รถบรรทุกใช้ทั้งวัน เราจึงเริ่มจากการหันหลังให้ถนน เอาโรงรถ ครัว และบันไดไว้ด้านหน้าเป็นกำแพงกันเสียง แล้วเปิดห้องที่คนนั่งจริงไปทางสวน',
      'ผ่านมาหลายปี ต้นไม้ริมรั้วสูงพ้นชายคาชั้นล่าง เงาไม้ตกถึงพื้นห้องตอนสี่โมงเย็นอย่างที่วาดไว้ วันนี้ทั้ง 38 หลังมีเจ้าของแล้ว บ้านโตต่อได้โดยไม่ต้องมีเราอยู่ด้วย',
    ],
    en: [
      'Suksawat Road carries lorries all day, so we began by turning away from it. Garage, kitchen and stair stand at the front as a wall against the noise; the rooms where people sit open to the garden behind.',
      'Years on, the trees along the fence have passed the lower eaves, and at four in the afternoon their shade reaches the floor as it did in the drawing. All 38 houses have owners. They go on growing without us.',
    ],
    cht: [
      '素沙越路（Suksawat）終日有貨車往來，所以我們先背過身去：車房、廚房與樓梯放在前面，像一道隔聲的牆；人真正坐下來的房間，都向後面的花園打開。',
      '幾年過去，圍籬旁的樹已高過底層的屋簷。下午四點，樹影落到地板上，和當初圖上畫的一樣。38 棟房子都有了主人，往後的成長，不必我們在場。',
    ],
    chs: [
      '素沙越路（Suksawat）整天有货车往来，所以我们先转过身去：车库、厨房与楼梯放在前面，像一道隔声的墙；人真正坐下来的房间，都朝后面的花园打开。',
      '几年过去，围篱边的树已高过底层的屋檐。下午四点，树影落到地板上，和当初图上画的一样。38 栋房子都有了主人，往后的成长，不必我们在场。',
    ],
  },
  highlights: [
    {
      title: { th: 'บ้านกันเสียงด้วยตัวเอง', en: 'A house that shields itself', cht: '以屋擋聲', chs: '以屋挡声' },
      text: {
        th: 'ครัวและบันไดอยู่ฝั่งถนน ห้องนั่งเล่นกับห้องนอนใหญ่อยู่ฝั่งสวน ประตูไม้ทึบคั่นกลาง',
        en: 'Kitchen and stair face the road; living room and main bedroom face the garden, with a solid timber door between.',
        cht: '廚房與樓梯朝路，客廳與主臥朝園，中間隔一扇實木門。',
        chs: '厨房与楼梯朝路，客厅与主卧朝园，中间隔一扇实木门。',
      },
    },
    {
      title: { th: 'หน้ากว้าง 11 และ 12.5 เมตร', en: '11 and 12.5 metres wide', cht: '面寬 11 米與 12.5 米', chs: '面宽 11 米与 12.5 米' },
      text: {
        th: 'แบบ H1 164 ตร.ม. สามห้องนอน บนที่ดิน 52 ตารางวา แบบ H2 206 ตร.ม. สี่ห้องนอน บนที่ดิน 62 ตารางวา',
        en: 'H1 has three bedrooms in 164 m² on 52 square wah; H2 has four in 206 m² on 62.',
        cht: 'H1 三房 164 平方米，地塊 52 平方哇；H2 四房 206 平方米，地塊 62 平方哇。',
        chs: 'H1 三房 164 平方米，地块 52 平方哇；H2 四房 206 平方米，地块 62 平方哇。',
      },
    },
    {
      title: { th: 'สระใต้ร่มไม้', en: 'A pool in the shade', cht: '樹蔭下的泳池', chs: '树荫下的泳池' },
      text: {
        th: 'คลับเฮาส์หลังคาเดียววางขนานกับสระ บ่ายสามแดดหลบหลังแนวต้นไม้ เด็กลงน้ำได้',
        en: 'A single-roofed clubhouse lies along the pool. By three the sun is behind the trees and children can swim.',
        cht: '會所單坡一頂，與泳池平行。下午三點，太陽退到樹後，孩子可以下水了。',
        chs: '会所单坡一顶，与泳池平行。下午三点，太阳退到树后，孩子可以下水了。',
      },
    },
    {
      title: { th: '38 ครอบครัว', en: 'Thirty-eight families', cht: '38 戶人家', chs: '38 户人家' },
      text: {
        th: 'จำนวนบ้านน้อยพอที่ยามจำหน้าได้ทุกคน และสนามเด็กเล่นมีที่ให้ทุกวัย',
        en: 'Few enough for the guard to know every face, and for the playground to hold all ages at once.',
        cht: '戶數不多，保安認得每張臉；遊樂場上，大小孩子玩得到一起。',
        chs: '户数不多，保安认得每张脸；儿童乐园里，大小孩子玩得到一块儿。',
      },
    },
  ],
  location: {
    th: 'สุขสวัสดิ์ตอนล่าง ใกล้โค้งแม่น้ำเจ้าพระยาฝั่งพระประแดง วงแหวนกาญจนาภิเษกและสะพานภูมิพลพาออกไปพระราม 3 บางนา หรือพระราม 2 ได้โดยรถยนต์ ไม่มีสถานีรถไฟฟ้าในระยะเดิน คนที่นี่จึงขับรถเป็นหลัก',
    en: 'Lower Suksawat, near the Phra Pradaeng bend of the Chao Phraya. The Kanchanaphisek ring road and the Bhumibol Bridge lead to Rama 3, Bangna or Rama 2. There is no train within walking distance, so most residents drive.',
    cht: '素沙越路南段，鄰近昭披耶河（Chao Phraya）帕巴登（Phra Pradaeng）河灣。經甘乍那披色環路（Kanchanaphisek）與普密蓬大橋（Bhumibol Bridge），可駕車往拉瑪三路（Rama 3）、邦納（Bang Na）或拉瑪二路（Rama 2）。步行範圍內沒有車站，住戶多以車代步。',
    chs: '素沙越路南段，邻近湄南河（Chao Phraya）帕巴登（Phra Pradaeng）河湾。经甘乍那披色环路（Kanchanaphisek）与普密蓬大桥（Bhumibol Bridge），可驾车往拉玛三路（Rama 3）、邦纳（Bang Na）或拉玛二路（Rama 2）。步行范围内没有车站，住户多以车代步。',
  },
  nearby: [
    { kind: 'expressway', name: { th: 'ทางพิเศษกาญจนาภิเษก ด่านสุขสวัสดิ์', en: 'Kanchanaphisek Expressway, Suksawat gate', cht: '甘乍那披色高速公路素沙越入口（Kanchanaphisek, Suksawat）', chs: '甘乍那披色高速公路素沙越入口（Kanchanaphisek, Suksawat）' }, minutes: 6, walk: false },
    { kind: 'hospital', name: { th: 'โรงพยาบาลบางปะกอก 3', en: 'Bangpakok 3 Hospital', cht: '邦巴國第三醫院（Bangpakok 3）', chs: '邦巴国第三医院（Bangpakok 3）' }, minutes: 9, walk: false },
    { kind: 'mall', name: { th: 'บิ๊กซี สุขสวัสดิ์', en: 'Big C Suksawat', cht: 'Big C 素沙越店（Suksawat）', chs: 'Big C 素沙越店（Suksawat）' }, minutes: 10, walk: false },
    { kind: 'university', name: { th: 'มหาวิทยาลัยเทคโนโลยีพระจอมเกล้าธนบุรี', en: 'King Mongkut’s University of Technology Thonburi', cht: '吞武里國王科技大學（KMUTT）', chs: '吞武里国王科技大学（KMUTT）' }, minutes: 14, walk: false },
    { kind: 'park', name: { th: 'สวนศรีนครเขื่อนขันธ์ บางกะเจ้า', en: 'Sri Nakhon Khuean Khan Park, Bang Krachao', cht: '邦喀造詩那空坎公園（Sri Nakhon Khuean Khan Park）', chs: '邦喀造诗那空坎公园（Sri Nakhon Khuean Khan Park）' }, minutes: 20, walk: false },
  ],
  faq: [
    {
      question: {
        th: 'โครงการนี้ยังซื้อได้ไหม',
        en: 'Can I still buy here?',
        cht: '這個項目還可以買嗎？',
        chs: '这个项目还能买吗？',
      },
      answer: {
        th: 'จากเราไม่ได้แล้ว ทั้ง 38 หลังขายหมด บางครั้งเจ้าของประกาศขายต่อเอง หากต้องการบ้านแนวเดียวกันให้ฝากชื่อไว้ เราจะติดต่อเมื่อมีโครงการบ้านใหม่ในฝั่งธนฯ',
        en: 'Not from us: all 38 houses are sold. Owners sometimes resell on their own account. Leave your name and we will write when a new house project opens on the Thonburi side.',
        cht: '我們手上已沒有單位，38 棟全部售出。業主偶爾會自行轉售。您可以留下聯絡方法，吞武里（Thonburi）一帶有新的別墅項目時，我們會通知您。',
        chs: '我们手上已没有房源，38 栋全部售出。业主偶尔会自行转让。您可以留下联系方式，吞武里（Thonburi）一带有新的别墅项目时，我们会通知您。',
      },
    },
    {
      question: {
        th: 'ก่อนซื้อต่อจากเจ้าของเดิม ควรตรวจอะไร',
        en: 'What should I check before buying a resale?',
        cht: '買二手之前，要查什麼？',
        chs: '买二手之前，要查什么？',
      },
      answer: {
        th: 'ดูยอดค่าส่วนกลางว่าไม่ค้าง อัตราตามข้อมูลโครงการคือ 45 บาทต่อตารางวาต่อเดือน หรือราว 2,340 บาทสำหรับ 52 ตารางวา ดูรอยต่อเติมหลังบ้าน และขอแบบเดิมจากเจ้าของเพื่อเทียบ',
        en: 'See that no common area fee is owed: the project’s rate is 45 baht per square wah a month, about 2,340 baht on 52 wah. Look at any extension at the back, and ask the owner for the original drawings to compare.',
        cht: '先看管理費有沒有拖欠：項目費率為每平方哇每月 45 泰銖，52 平方哇約 2,340 泰銖。再看屋後有沒有加建，並請業主提供原圖對照。',
        chs: '先看物业费有没有拖欠：项目费率为每平方哇每月 45 泰铢，52 平方哇约 2,340 泰铢。再看屋后有没有加建，并请业主提供原图对照。',
      },
    },
    {
      question: {
        th: 'อยู่สุขสวัสดิ์โดยไม่มีรถได้ไหม',
        en: 'Can one live here without a car?',
        cht: '住在這裡，沒有車可以嗎？',
        chs: '住在这里，没有车行吗？',
      },
      answer: {
        th: 'ลำบาก ไม่มีสถานีในระยะเดิน มีรถเมล์บนถนนสุขสวัสดิ์และแอปเรียกรถ บ้านทุกหลังจอดได้สองคัน และทางด่วนเป็นเหตุผลหลักที่คนเลือกย่านนี้',
        en: 'With difficulty. No station is within walking distance; buses and ride apps serve Suksawat Road. Every house parks two cars, and the expressway is why many chose to live here.',
        cht: '不太方便。步行範圍內沒有車站，素沙越路有公共巴士，也可用手機叫車。每戶都有兩個車位，不少住戶正是為了高速公路而選這裡。',
        chs: '不太方便。步行范围内没有车站，素沙越路有公交，也可以用手机叫车。每户都有两个车位，不少住户正是冲着高速公路选的这里。',
      },
    },
  ],
  metaTitle: {
    th: 'noble haven suksawat บ้านสองชั้น ขายหมดแล้ว',
    en: 'noble haven suksawat: houses near the river, sold out',
    cht: 'noble haven suksawat｜獨立別墅，已售罄',
    chs: 'noble haven suksawat｜独栋别墅，已售罄',
  },
  metaDescription: {
    th: 'บันทึกโครงการบ้านสองชั้น 38 หลัง ย่านสุขสวัสดิ์ แล้วเสร็จปี 2564 ขายหมดแล้ว แบบบ้าน ทำเล และสิ่งที่ควรรู้ก่อนซื้อต่อ',
    en: 'A record of 38 two-storey houses in Suksawat, completed in 2021 and sold out: the plans, the place, and what to check before buying a resale.',
    cht: '素沙越（Suksawat）38 棟兩層獨立別墅，2021 年落成，已全部售出。戶型、位置，以及買二手前要留意的事。',
    chs: '素沙越（Suksawat）38 栋两层独栋别墅，2021 年竣工，已全部售罄。户型、位置，以及买二手房前要留意的事。',
  },
}
