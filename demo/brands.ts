import type { Brand } from '@/kernel/vocabulary'
import type { InFour } from './types'

/** The page of one brand. Projects by slug; images by project and drawing. */
export interface BrandSeed {
  brand: Brand
  headline: InFour
  statement: InFour
  principlesTitle: InFour
  principles: readonly { title: InFour; text: InFour }[]
  heroOf: string
  plates: readonly { of: string; key: 'lobby' | 'facade' | 'garden' | 'room' }[]
  projectsTitle: InFour
  projectsText: InFour
  projects: readonly string[]
  placesTitle: InFour
  closingTitle: InFour
  closingText: InFour
  metaTitle: InFour
  metaDescription: InFour
}

const NOBLE: BrandSeed = {
  brand: 'noble',
  headline: {
    th: 'เงียบพอจะได้ยินบ้านของตัวเอง',
    en: 'Quiet enough to hear your own home',
    cht: '靜得聽見自己的家',
    chs: '静得听见自己的家',
  },
  statement: {
    th: 'อาคารของ noble วาดจากข้างในออกมา เราเริ่มจากแสงตอนหกโมงเย็นว่าตกตรงไหน ลิฟต์อยู่ห่างประตูห้องเท่าไร ปิดหน้าต่างแล้วยังได้ยินอะไร ผนังด้านนอกมาทีหลังสุด และมันสูงเพราะห้องข้างในสูง',
    en: 'A noble building is drawn from the inside out. We begin with where the light falls at six in the evening, how far the lift stands from your door, and what you hear with the window closed. The façade comes last, and it is tall because the rooms behind it are.',
    cht: 'noble 的建築由內而外畫成。我們先看傍晚六點的光落在哪裡，電梯離家門多遠，關上窗還聽得見什麼。外牆最後才畫；它挺拔，因為裡面的房間高。',
    chs: 'noble 的建筑由内而外画成。我们先看傍晚六点的光落在哪里，电梯离家门多远，关上窗还听得见什么。立面最后才画；它挺拔，因为里面的房间高。',
  },
  principlesTitle: { th: 'สิ่งที่เรายึดไว้', en: 'What we hold to', cht: '我們的堅持', chs: '我们的坚持' },
  principles: [
    {
      title: { th: 'ห้องกว้างกว่าลึก', en: 'Rooms wider than deep', cht: '面寬大於進深', chs: '面宽大于进深' },
      text: {
        th: 'แสงควรเดินทางถึงโต๊ะอาหาร ไม่ใช่แค่ขอบหน้าต่าง เราจึงวางห้องนั่งเล่นไปตามแนวผนังด้านนอก',
        en: 'Light should reach the table, not only the sill, so living rooms lie along the façade.',
        cht: '光應該走到餐桌，而不只停在窗台。客廳因此沿外牆展開。',
        chs: '光应该走到餐桌，而不只停在窗台。客厅因此沿外墙展开。',
      },
    },
    {
      title: { th: 'ประตูน้อยบานต่อชั้น', en: 'Few doors to a floor', cht: '一層少幾扇門', chs: '一层少几扇门' },
      text: {
        th: 'เพื่อนบ้านร่วมโถงน้อยลง ลิฟต์มาเร็วขึ้น และทางเดินหน้าห้องก็เงียบ',
        en: 'Fewer homes share a corridor, so the lift comes sooner and the corridor stays quiet.',
        cht: '同一走廊的鄰居少了，電梯來得快，走廊也靜。',
        chs: '同一走廊的邻居少了，电梯来得快，走廊也静。',
      },
    },
    {
      title: { th: 'วัสดุที่แก่ตัวสวย', en: 'Materials that age well', cht: '愈老愈好看的材料', chs: '越老越好看的材料' },
      text: {
        th: 'หิน ไม้ และโลหะสีบรอนซ์ ของที่ผ่านไปสิบปีแล้วดูดีกว่าวันแรก',
        en: 'Stone, timber and bronze-coloured metal: things that look better after ten years than on the first day.',
        cht: '石、木、古銅色金屬：十年後比第一天更好看的東西。',
        chs: '石、木、古铜色金属：十年后比第一天更好看的东西。',
      },
    },
    {
      title: { th: 'ร่มเงามาก่อนกระจก', en: 'Shade before glass', cht: '先有蔭，再有玻璃', chs: '先有荫，再有玻璃' },
      text: {
        th: 'ครีบบังแดด ระเบียง และต้นไม้กันแดดตะวันตกไว้ก่อน แอร์จึงไม่ต้องทำงานหนัก',
        en: 'Fins, balconies and trees stop the western sun before the air conditioning has to.',
        cht: '豎鰭、陽台與樹先把西曬擋下，冷氣便不必辛苦。',
        chs: '竖鳍、阳台与树先把西晒挡下，空调便不必辛苦。',
      },
    },
    {
      title: { th: 'สวนอยู่ระหว่างทางกลับห้อง', en: 'A garden on the way home', cht: '回家路上有園', chs: '回家路上有园' },
      text: {
        th: 'เดินผ่านต้นไม้ก่อนถึงลิฟต์เสมอ วันทำงานจบลงตรงนั้น',
        en: 'You pass trees before you reach the lift. The working day ends there.',
        cht: '先走過樹，才到電梯。一天的工作在那裡結束。',
        chs: '先走过树，才到电梯。一天的工作在那里结束。',
      },
    },
  ],
  heroOf: 'noble-atelier-thonglor',
  plates: [
    { of: 'noble-lumen-phromphong', key: 'lobby' },
    { of: 'noble-vesper-ploenchit', key: 'facade' },
  ],
  projectsTitle: { th: 'โครงการเด่น', en: 'Featured projects', cht: '作品選', chs: '作品选' },
  projectsText: {
    th: 'สามโครงการที่เล่าเรื่องแบรนด์ได้ครบ',
    en: 'Three projects that tell the rest.',
    cht: '三個項目，說完其餘的話。',
    chs: '三个项目，说完其余的话。',
  },
  projects: ['noble-vesper-ploenchit', 'noble-canopy-ari', 'noble-grove-krungthepkreetha'],
  placesTitle: { th: 'ย่านที่ noble ตั้งอยู่', en: 'Where noble stands', cht: 'noble 所在之處', chs: 'noble 所在之处' },
  closingTitle: { th: 'มาดูตอนโพล้เพล้', en: 'Come at dusk', cht: '黃昏時來看看', chs: '黄昏时来看看' },
  closingText: {
    th: 'เลือกโครงการ บอกเวลาที่สะดวก แล้วที่ปรึกษาการขายจะนัดชมให้',
    en: 'Choose a project and tell us a time; our sales adviser will arrange your visit.',
    cht: '選一個項目預約參觀，銷售顧問會在售樓處等您。',
    chs: '选一个项目预约看房，置业顾问会在售楼处等您。',
  },
  metaTitle: {
    th: 'noble คอนโดและบ้านที่เงียบ สูง และละเอียด',
    en: 'noble: quiet, tall, carefully made homes',
    cht: 'noble：安靜、挺拔、細緻的住宅',
    chs: 'noble：安静、挺拔、细致的住宅',
  },
  metaDescription: {
    th: 'แนวคิด หลักการออกแบบ และโครงการของ noble ทั้งคอนโด บ้านเดี่ยว และทาวน์โฮมในกรุงเทพฯ',
    en: 'What noble stands for, how its condominiums and houses in Bangkok are designed, and where to see them.',
    cht: 'noble 的理念、設計原則，以及在曼谷的公寓與別墅項目。',
    chs: 'noble 的理念、设计原则，以及在曼谷的公寓与别墅项目。',
  },
}

