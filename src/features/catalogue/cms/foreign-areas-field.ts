import type { Field } from 'payload'
import { row } from '@/platform/back-office/cms-fields'
import { label } from '@/platform/back-office/cms-labels'

interface TypedArea {
  building?: string | null
}

const isTwice = (rows: readonly TypedArea[]) =>
  rows.some(({ building }, at) => rows.findIndex((one) => one.building === building) !== at)

/**
 * What foreigners own of each building beside the bookings of this site, in m², and the day of the count. The quota that
 * is left is shown for these buildings only, and every foreign booking is held against it.
 */
export const foreignAreasField: Field = {
  name: 'foreignAreas',
  type: 'array',
  label: label('Foreign quota: sold outside this site', 'โควตาต่างชาติ: ขายนอกระบบนี้'),
  labels: { singular: label('Building', 'อาคาร'), plural: label('Buildings', 'อาคาร') },
  admin: {
    condition: ({ Project_group }) => Project_group === 'Condominium',
    description: label(
      'The quota left is shown for the buildings listed here: 49% of the area of all units, less this area and the bookings of foreigners on this site. Enter 0 if nothing was sold elsewhere.',
      'แสดงโควตาคงเหลือเฉพาะอาคารที่ระบุไว้ที่นี่ คิดจาก 49% ของเนื้อที่ห้องชุดทั้งหมด หักพื้นที่นี้และการจองของชาวต่างชาติในระบบ ใส่ 0 ถ้าไม่มีการขายนอกระบบ',
    ),
  },
  validate: (rows) => !isTwice((rows ?? []) as TypedArea[]) || 'Each building once · ระบุแต่ละอาคารได้ครั้งเดียว',
  fields: [
    row(
      {
        name: 'building',
        type: 'text',
        required: true,
        maxLength: 40,
        label: label('Building, as on its units', 'อาคาร ตามที่ระบุในยูนิต'),
      },
      {
        name: 'area',
        type: 'number',
        required: true,
        min: 0,
        max: 1_000_000,
        label: label('Area of foreigners (m²)', 'พื้นที่ของชาวต่างชาติ (ตร.ม.)'),
      },
      {
        name: 'asOf',
        type: 'date',
        required: true,
        label: label('Counted on', 'นับเมื่อวันที่'),
        admin: { date: { pickerAppearance: 'dayOnly' } },
      },
    ),
  ],
}
