/** A text of the back office in its two languages. */
export interface StaffText {
  en: string
  th: string
}

const text = (en: string, th: string): StaffText => ({ en, th })

/** What a visitor may ask for. */
export const WISH_WORDS = {
  visit: text('Visit the project', 'เข้าชมโครงการ'),
  call: text('Be called', 'ให้โทรกลับ'),
  price: text('Prices and availability', 'ราคาและยูนิตว่าง'),
  question: text('A question', 'สอบถาม'),
}

/** The states of a lead. */
export const STATE_WORDS = {
  new: text('New', 'ใหม่'),
  contacted: text('Contacted', 'ติดต่อแล้ว'),
  visit: text('Visit arranged', 'นัดเยี่ยมชม'),
  booked: text('Booked', 'จองแล้ว'),
  closed: text('Closed', 'ปิดแล้ว'),
  spam: text('Spam', 'สแปม'),
}

/** The columns of an export, in their order. */
export const COLUMN_WORDS = {
  reference: text('Reference', 'หมายเลขอ้างอิง'),
  asked: text('Received (Bangkok time)', 'ได้รับเมื่อ (เวลากรุงเทพฯ)'),
  name: text('Name', 'ชื่อ'),
  phone: text('Phone', 'โทรศัพท์'),
  email: text('Email', 'อีเมล'),
  project: text('Project', 'โครงการ'),
  wish: text('Enquiry', 'เรื่องที่สอบถาม'),
  unit: text('Unit', 'ยูนิต'),
  unitPrice: text('Its price when asked (baht)', 'ราคา ณ วันที่สอบถาม (บาท)'),
  locale: text('Language', 'ภาษา'),
  state: text('Status', 'สถานะ'),
  owner: text('Owner', 'ผู้รับผิดชอบ'),
  timesAsked: text('Times asked', 'จำนวนครั้งที่ถาม'),
  consents: text('Consents given', 'ความยินยอมที่ให้ไว้'),
  message: text('In their own words', 'ข้อความ'),
  notes: text('Notes of sales', 'บันทึกของฝ่ายขาย'),
  page: text('Page', 'หน้าที่ส่ง'),
  source: text('Advertising source', 'รหัสที่มาโฆษณา'),
  sourceCategory: text('Source category', 'กลุ่มที่มา'),
  campaign: text('Campaign code', 'รหัสแคมเปญ'),
}

export type LeadColumn = keyof typeof COLUMN_WORDS
