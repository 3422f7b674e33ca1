import { methodWords, refundStateWords, slipReasonWords } from '@/features/payments/ui'
import type { StaffLanguage } from '@/i18n/staff-formats'
import type { BookingState } from '../domain/booking-states'
import { APPOINTMENT_PROPOSED, type DeskStep, EXTENSIONS } from '../domain/desk'
import type { RefundReason } from '../domain/refund-rules'
import { EVENT_WORDS } from './event-words'
import { LATE_WORDS } from './late-words'
import { paperReasonWords } from './paper-words'

const STATES: Record<StaffLanguage, Record<BookingState, string>> = {
  en: {
    held: 'Held',
    identified: 'Identified',
    verified: 'Email confirmed',
    on_paper: 'Signed on paper',
    co_signing: 'Waiting for signatures',
    signed: 'Signed',
    paying: 'Paying',
    booked: 'Booked',
    contract_appointed: 'Contract date set',
    contracted: 'Contracted',
    transferred: 'Transferred',
    lapsed: 'Lapsed',
    cancelled_by_buyer: 'Cancelled by the buyer',
    cancelled_by_company: 'Cancelled by us',
    paid_late: 'Paid too late',
    refunded: 'Refunded',
  },
  th: {
    held: 'ล็อกไว้',
    identified: 'กรอกข้อมูลผู้ซื้อแล้ว',
    verified: 'ยืนยันอีเมลแล้ว',
    on_paper: 'ลงนามบนเอกสาร',
    co_signing: 'รอลงนามครบทุกคน',
    signed: 'ลงนามแล้ว',
    paying: 'กำลังชำระ',
    booked: 'จองแล้ว',
    contract_appointed: 'นัดทำสัญญาแล้ว',
    contracted: 'ทำสัญญาแล้ว',
    transferred: 'โอนกรรมสิทธิ์แล้ว',
    lapsed: 'หมดเวลา',
    cancelled_by_buyer: 'ผู้ซื้อยกเลิก',
    cancelled_by_company: 'บริษัทยกเลิก',
    paid_late: 'ชำระช้ากว่ากำหนด',
    refunded: 'คืนเงินแล้ว',
  },
}

const STEPS: Record<StaffLanguage, Record<DeskStep, string>> = {
  en: {
    appoint: 'Set the contract date',
    contract: 'Record the signed contract',
    transfer: 'Record the transfer',
    release: 'Release the unit',
    cancelForBuyer: 'Cancel for the buyer',
    cancelForCompany: 'Cancel for the company',
  },
  th: {
    appoint: 'นัดวันทำสัญญาแล้ว',
    contract: 'ทำสัญญาแล้ว',
    transfer: 'โอนกรรมสิทธิ์แล้ว',
    release: 'ยกเลิกการล็อกยูนิต',
    cancelForBuyer: 'ยกเลิกตามคำขอผู้ซื้อ',
    cancelForCompany: 'ยกเลิกโดยบริษัท',
  },
}

const RULES: Record<StaffLanguage, Record<RefundReason, string>> = {
  en: {
    buyer_changes_mind: 'Buyer changes their mind',
    loan_refused: 'Loan refused',
    permit_refused: 'Building permit refused',
    impact_refused: 'Environmental assessment refused',
    company_ends: 'The company ends the booking',
    paid_late: 'Paid too late',
  },
  th: {
    buyer_changes_mind: 'ผู้ซื้อเปลี่ยนใจ',
    loan_refused: 'สินเชื่อไม่ได้รับอนุมัติ',
    permit_refused: 'ไม่ได้รับใบอนุญาตก่อสร้าง',
    impact_refused: 'รายงาน EIA ไม่ผ่าน',
    company_ends: 'บริษัทเป็นฝ่ายยกเลิก',
    paid_late: 'ชำระช้ากว่ากำหนด',
  },
}

/** Why a payment could not start. */
const REFUSALS: Record<StaffLanguage, Readonly<Record<string, string>>> = {
  en: { tooLate: 'The time to pay had expired', conflict: 'Already started with other details' },
  th: { tooLate: 'หมดเวลาชำระ', conflict: 'เริ่มชำระไว้แล้วด้วยข้อมูลอื่น' },
}

const MINUTES: Record<StaffLanguage, string> = { en: 'min', th: 'นาที' }

const PROPOSED: Record<StaffLanguage, string> = {
  en: 'Appointment proposed to the buyer',
  th: 'เสนอวันนัดให้ผู้ซื้อแล้ว',
}

/** The codes that begin the notes of some steps, by step. */
const noteCodes = (language: StaffLanguage): Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> => ({
  pay: methodWords(language),
  failPayment: REFUSALS[language],
  payLate: LATE_WORDS[language],
  slipRefused: slipReasonWords(language),
  refusePaper: paperReasonWords(language),
  resumeSigning: paperReasonWords(language),
  cancelForBuyer: RULES[language],
  cancelForCompany: RULES[language],
  renew: Object.fromEntries(EXTENSIONS.map((by) => [`+${by}`, `+${by} ${MINUTES[language]}`])),
  appoint: { [APPOINTMENT_PROPOSED]: PROPOSED[language] },
})

