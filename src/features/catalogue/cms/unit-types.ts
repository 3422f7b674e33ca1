import type { CollectionConfig } from 'payload'
import { accessTo } from '@/features/staff/server'
import { label, MENU } from '@/platform/back-office/cms-labels'
import { contextOf } from '@/platform/database/context'
import { invalidateUnitType } from '../operations/pages/invalidate-project-page'
import { queueDerivedPrices } from '../operations/prices/derive-prices'
import { KIND_OPTIONS } from './choices'
import { priceFields } from './price-fields'
import { rentFields } from './rent-fields'

/** Unit types of a project, with the dimensions from which plans are drawn. */
export const unitTypes: CollectionConfig = {
  slug: 'unit-types',
  labels: { singular: label('Unit type', 'แบบห้องและแบบบ้าน'), plural: label('Unit types', 'แบบห้องและแบบบ้าน') },
  access: accessTo('catalogue'),
  admin: {
    group: MENU.catalogue,
    useAsTitle: 'name',
    defaultColumns: ['name', 'code', 'project', 'kind', 'area', 'priceFrom', 'priceTo'],
    listSearchableFields: ['code', 'name'],
  },
  indexes: [{ fields: ['project', 'code'], unique: true }],
  hooks: {
    afterChange: [
      ({ doc, previousDoc, operation, req }) =>
        invalidateUnitType(contextOf(req), operation === 'create' ? null : previousDoc, doc),
      // The form was opened with the prices of that time.
      ({ doc, req }) =>
        queueDerivedPrices(contextOf(req), typeof doc.project === 'object' ? doc.project.id : doc.project),
    ],
    afterDelete: [({ doc, req }) => invalidateUnitType(contextOf(req), doc, null)],
  },
  fields: [
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      required: true,
      index: true,
      label: label('Project', 'โครงการ'),
    },
    {
      type: 'row',
      fields: [
        { name: 'code', type: 'text', required: true, label: label('Code on the plan', 'รหัสบนแปลน') },
        { name: 'name', type: 'text', localized: true, label: label('Name', 'ชื่อ') },
        { name: 'kind', type: 'select', required: true, options: KIND_OPTIONS, label: label('Kind', 'ประเภท') },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'beds', type: 'number', min: 0, required: true, label: label('Bedrooms', 'ห้องนอน') },
        { name: 'baths', type: 'number', min: 0, required: true, label: label('Bathrooms', 'ห้องน้ำ') },
        { name: 'parking', type: 'number', min: 0, required: true, label: label('Parking', 'ที่จอดรถ') },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'area', type: 'number', min: 0, required: true, label: label('Area (m²)', 'พื้นที่ (ตร.ม.)') },
        { name: 'landWah', type: 'number', min: 0, label: label('Land (square wah)', 'ที่ดิน (ตร.ว.)') },
        { name: 'width', type: 'number', min: 1, required: true, label: label('Width (m)', 'หน้ากว้าง (ม.)') },
        { name: 'depth', type: 'number', min: 1, required: true, label: label('Depth (m)', 'ลึก (ม.)') },
        { name: 'floors', type: 'number', min: 1, defaultValue: 1, required: true, label: label('Floors', 'จำนวนชั้น') },
      ],
    },
    {
      type: 'row',
      fields: [
        ...priceFields('unit-types', ['priceFrom', 'priceTo']),
        { name: 'order', type: 'number', defaultValue: 0, label: label('Order', 'ลำดับ') },
      ],
    },
    ...rentFields,
    { name: 'picture', type: 'upload', relationTo: 'media', label: label('Picture', 'ภาพ') },
  ],
}
