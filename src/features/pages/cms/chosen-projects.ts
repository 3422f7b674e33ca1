import type { Field } from 'payload'
import { label } from '@/platform/back-office/cms-labels'

/** Projects chosen by an editor, in their order. */
export const chosenProjects = (name: string, description: ReturnType<typeof label>): Field => ({
  name,
  type: 'relationship',
  relationTo: 'projects',
  hasMany: true,
  label: label('Projects', 'โครงการ'),
  admin: { description },
})
