import type { Locale } from '@/i18n/locales'

type Texts = Record<Locale, string>

/** A booking campaign of the demonstration: all free units of one project. Money in baht. */
interface DemoCampaign {
  code: string
  project: string
  fee: number
  title: Texts
  lead: Texts
  included: Texts
  promotion: Texts
  /** Where the land is: subdistrict and district. */
  land: Texts
  /** It opens with a draw by a round of the beacon; the dates follow from the day of the first start. */
  isDraw?: true
}

const INCLUDED: Texts = {
  th: 'ห้องพร้อมสุขภัณฑ์และครัวบิวท์อิน เครื่องปรับอากาศทุกห้อง และที่จอดรถตามสิทธิ์ของแบบห้อง ไม่รวมค่าธรรมเนียมการโอน เงินกองทุน และค่าส่วนกลาง',
  en: 'The unit with fitted bathrooms and kitchen, air conditioning in every room and the parking right of its unit type. Transfer fee, sinking fund and common area fee are not included.',
  cht: '單位附浴室及廚房裝置、各房空調，以及該戶型的車位使用權。業權過戶費、儲備金及管理費不包括在內。',
  chs: '每套房含卫浴与厨房配置、各房间空调，以及该户型的车位使用权。产权过户费、维修基金及物业费不包含在内。',
}

/** The company that sells in the demonstration: made up, as is its number. */
export const DEMO_SELLER = {
  registration: '0 1055 00000 00 0',
  seller: {
    th: 'บริษัท โนเบิล แอนด์ นิว จำกัด (ตัวอย่าง)',
    en: 'noble & nue Co., Ltd. (demonstration)',
    cht: 'noble & nue 有限公司（示範）',
    chs: 'noble & nue 有限公司（演示）',
  },
  address: {
    th: '99 ถนนเพลินจิต แขวงลุมพินี เขตปทุมวัน กรุงเทพมหานคร 10330',
    en: '99 Phloen Chit Road, Lumphini, Pathum Wan, Bangkok 10330',
    cht: '曼谷巴吞旺區倫披尼奔集路 99 號，郵遞區號 10330',
    chs: '曼谷巴吞旺区伦披尼奔集路 99 号，邮编 10330',
  },
  signatory: {
    th: 'นางสาวตัวอย่าง ผู้ลงนาม กรรมการผู้มีอำนาจ',
    en: 'Ms Tuayang Phulongnam, authorised director',
    cht: 'Tuayang Phulongnam 女士，獲授權董事',
    chs: 'Tuayang Phulongnam 女士，授权董事',
  },
} as const

const land = (th: string, en: string, han: string, hans: string): Texts => ({
  th: `${th} กรุงเทพมหานคร`,
  en: `${en}, Bangkok`,
  cht: `曼谷${han}`,
  chs: `曼谷${hans}`,
})

/** The campaigns of the demonstration. */
export const CAMPAIGNS: readonly DemoCampaign[] = [
  {
    code: 'vesper-first-release',
    project: 'noble-vesper-ploenchit',
    land: land('แขวงลุมพินี เขตปทุมวัน', 'Lumphini, Pathum Wan', '巴吞旺區倫披尼', '巴吞旺区伦披尼'),
    fee: 50_000,
    title: {
      th: 'noble vesper ploenchit เปิดจองรอบแรก',
      en: 'noble vesper ploenchit, first release',
      cht: 'noble vesper ploenchit 首輪預訂',
      chs: 'noble vesper ploenchit 首轮预订',
    },
    lead: {
      th: 'เลือกยูนิตและจองออนไลน์ได้ในคราวเดียว ราคาและเงื่อนไขคงเดิมนับจากเวลาที่ล็อกยูนิต',
      en: 'Choose a unit and reserve it online in one go. Price and terms stay as they are from the moment the unit is held.',
      cht: '一次完成選擇單位及網上預訂。由保留單位一刻起，價格與條款維持不變。',
      chs: '一次完成选房与在线预订。自保留房源起，价格与条款保持不变。',
    },
    included: INCLUDED,
    promotion: {
      th: 'จองออนไลน์ภายในรอบนี้ รับสิทธิ์เลือกโทนวัสดุตกแต่งหนึ่งแบบ',
      en: 'Reservations in this release may choose one of the interior finishes.',
      cht: '於本輪預訂，可選一款室內用料配色。',
      chs: '在本轮预订，可选一款室内用材配色。',
    },
  },
  {
    code: 'meridian-ready-to-move',
    project: 'noble-meridian-asoke',
    land: land('แขวงคลองเตยเหนือ เขตวัฒนา', 'Khlong Toei Nuea, Watthana', '瓦他那區空堤北', '瓦他那区空堤北'),
    fee: 20_000,
    title: {
      th: 'noble meridian asoke ห้องพร้อมอยู่',
      en: 'noble meridian asoke, ready to move in',
      cht: 'noble meridian asoke 現樓',
      chs: 'noble meridian asoke 现房',
    },
    lead: {
      th: 'ห้องสร้างเสร็จแล้ว จองออนไลน์แล้วนัดตรวจห้องจริงก่อนทำสัญญา',
      en: 'The building is finished: reserve online, then inspect your unit before the contract.',
      cht: '大廈已落成：網上預訂後，可於簽約前驗收單位。',
      chs: '楼宇已竣工：在线预订后，可在签约前查验房屋。',
    },
    included: INCLUDED,
    promotion: { th: '', en: '', cht: '', chs: '' },
  },
  {
    code: 'cadence-launch',
    project: 'noble-cadence-ekkamai',
    land: land('แขวงคลองตันเหนือ เขตวัฒนา', 'Khlong Tan Nuea, Watthana', '瓦他那區空丹北', '瓦他那区空丹北'),
    fee: 30_000,
    title: {
      th: 'noble cadence ekkamai เปิดจองรอบแรกด้วยการสุ่มลำดับ',
      en: 'noble cadence ekkamai, first release by draw',
      cht: 'noble cadence ekkamai 首輪抽籤選購',
      chs: 'noble cadence ekkamai 首轮摇号选房',
    },
    lead: {
      th: 'ลงทะเบียนด้วยอีเมลและเลขเอกสาร รอผลการสุ่มลำดับ แล้วเลือกยูนิตเมื่อถึงรอบของคุณ',
      en: 'Register with your email and a document number, get your place in the draw, and choose a unit when it is your turn.',
      cht: '以電郵及證件號碼登記，抽籤獲得次序，輪到您時選擇單位。',
      chs: '以邮箱及证件号码登记，摇号获得顺序，轮到您时选房。',
    },
    included: INCLUDED,
    promotion: { th: '', en: '', cht: '', chs: '' },
    isDraw: true,
  },
]
