import type { Field } from 'payload'
import { row } from '@/platform/back-office/cms-fields'
import { label } from '@/platform/back-office/cms-labels'
import { SIGN_WITHIN_DAYS } from '../domain/contract-basis'

/** What the reservation contract says of its seller and its land. Deed and permits are the project's own documents. */
export const contractFields: Field = {
  name: 'contract',
  type: 'group',
  label: label('Reservation contract', 'สัญญาจอง'),
  admin: {
    description: label(
      'Nothing can be booked until the seller is named in full, and the title deed and each permit is on record under permits and documents of the project, or has a latest day here.',
      'ยังเปิดจองไม่ได้จนกว่าจะระบุผู้ขายครบ และมีโฉนดที่ดินกับใบอนุญาตแต่ละฉบับในใบอนุญาตและเอกสารของโครงการ หรือระบุวันที่ช้าที่สุดไว้ที่นี่',
    ),
  },
  fields: [
    row(
      { name: 'seller', type: 'text', localized: true, label: label('Company that sells', 'บริษัทผู้ขาย') },
      { name: 'registration', type: 'text', label: label('Registration number', 'เลขทะเบียนนิติบุคคล') },
    ),
    { name: 'address', type: 'text', localized: true, label: label('Its registered address', 'ที่อยู่จดทะเบียน') },
    {
      name: 'signatory',
      type: 'text',
      localized: true,
      label: label('Authorised signatory, with position', 'ผู้มีอำนาจลงนามและตำแหน่ง'),
    },
    {
      name: 'land',
      type: 'text',
      localized: true,
      label: label('Where the land is', 'ที่ตั้งที่ดิน'),
      admin: { description: label('Subdistrict, district, province', 'แขวงหรือตำบล เขตหรืออำเภอ จังหวัด') },
    },
    row(
      { name: 'permitBy', type: 'date', label: label('Construction permit at the latest', 'ได้ใบอนุญาตก่อสร้างภายใน') },
      {
        name: 'approvalBy',
        type: 'date',
        label: label('EIA or land allocation at the latest', 'EIA หรือใบอนุญาตจัดสรรภายใน'),
      },
      {
        name: 'signWithinDays',
        type: 'number',
        min: 7,
        max: 365,
        defaultValue: SIGN_WITHIN_DAYS,
        label: label('Purchase contract within (days)', 'ทำสัญญาจะซื้อจะขายภายใน (วัน)'),
      },
    ),
    {
      name: 'approvalNotRequired',
      type: 'checkbox',
      defaultValue: false,
      label: label('The law asks for no EIA or land allocation here', 'โครงการไม่ต้องจัดทำ EIA หรือขอจัดสรร'),
    },
  ],
}
