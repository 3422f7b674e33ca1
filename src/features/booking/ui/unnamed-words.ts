import type { StaffLanguage } from '@/i18n/staff-formats'

/** What the board of a launch says of holds for which nobody has confirmed an email address. */
export const UNNAMED_WORDS: Record<StaffLanguage, { count: string; crowded: string }> = {
  en: {
    count: 'Held without a confirmed email: {open}, of {most} allowed at once.',
    crowded:
      'Check who is holding units: it may be a program. At the limit, no one else can hold a unit online; the sales gallery still can.',
  },
  th: {
    count: 'ล็อกไว้โดยยังไม่ยืนยันอีเมล {open} ยูนิต จากที่อนุญาตพร้อมกัน {most} ยูนิต',
    crowded: 'กรุณาตรวจสอบผู้ที่ล็อกยูนิต อาจเป็นโปรแกรมอัตโนมัติ เมื่อครบจำนวน ผู้ซื้อรายอื่นจะล็อกทางออนไลน์ไม่ได้ แต่สำนักงานขายยังทำได้',
  },
}
