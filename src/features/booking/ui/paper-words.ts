import type { FormTexts } from '@/design/step-form'
import { SECOND_PERSON_WORDS } from '@/features/staff'
import type { StaffLanguage } from '@/i18n/staff-formats'
import type { PaperReason } from '../domain/paper-contract'
import { counterTexts } from './counter-words'

const REASONS: Record<StaffLanguage, Record<PaperReason, string>> = {
  en: {
    unreadable: 'The scan cannot be read, or a page is missing',
    otherText: 'The fingerprint on a page is not the one shown here',
    notSigned: 'A signature is missing',
    otherPerson: 'Signed under another name',
  },
  th: {
    unreadable: 'อ่านไฟล์สแกนไม่ออก หรือหน้าไม่ครบ',
    otherText: 'รหัสกำกับข้อความบนเอกสารไม่ตรงกับที่แสดงที่นี่',
    notSigned: 'ลงลายมือชื่อไม่ครบ',
    otherPerson: 'ชื่อที่ลงนามไม่ตรงกับชื่อผู้ซื้อ',
  },
}

const TEXTS = {
  en: {
    title: 'Sign on paper instead',
    lead: 'For buyers who want to sign by hand. The printed contract carries its version and a fingerprint of its text; a second person then compares the scan.',
    prepare: 'Prepare the contract for printing',
    print: 'Open the contract to print (PDF)',
    printLead:
      'Print it twice. The buyers and our representative sign both copies; the buyers keep one. Then scan all pages of the other one into one file.',
    fingerprint: 'Fingerprint at the foot of each page',
    version: 'Version of the terms',
    scan: 'Scan of the signed contract, all pages (PDF, JPEG, PNG or WebP, up to 10 MB)',
    record: 'I saw all buyers sign: record it',
    refusedBefore: 'The last scan was not accepted:',
    waits: 'Contract signed on paper',
    recorded: 'Recorded by',
    own: 'You recorded this. Another seller of this project must compare and confirm it.',
    compare:
      'Open the scan. Check that the fingerprint above is on every page, that no page is missing, and that every buyer has signed in their own name.',
    open: 'Open the scan',
    confirm: 'Yes: confirm the signed contract',
    reason: 'Why it is not accepted',
    choose: 'Choose',
    note: 'Note to the seller (optional)',
    refuse: 'Reject',
    signed: 'Contract',
    onPaper: (recorder: string, decider: string) => `on paper, recorded by ${recorder}, confirmed by ${decider}`,
    faults: {
      noFile: 'Choose the scan.',
      fileTooBig: 'The file is larger than 10 MB.',
      fileNotAllowed: 'Only PDF, JPEG, PNG and WebP files are accepted.',
      fileToSaveAgain:
        'This PDF has data before its beginning or after its end. Open it, save it again as a PDF and upload that.',
      fileUnreadable: 'This picture cannot be read. Scan it again.',
    },
    notices: {
      notPrinted: 'This contract has been printed again, or its scan is already recorded. Open the booking again.',
      fileGone: 'The file did not arrive. Choose it again.',
      tooManyPapers: 'Three scans were not accepted. Let the buyer sign with the code instead.',
      own: 'You recorded this signature. A second person must confirm it.',
      ...SECOND_PERSON_WORDS.en,
    },
  },
  th: {
    title: 'ลงนามบนเอกสารแทน',
    lead: 'สำหรับผู้ซื้อที่ต้องการลงลายมือชื่อ สัญญาที่พิมพ์มีเลขฉบับและรหัสกำกับข้อความ และต้องมีเจ้าหน้าที่อีกคนตรวจไฟล์สแกน',
    prepare: 'เตรียมสัญญาสำหรับพิมพ์',
    print: 'เปิดสัญญาเพื่อพิมพ์ (PDF)',
    printLead: 'พิมพ์สองชุด ให้ผู้ซื้อและผู้แทนบริษัทลงลายมือชื่อทั้งสองชุด และให้ผู้ซื้อเก็บไว้หนึ่งชุด จากนั้นสแกนอีกชุดให้ครบทุกหน้าเป็นไฟล์เดียว',
    fingerprint: 'รหัสกำกับข้อความที่ท้ายทุกหน้า',
    version: 'ฉบับของเงื่อนไข',
    scan: 'ไฟล์สแกนสัญญาที่ลงนามแล้ว ครบทุกหน้า (PDF, JPEG, PNG หรือ WebP ไม่เกิน 10 MB)',
    record: 'ผู้ซื้อทุกคนลงนามต่อหน้าฉันแล้ว บันทึก',
    refusedBefore: 'ไฟล์สแกนครั้งก่อนไม่ผ่านการตรวจ:',
    waits: 'สัญญาที่ลงนามบนเอกสาร',
    recorded: 'ผู้บันทึก',
    own: 'คุณเป็นผู้บันทึกรายการนี้ ต้องให้เจ้าหน้าที่อีกคนที่ขายโครงการนี้ตรวจและยืนยัน',
    compare: 'เปิดไฟล์สแกนแล้วตรวจว่า รหัสกำกับข้อความข้างต้นอยู่ท้ายทุกหน้า หน้าครบ และผู้ซื้อทุกคนลงนามตรงตามชื่อ',
    open: 'เปิดไฟล์สแกน',
    confirm: 'ถูกต้องครบถ้วน ยืนยันสัญญา',
    reason: 'เหตุผลที่ไม่รับ',
    choose: 'เลือก',
    note: 'ข้อความถึงที่ปรึกษาการขาย (ไม่บังคับ)',
    refuse: 'ไม่รับไฟล์สแกนนี้',
    signed: 'สัญญา',
    onPaper: (recorder: string, decider: string) => `ลงนามบนเอกสาร บันทึกโดย ${recorder} ยืนยันโดย ${decider}`,
    faults: {
      noFile: 'กรุณาเลือกไฟล์สแกน',
      fileTooBig: 'ไฟล์ใหญ่กว่า 10 MB',
      fileNotAllowed: 'รับเฉพาะไฟล์ PDF, JPEG, PNG และ WebP',
      fileToSaveAgain: 'ไฟล์ PDF นี้มีข้อมูลส่วนเกินก่อนหรือหลังเอกสาร กรุณาเปิดไฟล์ บันทึกเป็น PDF ใหม่ แล้วอัปโหลดอีกครั้ง',
      fileUnreadable: 'อ่านภาพนี้ไม่ได้ กรุณาสแกนใหม่',
    },
    notices: {
      notPrinted: 'สัญญานี้พิมพ์ใหม่แล้ว หรือบันทึกไฟล์สแกนแล้ว กรุณาเปิดการจองอีกครั้ง',
      fileGone: 'ระบบไม่ได้รับไฟล์ กรุณาเลือกใหม่',
      tooManyPapers: 'ไฟล์สแกนไม่ผ่านการตรวจสามครั้งแล้ว กรุณาให้ผู้ซื้อลงนามด้วยรหัสแทน',
      own: 'คุณเป็นผู้บันทึกการลงนามนี้ ต้องให้เจ้าหน้าที่อีกคนยืนยัน',
      ...SECOND_PERSON_WORDS.th,
    },
  },
} as const

/** Why a contract on paper was not accepted. */
export const paperReasonWords = (language: StaffLanguage) => REASONS[language]

/** All words of contracts on paper in the language of the back office. */
export const paperWords = (language: StaffLanguage) => ({ ...TEXTS[language], reasons: paperReasonWords(language) })

/** What their forms answer. */
export function paperTexts(language: StaffLanguage): FormTexts {
  const texts = counterTexts(language)
  const { faults, notices } = TEXTS[language]
  return { ...texts, faults: { ...texts.faults, ...faults }, notices: { ...texts.notices, ...notices } }
}
