import type { CollectionConfig, Field } from 'payload'
import { forgetUploads } from '@/features/uploads/server'
import { givenConsents, languageField, row } from '@/platform/back-office/cms-fields'
import { label, MENU, option } from '@/platform/back-office/cms-labels'
import { validEmail } from '@/platform/back-office/valid-email'
import { contextOf } from '@/platform/database/context'
import { uploadsOwner } from '../operations/take-request'
import { requestAccess } from './request-access'
import { fileEndpoint, filesEndpoint } from './request-files'

/** What the visitor sent: nobody changes it. */
const asSent = (field: Record<string, unknown>): Field =>
  ({ ...field, access: { update: () => false }, admin: { readOnly: true, ...(field.admin as object) } }) as Field

export const FORM_OPTIONS = [
  option('contact', 'Contact', 'ติดต่อเรา'),
  option('land', 'Land offer', 'เสนอขายที่ดิน'),
  option('corporate-deal', 'Company enquiry', 'ลูกค้าองค์กร'),
  option('complaint', 'Complaint', 'เรื่องร้องเรียน'),
  option('career', 'Job application', 'สมัครงาน'),
  option('show-your-need', 'Search request', 'ให้ช่วยหาบ้าน'),
]

const STATE_OPTIONS = [
  option('new', 'New', 'ใหม่'),
  option('in_hand', 'In hand', 'กำลังดำเนินการ'),
  option('answered', 'Answered', 'ตอบแล้ว'),
  option('closed', 'Closed', 'ปิดแล้ว'),
  option('spam', 'Spam', 'สแปม'),
]

const hasExtra = ({ extraQuestion }: { extraQuestion?: string | null }) => Boolean(extraQuestion)

const origin: Field = row(
  asSent({ name: 'page', type: 'text', required: true, label: label('Page', 'หน้าที่ส่ง') }),
  asSent({ name: 'source', type: 'text', label: label('Advertising source (adsrcid)', 'รหัสที่มาโฆษณา (adsrcid)') }),
  asSent({ name: 'sourceCategory', type: 'text', label: label('Source category', 'กลุ่มที่มา') }),
  asSent({ name: 'timesSent', type: 'number', defaultValue: 1, label: label('Times sent', 'จำนวนครั้งที่ส่ง') }),
)

/** Forms that visitors sent: messages, land offers, company enquiries, complaints. State, owner and notes belong to staff. */
export const requests: CollectionConfig = {
  slug: 'requests',
  labels: { singular: label('Request', 'คำขอ'), plural: label('Requests', 'คำขอ') },
  access: requestAccess,
  endpoints: [filesEndpoint, fileEndpoint],
  hooks: { afterDelete: [({ id, req }) => forgetUploads(contextOf(req), [uploadsOwner(Number(id))])] },
  admin: {
    group: MENU.leads,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'form', 'name', 'state', 'owner', 'phone', 'locale', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'phone', 'email'],
    pagination: { defaultLimit: 50 },
  },
  defaultSort: '-createdAt',
  fields: [
    row(
      asSent({
        name: 'reference',
        type: 'text',
        required: true,
        unique: true,
        label: label('Reference', 'หมายเลขอ้างอิง'),
      }),
      asSent({
        name: 'form',
        type: 'select',
        required: true,
        index: true,
        options: FORM_OPTIONS,
        label: label('Form', 'แบบฟอร์ม'),
      }),
      asSent({ ...languageField() }),
    ),
    row(
      asSent({ name: 'name', type: 'text', required: true, label: label('Name', 'ชื่อ') }),
      asSent({ name: 'phone', type: 'text', required: true, index: true, label: label('Phone', 'โทรศัพท์') }),
      asSent({
        name: 'email',
        type: 'email',
        validate: validEmail,
        required: true,
        index: true,
        label: label('Email', 'อีเมล'),
      }),
    ),
    asSent({ name: 'answers', type: 'json', label: label('Answers', 'คำตอบ') }),
    row(
      asSent({
        name: 'extraQuestion',
        type: 'text',
        label: label('Extra question, as asked', 'คำถามเพิ่มเติมตามที่ถาม'),
        admin: { condition: hasExtra },
      }),
      asSent({
        name: 'extraAnswer',
        type: 'textarea',
        label: label('Answer to the extra question', 'คำตอบ'),
        admin: { condition: hasExtra },
      }),
    ),
    { name: 'files', type: 'ui', admin: { components: { Field: '/features/requests/ui/request-files#RequestFiles' } } },
    origin,
    givenConsents,
    { name: 'notes', type: 'textarea', label: label('Notes', 'บันทึก') },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: STATE_OPTIONS,
      label: label('Status', 'สถานะ'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'staff',
      index: true,
      label: label('Owner', 'ผู้รับผิดชอบ'),
      admin: { position: 'sidebar' },
    },
    { name: 'fingerprint', type: 'text', index: true, access: { read: () => false }, admin: { hidden: true } },
  ],
}
