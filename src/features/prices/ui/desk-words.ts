import { SECOND_PERSON_WORDS } from '@/features/staff'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { AMBIGUOUS_WORDS } from '@/kernel/typed-amount'
import type { PlanState } from '../domain/plan'
import type { ChangeKind } from '../domain/price-change'

const STATES: Record<StaffLanguage, Record<PlanState, string>> = {
  en: { proposed: 'Waiting for a second person', approved: 'Approved', called_off: 'Cancelled', done: 'In effect' },
  th: { proposed: 'รอผู้อนุมัติอีกคน', approved: 'อนุมัติแล้ว', called_off: 'ยกเลิกแล้ว', done: 'มีผลแล้ว' },
}

const KINDS: Record<StaffLanguage, Record<ChangeKind, string>> = {
  en: { set: 'New price in baht', add: 'Change in baht', percent: 'Change in per cent' },
  th: { set: 'ราคาใหม่ (บาท)', add: 'เพิ่มหรือลด (บาท)', percent: 'เพิ่มหรือลด (%)' },
}

const STEPS: Record<StaffLanguage, Readonly<Record<string, string>>> = {
  en: { propose: 'Proposed', approve: 'Approved', callOff: 'Cancelled', done: 'In effect for every unit' },
  th: { propose: 'เสนอ', approve: 'อนุมัติ', callOff: 'ยกเลิก', done: 'มีผลกับทุกยูนิต' },
}

const UNIT_STATES: Record<StaffLanguage, Readonly<Record<string, string>>> = {
  en: { available: 'Available', reserved: 'Reserved', withheld: 'Not yet released', sold: 'Sold' },
  th: { available: 'ว่าง', reserved: 'ติดจอง', withheld: 'ยังไม่เปิดขาย', sold: 'ขายแล้ว' },
}

const FAULTS: Record<StaffLanguage, Readonly<Record<string, string>>> = {
  en: {
    value: 'Enter a number: a price above zero, or the change (with a minus sign for a decrease).',
    ambiguous: AMBIGUOUS_WORDS.en,
    large: 'One of the prices changes by more than 10%. Check the number; if it is intended, tick that you are sure.',
    moment: 'Choose day and time of the new price.',
    past: 'This time has passed. Choose a time in the future.',
    noUnits: 'Tick at least one unit that is not sold.',
    noPrice: 'One of the units has no price yet: give it a price first, or set a new price for all.',
    tooLow: 'For one of the units, the price would be zero or less, or is too high.',
    noReason: 'Give a reason. It is kept in the history.',
    own: 'You proposed it: a second person must approve.',
    ...SECOND_PERSON_WORDS.en,
    notNow: 'This has already been decided or has begun. The page shows the current status.',
    unknown: 'This plan does not exist.',
    forbidden: 'Your role does not allow this.',
  },
  th: {
    value: 'กรอกตัวเลข: ราคาที่มากกว่าศูนย์ หรือส่วนที่เพิ่มหรือลด (ใส่เครื่องหมายลบเมื่อลด)',
    ambiguous: AMBIGUOUS_WORDS.th,
    large: 'มียูนิตที่ราคาเปลี่ยนเกิน 10% กรุณาตรวจตัวเลขอีกครั้ง หากถูกต้องให้ทำเครื่องหมายยืนยัน',
    moment: 'เลือกวันและเวลาที่ราคาใหม่มีผล',
    past: 'เวลานี้ผ่านไปแล้ว กรุณาเลือกเวลาในอนาคต',
    noUnits: 'เลือกอย่างน้อยหนึ่งยูนิตที่ยังไม่ได้ขาย',
    noPrice: 'มียูนิตที่ยังไม่มีราคา กรุณากำหนดราคาก่อน หรือกำหนดราคาใหม่ให้ทุกยูนิต',
    tooLow: 'มียูนิตที่ราคาใหม่จะเป็นศูนย์หรือติดลบ หรือราคาสูงเกินไป',
    noReason: 'ระบุเหตุผล ระบบจะเก็บไว้ในประวัติ',
    own: 'คุณเป็นผู้เสนอ ต้องให้ผู้อื่นอนุมัติ',
    ...SECOND_PERSON_WORDS.th,
    notNow: 'ตัดสินใจไปแล้วหรือมีผลแล้ว หน้านี้แสดงสถานะล่าสุด',
    unknown: 'ไม่พบแผนราคานี้',
    forbidden: 'บทบาทของคุณทำรายการนี้ไม่ได้',
  },
}

