import type { GlobalConfig } from 'payload'
import { accessTo } from '@/features/staff/server'
import { label, MENU, option } from '@/platform/back-office/cms-labels'
import { SUBJECTS } from '../domain/case'
import { SUBJECT_NAMES } from '../domain/subject-names'

/** What complaints can be about; the values are those of the form. */
const SUBJECT_OPTIONS = SUBJECTS.map((subject) => option(subject, SUBJECT_NAMES.en[subject], SUBJECT_NAMES.th[subject]))

const hours = (name: string, names: ReturnType<typeof label>) =>
  ({ name, type: 'number', required: true, min: 1, max: 400, label: names }) as const

const { read, update } = accessTo('care')

/** The promises of the care desk: how long each kind of complaint may take, in office hours. */
export const careSettings: GlobalConfig = {
  slug: 'care-settings',
  label: label('Care: promised times', 'ดูแลลูกค้า: กำหนดเวลา'),
  access: { read, update },
  admin: { group: MENU.settings },
  fields: [
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
  ],
}
