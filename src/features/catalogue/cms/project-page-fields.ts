import type { Field } from 'payload'
import { row } from '@/platform/cms-fields'
import { label, option } from '@/platform/cms-labels'
import { SECTIONS, type Section } from '../rules/vocabulary'

const SECTION_LABELS = {
  book_online: label('Online booking', 'จองออนไลน์'),
  concept: label('Concept', 'แนวคิด'),
  project_highlight: label('Highlights', 'จุดเด่น'),
  location: label('Location', 'ทำเล'),
  master_plan: label('Master plan', 'ผังโครงการ'),
  unit_type: label('Unit types', 'แบบยูนิต'),
} as const satisfies Record<Section, unknown>

const picture = (name: string, en: string, th: string): Field => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: label(en, th),
})

export const pictureFields: Field[] = [
  row(
    picture('hero', 'First picture, wide (16:9)', 'ภาพแรก แนวนอน (16:9)'),
    picture('heroTall', 'First picture, upright (4:5)', 'ภาพแรก แนวตั้ง (4:5)'),
  ),
  row(picture('square', 'Square (1:1)', 'จัตุรัส (1:1)'), picture('facade', 'Facade', 'รายละเอียดอาคาร')),
  row(picture('garden', 'Garden or pool', 'สวนหรือสระ'), picture('lobby', 'Lobby', 'ล็อบบี้')),
  row(
    picture('room', 'Room', 'ห้อง'),
    picture('Logo', 'Word-mark', 'โลโก้'),
    picture('Unit_image', 'Unit picture', 'ภาพยูนิต'),
  ),
  { name: 'preview_data', type: 'json', label: label('Videos, draft (JSON)', 'วิดีโอ ฉบับร่าง (JSON)') },
  { name: 'Preview_data_published', type: 'json', label: label('Videos, published (JSON)', 'วิดีโอ ฉบับเผยแพร่ (JSON)') },
]

const sharingWords = (['Meta', 'Og', 'Twitter'] as const).flatMap((kind): Field[] => [
  { name: `${kind}_title`, type: 'text', localized: true, label: label(`${kind} title`, `${kind} title`) },
  {
    name: `${kind}_description`,
    type: 'textarea',
    localized: true,
    label: label(`${kind} description`, `${kind} description`),
  },
])

const sharedPicture = picture('Meta_image', 'Picture when shared (1200×630)', 'ภาพเมื่อแชร์ (1200×630)')

/** What search engines and sharers are told of a landing page. */
export const landingSharingFields: Field[] = [...sharingWords, sharedPicture]

export const sharingFields: Field[] = [
  ...sharingWords,
  {
    ...sharedPicture,
    admin: {
      description: label(
        'Empty: drawn from the first picture, name, place and price, in each language.',
        'เว้นว่าง: ระบบวาดให้จากภาพแรก ชื่อ ทำเล และราคา ในแต่ละภาษา',
      ),
    },
  } as Field,
  {
    name: 'noindex',
    type: 'checkbox',
    defaultValue: false,
    label: label('Left out of search engines', 'ไม่แสดงในผลการค้นหา'),
  },
]

/** Section status of S2§3: a section shows only where its switch is on. */
export const sectionFields: Field[] = [
  {
    name: 'section_status',
    type: 'group',
    label: label('Sections that show', 'ส่วนที่แสดง'),
    fields: SECTIONS.map((name) => ({
      name,
      type: 'checkbox',
      defaultValue: name !== 'book_online',
      label: SECTION_LABELS[name],
    })),
  },
]

/** Kept by the product (S1§3): what the last save meant. */
export const workflowFields: Field[] = [
  {
    name: 'Stat',
    type: 'select',
    options: [
      option('publish', 'Published', 'เผยแพร่'),
      option('update', 'Has unpublished changes', 'มีการแก้ไขรอเผยแพร่'),
    ],
    defaultValue: 'update',
    label: label('State', 'สถานะการเผยแพร่'),
    admin: { readOnly: true, position: 'sidebar' },
  },
  {
    name: 'wait_update',
    type: 'select',
    options: [option('y', 'Waiting', 'รอ'), option('n', 'Up to date', 'ล่าสุด')],
    defaultValue: 'n',
    label: label('Waiting for publication', 'รอเผยแพร่'),
    admin: { readOnly: true, position: 'sidebar' },
  },
]
