import type { CollectionConfig, Field } from 'payload'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { givenConsents, languageField } from '@/platform/back-office/cms-fields'
import { label, MENU, option } from '@/platform/back-office/cms-labels'
import { BAHT } from '@/platform/back-office/list-cells'
import { validEmail } from '@/platform/back-office/valid-email'
import { contextOf } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { canFollow, type LeadState } from '../domain/lead-states'
import { STATE_WORDS, WISH_WORDS } from '../domain/lead-words'
import { trackLead } from '../operations/desk/track-lead'
import { recordLeadChange } from '../operations/record-lead-change'
import { leadAccess } from './lead-access'
import { exportEndpoint } from './lead-exports'

/** Only history lines of a repeated enquiry have a wish and a message. */
const isAskingAgain = ({ event }: { event?: unknown }) => event === 'asked_again'

const optionsOf = <Value extends string>(words: Readonly<Record<StaffLanguage, Readonly<Record<Value, string>>>>) =>
  Object.entries<string>(words.en).map(([value, text]) => option(value, text, words.th[value as Value]))

const WISH_OPTIONS = optionsOf(WISH_WORDS)

const UNIT_STATE_OPTIONS = [
  option('available', 'Available', 'ว่าง'),
  option('reserved', 'Reserved', 'ติดจอง'),
  option('sold', 'Sold', 'ขายแล้ว'),
  option('withheld', 'Not yet for sale', 'ยังไม่เปิดขาย'),
  option('unknown', 'No such unit', 'ไม่มียูนิตนี้'),
]

const readOnly = (field: Record<string, unknown>): Field =>
  ({ ...field, admin: { readOnly: true, ...(field.admin as object) } }) as Field

const stateField: Field = {
  name: 'state',
  type: 'select',
  required: true,
  defaultValue: 'new',
  index: true,
  label: label('Status', 'สถานะ'),
  admin: { position: 'sidebar' },
  options: optionsOf(STATE_WORDS),
  validate: (async (value: LeadState, { id, req }: { id?: number; req: Parameters<typeof contextOf>[0] }) => {
    if (id === undefined) return true
    const stored = await localApi(contextOf(req), 'everything').findByID({
      collection: 'leads',
      id,
      depth: 0,
      select: { state: true },
    })
    return (
      canFollow(stored.state as LeadState, value) ||
      'That step is not possible from the present state · เปลี่ยนจากสถานะปัจจุบันไม่ได้'
    )
  }) as never,
}

