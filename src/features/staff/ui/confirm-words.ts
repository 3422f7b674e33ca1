/** Showing again who one is, before the account of somebody else changes. */
export const CONFIRM_WORDS = {
  title: { en: 'Confirm your identity', th: 'ยืนยันว่าเป็นคุณ' },
  why: {
    en: 'Before you create, change or delete another person’s account, confirm your identity again. The confirmation lasts for five minutes in this browser and is recorded.',
    th: 'การสร้าง แก้ไข หรือลบบัญชีของผู้อื่นต้องยืนยันตัวตนอีกครั้งก่อน การยืนยันมีผล 5 นาทีในเบราว์เซอร์นี้และมีการบันทึกไว้',
  },
  password: { en: 'Your own password', th: 'รหัสผ่านของคุณเอง' },
  code: { en: 'Or a code from your code app', th: 'หรือรหัสจากแอปรหัสยืนยันของคุณ' },
  passkey: { en: 'Use a passkey', th: 'ใช้พาสคีย์' },
  confirm: { en: 'Confirm', th: 'ยืนยัน' },
  confirmAndSave: { en: 'Confirm and save', th: 'ยืนยันและบันทึก' },
  confirmed: { en: 'Identity confirmed until', th: 'ยืนยันว่าเป็นคุณแล้ว มีผลถึงเวลา' },
  wrong: {
    en: 'This does not match. A code can be used once: wait for the next one. What you have entered in the form is kept.',
    th: 'ข้อมูลไม่ตรงกัน รหัสใช้ได้ครั้งเดียว กรุณารอรหัสถัดไป ข้อมูลที่กรอกในแบบฟอร์มยังอยู่ครบ',
  },
  stopped: {
    en: 'No passkey was used. Try again, or enter your password.',
    th: 'ไม่ได้ใช้พาสคีย์ กรุณาลองอีกครั้งหรือกรอกรหัสผ่าน',
  },
  'too-many': {
    en: 'Too many attempts. Please wait a few minutes; what you have entered in the form is kept.',
    th: 'ทำรายการบ่อยเกินไป กรุณารอสองสามนาที ข้อมูลที่กรอกในแบบฟอร์มยังอยู่ครบ',
  },
  failed: {
    en: 'The server could not be reached. Please try again.',
    th: 'ติดต่อเซิร์ฟเวอร์ไม่ได้ กรุณาลองอีกครั้ง',
  },
} as const

export type ConfirmWord = keyof typeof CONFIRM_WORDS

/** The sentence for a refusal of the server. */
export const confirmWordFor = (error: string | undefined): ConfirmWord =>
  error === 'wrong' || error === 'too-many' ? error : 'failed'
