import { SECOND_PERSON_WORDS } from '@/features/staff'
import type { StaffLanguage } from '@/i18n/staff-formats'
import type { SlipReason, SlipState, SlipWay } from '../domain/slip'
import { methodWords } from './money-words'

const STATES: Record<StaffLanguage, Record<SlipState, string>> = {
  en: {
    waiting: 'Waiting for a first person',
    agreed: 'Waiting for a second person',
    approved: 'Approved',
    refused: 'Refused',
  },
  th: { waiting: 'รอผู้ตรวจคนแรก', agreed: 'รอผู้ตรวจคนที่สอง', approved: 'อนุมัติแล้ว', refused: 'ไม่อนุมัติ' },
}

const WAYS: Record<StaffLanguage, Record<SlipWay, string>> = {
  en: { slip: 'Slip', said: 'Without a slip', counter: 'Taken at the counter' },
  th: { slip: 'มีสลิป', said: 'ไม่มีสลิป', counter: 'รับที่สำนักงานขาย' },
}

const REASONS: Record<StaffLanguage, Record<SlipReason, string>> = {
  en: {
    unreadable: 'The slip cannot be read',
    notReceived: 'The money is not on the statement',
    wrongAmount: 'The amount is different',
    wrongAccount: 'It went to another account',
    usedBefore: 'The slip was used before',
  },
  th: {
    unreadable: 'อ่านสลิปไม่ออก',
    notReceived: 'ไม่พบเงินในรายการเดินบัญชี',
    wrongAmount: 'จำนวนเงินไม่ตรง',
    wrongAccount: 'โอนเข้าบัญชีอื่น',
    usedBefore: 'สลิปนี้เคยใช้แล้ว',
  },
}

const STEPS: Record<StaffLanguage, Readonly<Record<string, string>>> = {
  en: {
    send: 'Sent by the payer',
    take: 'Taken at the counter',
    agree: 'Found',
    approve: 'Approved',
    refuse: 'Refused',
  },
  th: { send: 'ผู้ชำระส่ง', take: 'รับที่สำนักงานขาย', agree: 'ยอดเงินเข้าแล้ว', approve: 'อนุมัติ', refuse: 'ไม่อนุมัติ' },
}

const FAULTS: Record<StaffLanguage, Readonly<Record<string, string>>> = {
  en: {
    line: 'Enter the reference on the bank statement, or the number of the cash voucher.',
    lineTaken: 'This reference is already used for another payment. Check both before you continue.',
    own: 'You made the first check. A second person must make the other.',
    ...SECOND_PERSON_WORDS.en,
    notNow: 'This has already been decided. The page shows the current status.',
    unknown: 'This slip does not exist.',
    forbidden: 'Your role does not allow this, or no reason was chosen.',
  },
  th: {
    line: 'กรอกหมายเลขอ้างอิงในรายการเดินบัญชี หรือเลขที่ใบสำคัญรับ',
    lineTaken: 'หมายเลขอ้างอิงนี้ใช้กับการชำระอื่นแล้ว กรุณาตรวจสอบทั้งสองรายการก่อนดำเนินการต่อ',
    own: 'คุณเป็นผู้ตรวจคนแรก ต้องให้อีกคนหนึ่งตรวจ',
    ...SECOND_PERSON_WORDS.th,
    notNow: 'มีผู้ตัดสินใจแล้ว หน้านี้แสดงสถานะล่าสุด',
    unknown: 'ไม่พบสลิปนี้',
    forbidden: 'บทบาทของคุณทำรายการนี้ไม่ได้ หรือยังไม่ได้เลือกเหตุผล',
  },
}

