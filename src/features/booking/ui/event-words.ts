import type { StaffLanguage } from '@/i18n/staff-formats'

/** What the history says of steps that their state does not tell. */
export const EVENT_WORDS: Record<StaffLanguage, Readonly<Record<string, string>>> = {
  en: {
    takeOver: 'taken over',
    word: 'the buyer says they paid, without a slip',
    renew: 'hold extended',
    slip: 'payment reported',
    printPaper: 'contract printed to be signed by hand',
    confirmPaper: 'paper contract confirmed',
    refusePaper: 'paper contract not accepted',
    resumeSigning: 'paper contract not accepted',
    signFirst: 'the first buyer signed',
    signNext: 'a further buyer signed',
    signLast: 'the last buyer signed',
    inviteSigner: 'link to sign sent again to buyer',
    correctSigner: 'email corrected of buyer',
  },
  th: {
    takeOver: 'รับช่วงต่อ',
    word: 'ผู้ซื้อแจ้งว่าโอนแล้ว โดยไม่มีสลิป',
    renew: 'ขยายเวลาล็อกยูนิต',
    slip: 'แจ้งการชำระ',
    printPaper: 'พิมพ์สัญญาเพื่อลงลายมือชื่อ',
    confirmPaper: 'ยืนยันสัญญาฉบับกระดาษแล้ว',
    refusePaper: 'ไม่รับสัญญาฉบับกระดาษ',
    resumeSigning: 'ไม่รับสัญญาฉบับกระดาษ',
    signFirst: 'ผู้ซื้อคนแรกลงนามแล้ว',
    signNext: 'ผู้ซื้อร่วมลงนามแล้ว',
    signLast: 'ผู้ซื้อคนสุดท้ายลงนามแล้ว',
    inviteSigner: 'ส่งลิงก์ลงนามอีกครั้งให้ผู้ซื้อคนที่',
    correctSigner: 'แก้ไขอีเมลของผู้ซื้อคนที่',
  },
}
