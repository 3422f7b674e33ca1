import type { Field } from 'payload'
import { row } from '@/platform/back-office/cms-fields'
import { label } from '@/platform/back-office/cms-labels'
import { BAHT } from '@/platform/back-office/list-cells'

/** A rent is a claim: it has a source and a day, or it is not said. */
const besideRent = (value: unknown, { siblingData }: { siblingData: Partial<{ rent: number | null }> }) =>
  !siblingData.rent || Boolean(value) || 'A rent has a source and a date · ค่าเช่าต้องมีที่มาและวันที่'

/** What homes of a type are let for, with its source and its day. The yield follows from it and from the price. */
export const rentFields: Field[] = [
  row(
    {
      name: 'rent',
      type: 'number',
      min: 1_000,
      max: 10_000_000,
      custom: BAHT,
      label: label('Typical rent (baht a month)', 'ค่าเช่าโดยทั่วไป (บาทต่อเดือน)'),
      admin: {
        description: label(
          'Empty: no rent and no yield is shown. The yield is calculated from the rent and the price.',
          'เว้นว่างไว้ถ้าไม่มีข้อมูล จะไม่แสดงค่าเช่าและผลตอบแทน ระบบคำนวณผลตอบแทนจากค่าเช่าและราคา',
        ),
      },
    },
    {
      name: 'rentAsOf',
      type: 'date',
      label: label('Rent as of', 'ค่าเช่า ณ วันที่'),
      admin: { date: { pickerAppearance: 'dayOnly' } },
      validate: besideRent,
    },
  ),
  {
    name: 'rentSource',
    type: 'text',
    localized: true,
    maxLength: 160,
    label: label('Source of the rent', 'ที่มาของค่าเช่า'),
    validate: besideRent,
  },
]
