import type { StaffLanguage } from '@/i18n/staff-formats'
import type { Subject } from '../domain/case'
import type { CaseState } from '../domain/case-states'
import { SUBJECT_NAMES } from '../domain/subject-names'

const STATES: Record<StaffLanguage, Record<CaseState, string>> = {
  en: { open: 'Waiting for us', answered: 'Answered', solved: 'Resolved', closed: 'Closed' },
  th: { open: 'รอคำตอบ', answered: 'ตอบแล้ว', solved: 'แก้ไขแล้ว', closed: 'ปิดแล้ว' },
}

const FAULTS = {
  en: {
    empty: 'Enter the answer first.',
    notNow: 'This case has already been resolved.',
    gone: 'This case does not exist.',
    forbidden: 'Your role does not allow this.',
  },
  th: {
    empty: 'กรุณาเขียนคำตอบก่อน',
    notNow: 'เรื่องนี้แก้ไขแล้ว',
    gone: 'ไม่พบเรื่องนี้',
    forbidden: 'บทบาทของคุณทำรายการนี้ไม่ได้',
  },
} as const

const TEXTS = {
  en: {
    title: 'Complaints',
    open: 'Open',
    done: 'Resolved and closed',
    late: 'late',
    none: 'No complaints are waiting.',
    noneDone: 'No complaints have been resolved yet.',
    columns: ['Case', 'About', 'Person', 'Home', 'Status', 'Time left', 'Owner', 'Language'],
    hours: 'h',
    minutes: 'min',
    back: 'All complaints',
    request: 'What was sent, with pictures',
    phone: 'Phone',
    email: 'Email',
    owner: 'Owner',
    nobody: 'nobody',
    since: 'Since',
    due: 'Due',
    thread: 'Thread',
    person: 'Person',
    take: 'Take this case',
    answerLabel: 'Answer, in the person’s language',
    answer: 'Send the answer',
    solve: 'Send and mark as resolved',
    score: 'Satisfaction',
  },
  th: {
    title: 'เรื่องร้องเรียน',
    open: 'รอดำเนินการ',
    done: 'แก้ไขและปิดแล้ว',
    late: 'เกินกำหนด',
    none: 'ไม่มีเรื่องร้องเรียนที่รออยู่',
    noneDone: 'ยังไม่มีเรื่องที่แก้ไขแล้ว',
    columns: ['หมายเลขอ้างอิง', 'เรื่อง', 'ผู้ร้อง', 'บ้าน', 'สถานะ', 'เหลือเวลา', 'ผู้รับผิดชอบ', 'ภาษา'],
    hours: 'ชม.',
    minutes: 'นาที',
    back: 'เรื่องร้องเรียนทั้งหมด',
    request: 'ข้อมูลที่ส่งมาพร้อมรูปภาพ',
    phone: 'โทรศัพท์',
    email: 'อีเมล',
    owner: 'ผู้รับผิดชอบ',
    nobody: 'ยังไม่มี',
    since: 'ตั้งแต่',
    due: 'ครบกำหนด',
    thread: 'การสนทนา',
    person: 'ผู้ร้อง',
    take: 'รับเรื่องนี้',
    answerLabel: 'คำตอบ ในภาษาของผู้ร้อง',
    answer: 'ส่งคำตอบ',
    solve: 'ส่งคำตอบและปิดเรื่องว่าแก้ไขแล้ว',
    score: 'ความพึงพอใจ',
  },
} as const

/** All words of the care desk in the language of the back office. */
export const deskWords = (language: StaffLanguage) => ({
  ...TEXTS[language],
  subjectOf: (subject: Subject) => SUBJECT_NAMES[subject][language],
  states: STATES[language],
  faults: FAULTS[language] as Readonly<Record<string, string>>,
})
export type DeskWords = ReturnType<typeof deskWords>
