import type { CollectionConfig, Field } from 'payload'
import { accessTo } from '@/features/staff/server'
import { givenConsents, languageField, row, secret } from '@/platform/cms-fields'
import { label, MENU, option } from '@/platform/cms-labels'
import { contextOf } from '@/platform/context'
import { newReference } from '@/platform/reference'
import { announceVisit } from '../operations/announce-visit'

const text = (name: string, en: string, th: string, rest: object = {}): Field =>
  ({ name, type: 'text', label: label(en, th), ...rest }) as Field

const STATE_OPTIONS = [
  option('booked', 'Booked', 'นัดแล้ว'),
  option('attended', 'Came', 'มาแล้ว'),
  option('missed', 'Did not come', 'ไม่มาตามนัด'),
  option('cancelled', 'Cancelled', 'ยกเลิก'),
]

const KIND_OPTIONS = [
  option('visit', 'Visit', 'มาที่สำนักงานขาย'),
  option('video', 'Video call', 'วิดีโอคอล'),
  option('walk_in', 'Walk-in', 'เข้ามาเอง'),
]

/** Visits to a sales gallery: booked on the site, or entered by the desk for whoever walks in. */
export const appointments: CollectionConfig = {
  slug: 'appointments',
  labels: { singular: label('Appointment', 'นัดหมาย'), plural: label('Appointments', 'นัดหมาย') },
  access: accessTo('leads'),
  admin: {
    group: MENU.leads,
    useAsTitle: 'reference',
    defaultColumns: ['startsAt', 'gallery', 'kind', 'name', 'phone', 'people', 'state', 'host', 'locale'],
    listSearchableFields: ['reference', 'name', 'phone', 'email'],
    pagination: { defaultLimit: 50 },
    components: { beforeListTable: ['/app/(payload)/visits-today#VisitsToday'] },
  },
  defaultSort: '-startsAt',
  hooks: {
    beforeChange: [
      ({ data, operation }) => ({
        ...data,
        ...(operation === 'create' && !data.reference && { reference: newReference() }),
        // A place is taken by who is booked, and by nobody else.
        ...(data.state && data.state !== 'booked' && { seat: null }),
      }),
    ],
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        if (doc.state === 'attended' && previousDoc?.state !== 'attended') await announceVisit(contextOf(req), doc.id)
      },
    ],
  },
  fields: [
    row(
      {
        name: 'gallery',
        type: 'relationship',
        relationTo: 'sales-galleries',
        required: true,
        index: true,
        label: label('Sales gallery', 'สำนักงานขาย'),
      },
      {
        name: 'startsAt',
        type: 'date',
        required: true,
        index: true,
        label: label('Starts', 'เริ่ม'),
        admin: { date: { pickerAppearance: 'dayAndTime' } },
      },
      {
        name: 'kind',
        type: 'select',
        required: true,
        options: KIND_OPTIONS,
        defaultValue: 'walk_in',
        label: label('Kind', 'ประเภท'),
      },
    ),
    row(
      text('name', 'Name', 'ชื่อ', { required: true }),
      text('phone', 'Phone', 'โทรศัพท์', { index: true }),
      { name: 'email', type: 'email', index: true, label: label('Email', 'อีเมล') },
      { name: 'people', type: 'number', min: 1, max: 20, defaultValue: 1, label: label('People', 'จำนวนคน') },
    ),
    { name: 'project', type: 'relationship', relationTo: 'projects', index: true, label: label('Project', 'โครงการ') },
    { name: 'message', type: 'textarea', label: label('Message from the visitor', 'ข้อความจากผู้เข้าชม') },
    { name: 'notes', type: 'textarea', label: label('Notes', 'บันทึก') },
    row(
      { ...languageField(), defaultValue: 'th' },
      text('timeZone', 'Time zone of the visitor', 'เขตเวลาของผู้เข้าชม', { admin: { readOnly: true } }),
      text('source', 'Advertising source (adsrcid)', 'รหัสที่มาโฆษณา (adsrcid)', { admin: { readOnly: true } }),
      text('reference', 'Reference', 'เลขอ้างอิง', { unique: true, admin: { readOnly: true } }),
    ),
    givenConsents,
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'booked',
      index: true,
      options: STATE_OPTIONS,
      label: label('Status', 'สถานะ'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'host',
      type: 'relationship',
      relationTo: 'staff',
      index: true,
      label: label('Received by', 'ผู้ต้อนรับ'),
      admin: { position: 'sidebar' },
    },
    { ...secret('seat'), unique: true } as Field,
    { ...secret('tokenHash'), unique: true } as Field,
    { name: 'changes', type: 'number', defaultValue: 0, admin: { hidden: true } },
    { name: 'remindedAt', type: 'date', admin: { hidden: true } },
  ],
}
