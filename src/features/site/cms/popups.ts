import type { CollectionConfig, DateField, Field, PayloadRequest, TextFieldSingleValidation } from 'payload'
import { imageField } from '@/features/media/cms'
import { previewOf } from '@/features/previews/server'
import { homePath } from '@/features/routing'
import { addressField } from '@/features/routing/cms'
import { accessTo, guardPublishing } from '@/features/staff/server'
import { LOCALES, OWN_NAME } from '@/i18n/locales'
import { line, row, sentences } from '@/platform/back-office/cms-fields'
import { inStaffLanguage, label, MENU, option } from '@/platform/back-office/cms-labels'
import { changedByField, signChange } from '@/platform/cache/changed-by'
import { whenPublicChanges } from '@/platform/cache/public-changes'
import { isCampaign } from '../domain/popup'
import { invalidatePopup } from '../operations/invalidate-popup'

const NOT_A_CAMPAIGN = label(
  'Write a campaign with lower-case letters, digits and hyphens, such as “songkran-2027”.',
  'เขียนชื่อแคมเปญด้วยอักษรละตินตัวเล็ก ตัวเลข และขีดกลาง เช่น “songkran-2027”',
)
const NO_END = label('Say until when it shows.', 'ระบุเวลาสิ้นสุดการแสดง')
const ENDS_FIRST = label('The end is before the beginning.', 'เวลาสิ้นสุดอยู่ก่อนเวลาเริ่ม')

interface DateCheck {
  req: PayloadRequest
  siblingData: { startsAt?: string | Date | null }
}

function endsAfterStart(value: string | Date | null | undefined, { req, siblingData }: DateCheck): string | true {
  if (!value) return inStaffLanguage(req, NO_END)
  if (!siblingData.startsAt) return true
  return new Date(value) > new Date(siblingData.startsAt) || inStaffLanguage(req, ENDS_FIRST)
}

const whenFields: Field = row(
  {
    name: 'startsAt',
    type: 'date',
    required: true,
    index: true,
    label: label('From', 'เริ่ม'),
    admin: { date: { pickerAppearance: 'dayAndTime' } },
  },
  {
    name: 'endsAt',
    type: 'date',
    required: true,
    index: true,
    label: label('Until', 'สิ้นสุด'),
    admin: { date: { pickerAppearance: 'dayAndTime' } },
    validate: endsAfterStart as DateField['validate'],
  },
)

const whereFields: Field[] = [
  {
    name: 'pages',
    type: 'select',
    required: true,
    defaultValue: 'home',
    options: [
      option('all', 'Every page', 'ทุกหน้า'),
      option('home', 'Home page', 'หน้าแรก'),
      option('projects', 'Project pages', 'หน้าโครงการ'),
    ],
    label: label('Shows on', 'แสดงบน'),
    admin: { position: 'sidebar' },
  },
  {
    name: 'languages',
    type: 'select',
    hasMany: true,
    required: true,
    defaultValue: [...LOCALES],
    options: LOCALES.map((code) => option(code, OWN_NAME[code], OWN_NAME[code])),
    label: label('Languages', 'ภาษา'),
    admin: {
      position: 'sidebar',
      description: label('Shows only where its title is written.', 'แสดงเฉพาะภาษาที่มีหัวข้อแล้ว'),
    },
  },
]

const publicly = whenPublicChanges('popups', invalidatePopup)

/** Full-screen campaign popups: shown once per browser, between two moments. */
export const popups: CollectionConfig = {
  slug: 'popups',
  labels: { singular: label('Full-screen popup', 'ป๊อปอัปเต็มจอ'), plural: label('Full-screen popups', 'ป๊อปอัปเต็มจอ') },
  access: accessTo('catalogue'),
  admin: {
    group: MENU.content,
    useAsTitle: 'campaign',
    defaultColumns: ['campaign', 'title', 'pages', 'startsAt', 'endsAt', '_status'],
    listSearchableFields: ['campaign', 'title'],
    ...previewOf((locale) => homePath(locale)),
  },
  defaultSort: '-startsAt',
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  hooks: {
    beforeOperation: [guardPublishing('catalogue')],
    beforeChange: [signChange, publicly.beforeChange],
    afterChange: [publicly.afterChange],
    afterDelete: [publicly.afterDelete],
  },
  fields: [
    {
      name: 'campaign',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: label('Campaign', 'แคมเปญ'),
      validate: ((value: string | null | undefined, { req }: { req: PayloadRequest }) =>
        isCampaign(value ?? '') || inStaffLanguage(req, NOT_A_CAMPAIGN)) as TextFieldSingleValidation,
      admin: {
        description: label(
          'Each browser is shown a campaign once. Another name shows it again.',
          'แต่ละเบราว์เซอร์จะเห็นแคมเปญหนึ่งครั้ง หากเปลี่ยนชื่อจะแสดงอีกครั้ง',
        ),
      },
    },
    whenFields,
    line('title', label('Title', 'หัวข้อ')),
    sentences('text', label('Text', 'ข้อความ')),
    row(
      imageField('picture', label('Picture, wide (16:9)', 'ภาพแนวนอน (16:9)')),
      imageField('pictureTall', label('Picture, upright (4:5)', 'ภาพแนวตั้ง (4:5)')),
    ),
    row(
      line('buttonLabel', label('Words on the button', 'ข้อความบนปุ่ม')),
      addressField(
        'address',
        label('Within the site without the language, or https://', 'ภายในเว็บไซต์ไม่ต้องใส่ภาษา หรือ https://'),
      ),
    ),
    ...whereFields,
    changedByField,
  ],
}
