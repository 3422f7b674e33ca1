import type { CollectionConfig } from 'payload'
import { accessTo } from '@/features/staff/server'
import { label, MENU, option } from '@/platform/back-office/cms-labels'
import { BAHT } from '@/platform/back-office/list-cells'
import { invalidating } from '@/platform/cache/invalidating'

/** The price choices of the site: set 1 in the header, set 2 on result pages (S1§9, C11, C12). Half open: from ≤ price < to. */
export const priceBands: CollectionConfig = {
  slug: 'price-bands',
  labels: { singular: label('Price band', 'ช่วงราคา'), plural: label('Price bands', 'ช่วงราคา') },
  access: accessTo('settings'),
  admin: {
    group: MENU.settings,
    useAsTitle: 'name',
    defaultColumns: ['name', 'set', 'from', 'to', 'order'],
  },
  defaultSort: ['set', 'order'],
  hooks: invalidating('site'),
  fields: [
    { name: 'name', type: 'text', required: true, label: label('Name for staff', 'ชื่อเรียกภายใน') },
    {
      name: 'set',
      type: 'select',
      required: true,
      options: [
        option('1', 'Set 1 (search panel)', 'ชุด 1 (แผงค้นหา)'),
        option('2', 'Set 2 (results)', 'ชุด 2 (ผลการค้นหา)'),
      ],
      label: label('Set', 'ชุด'),
    },
    {
      type: 'row',
      fields: [
        { name: 'from', type: 'number', min: 0, custom: BAHT, label: label('From (baht)', 'ตั้งแต่ (บาท)') },
        { name: 'to', type: 'number', min: 0, custom: BAHT, label: label('Up to (baht)', 'ไม่ถึง (บาท)') },
        { name: 'order', type: 'number', required: true, label: label('Order', 'ลำดับ') },
      ],
    },
  ],
}
