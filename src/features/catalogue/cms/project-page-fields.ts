import type { Field } from 'payload'
import { SECTIONS, type Section } from '@/kernel/vocabulary'
import { row } from '@/platform/back-office/cms-fields'
import { label, option } from '@/platform/back-office/cms-labels'
import { pageBlocksField } from './page-blocks'

const SECTION_LABELS = {
  book_online: label('Online booking', 'จองออนไลน์'),
  concept: label('Concept', 'แนวคิด'),
  project_highlight: label('Highlights', 'จุดเด่น'),
  location: label('Location', 'ทำเล'),
  master_plan: label('Master plan', 'ผังโครงการ'),
  unit_type: label('Unit types', 'แบบห้องและแบบบ้าน'),
} as const satisfies Record<Section, unknown>

const image = (name: string, en: string, th: string): Field => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: label(en, th),
})

export const imageFields: Field[] = [
  row(
    image('hero', 'First picture, wide (16:9)', 'ภาพแรก แนวนอน (16:9)'),
    image('heroTall', 'First picture, upright (4:5)', 'ภาพแรก แนวตั้ง (4:5)'),
  ),
  row(image('square', 'Square (1:1)', 'จัตุรัส (1:1)'), image('facade', 'Facade', 'รายละเอียดอาคาร')),
  row(image('garden', 'Garden or pool', 'สวนหรือสระ'), image('lobby', 'Lobby', 'ล็อบบี้')),
  row(image('room', 'Room', 'ห้อง'), image('Logo', 'Word-mark', 'โลโก้'), image('Unit_image', 'Unit picture', 'ภาพยูนิต')),
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

const sharingImage = image('Meta_image', 'Picture when shared (1200×630)', 'ภาพเมื่อแชร์ (1200×630)')

/** Landing page metadata for search engines and link previews. */
export const landingSharingFields: Field[] = [...sharingWords, sharingImage]

export const sharingFields: Field[] = [
  ...sharingWords,
  {
    ...sharingImage,
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

/** Section status of S2§3: a section shows only while its switch is on. */
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
  pageBlocksField,
]

/** Set by hooks (S1§3): what the last save changed. */
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
