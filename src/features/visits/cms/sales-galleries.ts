import type { CollectionConfig, Field, PayloadRequest } from 'payload'
import { accessTo } from '@/features/staff/server'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import { line, row, sentences } from '@/platform/back-office/cms-fields'
import { label, MENU, WEEKDAY_OPTIONS } from '@/platform/back-office/cms-labels'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const time = (name: string, en: string, th: string): Field => ({
  name,
  type: 'text',
  required: true,
  label: label(en, th),
  validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
    if (typeof value !== 'string' || !TIME.test(value)) return 'A time such as 09:30 · เวลา เช่น 09:30'
    const { from = '' } = siblingData as { from?: string }
    return name === 'from' || value > from || 'Closes after it opens · เวลาปิดต้องหลังเวลาเปิด'
  },
})

const whole = (
  name: string,
  en: string,
  th: string,
  [least, most, usual]: readonly [number, number, number],
): Field => ({
  name,
  type: 'number',
  required: true,
  min: least,
  max: most,
  defaultValue: usual,
  label: label(en, th),
})

/** A text that pages show: asked for in Thai, which every other language falls back to. */
const needed =
  (what: string) =>
  (value: unknown, { req }: { req: PayloadRequest }): true | string =>
    req.locale !== DEFAULT_LOCALE || (typeof value === 'string' && value.trim() !== '') || what

const PHONE = /^\+?[\d\s()-]{8,24}$/

const isPhone = (value: unknown): true | string =>
  (typeof value === 'string' && PHONE.test(value.trim())) ||
  'A phone number such as 02 000 0101 · เบอร์โทรศัพท์ เช่น 02 000 0101'

/** Without hours no time can be booked, and the page of the gallery would have nothing to say. */
const hasHours = (value: unknown): true | string =>
  (Array.isArray(value) ? value.length : Number(value)) > 0 || 'Enter when it is open · ระบุเวลาเปิดทำการ'

/** Where visitors are received, and when: the source of every time that can be booked. */
export const salesGalleries: CollectionConfig = {
  slug: 'sales-galleries',
  labels: { singular: label('Sales gallery', 'สำนักงานขาย'), plural: label('Sales galleries', 'สำนักงานขาย') },
  access: accessTo('settings'),
  admin: { group: MENU.leads, useAsTitle: 'name', defaultColumns: ['name', 'isOpen', 'phone', 'capacity'] },
  fields: [
    { ...line('name', label('Name', 'ชื่อ')), validate: needed('Enter a name in Thai · ระบุชื่อภาษาไทย') } as Field,
    {
      ...sentences('address', label('Address', 'ที่อยู่')),
      validate: needed('Enter the address in Thai · ระบุที่อยู่ภาษาไทย'),
    } as Field,
    row(
      { name: 'phone', type: 'text', validate: isPhone, label: label('Phone', 'โทรศัพท์') },
      { name: 'isOpen', type: 'checkbox', defaultValue: true, label: label('Takes bookings', 'เปิดรับนัดหมาย') },
      { name: 'hasVideo', type: 'checkbox', defaultValue: true, label: label('Video calls too', 'รับวิดีโอคอลด้วย') },
    ),
    {
      name: 'projects',
      type: 'relationship',
      relationTo: 'projects',
      hasMany: true,
      index: true,
      label: label('Projects shown here', 'โครงการที่นำเสนอ'),
    },
    {
      name: 'hours',
      type: 'array',
      validate: hasHours,
      label: label('Opening hours (two rows a day for a break)', 'เวลาเปิด (ใส่สองแถวหากมีพัก)'),
      fields: [
        row(
          { name: 'day', type: 'select', required: true, options: WEEKDAY_OPTIONS, label: label('Day', 'วัน') },
          time('from', 'From', 'ตั้งแต่'),
          time('to', 'Until', 'ถึง'),
        ),
      ],
    },
    {
      name: 'closedDays',
      type: 'array',
      label: label('Closed on (holidays)', 'วันปิดทำการ (วันหยุด)'),
      fields: [
        row(
          {
            name: 'day',
            type: 'date',
            required: true,
            label: label('Day', 'วันที่'),
            admin: { date: { pickerAppearance: 'dayOnly' } },
          },
          { name: 'reason', type: 'text', label: label('Reason', 'เหตุผล') },
        ),
      ],
    },
    row(
      whole('slotMinutes', 'Minutes for a visit', 'นาทีต่อหนึ่งนัด', [15, 240, 60]),
      whole('capacity', 'Parties at the same time', 'จำนวนนัดพร้อมกัน', [1, 50, 2]),
      whole('noticeMinutes', 'Notice (minutes)', 'จองล่วงหน้าอย่างน้อย (นาที)', [0, 10_080, 120]),
      whole('daysAhead', 'Days that can be booked', 'จองล่วงหน้าได้กี่วัน', [1, 90, 28]),
    ),
  ],
}