const FAULTS = {
  en: {
    ...{ noReason: 'Give a reason. It is kept in the history.', rule: 'Choose the refund rule of this cancellation.' },
    notNow: 'This step is no longer available. The page shows the current status of the booking.',
    gone: 'This booking does not exist.',
    forbidden: 'Your role does not allow this.',
    notYourProject: 'You are not assigned to this project. A sales supervisor can assign it to you.',
  },
  th: {
    ...{ noReason: 'ระบุเหตุผล ระบบจะเก็บไว้ในประวัติ', rule: 'เลือกเกณฑ์การคืนเงินของการยกเลิกนี้' },
    notNow: 'ทำขั้นตอนนี้ไม่ได้แล้ว หน้านี้แสดงสถานะล่าสุด',
    gone: 'ไม่พบการจองนี้',
    forbidden: 'บทบาทของคุณทำรายการนี้ไม่ได้',
    notYourProject: 'คุณไม่ได้รับมอบหมายให้ขายโครงการนี้ กรุณาแจ้งหัวหน้าฝ่ายขาย',
  },
} as const

const TEXTS = {
  en: {
    title: 'Bookings',
    boards: 'Launch boards',
    board: 'Board',
    all: 'All',
    search: 'Reference, unit or receipt number',
    find: 'Search',
    none: 'No matching bookings.',
    most: 'Showing the 50 most recent matches.',
    download: 'Download these bookings (CSV, without names)',
    columns: ['Booking', 'Unit', 'Buyer', 'Status', 'Ends in', 'Price', 'Since'],
    back: 'All bookings',
    unit: 'Unit',
    price: 'Price',
    fee: 'Booking fee',
    paid: 'Paid',
    receipt: 'Receipt',
    signed: 'Signed',
    buyers: 'Buyers',
    email: 'Email',
    phone: 'Phone',
    document: 'Document ends in',
    foreign: 'Counts towards the foreign quota',
    ends: 'Hold ends',
    over: 'over',
    steps: 'Next steps',
    reason: 'Reason',
    rule: 'Refund rule',
    byContract: 'as the contract says',
    extend: 'Extend the hold',
    by: 'by',
    history: 'History',
    doers: { buyer: 'Buyer', staff: 'Staff', system: 'System' } as Readonly<Record<string, string>>,
    refunds: 'Refunds',
    free: 'Free',
    taken: 'Reserved or sold',
    refreshes: 'This board refreshes every ten seconds.',
    floor: 'Floor',
    unitStates: { available: 'Available', reserved: 'Reserved', sold: 'Sold', withheld: 'Not yet released' },
  },
  th: {
    title: 'การจอง',
    boards: 'ผังยูนิตวันเปิดขาย',
    board: 'ผังยูนิต',
    all: 'ทั้งหมด',
    search: 'หมายเลขอ้างอิงการจอง ยูนิต หรือเลขที่ใบเสร็จรับเงิน',
    find: 'ค้นหา',
    none: 'ไม่พบการจอง',
    most: 'แสดงรายการล่าสุดที่ตรงกันไม่เกิน 50 รายการ',
    download: 'ดาวน์โหลดการจองชุดนี้ (CSV ไม่รวมชื่อผู้ซื้อ)',
    columns: ['การจอง', 'ยูนิต', 'ผู้ซื้อ', 'สถานะ', 'เหลือเวลา', 'ราคา', 'ล็อกเมื่อ'],
    back: 'การจองทั้งหมด',
    unit: 'ยูนิต',
    price: 'ราคา',
    fee: 'เงินจอง',
    paid: 'ชำระแล้ว',
    receipt: 'ใบเสร็จ',
    signed: 'ลงนาม',
    buyers: 'ผู้ซื้อ',
    email: 'อีเมล',
    phone: 'โทรศัพท์',
    document: 'เลขเอกสารลงท้าย',
    foreign: 'นับในโควตาต่างชาติ',
    ends: 'เวลาล็อกยูนิตคงเหลือ',
    over: 'หมดเวลา',
    steps: 'ขั้นตอนถัดไป',
    reason: 'เหตุผล',
    rule: 'เกณฑ์การคืนเงิน',
    byContract: 'เป็นไปตามสัญญา',
    extend: 'ขยายเวลาล็อกยูนิต',
    by: 'อีก',
    history: 'ประวัติ',
    doers: { buyer: 'ผู้ซื้อ', staff: 'เจ้าหน้าที่', system: 'ระบบ' } as Readonly<Record<string, string>>,
    refunds: 'การคืนเงิน',
    free: 'ว่าง',
    taken: 'ไม่ว่าง',
    refreshes: 'ผังนี้อัปเดตเองทุกสิบวินาที',
    floor: 'ชั้น',
    unitStates: { available: 'ว่าง', reserved: 'ติดจอง', sold: 'ขายแล้ว', withheld: 'ยังไม่เปิดขาย' },
  },
} as const

/** All words of the desk of bookings in the language of the back office. */
export const deskWords = (language: StaffLanguage) => ({
  ...TEXTS[language],
  states: STATES[language],
  stepNames: STEPS[language],
  rules: RULES[language],
  minutes: MINUTES[language],
  noteCodes: noteCodes(language),
  eventNames: EVENT_WORDS[language],
  refundStates: refundStateWords(language),
  faults: FAULTS[language] as Readonly<Record<string, string>>,
})
export type DeskWords = ReturnType<typeof deskWords>

/** What a line of the history says: the code that it begins with in words, then what was typed. */
export function noteOf(t: Pick<DeskWords, 'noteCodes'>, { step, note }: { step: string; note: string }): string {
  const [code = '', ...typed] = note.split(': ')
  const word = t.noteCodes[step]?.[code]
  return word === undefined ? note : [word, ...typed].join(': ')
}

/** The minutes until a hold ends; null without an end. */
export const minutesUntil = (end: Date | null, now: Date): number | null =>
  end === null ? null : Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 60_000))