const TEXTS = {
  en: {
    title: 'Transfers and counter payments to check',
    none: 'No payments are waiting to be checked.',
    columns: ['Slip', 'For', 'Amount', 'From', 'Status', 'First person', 'Since'],
    over: 'The time to pay has expired: the rule for late payments applies',
    back: 'All of finance',
    trial: 'Trial: no real money',
    payment: 'Payment',
    reference: 'Payer’s reference',
    amount: 'Exact amount',
    note: 'Sender’s note',
    file: 'Slip',
    open: 'Open the file',
    twins: 'The same file was sent before, with',
    line: 'Reference on the bank statement',
    agree: 'The money is there',
    agreeNote: 'Look for exactly this amount on the bank statement. A second person must also check before it counts.',
    approve: 'The money is there: record the payment',
    approveNote: 'Look it up on the bank statement yourself. Receipt and confirmation follow at once.',
    counterNote:
      'Count the cash, or find the payment in the settlement report of the terminal or on the bank statement yourself. Receipt and confirmation follow at once.',
    counterLine: 'Number on the voucher, card slip or bank statement',
    own: 'You made the first check: a second person must approve.',
    counterOwn: 'You took this money: another member of finance must confirm it.',
    counterReason: 'Reason shown to the seller',
    counterRefuseNote: 'Note to the seller (optional)',
    refuse: 'Refuse',
    reason: 'Reason shown to the payer',
    refuseNote: 'Note to the payer (optional)',
    history: 'History',
    payer: 'Payer',
  },
  th: {
    title: 'เงินโอนและเงินที่รับที่สำนักงานขาย รอตรวจสอบ',
    none: 'ไม่มีรายการที่รอตรวจสอบ',
    columns: ['สลิป', 'รายการ', 'จำนวนเงิน', 'ที่มา', 'สถานะ', 'ผู้ตรวจคนแรก', 'ส่งเมื่อ'],
    over: 'หมดเวลาชำระแล้ว ระบบจะใช้เกณฑ์การชำระล่าช้า',
    back: 'กลับไปหน้าการเงิน',
    trial: 'ทดลอง ไม่ใช่เงินจริง',
    payment: 'รายการชำระ',
    reference: 'หมายเลขอ้างอิงของผู้ชำระ',
    amount: 'จำนวนเงินที่ต้องตรง',
    note: 'ข้อความจากผู้ส่ง',
    file: 'สลิป',
    open: 'เปิดไฟล์',
    twins: 'เคยมีไฟล์เดียวกันส่งมากับ',
    line: 'หมายเลขอ้างอิงในรายการเดินบัญชี',
    agree: 'ยอดเงินเข้าแล้ว',
    agreeNote: 'ค้นหาจำนวนเงินนี้ให้ตรงทุกสตางค์ในรายการเดินบัญชี แล้วให้อีกคนหนึ่งตรวจก่อน จึงจะนับเป็นการชำระ',
    approve: 'ยอดเงินเข้าแล้ว บันทึกการชำระ',
    approveNote: 'ตรวจรายการเดินบัญชีด้วยตนเอง ระบบจะออกใบเสร็จและยืนยันการชำระทันที',
    counterNote: 'นับเงินสด หรือตรวจใบสรุปยอดของเครื่องรูดบัตรหรือรายการเดินบัญชีด้วยตนเอง ระบบจะออกใบเสร็จและยืนยันการชำระทันที',
    counterLine: 'เลขที่ใบสำคัญรับ เลขที่สลิปบัตร หรือหมายเลขอ้างอิงในรายการเดินบัญชี',
    own: 'คุณเป็นผู้ตรวจคนแรก ต้องให้อีกคนหนึ่งอนุมัติ',
    counterOwn: 'คุณเป็นผู้รับเงินนี้ ต้องให้เจ้าหน้าที่การเงินอีกคนหนึ่งยืนยัน',
    counterReason: 'เหตุผลที่แจ้งที่ปรึกษาการขาย',
    counterRefuseNote: 'ข้อความถึงที่ปรึกษาการขาย (ไม่บังคับ)',
    refuse: 'ไม่อนุมัติ',
    reason: 'เหตุผลที่แจ้งผู้ชำระ',
    refuseNote: 'ข้อความถึงผู้ชำระ (ไม่บังคับ)',
    history: 'ประวัติ',
    payer: 'ผู้ชำระ',
  },
} as const

/** Why finance refused a slip, as every desk says it. */
export const slipReasonWords = (language: StaffLanguage) => REASONS[language]

/** All words of slips at the desk of finance. */
export const slipWords = (language: StaffLanguage) => ({
  ...TEXTS[language],
  states: STATES[language],
  ways: WAYS[language],
  reasons: slipReasonWords(language),
  methods: methodWords(language),
  steps: STEPS[language],
  faults: FAULTS[language],
})
