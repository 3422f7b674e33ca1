import type { GlobalConfig } from 'payload'
import { accessTo } from '@/features/staff/server'
import { label, MENU } from '@/platform/back-office/cms-labels'

const { read, update } = accessTo('desk')

/** What sales promise: how soon somebody who asks is contacted. */
export const deskSettings: GlobalConfig = {
  slug: 'desk-settings',
  label: label('Sales: time to first contact', 'งานขาย: เวลาติดต่อครั้งแรก'),
  access: { read, update },
  admin: { group: MENU.settings },
  fields: [
    {
      name: 'firstContactMinutes',
      type: 'number',
      required: true,
      defaultValue: 120,
      min: 5,
      max: 5400,
      label: label('Minutes of work until the first contact', 'ติดต่อครั้งแรกภายใน (นาทีทำการ)'),
      admin: {
        description: label(
          'Counted within the office hours; for enquiries from now on.',
          'นับเฉพาะเวลาทำการ มีผลกับผู้สนใจรายต่อไป',
        ),
      },
    },
  ],
}
