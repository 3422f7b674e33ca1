import type { Field } from 'payload'
import type { label } from '@/platform/back-office/cms-labels'

type Names = ReturnType<typeof label>

/** A field for one image from the library. */
export const imageField = (name: string, names: Names, description?: Names): Field => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: names,
  admin: { description },
})