const NUE: BrandSeed = {
  brand: 'nue',
  headline: { th: 'ออกจากบ้าน ก็ขึ้นรถไฟฟ้า', en: 'Out the door, on the train', cht: '出門就上車', chs: '出门就上车' },
  statement: {
    th: 'บ้านหลังแรกไม่ควรต้องรอ nue สร้างใกล้สายรถไฟฟ้าที่คุณนั่งอยู่แล้ว คิดทุกตารางเมตรสองรอบ แล้วลงเงินกับของที่ใช้ทุกวัน ตู้เก็บของ แสง โต๊ะริมหน้าต่าง สระที่ว่ายก่อนไปทำงานได้ ที่เหลือเราไม่ใส่ ราคาจึงบอกได้เลย',
    en: 'A first home should not ask you to wait. nue builds near the line you already ride, plans every square metre twice, and spends on what is used daily: storage, light, a desk by the window, a pool for before work. The rest we leave out, and the price shows it.',
    cht: '第一個家，不該讓您等。nue 建在您每天搭乘的路線旁，每一平方米都想過兩遍，錢花在天天用到的地方：收納、採光、窗邊的書桌、上班前能游的泳池。其餘的不加，價格上看得見。',
    chs: '第一个家，不该让您等。nue 建在您每天坐的那条线旁，每一平方米都想过两遍，钱花在天天用到的地方：收纳、采光、窗边的书桌、上班前能游的泳池。其余的不加，价格上看得见。',
  },
  principlesTitle: { th: 'เราทำอย่างไร', en: 'How we do it', cht: '我們這樣做', chs: '我们这样做' },
  principles: [
    {
      title: { th: 'หาที่ดินจากสถานี', en: 'Land near the line first', cht: '先找車站，再找地', chs: '先找车站，再找地' },
      text: {
        th: 'เริ่มจากสถานีแล้วค่อยมองหาที่ดิน เมื่อมีสถานีอยู่ใกล้ หน้าโครงการบอกเวลาเดินเป็นนาที',
        en: 'We start from the station and look for land around it. Where a station is near, the page states the walk in minutes.',
        cht: '從車站出發，在四周找地。附近有車站的，都寫明步行幾分鐘。',
        chs: '从车站出发，在四周找地。附近有车站的，都写明步行几分钟。',
      },
    },
    {
      title: { th: 'ทุกเมตรต้องทำงาน', en: 'Every metre works', cht: '每一米都有用', chs: '每一米都有用' },
      text: {
        th: 'ตู้เหนือประตู โต๊ะพับได้ ครัวปิดได้ ห้องเล็กจึงไม่รู้สึกเล็ก',
        en: 'Storage above the door, a desk that folds, a kitchen that closes. Small does not have to feel small.',
        cht: '門上的櫃、可摺的桌、關得上的廚房。小，不必覺得小。',
        chs: '门上的柜、可折的桌、关得上的厨房。小，不必觉得小。',
      },
    },
    {
      title: { th: 'สดใสโดยตั้งใจ', en: 'Bright on purpose', cht: '刻意明亮', chs: '刻意明亮' },
      text: {
        th: 'สีบอกว่าคุณอยู่ชั้นไหน และบอกว่าถึงบ้านแล้ว',
        en: 'Colour tells you which floor you are on, and that you are home.',
        cht: '顏色告訴您在哪一層，也告訴您到家了。',
        chs: '颜色告诉您在哪一层，也告诉您到家了。',
      },
    },
    {
      title: {
        th: 'ของที่ห้องไม่มี อยู่ชั้นล่าง',
        en: 'What the flat lacks is downstairs',
        cht: '家裡沒有的，樓下有',
        chs: '家里没有的，楼下有',
      },
      text: {
        th: 'โต๊ะทำงาน ครัวใหญ่ ล็อกเกอร์รับพัสดุ ใช้ร่วมกันได้จริง',
        en: 'Desks, a large kitchen, parcel lockers: shared, and there when you need them.',
        cht: '工作桌、大廚房、包裹室：共用，而且真的開放。',
        chs: '工位、大厨房、包裹间：共用，而且真的开放。',
      },
    },
    {
      title: { th: 'ราคาอยู่บนหน้าเว็บ', en: 'The price is on the page', cht: '價格寫在頁面上', chs: '价格写在页面上' },
      text: {
        th: 'ราคาเริ่มต้นและค่าส่วนกลางที่ประกาศแล้ว อยู่บนหน้าโครงการก่อนคุณถาม',
        en: 'Starting price and common area fee are on the page, once announced, before you ask.',
        cht: '起價與管理費，在您問之前就寫好。',
        chs: '起价与物业费，在您问之前就写好。',
      },
    },
    {
      title: { th: 'มีที่ให้จักรยาน', en: 'Room for a bicycle', cht: '放得下一輛自行車', chs: '放得下一辆自行车' },
      text: {
        th: 'ที่จอดอยู่หน้าประตู ไม่ใช่หลังถังขยะ โครงการที่เลี้ยงสัตว์ได้มีก๊อกล้างเท้าให้ด้วย',
        en: 'The rack stands by the gate, not behind the bins. Where pets are welcome, there is a tap for paws.',
        cht: '車架在大門旁，不在垃圾桶後面。可養寵物的項目，還有洗腳的水龍頭。',
        chs: '车架在大门旁，不在垃圾桶后面。可养宠物的项目，还有洗脚的水龙头。',
      },
    },
  ],
  heroOf: 'nue-drift-suksawat',
  plates: [
    { of: 'nue-pulse-ladprao', key: 'lobby' },
    { of: 'nue-cross-khukhot-station', key: 'garden' },
    { of: 'nue-orbit-bangna', key: 'room' },
  ],
  projectsTitle: { th: 'เริ่มที่ไหนดี', en: 'Where to begin', cht: '從哪裡開始', chs: '从哪里开始' },
  projectsText: {
    th: 'หกโครงการ หกย่าน เลือกจากสายรถไฟฟ้าที่คุณใช้',
    en: 'Six projects in six parts of town. Choose by the line you ride.',
    cht: '六個項目，六個地區。按您搭的那條線來選。',
    chs: '六个项目，六个区域。按您坐的那条线来选。',
  },
  projects: [
    'nue-pulse-ladprao',
    'nue-district-r9',
    'nue-orbit-bangna',
    'nue-tide-thonburi',
    'nue-cross-khukhot-station',
    'nue-lane-ratchapruek',
  ],
  placesTitle: { th: 'ตามแนวรถไฟฟ้า', en: 'Along the lines', cht: '沿線地區', chs: '沿线区域' },
  closingTitle: { th: 'พักเที่ยงก็แวะดูทัน', en: 'A lunch break is enough', cht: '午休時間就夠', chs: '午休时间就够' },
  closingText: {
    th: 'ดูห้องหนึ่งใช้เวลายี่สิบนาที เลือกโครงการแล้วบอกเราว่าวันไหน',
    en: 'It takes twenty minutes to see a flat. Choose a project and tell us when.',
    cht: '看一間房只要二十分鐘。選好項目，告訴我們您哪一天方便。',
    chs: '看一套房只要二十分钟。选好项目，告诉我们哪一天。',
  },
  metaTitle: {
    th: 'nue คอนโดและบ้านใกล้รถไฟฟ้า',
    en: 'nue: bright, brisk homes near the train',
    cht: 'nue：車站旁明亮輕快的家',
    chs: 'nue：车站旁明亮轻快的家',
  },
  metaDescription: {
    th: 'แนวคิด วิธีออกแบบ และโครงการของ nue คอนโดและบ้านใกล้รถไฟฟ้าในกรุงเทพฯ ในราคาที่เริ่มต้นได้',
    en: 'What nue stands for, how its condominiums and houses near Bangkok’s trains are planned, and where to see them.',
    cht: 'nue 的理念、設計方法，以及在曼谷 BTS 與 MRT 沿線的公寓與別墅項目。',
    chs: 'nue 的理念、设计方法，以及在曼谷 BTS 与 MRT 沿线的公寓与别墅项目。',
  },
}

/** The two brands of the demonstration content. */
export const BRAND_SEEDS: readonly BrandSeed[] = [NOBLE, NUE]
