import type { Block, Field } from 'payload'
import { label } from '@/platform/cms-labels'
import { addressField } from './address-field'
import { picture } from './page-fields'

type Names = ReturnType<typeof label>

// A story is written whole in each language, so that its fields need no language of their own.
const oneLine = (names: Names): Field => ({ name: 'text', type: 'text', required: true, label: names })
const text = (names: Names): Field => ({ name: 'text', type: 'textarea', required: true, label: names })

const block = (slug: string, names: Names, ...fields: Field[]): Block => ({
  slug,
  labels: { singular: names, plural: names },
  fields,
})

/** What a story is made of: plain texts, pictures and links of ours, and nothing that could hold markup. */
export const storyBlocks: Block[] = [
  block('paragraph', label('Paragraph', 'ย่อหน้า'), text(label('Text', 'ข้อความ'))),
  block('heading', label('Heading', 'หัวข้อย่อย'), oneLine(label('Heading', 'หัวข้อย่อย'))),
  block('list', label('List', 'รายการ'), text(label('One line for each item', 'หนึ่งบรรทัดต่อหนึ่งรายการ'))),
  block('quote', label('Quotation', 'คำพูด'), text(label('Text', 'ข้อความ'))),
  block(
    'picture',
    label('Picture', 'ภาพ'),
    { ...picture('picture', label('Picture', 'ภาพ')), required: true } as Field,
    { name: 'caption', type: 'text', label: label('What it shows', 'คำบรรยาย') },
  ),
  block('link', label('Link', 'ลิงก์'), oneLine(label('Words on the link', 'ข้อความบนลิงก์')), {
    ...addressField(
      'address',
      label('Within the site without the language, or https://', 'ภายในเว็บไซต์ไม่ต้องใส่ภาษา หรือ https://'),
    ),
    required: true,
  }),
]
