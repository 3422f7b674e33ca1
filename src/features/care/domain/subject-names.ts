import type { Subject } from './case'

/** What complaints are about, for staff. The person reads the words of the form that was sent. */
export const SUBJECT_NAMES: Readonly<Record<Subject, { en: string; th: string }>> = {
  defect: { en: 'Defect in the home', th: 'ความชำรุดบกพร่องของบ้านหรือห้องชุด' },
  building: { en: 'Shared areas', th: 'พื้นที่ส่วนกลาง' },
  service: { en: 'Service', th: 'การให้บริการของเจ้าหน้าที่' },
  money: { en: 'Contract or payment', th: 'สัญญาหรือการชำระเงิน' },
  site: { en: 'Construction site nearby', th: 'งานก่อสร้างใกล้บ้าน' },
  other: { en: 'Something else', th: 'อื่น ๆ' },
}
