import type { Brand } from '@/kernel/vocabulary'
import type { InFour } from './types'

interface PromotionSeed {
  slug: string
  brand: Brand | null
  code: string
  /** `YYYY-MM-DD` in Bangkok, from midnight; null: open. The end is the day after the last one. */
  from: string | null
  until: string | null
  projects: readonly string[]
  /** The picture of a project: its slug and key. */
  cover: readonly [string, string]
  banner: readonly [string, string]
  ink: string
  ground: string
  title: InFour
  benefit: InFour
  description: InFour
  text: InFour<readonly string[]>
  terms: InFour
}

const DARK = { ink: '#FAF9F6', ground: '#14110F' }
const SAND = { ink: '#14110F', ground: '#E9E2D5' }
const GREEN = { ink: '#FAF9F6', ground: '#24443A' }
const BLUE = { ink: '#FAF9F6', ground: '#1F3A56' }

/** The promotions of the demonstration. Each gives a thing or a service: no price of a home differs because of one. */
export const PROMOTIONS: readonly PromotionSeed[] = [
  {
    slug: 'kitchen-and-wardrobes',
    brand: 'noble',
    code: 'NBL-KIT-26',
    from: '2026-09-01',
    until: '2027-04-01',
    projects: ['noble-vesper-ploenchit', 'noble-atelier-thonglor'],
    cover: ['noble-vesper-ploenchit', 'room'],
    banner: ['noble-atelier-thonglor', 'lobby'],
    ...DARK,
    title: {
      th: 'ครัวและตู้เสื้อผ้าบิลต์อินพร้อมห้อง',
      en: 'Kitchen and wardrobes come with the home',
      cht: '廚房與衣櫃，隨屋附送',
      chs: '厨房和衣柜，随房附送',
    },
    benefit: {
      th: 'ครัวและตู้เสื้อผ้าบิลต์อินทั้งห้อง',
      en: 'Fitted kitchen and wardrobes throughout',
      cht: '全屋訂製廚具與衣櫃',
      chs: '全屋定制橱柜与衣柜',
    },
    description: {
      th: 'ทำสัญญาภายในวันสิ้นสุด รับงานบิลต์อินที่ออกแบบสำหรับผังห้องของคุณ',
      en: 'Sign your contract by the last day and the joinery drawn for your plan is included.',
      cht: '在截止日前簽約，即附送依您戶型設計的訂製木作。',
      chs: '在截止日前签约，即附送按您户型设计的定制木作。',
    },
    text: {
      th: ['สถาปนิกของอาคารออกแบบครัวและตู้ให้เข้ากับผังแต่ละแบบ คุณเลือกสีไม้ได้จากสามเฉด', 'งานติดตั้งเสร็จก่อนวันส่งมอบห้อง'],
      en: [
        'The architects of the building drew a kitchen and wardrobes for each plan. You choose between three shades of timber.',
        'Everything is installed before the home is handed over.',
      ],
      cht: ['建築師為每種戶型設計了廚具與衣櫃，您可在三種木色中選擇。', '所有木作於交屋前安裝完成。'],
      chs: ['建筑师为每种户型设计了橱柜和衣柜，您可以在三种木色中选择。', '所有木作在交房前安装完成。'],
    },
    terms: {
      th: 'สำหรับสัญญาที่ทำภายในวันสิ้นสุด หนึ่งสิทธิ์ต่อหนึ่งยูนิต แลกเป็นเงินสดไม่ได้ ไม่รวมเครื่องใช้ไฟฟ้า',
      en: 'For contracts signed by the last day. One per home. Not exchangeable for cash. Appliances are not included.',
      cht: '適用於截止日前簽訂的合約，每戶一次，不可折現，不含家電。',
      chs: '适用于截止日前签订的合同，每户一次，不可折现，不含家电。',
    },
  },
  {
    slug: 'transfer-fee-on-us',
    brand: 'noble',
    code: 'NBL-TRF-26',
    from: '2026-10-01',
    until: '2027-01-01',
    projects: ['noble-lumen-phromphong', 'noble-meridian-asoke'],
    cover: ['noble-lumen-phromphong', 'heroTall'],
    banner: ['noble-meridian-asoke', 'room'],
    ...SAND,
    title: {
      th: 'โอนก่อนสิ้นปี เราออกค่าธรรมเนียมการโอนให้',
      en: 'Transfer this year and we pay the transfer fee',
      cht: '今年過戶，過戶費由我們支付',
      chs: '今年过户，过户费由我们支付',
    },
    benefit: {
      th: 'เราออกค่าธรรมเนียมการโอนทั้งหมด',
      en: 'The whole transfer fee, paid by us',
      cht: '過戶費全額由我們負擔',
      chs: '过户费全额由我们承担',
    },
    description: {
      th: 'สำหรับห้องพร้อมอยู่ที่โอนกรรมสิทธิ์ภายในวันที่ 31 ธันวาคม 2569',
      en: 'For completed homes transferred by 31 December 2026.',
      cht: '適用於 2026 年 12 月 31 日前完成過戶的現房。',
      chs: '适用于 2026 年 12 月 31 日前完成过户的现房。',
    },
    text: {
      th: ['ค่าธรรมเนียมการโอนปกติผู้ซื้อและผู้ขายออกคนละครึ่ง ในช่วงนี้เราออกให้ทั้งหมด', 'ค่าจดจำนองและค่าใช้จ่ายอื่น ๆ ในวันโอนเป็นของผู้ซื้อ'],
      en: [
        'Buyer and seller usually share the transfer fee. Until the end of the year we pay all of it.',
        'The mortgage fee and the other costs of the transfer day stay with the buyer.',
      ],
      cht: ['過戶費一般由買賣雙方各付一半，年底前由我們全額負擔。', '抵押登記費及過戶當日其他費用由買方支付。'],
      chs: ['过户费一般由买卖双方各付一半，年底前由我们全额承担。', '抵押登记费及过户当日的其他费用由买方支付。'],
    },
    terms: {
      th: 'โอนกรรมสิทธิ์ภายในวันที่ 31 ธันวาคม 2569 เฉพาะยูนิตพร้อมอยู่ของโครงการที่ร่วมรายการ แลกเป็นเงินสดไม่ได้',
      en: 'Transfer by 31 December 2026. For completed homes of the projects named here. Not exchangeable for cash.',
      cht: '須於 2026 年 12 月 31 日前完成過戶，僅限所列項目之現房，不可折現。',
      chs: '须在 2026 年 12 月 31 日前完成过户，仅限所列项目的现房，不可折现。',
    },
  },
  {
    slug: 'two-years-common-fee',
    brand: 'nue',
    code: 'NUE-FEE-26',
    from: '2026-08-01',
    until: '2027-03-01',
    projects: ['nue-district-r9', 'nue-pulse-ladprao'],
    cover: ['nue-district-r9', 'lobby'],
    banner: ['nue-pulse-ladprao', 'garden'],
    ...BLUE,
    title: {
      th: 'ไม่ต้องจ่ายค่าส่วนกลางสองปี',
      en: 'No common fee for two years',
      cht: '兩年免管理費',
      chs: '两年免物业费',
    },
    benefit: {
      th: 'ฟรีค่าส่วนกลาง 24 เดือน',
      en: '24 months of common fee included',
      cht: '附送 24 個月管理費',
      chs: '附送 24 个月物业费',
    },
    description: {
      th: 'เราชำระค่าส่วนกลางให้นิติบุคคลแทนคุณ นับจากเดือนที่รับโอน',
      en: 'We pay the juristic person for you, from the month of your transfer.',
      cht: '自過戶當月起，由我們代您繳付給管理法人。',
      chs: '自过户当月起，由我们代您缴付给物业法人。',
    },
    text: {
      th: ['ค่าส่วนกลางครอบคลุมงานรักษาความปลอดภัย ความสะอาด สวน และสระว่ายน้ำ', 'สองปีแรกคุณจ่ายเฉพาะค่าน้ำและค่าไฟในห้อง'],
      en: [
        'The common fee pays for security, cleaning, gardens and the pool.',
        'For the first two years you pay only the water and electricity of your own home.',
      ],
      cht: ['管理費用於保全、清潔、庭園與泳池的維護。', '前兩年您只需支付自家的水電費。'],
      chs: ['物业费用于安保、清洁、花园与泳池的维护。', '前两年您只需支付自家的水电费。'],
    },
    terms: {
      th: 'สำหรับสัญญาที่ทำภายในวันสิ้นสุด นับ 24 เดือนจากวันโอน โอนสิทธิ์ให้ผู้ซื้อรายถัดไปได้ แลกเป็นเงินสดไม่ได้',
      en: 'For contracts signed by the last day, 24 months from the transfer. Passes on to the next owner. Not exchangeable for cash.',
      cht: '適用於截止日前簽訂的合約，自過戶日起 24 個月，可隨屋轉讓，不可折現。',
      chs: '适用于截止日前签订的合同，自过户日起 24 个月，可随房转让，不可折现。',
    },
  },
  {
    slug: 'a-year-of-trains',
    brand: 'nue',
    code: 'NUE-BTS-26',
    from: '2026-07-01',
    until: '2027-07-01',
    projects: ['nue-cross-khukhot-station'],
    cover: ['nue-cross-khukhot-station', 'heroTall'],
    banner: ['nue-cross-khukhot-station', 'lobby'],
    ...GREEN,
    title: {
      th: 'เดินทางด้วยรถไฟฟ้าหนึ่งปี เราเติมบัตรให้',
      en: 'A year of trains, on us',
      cht: '一年捷運車資，我們來付',
      chs: '一年轻轨车费，我们来付',
    },
    benefit: {
      th: 'บัตรโดยสารมูลค่า 24,000 บาท',
      en: 'A travel card of THB 24,000',
      cht: '價值 24,000 泰銖的交通卡',
      chs: '价值 24,000 泰铢的交通卡',
    },
    description: {
      th: 'เจ้าของห้องใหม่ที่สถานีคูคตได้รับบัตรโดยสารที่ใช้ได้ทั้งปี',
      en: 'New owners at Khu Khot station receive a travel card that lasts through the first year.',
      cht: '庫闊站（Khu Khot）的新業主可獲一張足用一年的交通卡。',
      chs: '库阔站（Khu Khot）的新业主可获一张够用一年的交通卡。',
    },
    text: {
      th: ['โครงการอยู่ติดสถานี เราจึงอยากให้คุณลองจอดรถไว้ที่บ้านสักปี', 'บัตรเติมเงินเดือนละ 2,000 บาท เป็นเวลา 12 เดือน'],
      en: [
        'The building stands at the station. Leave the car at home for a year and see.',
        'We load the card with THB 2,000 each month, twelve times.',
      ],
      cht: ['建築就在車站旁，不妨把車留在家裡一年試試。', '我們每月儲值 2,000 泰銖，共 12 次。'],
      chs: ['楼就在车站旁，不妨把车留在家里一年试试。', '我们每月充值 2,000 泰铢，共 12 次。'],
    },
    terms: {
      th: 'สำหรับผู้รับโอนภายในวันสิ้นสุด หนึ่งใบต่อยูนิต แลกเป็นเงินสดไม่ได้',
      en: 'For homes transferred by the last day. One card per home. Not exchangeable for cash.',
      cht: '適用於截止日前完成過戶的單位，每戶一張，不可折現。',
      chs: '适用于截止日前完成过户的单位，每户一张，不可折现。',
    },
  },
  {
    slug: 'solar-roof',
    brand: 'nue',
    code: 'NUE-SOL-26',
    from: '2026-06-01',
    until: '2027-06-01',
    projects: ['nue-field-watcharapol', 'nue-lane-ratchapruek'],
    cover: ['nue-field-watcharapol', 'heroTall'],
    banner: ['nue-field-watcharapol', 'garden'],
    ...GREEN,
    title: {
      th: 'แผงโซลาร์บนหลังคา ติดตั้งให้ครบ',
      en: 'A solar roof, installed',
      cht: '屋頂太陽能，安裝到位',
      chs: '屋顶太阳能，安装到位',
    },
    benefit: {
      th: 'โซลาร์ 3 กิโลวัตต์พร้อมติดตั้ง',
      en: '3 kW of solar, installed and registered',
      cht: '3 千瓦太陽能板，含安裝與申請',
      chs: '3 千瓦太阳能板，含安装与申请',
    },
    description: {
      th: 'ติดตั้งบนหลังคาบ้านใหม่ พร้อมยื่นขออนุญาตกับการไฟฟ้าให้',
      en: 'On the roof of your new house, with the papers for the electricity authority done for you.',
      cht: '安裝於新屋屋頂，並代辦電力局申請手續。',
      chs: '安装在新房屋顶，并代办电力局申请手续。',
    },
    text: {
      th: ['แผงขนาด 3 กิโลวัตต์หันตามแนวหลังคาของบ้านแต่ละแบบ', 'รับประกันแผง 25 ปี และอินเวอร์เตอร์ 10 ปีโดยผู้ผลิต'],
      en: [
        'Panels of 3 kW are laid out for the roof of each house type.',
        'The maker guarantees the panels for 25 years and the inverter for 10.',
      ],
      cht: ['3 千瓦面板依各房型屋頂配置。', '製造商保固：面板 25 年，逆變器 10 年。'],
      chs: ['3 千瓦面板按各房型屋顶布置。', '厂家质保：面板 25 年，逆变器 10 年。'],
    },
    terms: {
      th: 'สำหรับสัญญาที่ทำภายในวันสิ้นสุด ติดตั้งภายใน 60 วันหลังโอน การอนุญาตเป็นไปตามระเบียบของการไฟฟ้า',
      en: 'For contracts signed by the last day. Installed within 60 days of the transfer. Subject to the electricity authority’s approval.',
      cht: '適用於截止日前簽訂的合約，過戶後 60 天內安裝，須經電力局核准。',
      chs: '适用于截止日前签订的合同，过户后 60 天内安装，须经电力局批准。',
    },
  },
  {
    slug: 'garden-laid-out',
    brand: 'noble',
    code: 'NBL-GDN-26',
    from: '2026-09-15',
    until: '2027-02-01',
    projects: ['noble-grove-krungthepkreetha', 'noble-linden-ramindra'],
    cover: ['noble-grove-krungthepkreetha', 'heroTall'],
    banner: ['noble-linden-ramindra', 'garden'],
    ...SAND,
    title: {
      th: 'จัดสวนให้ก่อนวันย้ายเข้า',
      en: 'The garden is planted before you move in',
      cht: '入住前，庭園已種好',
      chs: '入住前，花园已种好',
    },
    benefit: {
      th: 'สวนรอบบ้านพร้อมไม้ใหญ่หนึ่งต้น',
      en: 'A garden around the house, with one large tree',
      cht: '環屋庭園，含一棵大樹',
      chs: '环屋花园，含一棵大树',
    },
    description: {
      th: 'นักออกแบบสวนของโครงการวางผังสวนตามแบบบ้านที่คุณเลือก',
      en: 'The landscape designers of the project draw it for the house you choose.',
      cht: '由項目的景觀設計師依您選擇的房型設計。',
      chs: '由项目的景观设计师按您选的房型设计。',
    },
    text: {
      th: ['ประกอบด้วยสนามหญ้า ทางเดิน ไฟสวน และระบบรดน้ำ', 'คุณเลือกไม้ใหญ่ได้หนึ่งต้นจากเรือนเพาะชำของโครงการ'],
      en: [
        'It has a lawn, paths, garden lights and irrigation.',
        'You choose the large tree yourself at the project’s nursery.',
      ],
      cht: ['包含草坪、步道、庭園燈與灌溉系統。', '大樹可親自到項目苗圃挑選。'],
      chs: ['包含草坪、步道、庭院灯与灌溉系统。', '大树可以亲自到项目苗圃挑选。'],
    },
    terms: {
      th: 'สำหรับสัญญาที่ทำภายในวันสิ้นสุด พื้นที่สวนไม่เกิน 120 ตร.ม. ต่อหลัง แลกเป็นเงินสดไม่ได้',
      en: 'For contracts signed by the last day. Up to 120 m² of garden a house. Not exchangeable for cash.',
      cht: '適用於截止日前簽訂的合約，每戶庭園面積以 120 平方米為限，不可折現。',
      chs: '适用于截止日前签订的合同，每户花园面积不超过 120 平方米，不可折现。',
    },
  },
  {
    slug: 'charger-at-home',
    brand: 'noble',
    code: 'NBL-EVC-26',
    from: '2026-05-01',
    until: '2027-05-01',
    projects: ['noble-row-ekkamai-ramindra'],
    cover: ['noble-row-ekkamai-ramindra', 'heroTall'],
    banner: ['noble-row-ekkamai-ramindra', 'room'],
    ...DARK,
    title: {
      th: 'ที่ชาร์จรถไฟฟ้าติดตั้งพร้อมบ้าน',
      en: 'A car charger, fitted at home',
      cht: '電動車充電樁，裝在自家',
      chs: '电动车充电桩，装在自家',
    },
    benefit: {
      th: 'เครื่องชาร์จ 7.4 กิโลวัตต์',
      en: 'A 7.4 kW wall charger',
      cht: '7.4 千瓦壁掛式充電樁',
      chs: '7.4 千瓦壁挂式充电桩',
    },
    description: {
      th: 'ติดตั้งในที่จอดรถของบ้าน พร้อมสายไฟและมิเตอร์แยก',
      en: 'Fitted in your own parking bay, with its cable and meter.',
      cht: '安裝於自家車位，含線路與獨立電表。',
      chs: '安装在自家车位，含线路与独立电表。',
    },
    text: {
      th: ['ช่างของโครงการติดตั้งให้ก่อนวันส่งมอบ', 'รับประกันเครื่องสามปีโดยผู้ผลิต'],
      en: ['Our electricians fit it before the handover.', 'The maker’s guarantee is three years.'],
      cht: ['由項目電工於交屋前安裝完成。', '製造商保固三年。'],
      chs: ['由项目电工在交房前安装完成。', '厂家质保三年。'],
    },
    terms: {
      th: 'สำหรับสัญญาที่ทำภายในวันสิ้นสุด หนึ่งเครื่องต่อหลัง แลกเป็นเงินสดไม่ได้',
      en: 'For contracts signed by the last day. One per house. Not exchangeable for cash.',
      cht: '適用於截止日前簽訂的合約，每戶一台，不可折現。',
      chs: '适用于截止日前签订的合同，每户一台，不可折现。',
    },
  },
  {
    slug: 'furnished-for-letting',
    brand: 'nue',
    code: 'NUE-FRN-26',
    from: '2026-10-15',
    until: '2026-12-06',
    projects: ['nue-orbit-bangna', 'nue-mesh-chaengwattana'],
    cover: ['nue-orbit-bangna', 'room'],
    banner: ['nue-mesh-chaengwattana', 'lobby'],
    ...BLUE,
    title: {
      th: 'ห้องพร้อมเฟอร์นิเจอร์ พร้อมปล่อยเช่า',
      en: 'Furnished, ready to let',
      cht: '附家具，可直接出租',
      chs: '配家具，可直接出租',
    },
    benefit: {
      th: 'เฟอร์นิเจอร์และเครื่องใช้ไฟฟ้าครบชุด',
      en: 'Furniture and appliances, complete',
      cht: '全套家具與家電',
      chs: '全套家具与家电',
    },
    description: {
      th: 'เตียง โซฟา โต๊ะ ตู้เย็น เครื่องซักผ้า และเครื่องปรับอากาศ ตามรายการ',
      en: 'Bed, sofa, table, refrigerator, washing machine and air conditioning, as listed.',
      cht: '床、沙發、餐桌、冰箱、洗衣機與冷氣，詳見清單。',
      chs: '床、沙发、餐桌、冰箱、洗衣机和空调，详见清单。',
    },
    text: {
      th: ['ทีมของเราจัดวางและถ่ายภาพห้องให้ พร้อมลงประกาศ', 'รายการเฟอร์นิเจอร์อยู่ที่สำนักงานขาย'],
      en: [
        'Our team furnishes and photographs the home, so that it can be advertised.',
        'The list of furniture is at the sales gallery.',
      ],
      cht: ['我們的團隊負責佈置並拍攝照片，可直接刊登。', '家具清單可於接待中心索取。'],
      chs: ['我们的团队负责布置并拍摄照片，可直接挂牌。', '家具清单可在售楼处索取。'],
    },
    terms: {
      th: 'สำหรับสัญญาที่ทำภายในวันสิ้นสุด ห้อง 1 ห้องนอนเท่านั้น ไม่รับรองรายได้ค่าเช่า',
      en: 'For contracts signed by the last day, one-bedroom homes only. No rental income is promised.',
      cht: '適用於截止日前簽訂的合約，僅限一房單位，不保證租金收入。',
      chs: '适用于截止日前签订的合同，仅限一居室，不保证租金收入。',
    },
  },
  {
    slug: 'viewing-from-abroad',
    brand: null,
    code: 'ALL-FLY-26',
    from: '2026-11-01',
    until: null,
    projects: ['noble-cadence-ekkamai', 'noble-canopy-ari', 'nue-loop-donmueang'],
    cover: ['noble-canopy-ari', 'garden'],
    banner: ['noble-cadence-ekkamai', 'heroTall'],
    ...SAND,
    title: {
      th: 'บินมาชมห้อง เราออกค่าที่พักสองคืน',
      en: 'Fly in for a viewing, stay two nights with us',
      cht: '來曼谷看房，住宿兩晚由我們安排',
      chs: '来曼谷看房，住宿两晚由我们安排',
    },
    benefit: {
      th: 'ที่พักสองคืนใกล้โครงการ',
      en: 'Two nights in a hotel near the project',
      cht: '項目附近酒店兩晚住宿',
      chs: '项目附近酒店两晚住宿',
    },
    description: {
      th: 'สำหรับผู้ซื้อที่อยู่ต่างประเทศและจองห้องหลังเข้าชม',
      en: 'For buyers who live abroad and book a home after the viewing.',
      cht: '適用於居住海外、參觀後預訂的買家。',
      chs: '适用于居住海外、看房后预订的买家。',
    },
    text: {
      th: ['เรานัดรถรับส่งระหว่างที่พักกับสำนักงานขาย', 'ค่าที่พักคืนให้เมื่อชำระเงินจอง'],
      en: [
        'A car takes you between the hotel and the sales gallery.',
        'The hotel bill is paid back once the booking fee is paid.',
      ],
      cht: ['酒店與接待中心之間有專車接送。', '支付訂金後，退還住宿費用。'],
      chs: ['酒店与售楼处之间有专车接送。', '支付订金后，退还住宿费用。'],
    },
    terms: {
      th: 'ไม่เกินคืนละ 4,000 บาท หนึ่งสิทธิ์ต่อการจองหนึ่งยูนิต ต้องนัดล่วงหน้าเจ็ดวัน',
      en: 'Up to THB 4,000 a night, once for each home booked. Please arrange it seven days ahead.',
      cht: '每晚以 4,000 泰銖為限，每預訂一戶一次，須於七天前預約。',
      chs: '每晚以 4,000 泰铢为限，每预订一户一次，须提前七天预约。',
    },
  },
  {
    slug: 'twelve-twelve',
    brand: 'nue',
    code: 'NUE-1212-26',
    from: '2026-12-12',
    until: '2026-12-14',
    projects: ['nue-spark-srinakarin', 'nue-tempo-ngamwongwan'],
    cover: ['nue-spark-srinakarin', 'heroTall'],
    banner: ['nue-tempo-ngamwongwan', 'garden'],
    ...BLUE,
    title: {
      th: 'สุดสัปดาห์ 12.12 เลือกชั้นก่อนใคร',
      en: '12.12 weekend: choose your floor first',
      cht: '12.12 週末，優先選樓層',
      chs: '12.12 周末，优先选楼层',
    },
    benefit: {
      th: 'เลือกยูนิตก่อนเปิดขายทั่วไปสองวัน',
      en: 'Two days before the general release',
      cht: '比公開發售早兩天選房',
      chs: '比公开发售早两天选房',
    },
    description: {
      th: 'ผู้ลงทะเบียนล่วงหน้าเลือกยูนิตได้ในวันที่ 12 และ 13 ธันวาคม',
      en: 'Who registers beforehand chooses on 12 and 13 December.',
      cht: '預先登記者可於 12 月 12 日與 13 日選房。',
      chs: '预先登记者可在 12 月 12 日和 13 日选房。',
    },
    text: {
      th: ['สำนักงานขายเปิดถึงสามทุ่มทั้งสองวัน', 'ราคาเท่ากับที่แสดงบนหน้าโครงการ'],
      en: ['The sales gallery is open until nine on both evenings.', 'Prices are those shown on the project page.'],
      cht: ['兩天接待中心均開放至晚上九點。', '價格與項目頁面所示相同。'],
      chs: ['两天售楼处均开放到晚上九点。', '价格与项目页面所示相同。'],
    },
    terms: {
      th: 'ลงทะเบียนก่อนวันที่ 12 ธันวาคม 2569 เลือกได้หนึ่งยูนิตต่อหนึ่งคน ตามลำดับที่มาถึง',
      en: 'Register before 12 December 2026. One home a person, in the order of arrival.',
      cht: '須於 2026 年 12 月 12 日前登記，每人一戶，依到場順序。',
      chs: '须在 2026 年 12 月 12 日前登记，每人一户，按到场顺序。',
    },
  },
  {
    slug: 'new-year-moving',
    brand: 'noble',
    code: 'NBL-MOV-27',
    from: '2027-01-02',
    until: '2027-03-01',
    projects: ['noble-solace-wanglang'],
    cover: ['noble-solace-wanglang', 'garden'],
    banner: ['noble-solace-wanglang', 'heroTall'],
    ...DARK,
    title: {
      th: 'ปีใหม่ บ้านใหม่ เราช่วยขนย้าย',
      en: 'New year, new home: we carry the boxes',
      cht: '新年新居，搬家我們來',
      chs: '新年新居，搬家我们来',
    },
    benefit: {
      th: 'บริการขนย้ายหนึ่งวันในกรุงเทพฯ และปริมณฑล',
      en: 'One day of removal in Greater Bangkok',
      cht: '大曼谷地區一日搬家服務',
      chs: '大曼谷地区一日搬家服务',
    },
    description: {
      th: 'รถหกล้อหนึ่งคันพร้อมทีมยกของสี่คน ในวันที่คุณเลือก',
      en: 'A lorry and four people, on the day you choose.',
      cht: '一輛貨車與四位搬運人員，日期由您選擇。',
      chs: '一辆货车和四位搬运人员，日期由您选择。',
    },
    text: {
      th: ['จองวันขนย้ายได้หลังรับโอน', 'กล่องและวัสดุห่อจัดส่งให้ล่วงหน้าหนึ่งสัปดาห์'],
      en: ['Choose the day after the transfer.', 'Boxes and wrapping are delivered a week before.'],
      cht: ['過戶後即可預約搬家日。', '紙箱與包材於一週前送達。'],
      chs: ['过户后即可预约搬家日。', '纸箱和包材提前一周送达。'],
    },
    terms: {
      th: 'สำหรับผู้รับโอนภายในวันสิ้นสุด ใช้สิทธิ์ภายในหกเดือน แลกเป็นเงินสดไม่ได้',
      en: 'For homes transferred by the last day. To be used within six months. Not exchangeable for cash.',
      cht: '適用於截止日前完成過戶的單位，六個月內使用，不可折現。',
      chs: '适用于截止日前完成过户的单位，六个月内使用，不可折现。',
    },
  },
  {
    slug: 'mid-year-appliances',
    brand: 'nue',
    code: 'NUE-APP-26',
    from: '2026-05-01',
    until: '2026-07-01',
    projects: ['nue-tide-thonburi', 'nue-drift-suksawat'],
    cover: ['nue-tide-thonburi', 'heroTall'],
    banner: ['nue-tide-thonburi', 'lobby'],
    ...GREEN,
    title: {
      th: 'กลางปี รับเครื่องใช้ไฟฟ้าห้าชิ้น',
      en: 'Mid-year: five appliances included',
      cht: '年中優惠：附送五件家電',
      chs: '年中优惠：附送五件家电',
    },
    benefit: {
      th: 'เครื่องใช้ไฟฟ้าห้าชิ้น',
      en: 'Five appliances',
      cht: '五件家電',
      chs: '五件家电',
    },
    description: {
      th: 'ตู้เย็น เครื่องซักผ้า ไมโครเวฟ เตา และเครื่องดูดควัน',
      en: 'Refrigerator, washing machine, microwave, hob and hood.',
      cht: '冰箱、洗衣機、微波爐、爐具與抽油煙機。',
      chs: '冰箱、洗衣机、微波炉、灶具与抽油烟机。',
    },
    text: {
      th: ['รายการนี้สิ้นสุดเมื่อเดือนมิถุนายน'],
      en: ['This promotion ended in June.'],
      cht: ['本優惠已於六月結束。'],
      chs: ['本优惠已于六月结束。'],
    },
    terms: {
      th: 'สำหรับสัญญาที่ทำภายในวันที่ 30 มิถุนายน 2569',
      en: 'For contracts signed by 30 June 2026.',
      cht: '適用於 2026 年 6 月 30 日前簽訂的合約。',
      chs: '适用于 2026 年 6 月 30 日前签订的合同。',
    },
  },
]
