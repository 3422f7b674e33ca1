import type { StaffLanguage } from '@/i18n/staff-formats'
import type { ContactWay } from '../../domain/desk/desk-lead'
import type { DeskList } from '../../domain/desk/desk-lists'

/** The names of the lists. */
export const LISTS: Record<StaffLanguage, Record<DeskList, string>> = {
  en: {
    mine: 'Mine',
    new: 'New',
    late: 'Late',
    due: 'Due today',
    nobody: 'Unassigned',
    open: 'All open',
    all: 'Including closed',
    duplicates: 'Duplicates',
    spam: 'Spam',
  },
  th: {
    mine: 'ของฉัน',
    new: 'ใหม่',
    late: 'เกินกำหนด',
    due: 'ครบกำหนดวันนี้',
    nobody: 'ยังไม่มีผู้รับผิดชอบ',
    open: 'ที่เปิดอยู่ทั้งหมด',
    all: 'รวมที่ปิดแล้ว',
    duplicates: 'รายการซ้ำ',
    spam: 'สแปม',
  },
}

/** How a seller gets in touch. */
export const WAYS: Record<StaffLanguage, Record<ContactWay, string>> = {
  en: { call: 'Phone', mail: 'Email', line: 'LINE', visit: 'In person' },
  th: { call: 'โทรศัพท์', mail: 'อีเมล', line: 'LINE', visit: 'พบกัน' },
}

/** Why a step changed nothing, and how to go on. */
export const FAULTS: Record<StaffLanguage, Readonly<Record<string, string>>> = {
  en: {
    gone: 'This lead does not exist, or you do not have access to it.',
    notNow: 'This step is not possible in the current status.',
    empty: 'Something is missing: please choose or enter it first.',
    noColleague: 'Choose a seller of your team.',
    badTime: 'Choose the days; the last must not be before the first.',
    taken: 'A colleague has already taken this lead.',
    changed: 'Not saved: a colleague changed this after you opened it. The current values are shown below.',
    forbidden: 'Your role does not allow this.',
    badInput: 'Please check the entry and try again.',
  },
  th: {
    gone: 'ไม่พบผู้สนใจรายนี้ หรือคุณไม่มีสิทธิ์ดู',
    notNow: 'ทำขั้นตอนนี้จากสถานะปัจจุบันไม่ได้',
    empty: 'ข้อมูลยังไม่ครบ กรุณาเลือกหรือกรอกก่อน',
    noColleague: 'กรุณาเลือกที่ปรึกษาการขายในทีมของคุณ',
    badTime: 'กรุณาเลือกวัน โดยวันสุดท้ายต้องไม่ก่อนวันแรก',
    taken: 'มีเพื่อนร่วมงานรับรายนี้ไปแล้ว',
    changed: 'ยังไม่ได้บันทึก เพื่อนร่วมงานแก้ไขข้อมูลนี้หลังจากที่คุณเปิดหน้า ข้อมูลปัจจุบันแสดงอยู่ด้านล่าง',
    forbidden: 'บทบาทของคุณทำรายการนี้ไม่ได้',
    badInput: 'ไม่เข้าใจข้อมูลที่ส่ง กรุณาลองอีกครั้ง',
  },
}