const TEXTS = {
  en: {
    title: 'Planned prices',
    plans: 'Plans',
    none: 'No prices are planned.',
    planColumns: ['Plan', 'Project', 'Units', 'From (Bangkok)', 'Status', 'Proposed by', 'Reason'],
    newPlan: 'Plan new prices',
    project: 'Project',
    choose: 'Choose',
    type: 'Unit type',
    building: 'Building',
    all: 'All',
    from: 'From floor',
    to: 'to floor',
    show: 'Show the units',
    unitColumns: ['', 'Unit', 'Type', 'Status', 'Price now', 'Planned'],
    noUnits: 'No matching units.',
    kind: 'Type of change',
    value: 'Number',
    moment: 'In effect from (Bangkok)',
    reason: 'Reason',
    propose: 'Propose for the selected units',
    note: 'Nothing changes until a second person approves. Units on hold keep their price; sold units are left out. Percentage changes are rounded to whole thousands of baht.',
    sure: 'I am sure: change by more than 10%',
    sums: {
      most: 'Largest change',
      least: 'Smallest change',
      sum: 'Total of all prices',
      of: (before: string, after: string, difference: string) => `${before} → ${after} (${difference})`,
      unpriced: 'Units without a price before',
    },
    back: 'All planned prices',
    startsAt: 'In effect from',
    proposedBy: 'Proposed by',
    decidedBy: 'Approved by',
    lineColumns: ['Unit', 'Type', 'When proposed', 'Current', 'New price', 'Change', 'Took effect'],
    sold: 'left out: sold',
    approve: 'Approve',
    own: 'You proposed it: a second person must approve.',
    callOff: 'Cancel',
    history: 'History',
    system: 'System',
    changes: 'Price history of this unit',
    changeColumns: ['Time', 'Before', 'After', 'By'],
    byHand: 'by hand',
    noChanges: 'The price has not changed since the history began.',
  },
  th: {
    title: 'ราคาที่วางแผนไว้',
    plans: 'แผนราคา',
    none: 'ยังไม่มีแผนราคา',
    planColumns: ['แผน', 'โครงการ', 'ยูนิต', 'มีผลตั้งแต่ (เวลาไทย)', 'สถานะ', 'ผู้เสนอ', 'เหตุผล'],
    newPlan: 'วางแผนราคาใหม่',
    project: 'โครงการ',
    choose: 'เลือก',
    type: 'แบบห้องและแบบบ้าน',
    building: 'อาคาร',
    all: 'ทั้งหมด',
    from: 'ตั้งแต่ชั้น',
    to: 'ถึงชั้น',
    show: 'แสดงยูนิต',
    unitColumns: ['', 'ยูนิต', 'แบบ', 'สถานะ', 'ราคาปัจจุบัน', 'ราคาที่วางแผน'],
    noUnits: 'ไม่พบยูนิต',
    kind: 'วิธี',
    value: 'ตัวเลข',
    moment: 'มีผลตั้งแต่ (เวลาไทย)',
    reason: 'เหตุผล',
    propose: 'เสนอสำหรับยูนิตที่เลือก',
    note: 'ราคาจะไม่เปลี่ยนจนกว่าผู้อนุมัติอีกคนจะอนุมัติ ยูนิตที่ล็อกไว้ใช้ราคาเดิม ยูนิตที่ขายแล้วไม่เปลี่ยน ราคาแบบเปอร์เซ็นต์ปัดเป็นหลักพันบาท',
    sure: 'ยืนยันว่าต้องการเปลี่ยนราคาเกิน 10%',
    sums: {
      most: 'เปลี่ยนมากที่สุด',
      least: 'เปลี่ยนน้อยที่สุด',
      sum: 'ราคารวมทุกยูนิต',
      of: (before: string, after: string, difference: string) => `${before} → ${after} (${difference})`,
      unpriced: 'ยูนิตที่เดิมไม่มีราคา',
    },
    back: 'ราคาที่วางแผนไว้ทั้งหมด',
    startsAt: 'มีผลตั้งแต่',
    proposedBy: 'ผู้เสนอ',
    decidedBy: 'ผู้อนุมัติ',
    lineColumns: ['ยูนิต', 'แบบ', 'ราคาเมื่อเสนอ', 'ราคาปัจจุบัน', 'ราคาใหม่', 'ส่วนต่าง', 'มีผลเมื่อ'],
    sold: 'ไม่เปลี่ยน: ขายแล้ว',
    approve: 'อนุมัติ',
    own: 'คุณเป็นผู้เสนอ ต้องให้ผู้อื่นอนุมัติ',
    callOff: 'ยกเลิกแผน',
    history: 'ประวัติ',
    system: 'ระบบ',
    changes: 'ราคาทั้งหมดของยูนิตนี้',
    changeColumns: ['เวลา', 'ก่อน', 'หลัง', 'โดย'],
    byHand: 'แก้ไขเอง',
    noChanges: 'ราคายังไม่เคยเปลี่ยนตั้งแต่เริ่มเก็บประวัติ',
  },
} as const

/** All words of planned prices in the language of the back office. */
export const deskWords = (language: StaffLanguage) => ({
  ...TEXTS[language],
  states: STATES[language],
  kinds: KINDS[language],
  steps: STEPS[language],
  unitStates: UNIT_STATES[language],
  faults: FAULTS[language],
})
export type DeskWords = ReturnType<typeof deskWords>
