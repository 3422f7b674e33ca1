import type { Block, BlocksField, Field } from 'payload'
import { imageField } from '@/features/media/cms'
import { label, option } from '@/platform/back-office/cms-labels'
import { SECTION_IDS, type SectionId } from '../domain/page-blocks'

const SECTION_NAMES = {
  concept: ['Concept', 'แนวคิด'],
  highlights: ['Highlights', 'จุดเด่น'],
  gallery: ['Gallery', 'ภาพโครงการ'],
  'unit-types': ['Unit types', 'แบบห้องและแบบบ้าน'],
  'master-plan': ['Available units', 'ยูนิตว่าง'],
  'online-booking': ['Online booking', 'จองออนไลน์'],
  location: ['Location', 'ทำเลที่ตั้ง'],
  progress: ['Construction progress and documents', 'ความคืบหน้าและเอกสาร'],
  questions: ['Questions and answers', 'คำถามที่พบบ่อย'],
  register: ['Register', 'ลงทะเบียน'],
} as const satisfies Record<SectionId, readonly [string, string]>

type Names = ReturnType<typeof label>

const line = (name: string, names: Names): Field => ({ name, type: 'text', localized: true, label: names })
const text = (name: string, names: Names): Field => ({ name, type: 'textarea', localized: true, label: names })

const blocks: Block[] = [
  {
    slug: 'section',
    labels: { singular: label('Section of the page', 'ส่วนของหน้า'), plural: label('Sections', 'ส่วนของหน้า') },
    fields: [
      {
        name: 'section',
        type: 'select',
        required: true,
        options: SECTION_IDS.map((id) => option(id, SECTION_NAMES[id][0], SECTION_NAMES[id][1])),
        label: label('Section', 'ส่วน'),
      },
    ],
  },
  {
    slug: 'text',
    labels: { singular: label('Text with a picture', 'ข้อความพร้อมภาพ'), plural: label('Texts', 'ข้อความ') },
    fields: [
      line('title', label('Heading', 'หัวข้อ')),
      text('text', label('Text; leave an empty line to start a paragraph', 'ข้อความ เว้นหนึ่งบรรทัดเพื่อขึ้นย่อหน้าใหม่')),
      imageField('picture', label('Picture', 'ภาพ')),
    ],
  },
  {
    slug: 'picture',
    labels: { singular: label('Picture', 'ภาพ'), plural: label('Pictures', 'ภาพ') },
    fields: [
      { ...imageField('picture', label('Picture', 'ภาพ')), required: true } as Field,
      line('caption', label('Caption', 'คำบรรยาย')),
    ],
  },
  {
    slug: 'quote',
    labels: { singular: label('Quotation', 'คำพูด'), plural: label('Quotations', 'คำพูด') },
    fields: [text('text', label('Text', 'ข้อความ')), line('by', label('Said by', 'ผู้พูด'))],
  },
]

/** Refuses a section that is placed twice: the second place would show nothing. */
const eachSectionOnce = (value: unknown) => {
  const ids = (Array.isArray(value) ? value : []).flatMap(({ section }) => (section ? [section as SectionId] : []))
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (!twice) return true
  const [en, th] = SECTION_NAMES[twice]
  return `“${en}” is placed twice: remove one · วาง “${th}” ไว้สองครั้ง กรุณาลบออกหนึ่งรายการ`
}

/** The order of a project page, with texts and pictures of the editor's own between its sections. */
export const pageBlocksField: BlocksField = {
  name: 'page_blocks',
  type: 'blocks',
  blocks,
  validate: eachSectionOnce,
  label: label('Order of the page', 'ลำดับของหน้า'),
  labels: { singular: label('Block', 'บล็อก'), plural: label('Blocks', 'บล็อก') },
  admin: {
    description: label(
      'Empty: the usual order. Sections that are not listed follow the listed ones in their usual order. A section that is switched off above stays hidden.',
      'เว้นว่าง: ใช้ลำดับปกติ ส่วนที่ไม่ได้ระบุจะต่อท้ายตามลำดับปกติ ส่วนที่ปิดไว้ด้านบนจะไม่แสดง',
    ),
  },
}
