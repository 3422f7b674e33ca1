import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { accessTo, onlyFieldFor } from '@/features/staff/server'
import type { UnitState } from '@/kernel/vocabulary'
import { BAHT } from '@/platform/back-office/list-cells'
import { label, MENU } from '@/platform/cms-labels'
import { contextOf } from '@/platform/context'
import { localApi } from '@/platform/local-api'
import { canBecome } from '../domain/unit-states'
import { checkBulkDeletion } from '../operations/check-bulk-deletion'
import { followUnit } from '../operations/derive-prices'
import { invalidateHomeCount, invalidateOffer } from '../operations/invalidate-project-page'
import { publishUnit } from '../operations/publish-unit'
import { ORIENTATION_OPTIONS, UNIT_STATE_OPTIONS } from './choices'

const mayBecome = (async (
  value: unknown,
  { id, req }: { id?: number | string; req: Parameters<typeof contextOf>[0] },
) => {
  if (id === undefined) return true
  const stored = await localApi(contextOf(req), 'everything').findByID({
    collection: 'units',
    id,
    depth: 0,
    select: { state: true },
  })
  return (
    canBecome(stored.state as UnitState, value as UnitState) ||
    'A sold unit must first become “Not yet for sale” · ยูนิตที่ขายแล้วต้องเปลี่ยนเป็น “ยังไม่เปิดขาย” ก่อน'
  )
}) as unknown as TextFieldSingleValidation

/** Above this no price of a home is meant: a booking could not hold it in satang, nor a plan. */
const MOST_PRICE = 10_000_000_000

/** The units for sale. Sales staff can change only a unit's state; the site shows the change within seconds. */
export const units: CollectionConfig = {
  slug: 'units',
  labels: { singular: label('Unit', 'ยูนิต'), plural: label('Units', 'ยูนิต') },
  access: accessTo('units'),
  admin: {
    group: MENU.catalogue,
    useAsTitle: 'number',
    defaultColumns: ['number', 'project', 'building', 'floor', 'unitType', 'area', 'price', 'state'],
    listSearchableFields: ['number', 'building'],
    pagination: { defaultLimit: 50 },
  },
  defaultSort: ['project', 'building', 'floor', 'number'],
  indexes: [{ fields: ['project', 'building', 'number'], unique: true }],
  hooks: {
    beforeOperation: [
      async ({ args, operation, req }) => {
        const isOfStaff = operation === 'delete' && req.payloadAPI === 'REST' && !('id' in args)
        if (isOfStaff) await checkBulkDeletion(contextOf(req), args.where ?? {})
        return args
      },
    ],
    afterChange: [
      ({ doc, req }) => publishUnit(contextOf(req), doc),
      ({ doc, previousDoc, operation, req }) =>
        invalidateOffer(contextOf(req), operation === 'create' ? null : previousDoc, doc),
      ({ doc, previousDoc, operation, req }) =>
        followUnit(contextOf(req), operation === 'create' ? null : previousDoc, doc),
      async ({ doc, operation, req }) => {
        if (operation === 'create') await invalidateHomeCount(contextOf(req), doc.project)
      },
    ],
    afterDelete: [
      ({ doc, req }) => publishUnit(contextOf(req), doc, 'gone'),
      ({ doc, req }) => invalidateOffer(contextOf(req), doc, null),
      ({ doc, req }) => followUnit(contextOf(req), doc, null),
      ({ doc, req }) => invalidateHomeCount(contextOf(req), doc.project),
    ],
  },
  fields: [
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      required: true,
      index: true,
      label: label('Project', 'โครงการ'),
      access: onlyFieldFor('units', 'create'),
    },
    {
      name: 'unitType',
      type: 'relationship',
      relationTo: 'unit-types',
      required: true,
      index: true,
      label: label('Unit type', 'แบบยูนิต'),
      access: onlyFieldFor('units', 'create'),
    },
    {
      type: 'row',
      fields: [
        {
          name: 'building',
          type: 'text',
          required: true,
          label: label('Building', 'อาคาร'),
          access: onlyFieldFor('units', 'create'),
        },
        {
          name: 'floor',
          type: 'number',
          required: true,
          label: label('Floor', 'ชั้น'),
          access: onlyFieldFor('units', 'create'),
        },
        {
          name: 'number',
          type: 'text',
          required: true,
          label: label('Number', 'เลขที่'),
          access: onlyFieldFor('units', 'create'),
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'area',
          type: 'number',
          min: 0,
          required: true,
          label: label('Area (m² or sq wah)', 'พื้นที่ (ตร.ม. หรือ ตร.ว.)'),
          access: onlyFieldFor('units', 'create'),
        },
        {
          name: 'orientation',
          type: 'select',
          required: true,
          options: ORIENTATION_OPTIONS,
          label: label('Faces', 'หันหน้า'),
          access: onlyFieldFor('units', 'create'),
        },
        {
          name: 'price',
          type: 'number',
          min: 0,
          max: MOST_PRICE,
          custom: BAHT,
          label: label('Price (baht)', 'ราคา (บาท)'),
          access: onlyFieldFor('units', 'create'),
        },
      ],
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'available',
      index: true,
      options: UNIT_STATE_OPTIONS,
      label: label('Status', 'สถานะ'),
      validate: mayBecome as never,
    },
  ],
}
