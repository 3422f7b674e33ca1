import type { CollectionConfig } from 'payload'
import { accessTo } from '@/features/staff/server'
import { label, MENU, option } from '@/platform/back-office/cms-labels'
import { invalidating } from '@/platform/cache/invalidating'
import { pastedPosition } from './pasted-position'
import { slugField } from './slug-field'

/** Rail stations of Bangkok in line order. */
export const stations: CollectionConfig = {
  slug: 'stations',
  labels: { singular: label('Station', 'สถานี'), plural: label('Stations', 'สถานี') },
  access: accessTo('catalogue'),
  admin: {
    group: MENU.catalogue,
    useAsTitle: 'name',
    defaultColumns: ['name', 'code', 'system', 'line', 'order'],
    listSearchableFields: ['name', 'code', 'slug'],
    pagination: { defaultLimit: 50 },
  },
  defaultSort: ['line', 'order'],
  hooks: invalidating('site'),
  fields: [
    slugField('slug'),
    { name: 'name', type: 'text', required: true, localized: true, label: label('Name', 'ชื่อ') },
    {
      type: 'row',
      fields: [
        { name: 'code', type: 'text', required: true, label: label('Code', 'รหัสสถานี') },
        {
          name: 'system',
          type: 'select',
          required: true,
          options: ['BTS', 'MRT', 'ARL', 'SRT'].map((system) => option(system, system, system)),
          label: label('System', 'ระบบ'),
        },
        { name: 'line', type: 'text', required: true, index: true, label: label('Line', 'สาย') },
        { name: 'colour', type: 'text', required: true, label: label('Colour', 'สี') },
        { name: 'order', type: 'number', required: true, label: label('Order on the line', 'ลำดับบนสาย') },
      ],
    },
    pastedPosition,
    {
      type: 'row',
      fields: [
        { name: 'lat', type: 'number', required: true, label: label('Latitude', 'ละติจูด') },
        { name: 'lng', type: 'number', required: true, label: label('Longitude', 'ลองจิจูด') },
      ],
    },
  ],
}
