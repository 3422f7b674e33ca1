import type { CollectionConfig, Field, PayloadRequest } from 'payload'
import { previewed } from '@/features/previews/server'
import { policyPath } from '@/features/routing'
import { accessTo, guardPublishing } from '@/features/staff/server'
import { line, row, sentences } from '@/platform/back-office/cms-fields'
import { inStaffLanguage, label, MENU, option } from '@/platform/back-office/cms-labels'
import { changedByField, signChange } from '@/platform/cache/changed-by'
import { whenPublicChanges } from '@/platform/cache/public-changes'
import { contextOf } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { isPolicyVersion, type PolicyPart } from '../domain/policy'
import { policyTextFault } from '../domain/policy-text'
import { invalidatePolicy } from '../operations/invalidate-policy'

const { admin, endpoints, shareField } = previewed<{ part: PolicyPart }>({
  collection: 'policies',
  pathOf: (locale, { part }) => (part ? policyPath(locale, part === 'cookies' ? part : undefined) : null),
})

const publicly = whenPublicChanges('policies', invalidatePolicy)

const PART_OPTIONS: { value: PolicyPart; label: ReturnType<typeof label> }[] = [
  option('privacy', 'Privacy', 'ความเป็นส่วนตัว'),
  option('cookies', 'Cookies', 'คุกกี้'),
]

const NOT_A_VERSION = label('Digits with a dot between them: 1.0', 'ใช้ตัวเลขคั่นด้วยจุด เช่น 1.0')
const TAKEN = label('There is an edition of this name already.', 'มีฉบับที่ใช้เลขนี้แล้ว')
const WRONG_TABLE = label(
  'A table begins with “|+ what it is about”, then its head, then rows with as many cells as the head.',
  'ตารางขึ้นต้นด้วย “|+ เรื่องของตาราง” ตามด้วยหัวตาราง และแถวที่มีจำนวนช่องเท่ากับหัวตาราง',
)
const HOW = label(
  'A line is a paragraph. “- ” begins an item of a list. “|” begins a row of a table: first “|+ what it is about”, ' +
    'then “| head | head”, then the rows; names of cookies stand in backticks. {contact} and {complaint} alone on a ' +
    'line are our contact and the authority; {mail} and {phone} are filled in.',
  'หนึ่งบรรทัดคือหนึ่งย่อหน้า “- ” คือรายการ “|” คือแถวของตาราง เริ่มด้วย “|+ เรื่องของตาราง” ต่อด้วย “| หัว | หัว” แล้วจึงเป็นแถว ' +
    'ชื่อคุกกี้อยู่ในเครื่องหมาย ` บรรทัดที่มีเพียง {contact} หรือ {complaint} คือช่องทางติดต่อและหน่วยงานกำกับ ' +
    'ส่วน {mail} และ {phone} ระบบเติมให้',
)

interface Validated {
  req: PayloadRequest
  id?: number | string
  siblingData: Partial<{ part: PolicyPart }>
}

async function rightVersion(version: unknown, { req, id, siblingData }: Validated): Promise<string | true> {
  const word = typeof version === 'string' ? version : ''
  if (!isPolicyVersion(word)) return inStaffLanguage(req, NOT_A_VERSION)
  const { docs } = await localApi(contextOf(req), 'everything').find({
    collection: 'policies',
    where: { and: [{ part: { equals: siblingData.part } }, { version: { equals: word } }] },
    draft: true,
    depth: 0,
    pagination: false,
    select: { version: true },
  })
  return docs.every((other) => String(other.id) === String(id ?? '')) || inStaffLanguage(req, TAKEN)
}

const sectionFields: Field[] = [
  {
    name: 'anchor',
    type: 'text',
    required: true,
    label: label('Word in its address', 'คำในที่อยู่'),
    validate: (anchor: unknown, { req }: { req: PayloadRequest }) =>
      (typeof anchor === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(anchor)) ||
      inStaffLanguage(req, label('Small letters, digits and hyphens.', 'ตัวพิมพ์เล็ก ตัวเลข และขีดกลาง')),
  } as Field,
  { ...line('title', label('Heading', 'หัวข้อ')), required: true } as Field,
  {
    ...sentences('text', label('Text', 'ข้อความ')),
    required: true,
    admin: { description: HOW, rows: 12 },
    validate: (text: unknown, { req }: { req: PayloadRequest }) =>
      policyTextFault(typeof text === 'string' ? text : '') === null || inStaffLanguage(req, WRONG_TABLE),
  } as Field,
]

/**
 * The versions of the policies: personal data and cookies. A new version is a new entry; earlier ones stay readable
 * because consents refer to them.
 */
export const policies: CollectionConfig = {
  slug: 'policies',
  labels: { singular: label('Policy', 'นโยบาย'), plural: label('Policies', 'นโยบาย') },
  access: accessTo('catalogue'),
  admin: {
    group: MENU.content,
    useAsTitle: 'version',
    defaultColumns: ['part', 'version', 'title', 'effectiveFrom', 'changedBy', '_status', 'updatedAt'],
    description: label(
      'The latest published edition is shown; duplicate it to write the next one, and schedule it for its day.',
      'หน้าเว็บแสดงฉบับล่าสุดที่เผยแพร่ ทำสำเนาเพื่อเขียนฉบับถัดไป แล้วตั้งเวลาเผยแพร่ตามวันที่มีผล',
    ),
    ...admin,
  },
  endpoints,
  defaultSort: '-effectiveFrom',
  versions: { drafts: { autosave: { interval: 1200 }, schedulePublish: true }, maxPerDoc: 100 },
  hooks: {
    beforeOperation: [guardPublishing('catalogue')],
    beforeChange: [publicly.beforeChange, signChange],
    afterChange: [publicly.afterChange],
    afterDelete: [publicly.afterDelete],
  },
  fields: [
    row(
      {
        name: 'part',
        type: 'select',
        required: true,
        index: true,
        defaultValue: 'privacy',
        options: PART_OPTIONS,
        label: label('Part', 'ส่วน'),
      },
      {
        name: 'version',
        type: 'text',
        required: true,
        label: label('Edition', 'ฉบับที่'),
        validate: rightVersion,
      } as Field,
      {
        name: 'effectiveFrom',
        type: 'date',
        required: true,
        label: label('Applies from', 'มีผลตั้งแต่'),
      },
    ),
    { ...line('title', label('Title', 'ชื่อ')), required: true } as Field,
    sentences('lead', label('First words', 'ข้อความนำ')),
    {
      name: 'sections',
      type: 'array',
      required: true,
      minRows: 1,
      label: label('Sections', 'หัวข้อ'),
      labels: { singular: label('Section', 'หัวข้อ'), plural: label('Sections', 'หัวข้อ') },
      fields: sectionFields,
    },
    line('metaTitle', label('Title for search engines', 'ชื่อสำหรับผลการค้นหา')),
    sentences('metaDescription', label('Description for search engines', 'คำอธิบายสำหรับผลการค้นหา')),
    changedByField,
    shareField,
  ],
}
