import type { StaffLanguage } from '@/i18n/staff-formats'

/** What is wrong with a field at the counter. */
export const COUNTER_FAULTS: Record<StaffLanguage, Readonly<Record<string, string>>> = {
  en: {
    missing: 'Fill this in.',
    tooLong: 'This is too long.',
    notAName: 'Use letters only, as on the document: no emoji, symbols or hidden characters.',
    checkDigit: 'This is not a valid Thai number. Check its 13 digits.',
    notAPassport: 'This is not a passport number. Use letters and digits only.',
    thaiByNumber: 'Thai nationals use their 13-digit number. It is printed in the Thai passport, too.',
    notOfNationals:
      'Numbers that begin with 0, 6 or 7 are given to people without Thai nationality. Choose the buyer’s nationality.',
    notAnEmail: 'Check the email address.',
    notAPhone: 'Enter 8 to 15 digits.',
    twice: 'Two buyers have the same document number.',
    sameEmail:
      'Another buyer has this email. Enter the co-buyer’s own email, or leave it empty so that all buyers sign on paper.',
    wrong: 'This is not the code. Ask the buyer to read it again.',
    name: 'This is not the name of the first buyer.',
    ofStaff: 'This address belongs to our staff. Enter the buyer’s own email.',
    line: 'Enter the number on the voucher, card slip or bank statement, at least 4 characters. Never a card number.',
    lineTaken: 'This number already belongs to another payment. Check both before you continue.',
  },
  th: {
    missing: 'กรุณากรอกช่องนี้',
    tooLong: 'ข้อความยาวเกินไป',
    notAName: 'ใช้เฉพาะตัวอักษรตามเอกสาร ไม่ใช้อีโมจิ สัญลักษณ์ หรืออักขระที่มองไม่เห็น',
    checkDigit: 'เลขประจำตัวประชาชนไม่ถูกต้อง กรุณาตรวจสอบทั้ง 13 หลัก',
    notAPassport: 'เลขหนังสือเดินทางไม่ถูกต้อง ใช้ตัวอักษรอังกฤษและตัวเลขเท่านั้น',
    thaiByNumber: 'ผู้มีสัญชาติไทยใช้เลขประจำตัว 13 หลัก ซึ่งพิมพ์อยู่ในหนังสือเดินทางไทยด้วย',
    notOfNationals: 'เลขที่ขึ้นต้นด้วย 0, 6 หรือ 7 เป็นของผู้ไม่มีสัญชาติไทย กรุณาเลือกสัญชาติของผู้ซื้อ',
    notAnEmail: 'กรุณาตรวจสอบอีเมล',
    notAPhone: 'กรอกตัวเลข 8 ถึง 15 หลัก',
    twice: 'กรอกเลขเอกสารนี้ซ้ำ',
    sameEmail: 'ผู้ซื้ออีกคนใช้อีเมลนี้แล้ว กรุณากรอกอีเมลของผู้ซื้อร่วมเอง หรือเว้นว่างไว้เพื่อให้ผู้ซื้อทุกคนลงนามบนเอกสาร',
    wrong: 'รหัสไม่ถูกต้อง ขอให้ผู้ซื้ออ่านรหัสอีกครั้ง',
    name: 'ไม่ตรงกับชื่อผู้ซื้อคนแรก',
    ofStaff: 'อีเมลนี้เป็นของเจ้าหน้าที่ กรุณากรอกอีเมลของผู้ซื้อเอง',
    line: 'กรอกเลขที่ใบสำคัญรับ เลขที่สลิปบัตร หรือหมายเลขอ้างอิงในรายการเดินบัญชี อย่างน้อย 4 ตัวอักษร ห้ามกรอกเลขบัตร',
    lineTaken: 'เลขนี้ใช้กับการชำระอื่นแล้ว ตรวจสอบทั้งสองรายการก่อนดำเนินการต่อ',
  },
}
