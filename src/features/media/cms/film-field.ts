import type { Field } from 'payload'
import type { label } from '@/platform/back-office/cms-labels'

type Names = ReturnType<typeof label>

/** A field for one film from the library. */
export const filmField = (name: string, names: Names, description?: Names): Field => ({
  name,
  type: 'upload',
  relationTo: 'films',
  label: names,
  admin: { description },
})