/** People who enquired about a project. What they wrote stays unchanged; state, owner and notes belong to staff. */
export const leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: label('Lead', 'ผู้สนใจ'), plural: label('Leads', 'ผู้สนใจ') },
  access: leadAccess,
  admin: {
    group: MENU.leads,
    useAsTitle: 'name',
    defaultColumns: ['name', 'project', 'wish', 'state', 'owner', 'phone', 'locale', 'createdAt'],
    listSearchableFields: ['name', 'phone', 'email'],
    pagination: { defaultLimit: 50 },
    components: { beforeListTable: ['/features/leads/ui/lead-export#LeadExport'] },
  },
  endpoints: [exportEndpoint],
  defaultSort: '-createdAt',
  hooks: {
    beforeChange: [
      ({ data, originalDoc, operation, req }) => recordLeadChange(contextOf(req), operation, data, originalDoc),
    ],
    afterChange: [
      ({ doc, previousDoc, operation, req }) =>
        trackLead(contextOf(req), doc, operation === 'create' ? null : previousDoc),
    ],
  },
  fields: [
    {
      type: 'row',
      fields: [
        readOnly({ name: 'name', type: 'text', required: true, label: label('Name', 'ชื่อ') }),
        readOnly({ name: 'phone', type: 'text', required: true, index: true, label: label('Phone', 'โทรศัพท์') }),
        readOnly({
          name: 'email',
          type: 'email',
          validate: validEmail,
          required: true,
          index: true,
          label: label('Email', 'อีเมล'),
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        readOnly({
          name: 'project',
          type: 'relationship',
          relationTo: 'projects',
          required: true,
          index: true,
          label: label('Project', 'โครงการ'),
        }),
        readOnly({
          name: 'wish',
          type: 'select',
          required: true,
          label: label('Enquiry', 'เรื่องที่สอบถาม'),
          options: WISH_OPTIONS,
        }),
        readOnly({ ...languageField() }),
      ],
    },
    {
      type: 'row',
      fields: [
        readOnly({ name: 'reference', type: 'text', unique: true, label: label('Reference', 'หมายเลขอ้างอิง') }),
        readOnly({ name: 'unit', type: 'text', label: label('Unit', 'ยูนิต') }),
        readOnly({
          name: 'unitPrice',
          type: 'number',
          custom: BAHT,
          label: label('Its price when asked (baht)', 'ราคา ณ วันที่สอบถาม (บาท)'),
        }),
        readOnly({
          name: 'unitState',
          type: 'select',
          label: label('Its state when asked', 'สถานะ ณ วันที่สอบถาม'),
          options: UNIT_STATE_OPTIONS,
        }),
      ],
    },
    readOnly({ name: 'message', type: 'textarea', label: label('In their own words', 'ข้อความ') }),
    {
      type: 'row',
      fields: [
        readOnly({ name: 'page', type: 'text', required: true, label: label('Page', 'หน้าที่ส่ง') }),
        readOnly({
          name: 'source',
          type: 'text',
          label: label('Advertising source (adsrcid)', 'รหัสที่มาโฆษณา (adsrcid)'),
        }),
        readOnly({ name: 'sourceCategory', type: 'text', label: label('Source category', 'กลุ่มที่มา') }),
        readOnly({ name: 'campaign', type: 'text', label: label('Campaign code', 'รหัสแคมเปญ') }),
        readOnly({ name: 'timesAsked', type: 'number', defaultValue: 1, label: label('Times asked', 'จำนวนครั้งที่ถาม') }),
      ],
    },
    { name: 'notes', type: 'textarea', label: label('Notes of sales', 'บันทึกของฝ่ายขาย') },
    readOnly({
      name: 'history',
      type: 'array',
      label: label('History', 'ประวัติ'),
      fields: [
        {
          name: 'at',
          type: 'date',
          required: true,
          label: label('When', 'เมื่อ'),
          admin: { date: { pickerAppearance: 'dayAndTime' } },
        },
        { name: 'by', type: 'text', required: true, label: label('Who', 'โดย') },
        { name: 'event', type: 'text', required: true, label: label('What', 'เหตุการณ์') },
        {
          name: 'detail',
          type: 'text',
          label: label('Detail', 'รายละเอียด'),
          admin: { condition: (_lead: unknown, entry: { event?: unknown }) => !isAskingAgain(entry) },
        },
        {
          name: 'wish',
          type: 'select',
          label: label('Enquiry', 'เรื่องที่สอบถาม'),
          options: WISH_OPTIONS,
          admin: { condition: (_lead: unknown, entry: { event?: unknown }) => isAskingAgain(entry) },
        },
        {
          name: 'unit',
          type: 'text',
          label: label('Unit', 'ยูนิต'),
          admin: { condition: (_lead: unknown, entry: { event?: unknown; unit?: unknown }) => Boolean(entry.unit) },
        },
        {
          name: 'message',
          type: 'textarea',
          label: label('In their own words', 'ข้อความ'),
          admin: { condition: (_lead: unknown, entry: { event?: unknown }) => isAskingAgain(entry) },
        },
      ],
    }),
    givenConsents,
    stateField,
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'staff',
      index: true,
      label: label('Owner', 'ผู้รับผิดชอบ'),
      admin: { position: 'sidebar' },
    },
    { name: 'fingerprint', type: 'text', index: true, admin: { hidden: true } },
  ],
}
