import type { Field } from 'payload'
import { line, row } from '@/platform/back-office/cms-fields'
import { label, option } from '@/platform/back-office/cms-labels'
import { BAHT } from '@/platform/back-office/list-cells'

const isKind = (kind: string) => (_: unknown, sibling: { kind?: string }) => sibling?.kind === kind

const homes = (
  name: 'projects' | 'unitTypes' | 'units',
  relationTo: 'projects' | 'unit-types' | 'units',
  en: string,
  th: string,
): Field => ({
  name,
  type: 'relationship',
  relationTo,
  hasMany: true,
  label: label(en, th),
  admin: { condition: (_, sibling: { scope?: string }) => sibling?.scope === name },
})

/** What a promotion gives on homes of its projects. A price cut is the price of these homes everywhere while it runs. */
export const benefitsField: Field = {
  name: 'benefits',
  type: 'array',
  maxRows: 12,
  label: label('Price cuts and gifts on units', 'ส่วนลดราคาและของแถมของยูนิต'),
  admin: {
    description: label(
      'A price cut changes the price of the units everywhere from start to end. The largest one counts; they are not added up.',
      'ส่วนลดจะเปลี่ยนราคาของยูนิตทุกที่ตั้งแต่เริ่มจนสิ้นสุด ใช้ส่วนลดสูงสุดเพียงรายการเดียว ไม่รวมกัน',
    ),
  },
  fields: [
    row(
      {
        name: 'kind',
        type: 'select',
        required: true,
        options: [option('price-cut', 'Price cut', 'ส่วนลดราคา'), option('gift', 'Gift', 'ของแถม')],
        label: label('Kind', 'ประเภท'),
      },
      {
        name: 'baht',
        type: 'number',
        min: 1,
        custom: BAHT,
        label: label('Baht off', 'ลด (บาท)'),
        admin: { condition: isKind('price-cut') },
        validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
          (siblingData as { kind?: string }).kind !== 'price-cut' ||
          (Number.isInteger(value) && Number(value) > 0) ||
          'Whole baht, above 0 · ระบุจำนวนบาทเต็ม มากกว่า 0',
      },
    ),
    {
      // Said by the editor and not by empty lists: a unit that is deleted must not turn one into all.
      name: 'scope',
      type: 'select',
      required: true,
      defaultValue: 'units',
      options: [
        option('units', 'Chosen units', 'ยูนิตที่เลือก'),
        option('unitTypes', 'Chosen unit types', 'แบบห้องและแบบบ้านที่เลือก'),
        option('projects', 'All units of chosen projects', 'ทุกยูนิตของโครงการที่เลือก'),
      ],
      label: label('For', 'ใช้กับ'),
      admin: {
        description: label('Of the projects of this promotion.', 'เฉพาะโครงการของโปรโมชันนี้'),
      },
    },
    { ...line('gift', label('Gift', 'ของแถม')), admin: { condition: isKind('gift') } } as Field,
    homes('projects', 'projects', 'All units of these projects', 'ทุกยูนิตของโครงการ'),
    homes('unitTypes', 'unit-types', 'These unit types', 'แบบห้องและแบบบ้าน'),
    homes('units', 'units', 'These units', 'ยูนิต'),
  ],
}
