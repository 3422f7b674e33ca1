import type { StaffLanguage } from '@/i18n/staff-formats'
import type { BookRefusal } from '../domain/may-book'

/** Why late money books nothing, as the history of a booking says it. */
export const LATE_WORDS = {
  en: {
    closed: 'the campaign is closed',
    notYet: 'the campaign is not open',
    notYourTurn: 'others are waiting for their turn in the draw',
    notOffered: 'the unit is not in the campaign',
    taken: 'the unit is no longer available',
    over: 'the hold is over',
    unnamed: 'no buyer is named',
    otherEntrant: 'no buyer is who registered for the turn',
    nationality: 'a nationality does not match its document',
    limit: 'a buyer has as many units as the campaign allows',
    quota: 'the foreign quota is full',
  },
  th: {
    closed: 'แคมเปญปิดแล้ว',
    notYet: 'แคมเปญยังไม่เปิด',
    notYourTurn: 'มีผู้รอเรียกตามลำดับที่สุ่มได้',
    notOffered: 'ยูนิตไม่อยู่ในแคมเปญ',
    taken: 'ยูนิตไม่ว่างแล้ว',
    over: 'หมดเวลาล็อกยูนิต',
    unnamed: 'ไม่มีชื่อผู้ซื้อ',
    otherEntrant: 'ไม่มีผู้ซื้อที่ลงทะเบียนลำดับนี้',
    nationality: 'สัญชาติไม่ตรงกับเอกสาร',
    limit: 'ผู้ซื้อรายหนึ่งจองครบจำนวนที่แคมเปญกำหนดแล้ว',
    quota: 'โควตาต่างชาติเต็มแล้ว',
  },
} as const satisfies Record<StaffLanguage, Record<BookRefusal, string>>
