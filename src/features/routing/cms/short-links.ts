import type {
  CollectionConfig,
  Field,
  FieldAccess,
  PayloadRequest,
  TextField,
  TextFieldSingleValidation,
} from 'payload'
import { accessTo } from '@/features/staff/server'
import { inStaffLanguage, label, MENU } from '@/platform/back-office/cms-labels'
import { contextOf } from '@/platform/database/context'
import { env } from '@/platform/process/env'
import { normalCode, type ShortCodeFault, shortCodeFault } from '../domain/short-codes'
import { readTarget, type ShortTargetFault } from '../domain/short-targets'
import { invalidateShortLink } from '../operations/invalidate-short-link'
import { makeShortCode } from '../operations/make-short-code'
import { targetRules } from '../operations/target-rules'

type Names = ReturnType<typeof label>
type Checked = { req: PayloadRequest }

const CODE_FAULTS: Record<ShortCodeFault, Names> = {
  characters: label(
    'Write a code with letters a–z, digits, - and _, and / between words, such as “sale24” or “expo/ari”.',
    'เขียนรหัสด้วยอักษรละติน a–z ตัวเลข - และ _ คั่นคำด้วย / ได้ เช่น “sale24” หรือ “expo/ari”',
  ),
  length: label('A code has 2 to 80 characters.', 'รหัสต้องมี 2 ถึง 80 ตัวอักษร'),
  taken: label(
    'This address already is a page, a redirect or a reserved word of the site. Choose another code.',
    'ที่อยู่นี้เป็นหน้าเว็บ การเปลี่ยนเส้นทาง หรือคำสงวนของเว็บไซต์อยู่แล้ว กรุณาใช้รหัสอื่น',
  ),
}

const TARGET_FAULTS: Record<ShortTargetFault, Names> = {
  spelling: label(
    'Write a path that begins with one /, or a whole address that begins with https://, without spaces.',
    'เขียนที่อยู่ที่ขึ้นต้นด้วย / ตัวเดียว หรือที่อยู่เต็มที่ขึ้นต้นด้วย https:// โดยไม่มีช่องว่าง',
  ),
  host: label(
    'Short links may lead to this site and to hosts the operator allows (ALLOWED_HOSTS). This host is not one of them.',
    'ลิงก์สั้นไปได้เฉพาะเว็บไซต์นี้และโฮสต์ที่ผู้ดูแลระบบอนุญาต (ALLOWED_HOSTS) โฮสต์นี้ยังไม่ได้รับอนุญาต',
  ),
  page: label('There is no page of the site at this path.', 'ไม่มีหน้าเว็บที่ที่อยู่นี้'),
}

const rulesOf = (req: PayloadRequest) => targetRules(contextOf(req))

async function rightCode(value: string | null | undefined, { req }: Checked): Promise<string | true> {
  const code = normalCode(value ?? '')
  const fault = code === '' ? null : shortCodeFault(code, (await rulesOf(req)).settings)
  return fault === null || inStaffLanguage(req, CODE_FAULTS[fault])
}

async function rightTarget(value: string | null | undefined, { req }: Checked): Promise<string | true> {
  const read = readTarget(value ?? '', await rulesOf(req), env.publicUrl)
  return read.ok || inStaffLanguage(req, TARGET_FAULTS[read.refusal])
}

async function storedTarget({ value, req }: Checked & { value?: string | null }): Promise<string | null | undefined> {
  const read = readTarget(value ?? '', await rulesOf(req), env.publicUrl)
  return read.ok ? read.value : value
}

const codeField: TextField = {
  name: 'code',
  type: 'text',
  unique: true,
  index: true,
  label: label('Code', 'รหัส'),
  validate: rightCode as TextFieldSingleValidation,
  hooks: {
    beforeValidate: [
      async ({ value, req }) => normalCode(String(value ?? '')) || (await makeShortCode(contextOf(req))),
    ],
    beforeDuplicate: [() => null],
  },
  admin: {
    description: label(
      'The part after our address. Capital letters make no difference. If left empty, a code of six characters is generated.',
      'ส่วนที่ต่อท้ายที่อยู่เว็บไซต์ ตัวพิมพ์เล็กใหญ่ใช้ได้เหมือนกัน หากเว้นว่าง ระบบจะสร้างรหัสหกตัวอักษรให้',
    ),
  },
}

