import type { GlobalConfig } from 'payload'
import { accessTo } from '@/features/staff/server'
import { label, MENU, option, WEEKDAY_OPTIONS } from '@/platform/cms-labels'

/** What complaints can be about; the values are those of the form. */
export const SUBJECT_OPTIONS = [
  option('defect', 'A defect in the home', 'ข้อบกพร่องในบ้าน'),
  option('building', 'The building', 'อาคารและส่วนกลาง'),
  option('service', 'Service', 'การให้บริการ'),
  option('money', 'Money', 'การเงิน'),
  option('site', 'This website', 'เว็บไซต์นี้'),
  option('other', 'Something else', 'อื่น ๆ'),
]

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** A time of day, as `08:30`. */
const timeOfDay = (name: string, names: ReturnType<typeof label>, defaultValue: string) =>
  ({
    name,
    type: 'text',
    required: true,
    defaultValue,
    label: names,
    admin: { width: '50%' },
    validate: (value: unknown) => (typeof value === 'string' && TIME.test(value)) || '08:30 – 17:30',
  }) as const

const hours = (name: string, names: ReturnType<typeof label>) =>
  ({ name, type: 'number', required: true, min: 1, max: 400, label: names }) as const

const { read, update } = accessTo('care')

/** The promises of the care desk: office hours, holidays, and how long each kind of complaint may take. */
export const careSettings: GlobalConfig = {
  slug: 'care-settings',
  label: label('Care: hours and promises', 'ดูแลลูกค้า: เวลาทำการและกำหนดเวลา'),
  access: { read, update },
  admin: { group: MENU.settings },
  fields: [
    {
      type: 'row',
      fields: [
        timeOfDay('opensAt', label('Opens at', 'เปิดเวลา'), '08:30'),
        timeOfDay('closesAt', label('Closes at', 'ปิดเวลา'), '17:30'),
      ],
    },
    {
      name: 'days',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['1', '2', '3', '4', '5'],
      options: WEEKDAY_OPTIONS,
      label: label('Workdays', 'วันทำการ'),
    },
    {
      name: 'clocks',
      type: 'array',
      label: label('How long a complaint may take', 'กำหนดเวลาตามประเภท'),
      admin: { description: label('In hours of work.', 'นับเป็นชั่วโมงทำการ') },
      fields: [
        {
          name: 'subject',
          type: 'select',
          required: true,
          options: SUBJECT_OPTIONS,
          label: label('About', 'เรื่อง'),
        },
        hours('answerHours', label('First answer within', 'ตอบครั้งแรกภายใน')),
        hours('solveHours', label('Solved within', 'แก้ไขภายใน')),
      ],
    },
    {
      name: 'holidays',
      type: 'array',
      label: label('Holidays', 'วันหยุด'),
      fields: [
        {
          name: 'day',
          type: 'date',
          required: true,
          label: label('Day', 'วันที่'),
          admin: { date: { pickerAppearance: 'dayOnly' } },
        },
        { name: 'name', type: 'text', required: true, label: label('Name', 'ชื่อวัน') },
      ],
    },
  ],
}
