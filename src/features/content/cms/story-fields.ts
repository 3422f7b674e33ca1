import type { Field } from 'payload'
import { label } from '@/platform/cms-labels'

/** The day a story carries. Lists are in its order, the newest first. */
export const storyDay: Field = {
  name: 'date',
  type: 'date',
  required: true,
  index: true,
  label: label('Date', 'วันที่'),
  admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
}
