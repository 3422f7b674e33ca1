import { type CollectionConfig, type Field, type FieldAccess, type PayloadRequest, ValidationError } from 'payload'
import { accessTo, withinScope } from '@/features/staff/server'
import { givenConsents, languageField, row, secret } from '@/platform/back-office/cms-fields'
import { inStaffLanguage, label, MENU, option } from '@/platform/back-office/cms-labels'
import { validEmail } from '@/platform/back-office/valid-email'
import { contextOf } from '@/platform/database/context'
import { newReference } from '@/platform/process/reference'
import { announceVisit } from '../operations/announce-visit'
import { changeByStaff } from '../operations/change-by-staff'
import { findVisitScope } from '../operations/visit-scope'

const rights = accessTo('leads')

/** What a visitor sent stays as it was sent; what the desk typed for a walk-in it may correct. */
const ofWalkIn: FieldAccess = ({ doc }) => doc?.kind === 'walk_in'

const never: FieldAccess = () => false

const asSent = (field: Field): Field => ({ ...field, access: { update: ofWalkIn } }) as Field

/** Written by the site alone. */
const bySite = (field: Field): Field =>
  ({ ...field, access: { ...('access' in field && field.access), create: never, update: never } }) as Field

const text = (name: string, en: string, th: string, rest: object = {}): Field =>
  ({ name, type: 'text', label: label(en, th), ...rest }) as Field

const NOT_YET = label('Only after the time of the visit.', 'บันทึกได้หลังถึงเวลานัดแล้วเท่านั้น')

/** Why a visit cannot be moved to a time. */
const NO_PLACE = {
  taken: label('This time is fully booked. Please choose another.', 'เวลานี้มีผู้จองเต็มแล้ว กรุณาเลือกเวลาอื่น'),
  notOffered: label(
    'The sales gallery offers no visit at this time. Please choose one within its hours.',
    'สำนักงานขายไม่เปิดรับนัดในเวลานี้ กรุณาเลือกเวลาทำการ',
  ),
}

const isOverOnly = (state: unknown) => state === 'attended' || state === 'missed'

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
  access: {
    ...rights,
    read: withinScope(rights.read, findVisitScope),
    update: withinScope(rights.update, findVisitScope),
  },
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
      async ({ data, originalDoc, operation, req }) => {
        const ctx = contextOf(req)
        if (operation !== 'update' || ctx.actor.kind !== 'staff') return data
        const changed = await changeByStaff(ctx, originalDoc, data)
        if (changed.ok) return { ...data, ...changed.value }
        const message = inStaffLanguage(req, NO_PLACE[changed.refusal])
        throw new ValidationError({ collection: 'appointments', errors: [{ message, path: 'startsAt' }] }, req.t)
      },
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
      bySite({
        name: 'kind',
        type: 'select',
        required: true,
        options: KIND_OPTIONS,
        defaultValue: 'walk_in',
        label: label('Kind', 'ประเภท'),
      }),
    ),
    row(
      asSent(text('name', 'Name', 'ชื่อ', { required: true })),
      asSent(text('phone', 'Phone', 'โทรศัพท์', { index: true })),
      asSent({ name: 'email', type: 'email', validate: validEmail, index: true, label: label('Email', 'อีเมล') }),
      asSent({ name: 'people', type: 'number', min: 1, max: 20, defaultValue: 1, label: label('People', 'จำนวนคน') }),
    ),
    asSent({
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      index: true,
      label: label('Project', 'โครงการ'),
    }),
    bySite({ name: 'message', type: 'textarea', label: label('Message from the visitor', 'ข้อความจากผู้เข้าชม') }),
    { name: 'notes', type: 'textarea', label: label('Notes', 'บันทึก') },
    row(
      asSent({ ...languageField(), defaultValue: 'th' }),
      bySite(text('timeZone', 'Time zone of the visitor', 'เขตเวลาของผู้เข้าชม', { admin: { readOnly: true } })),
      bySite(text('source', 'Advertising source (adsrcid)', 'รหัสที่มาโฆษณา (adsrcid)', { admin: { readOnly: true } })),
      bySite(text('reference', 'Reference', 'หมายเลขอ้างอิง', { unique: true, admin: { readOnly: true } })),
    ),
    bySite(givenConsents),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'booked',
      index: true,
      options: STATE_OPTIONS,
      label: label('Status', 'สถานะ'),
      admin: { position: 'sidebar' },
      validate: (value: unknown, { data, req }: { data: { startsAt?: string }; req: PayloadRequest }) =>
        !isOverOnly(value) ||
        Date.parse(data.startsAt ?? '') <= contextOf(req).now.getTime() ||
        inStaffLanguage(req, NOT_YET),
    } as Field,
    {
      name: 'host',
      type: 'relationship',
      relationTo: 'staff',
      index: true,
      // Whoever enters a walk-in receives it, unless somebody else is named.
      defaultValue: ({ user }: { user?: { id?: unknown } | null }) => user?.id,
      label: label('Received by', 'ผู้ต้อนรับ'),
      admin: { position: 'sidebar' },
    },
    bySite({ ...secret('seat'), unique: true } as Field),
    bySite({ ...secret('tokenHash'), unique: true } as Field),
    bySite({ name: 'changes', type: 'number', defaultValue: 0, admin: { hidden: true } }),
    bySite({ name: 'remindedAt', type: 'date', admin: { hidden: true } }),
  ],
}
