import type { GlobalConfig } from 'payload'
import { accessTo } from '@/features/staff/server'
import { label, MENU, WEEKDAY_OPTIONS } from '@/platform/back-office/cms-labels'

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

/** When the company works: the clocks of complaints and of enquiries count these hours alone. */
export const officeHours: GlobalConfig = {
  slug: 'office-hours',
  label: label('Office hours and holidays', 'เวลาทำการและวันหยุด'),
  access: { read: accessTo('settings').read, update: accessTo('care').update },
  admin: { group: MENU.settings },
  fields: [
    {
      type: 'row',
      fields: [
        timeOfDay('opensAt', label('Opens at', 'เปิดเวลา'), '08:30'),
        {
          ...timeOfDay('closesAt', label('Closes at', 'ปิดเวลา'), '17:30'),
          validate: (value: unknown, { siblingData }: { siblingData: Partial<{ opensAt: string }> }) =>
            (typeof value === 'string' && TIME.test(value) && value > (siblingData.opensAt ?? '')) ||
            'Later than the opening: 08:30 – 17:30 · ต้องหลังเวลาเปิด: 08:30 – 17:30',
        },
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
