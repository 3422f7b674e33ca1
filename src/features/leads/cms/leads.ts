import type { CollectionConfig, Field } from 'payload'
import { accessTo } from '@/features/staff/server'
import { languageField } from '@/platform/cms-fields'
import { label, MENU, option } from '@/platform/cms-labels'
import { contextOf } from '@/platform/context'
import { recordLeadChange } from '../operations/record-lead-change'
import { canFollow, type LeadState } from '../rules/lead-states'

const kept = (field: Record<string, unknown>): Field =>
  ({ ...field, admin: { readOnly: true, ...(field.admin as object) } }) as Field

const stateField: Field = {
  name: 'state',
  type: 'select',
  required: true,
  defaultValue: 'new',
  index: true,
  label: label('State', 'สถานะ'),
  admin: { position: 'sidebar' },
  options: [
    option('new', 'New', 'ใหม่'),
    option('contacted', 'Contacted', 'ติดต่อแล้ว'),
    option('visit', 'Visit arranged', 'นัดเยี่ยมชม'),
    option('booked', 'Booked', 'จองแล้ว'),
    option('closed', 'Closed', 'ปิดแล้ว'),
    option('spam', 'Spam', 'สแปม'),
  ],
  validate: (async (value: LeadState, { id, req }: { id?: number; req: Parameters<typeof contextOf>[0] }) => {
    if (id === undefined) return true
    const stored = await req.payload.findByID({ collection: 'leads', id, req, depth: 0, select: { state: true } })
    return (
      canFollow(stored.state as LeadState, value) ||
      'That step is not possible from the present state · เปลี่ยนจากสถานะปัจจุบันไม่ได้'
    )
  }) as never,
}

/** People who asked about a project. What they wrote is kept as they wrote it; state, owner and notes are ours. */
export const leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: label('Lead', 'ผู้สนใจ'), plural: label('Leads', 'ผู้สนใจ') },
  access: accessTo('leads'),
  admin: {
    group: MENU.leads,
    useAsTitle: 'name',
    defaultColumns: ['name', 'project', 'wish', 'state', 'owner', 'phone', 'locale', 'createdAt'],
    listSearchableFields: ['name', 'phone', 'email'],
    pagination: { defaultLimit: 50 },
  },
  defaultSort: '-createdAt',
  hooks: {
    beforeChange: [
      ({ data, originalDoc, operation, req }) => recordLeadChange(contextOf(req), operation, data, originalDoc),
    ],
  },
  fields: [
    {
      type: 'row',
      fields: [
        kept({ name: 'name', type: 'text', required: true, label: label('Name', 'ชื่อ') }),
        kept({ name: 'phone', type: 'text', required: true, index: true, label: label('Phone', 'โทรศัพท์') }),
        kept({ name: 'email', type: 'email', required: true, index: true, label: label('E-mail', 'อีเมล') }),
      ],
    },
    {
      type: 'row',
      fields: [
        kept({
          name: 'project',
          type: 'relationship',
          relationTo: 'projects',
          required: true,
          index: true,
          label: label('Project', 'โครงการ'),
        }),
        kept({
          name: 'wish',
          type: 'select',
          required: true,
          label: label('Wish', 'ต้องการ'),
          options: [
            option('visit', 'Visit the project', 'เข้าชมโครงการ'),
            option('call', 'Be called', 'ให้โทรกลับ'),
            option('price', 'Prices and availability', 'ราคาและยูนิตว่าง'),
            option('question', 'A question', 'สอบถาม'),
          ],
        }),
        kept({ ...languageField() }),
      ],
    },
    kept({ name: 'message', type: 'textarea', label: label('In their own words', 'ข้อความ') }),
    {
      type: 'row',
      fields: [
        kept({ name: 'page', type: 'text', required: true, label: label('Page', 'หน้าที่ส่ง') }),
        kept({ name: 'source', type: 'text', label: label('Advertising source (adsrcid)', 'รหัสที่มาโฆษณา (adsrcid)') }),
        kept({ name: 'sourceCategory', type: 'text', label: label('Source category', 'กลุ่มที่มา') }),
        kept({ name: 'campaign', type: 'text', label: label('Campaign code', 'รหัสแคมเปญ') }),
        kept({ name: 'timesAsked', type: 'number', defaultValue: 1, label: label('Times asked', 'จำนวนครั้งที่ถาม') }),
      ],
    },
    kept({
      name: 'consents',
      type: 'array',
      label: label('Consent', 'ความยินยอม'),
      fields: [
        { name: 'purpose', type: 'text', required: true, label: label('Purpose', 'วัตถุประสงค์') },
        { name: 'given', type: 'checkbox', label: label('Given', 'ยินยอม') },
        { name: 'wording', type: 'textarea', required: true, label: label('Words that were shown', 'ข้อความที่แสดง') },
        { name: 'at', type: 'date', required: true, label: label('When', 'เมื่อ') },
      ],
    }),
    { name: 'notes', type: 'textarea', label: label('Notes of sales', 'บันทึกของฝ่ายขาย') },
    kept({
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
        { name: 'detail', type: 'text', label: label('Detail', 'รายละเอียด') },
      ],
    }),
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