const targetField: TextField = {
  name: 'target',
  type: 'text',
  required: true,
  label: label('Leads to', 'ปลายทาง'),
  validate: rightTarget as TextFieldSingleValidation,
  hooks: { beforeValidate: [storedTarget] },
  admin: {
    placeholder: '/promotion?utm_source=line',
    description: label(
      'A path of this site, or https:// on an allowed host. Without a language it takes the visitor’s.',
      'ที่อยู่ภายในเว็บไซต์นี้ หรือ https:// บนโฮสต์ที่อนุญาต หากไม่ระบุภาษาจะใช้ภาษาของผู้เข้าชม',
    ),
  },
}

const nobody: FieldAccess = () => false
const counted = { create: nobody, update: nobody }

const countFields: Field[] = [
  {
    name: 'hits',
    type: 'number',
    defaultValue: 0,
    label: label('Hits', 'จำนวนครั้งที่เปิด'),
    access: counted,
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: label(
        'Counted without knowing who came; at most ten seconds late.',
        'นับโดยไม่เก็บข้อมูลผู้เข้าชม อัปเดตช้าไม่เกินสิบวินาที',
      ),
    },
  },
  {
    name: 'lastHitAt',
    type: 'date',
    label: label('Last hit', 'เปิดล่าสุด'),
    access: counted,
    admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
  },
]

const cardField: Field = {
  name: 'card',
  type: 'ui',
  admin: {
    components: {
      Field: {
        path: '/features/routing/ui/short-link-card#ShortLinkCard',
        clientProps: {
          words: {
            title: label('The link and its QR code', 'ลิงก์และ QR code'),
            unsaved: label(
              'Save first: then the link and its QR code stand here.',
              'บันทึกก่อน แล้วลิงก์และ QR code จะแสดงที่นี่',
            ),
            code: label('QR code of this link', 'QR code ของลิงก์นี้'),
            copy: label('Copy link', 'คัดลอกลิงก์'),
            copied: label('Copied', 'คัดลอกแล้ว'),
            svg: label('Download SVG', 'ดาวน์โหลด SVG'),
            png: label('Download PNG', 'ดาวน์โหลด PNG'),
          },
        },
      },
    },
  },
}

/** Gateways count hits while the form is open: a save must not write back the old number. */
function leaveCounts({ data, operation }: { data: Record<string, unknown>; operation: 'create' | 'update' }) {
  const { hits, lastHitAt, ...rest } = data
  return operation === 'create' ? { ...rest, hits: 0 } : rest
}

/** Short addresses for print, chats and QR codes (S1§7, A3.5). Gateways resolve them from memory. */
export const shortLinks: CollectionConfig = {
  slug: 'short-links',
  labels: { singular: label('Short link', 'ลิงก์สั้น'), plural: label('Short links', 'ลิงก์สั้น') },
  // No drafts: a save applies at once, so it needs the right to publish.
  access: accessTo('settings'),
  admin: {
    group: MENU.content,
    useAsTitle: 'code',
    defaultColumns: ['code', 'target', 'campaign', 'hits', 'expiresAt', 'isActive'],
    listSearchableFields: ['code', 'target', 'campaign'],
    pagination: { defaultLimit: 50 },
  },
  defaultSort: '-createdAt',
  hooks: {
    beforeChange: [leaveCounts],
    afterChange: [({ doc, previousDoc, req }) => invalidateShortLink(contextOf(req), [previousDoc?.code, doc.code])],
    afterDelete: [({ doc, req }) => invalidateShortLink(contextOf(req), [doc.code])],
  },
  fields: [
    codeField,
    targetField,
    {
      name: 'campaign',
      type: 'text',
      index: true,
      maxLength: 80,
      label: label('Campaign', 'แคมเปญ'),
      admin: {
        description: label(
          'For finding and counting here. Nothing is added to the address.',
          'ใช้ค้นหาและนับในระบบนี้เท่านั้น ไม่เพิ่มลงในที่อยู่',
        ),
      },
    },
    cardField,
    {
      name: 'expiresAt',
      type: 'date',
      index: true,
      label: label('Works until', 'ใช้ได้ถึง'),
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description: label('Empty: for ever.', 'เว้นว่าง: ใช้ได้ตลอด'),
      },
    },
    {
      name: 'isActive',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      label: label('It works', 'เปิดใช้งาน'),
      admin: { position: 'sidebar' },
    },
    ...countFields,
  ],
}
