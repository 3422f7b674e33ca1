import type { InFour } from './types'

interface BandSeed {
  title: InFour
  text: InFour
}

/** The words of the home page, and what an editor chose for it. Projects, places and stations by their slugs. */
export const HOME = {
  hero: {
    project: 'noble-vesper-ploenchit',
    action: { th: 'ดูโครงการนี้', en: 'View this project', cht: '查看此項目', chs: '查看此项目' },
  },
  newProjects: {
    title: { th: 'โครงการใหม่', en: 'New projects', cht: '全新項目', chs: '全新项目' },
    text: {
      th: 'เพิ่งเปิดขาย มีชั้นและทิศให้เลือกมาก',
      en: 'Recently launched, with the widest choice of floors and views',
      cht: '剛剛開售，樓層與朝向任您先選',
      chs: '刚刚开售，楼层与朝向优先挑选',
    },
  },
  places: {
    title: { th: 'เลือกจากทำเล', en: 'Find by location', cht: '按地區尋找', chs: '按区域寻找' },
    text: {
      th: 'เริ่มจากย่านที่คุณใช้ชีวิต แล้วค่อยดูว่ามีบ้านแบบไหนรออยู่',
      en: 'Start with the streets you already know, then see which homes stand there.',
      cht: '先選熟悉的地區，再看那裡有怎樣的家。',
      chs: '先选熟悉的区域，再看那里有怎样的家。',
    },
    places: [
      'sukhumvit',
      'ploenchit',
      'ari',
      'rama9',
      'ratchada-ladprao',
      'faichai-wanglang',
      'bangna',
      'thonburi',
      'chaengwattana',
      'donmueang',
      'ekkamai-ramindra',
      'pattanakarn-krungthepkreetha',
      'watcharapol',
      'westgate-ratchapruek',
    ],
    stationsTitle: { th: 'หรือเลือกจากสถานี', en: 'Or by station', cht: '或按車站尋找', chs: '或按车站寻找' },
    stations: ['phloen-chit', 'phrom-phong', 'ekkamai', 'ari', 'asok', 'phra-ram-9', 'ha-yaek-lat-phrao', 'khu-khot'],
  },
  prices: {
    title: { th: 'เลือกจากงบประมาณ', en: 'Find by price', cht: '按價格尋找', chs: '按价格寻找' },
    text: {
      th: 'ราคาเริ่มต้นของโครงการ ก่อนส่วนลดและโปรโมชัน',
      en: 'Starting prices, before any discount or promotion',
      cht: '項目起價，未計折扣及優惠',
      chs: '项目起价，未计折扣及优惠',
    },
  },
  offers: {
    title: {
      th: 'ขอสินเชื่อได้สูงสุด 100% ของราคา ขึ้นอยู่กับการพิจารณาของธนาคาร',
      en: 'Loans of up to 100% of the price, if the bank agrees',
      cht: '最高可申請售價 100% 貸款（以銀行審批為準）',
      chs: '最高可申请房价 100% 贷款（以银行审批为准）',
    },
    text: {
      th: 'สำหรับผู้กู้ที่มีรายได้ในประเทศไทย ผู้ซื้อจากต่างประเทศกรุณาสอบถามก่อน',
      en: 'For borrowers with income in Thailand. Buyers from abroad, please ask us first.',
      cht: '適用於在泰國有收入的借款人；海外買家的條件不同，請先查詢。',
      chs: '适用于在泰国有收入的借款人；海外买家条件不同，请先咨询。',
    },
    projects: ['nue-pulse-ladprao', 'noble-meridian-asoke', 'nue-orbit-bangna'],
  },
  brands: {
    title: {
      th: 'สองแบรนด์ ผู้พัฒนาเดียวกัน',
      en: 'Two brands, one developer',
      cht: '兩個品牌，同一家公司',
      chs: '两个品牌，同一家公司',
    },
    noble: {
      th: 'เงียบ สูง และละเอียด อยู่กลางเมืองโดยไม่ต้องรีบตามเมือง',
      en: 'Quiet, tall and carefully made. In the middle of the city, at your own pace.',
      cht: '安靜、挺拔、細緻。身在市中心，步調由您決定。',
      chs: '安静、挺拔、细致。身处市中心，节奏由您决定。',
    },
    nue: {
      th: 'สดใส คล่องตัว ใกล้รถไฟฟ้า ในราคาที่เริ่มต้นได้จริง',
      en: 'Bright, brisk and near a station, at a price a first home can begin with.',
      cht: '明亮、輕快、靠近車站，第一個家也負擔得起。',
      chs: '明亮、轻快、靠近车站，第一个家也负担得起。',
    },
  },
  ready: {
    title: { th: 'พร้อมอยู่', en: 'Ready to move in', cht: '現樓（即可入住）', chs: '现房' },
    text: {
      th: 'สร้างเสร็จแล้ว นัดชมห้องจริงได้',
      en: 'Completed. See the finished unit, by appointment.',
      cht: '已經落成，可預約參觀實際單位。',
      chs: '已竣工，可预约看现房。',
    },
  },
  stories: {
    title: { th: 'อ่านก่อนเลือกบ้าน', en: 'Lately at noble and nue', cht: '最新消息', chs: '新闻动态' },
    text: {
      th: 'เรื่องของย่าน การซื้อ และชีวิตหลังได้กุญแจ พร้อมข่าวล่าสุดจากเรา',
      en: 'News from our projects',
      cht: '來自 noble 與 nue 各個項目',
      chs: '来自 noble 与 nue 各个项目',
    },
  },
  invitations: [
    {
      address: 'register',
      title: {
        th: 'บันทึกโครงการที่ชอบไว้ที่เดียว',
        en: 'Save the projects you like',
        cht: '收藏您喜歡的家',
        chs: '收藏您喜欢的家',
      },
      text: {
        th: 'สมัครสมาชิกเพื่อบันทึกโครงการ นัดวันชม และดูความคืบหน้าของการจอง',
        en: 'Members save projects, arrange visits and follow their booking in one place.',
        cht: '收藏項目、預約參觀、查看預訂進度，都在同一處。',
        chs: '收藏项目、预约看房、查看预订进度，都在同一处。',
      },
      action: { th: 'สมัครสมาชิก', en: 'Become a member', cht: '成為會員', chs: '成为会员' },
    },
    {
      address: 'affiliate/about',
      title: { th: 'แนะนำบ้านให้คนที่คุณรู้จัก', en: 'Recommend a home', cht: '推介計劃', chs: '推荐计划' },
      text: {
        th: 'ส่งลิงก์โครงการของคุณเอง เมื่อมีการซื้อ คุณได้รับค่าแนะนำ',
        en: 'Share a project with your own link, and earn a fee when your introduction leads to a purchase.',
        cht: '用您的專屬連結分享項目，成交後您可獲得介紹費。',
        chs: '用您的专属链接分享项目，成交后您可获得介绍费。',
      },
      action: { th: 'ดูวิธีร่วมแนะนำ', en: 'How it works', cht: '了解詳情', chs: '了解详情' },
    },
  ],
  metaTitle: {
    th: 'คอนโดและบ้านในกรุงเทพฯ',
    en: 'Condominiums and houses in Bangkok',
    cht: '曼谷公寓與別墅',
    chs: '曼谷公寓与别墅',
  },
  metaDescription: {
    th: 'คอนโด บ้านเดี่ยว และทาวน์โฮมของ noble และ nue เลือกจากทำเล งบประมาณ หรือโครงการพร้อมอยู่ ดูราคาเริ่มต้นเมื่อประกาศแล้ว และเวลาเดินเมื่อมีสถานีอยู่ใกล้',
    en: 'Condominiums, detached houses and townhomes by noble and nue. Choose by location or budget, with starting prices once announced and the walk where a station is near.',
    cht: 'noble 與 nue 的公寓、獨立別墅與聯排別墅。按地區或預算挑選，列明已公布的起價與鄰近車站的步行時間。',
    chs: 'noble 与 nue 的公寓、独栋别墅与联排别墅。按区域或预算挑选，标明已公布的起价与邻近车站的步行时间。',
  },
} as const satisfies Record<string, unknown> & Record<'newProjects' | 'prices' | 'ready' | 'stories', BandSeed>
