import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { accessTo, onlyFieldFor, withinScope } from '@/features/staff/server'
import type { UnitState } from '@/kernel/vocabulary'
import { label, MENU } from '@/platform/back-office/cms-labels'
import { contextOf } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { keptCut, type SentPrice, typedPrice } from '../domain/prices/offered-unit'
import { canBecome } from '../domain/prices/unit-states'
import { checkBulkDeletion } from '../operations/check-bulk-deletion'
import { invalidateHomeCount, invalidateOffer } from '../operations/pages/invalidate-project-page'
import { followUnit } from '../operations/prices/derive-prices'
import { followUnitArea } from '../operations/prices/queue-foreign-quota'
import { queueUnitOffers } from '../operations/prices/queue-unit-offers'
import { publishUnit } from '../operations/publish-unit'
import { findUnitScope } from '../operations/unit-scope'
import { ORIENTATION_OPTIONS, UNIT_STATE_OPTIONS } from './choices'
import { unitPriceFields } from './unit-price-fields'

const rights = accessTo('units')

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

/** The units for sale. Sales staff can change only the state of units they sell; the site shows the change within seconds. */
export const units: CollectionConfig = {
  slug: 'units',
  labels: { singular: label('Unit', 'ยูนิต'), plural: label('Units', 'ยูนิต') },
  access: { ...rights, update: withinScope(rights.update, findUnitScope) },
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
      ({ args, operation }) => {
        const isSaved = operation === 'create' || operation === 'update' || operation === 'updateByID'
        const { data } = args as { data?: SentPrice }
        if (!isSaved || !data) return args
        return { ...args, data: typedPrice(data) }
      },
    ],
    beforeChange: [
      ({ data, originalDoc }) => keptCut(originalDoc ?? null, data),
      ({ data }) => (data.state === undefined || data.state === 'reserved' ? data : { ...data, isHeld: false }),
    ],
    afterChange: [
      ({ doc, req }) => publishUnit(contextOf(req), doc),
      ({ doc, previousDoc, operation, req }) =>
        invalidateOffer(contextOf(req), operation === 'create' ? null : previousDoc, doc),
      ({ doc, previousDoc, operation, req }) =>
        followUnit(contextOf(req), operation === 'create' ? null : previousDoc, doc),
      ({ doc, previousDoc, operation, req }) =>
        queueUnitOffers(contextOf(req), operation === 'create' ? null : previousDoc, doc),
      ({ doc, previousDoc, operation, req }) =>
        followUnitArea(contextOf(req), operation === 'create' ? null : previousDoc, doc),
      async ({ doc, operation, req }) => {
        if (operation === 'create') await invalidateHomeCount(contextOf(req), doc.project)
      },
    ],
    afterDelete: [
      ({ doc, req }) => publishUnit(contextOf(req), doc, 'gone'),
      ({ doc, req }) => invalidateOffer(contextOf(req), doc, null),
      ({ doc, req }) => followUnit(contextOf(req), doc, null),
      ({ doc, req }) => followUnitArea(contextOf(req), doc, null),
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
      label: label('Unit type', 'แบบห้องและแบบบ้าน'),
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
        ...unitPriceFields,
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
    {
      name: 'isHeld',
      type: 'checkbox',
      defaultValue: false,
      label: label('Held for minutes', 'ล็อกไว้ชั่วคราว'),
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
  ],
}
