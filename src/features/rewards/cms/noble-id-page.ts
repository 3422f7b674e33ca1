import type { Field, GlobalConfig } from 'payload'
import { imageField } from '@/features/media/cms'
import { previewed } from '@/features/previews/server'
import { isSlug, pagePath } from '@/features/routing'
import { sharingTab } from '@/features/seo/cms'
import { accessTo, guardPublishing } from '@/features/staff/server'
import { line, row, sentences } from '@/platform/back-office/cms-fields'
import { label, MENU } from '@/platform/back-office/cms-labels'
import { contextOf } from '@/platform/database/context'
import { invalidateNobleId } from '../operations/invalidate-noble-id'

const { read, readVersions, update } = accessTo('catalogue')

const { admin, endpoints, shareField } = previewed({
  collection: 'noble-id',
  isGlobal: true,
  pathOf: (locale) => pagePath(locale, 'noble-id'),
})

const number = (name: string, names: ReturnType<typeof label>, min: number, max: number, usual?: number): Field => ({
  name,
  type: 'number',
  required: true,
  min,
  max,
  defaultValue: usual,
  label: names,
})

const pageFields: Field[] = [
  line('title', label('Heading', 'หัวข้อ')),
  sentences('lead', label('What noble ID is', 'noble ID คืออะไร')),
  imageField('picture', label('Picture (4:3)', 'ภาพ (4:3)')),
  {
    name: 'steps',
    type: 'array',
    maxRows: 4,
    label: label('How it works', 'วิธีใช้งาน'),
    fields: [line('title', label('Title', 'หัวข้อ')), sentences('text', label('Text', 'ข้อความ'))],
  },
  {
    name: 'questions',
    type: 'array',
    maxRows: 12,
    label: label('Questions and answers', 'คำถามที่พบบ่อย'),
    fields: [line('question', label('Question', 'คำถาม')), sentences('answer', label('Answer', 'คำตอบ'))],
  },
]

const levelFields: Field[] = [
  line('levelsTitle', label('Title of this part', 'หัวข้อของส่วนนี้')),
  {
    name: 'levels',
    type: 'array',
    maxRows: 5,
    label: label('Levels, the lowest first', 'ระดับสมาชิก เริ่มจากระดับแรก'),
    fields: [
      row(line('name', label('Name', 'ชื่อระดับ')), number('from', label('From (points)', 'ตั้งแต่ (คะแนน)'), 0, 1_000_000)),
      sentences('text', label('Description', 'คำอธิบาย')),
    ],
  },
]

const benefitFields: Field[] = [
  line('benefitsTitle', label('Title of this part', 'หัวข้อของส่วนนี้')),
  {
    name: 'benefits',
    type: 'array',
    maxRows: 40,
    label: label('Benefits', 'สิทธิประโยชน์'),
    fields: [
      row(line('title', label('Benefit', 'สิทธิประโยชน์')), {
        name: 'code',
        type: 'text',
        required: true,
        label: label('Benefit code', 'รหัสสิทธิ์'),
        admin: { description: label('Do not change it once published.', 'ห้ามเปลี่ยนหลังเผยแพร่') },
        validate: (value: unknown) =>
          isSlug(value) || 'Lower-case letters, digits and hyphens only · ใช้ตัวพิมพ์เล็ก ตัวเลข และขีดกลางเท่านั้น',
      }),
      sentences('text', label('Text', 'ข้อความ')),
      sentences('terms', label('Condition, shown with the benefit', 'เงื่อนไข แสดงคู่กับสิทธิ์')),
      row(
        number('points', label('Points (0: included with the level)', 'คะแนนที่ใช้ (0 คือได้ตามระดับ)'), 0, 1_000_000, 0),
        number('level', label('From level (1 is the first)', 'ตั้งแต่ระดับที่ (1 คือระดับแรก)'), 1, 5, 1),
      ),
    ],
  },
]

const ruleFields: Field[] = [
  row(
    number('visitPoints', label('Points for a visit', 'คะแนนต่อการเข้าชม'), 0, 1_000_000, 200),
    number('contractPoints', label('Points for a signed contract', 'คะแนนเมื่อทำสัญญา'), 0, 1_000_000, 5000),
  ),
  row(
    number('expiryMonths', label('Points can be used for (months)', 'อายุคะแนน (เดือน)'), 1, 120, 24),
    number('codeDays', label('A code can be used for (days)', 'อายุรหัส (วัน)'), 1, 365, 30),
  ),
]

/** The page of noble ID: what it is, its levels, its benefits, and what the rules give. The published version counts. */
export const nobleIdPage: GlobalConfig = {
  slug: 'noble-id',
  label: label('noble ID', 'noble ID'),
  access: { read, readVersions, update },
  admin: { group: MENU.content, ...admin },
  endpoints,
  versions: { drafts: { autosave: { interval: 1200 }, schedulePublish: true }, max: 50 },
  hooks: {
    beforeOperation: [guardPublishing('catalogue')],
    afterChange: [({ doc, previousDoc, req }) => invalidateNobleId(contextOf(req), previousDoc, doc)],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: label('Page', 'หน้า'), fields: pageFields },
        { label: label('Levels', 'ระดับ'), fields: levelFields },
        { label: label('Benefits', 'สิทธิประโยชน์'), fields: benefitFields },
        { label: label('Points', 'คะแนน'), fields: ruleFields },
        sharingTab,
      ],
    },
    shareField,
  ],
}
