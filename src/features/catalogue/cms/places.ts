import type { CollectionConfig } from 'payload'
import { accessTo } from '@/features/staff/server'
import { label, MENU } from '@/platform/back-office/cms-labels'
import { invalidating } from '@/platform/cache/invalidating'
import { pastedPosition } from './pasted-position'
import { slugField } from './slug-field'

/** Areas of Bangkok as buyers name them. */
export const places: CollectionConfig = {
  slug: 'places',
  labels: { singular: label('Area', 'ทำเล'), plural: label('Areas', 'ทำเล') },
  access: accessTo('catalogue'),
  admin: {
    group: MENU.catalogue,
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'parent', 'updatedAt'],
    listSearchableFields: ['name', 'slug'],
  },
  hooks: invalidating('site'),
  fields: [
    slugField('slug'),
    { name: 'name', type: 'text', required: true, localized: true, label: label('Name', 'ชื่อ') },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      label: label('What living here is like', 'การใช้ชีวิตในย่านนี้'),
    },
    pastedPosition,
    {
      type: 'row',
      fields: [
        { name: 'lat', type: 'number', required: true, label: label('Latitude', 'ละติจูด') },
        { name: 'lng', type: 'number', required: true, label: label('Longitude', 'ลองจิจูด') },
        { name: 'parent', type: 'relationship', relationTo: 'places', label: label('Part of', 'อยู่ใน') },
      ],
    },
  ],
}
