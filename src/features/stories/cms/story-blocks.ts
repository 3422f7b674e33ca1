import type { Block, Field } from 'payload'
import { imageField } from '@/features/media/cms'
import { addressField } from '@/features/routing/cms'
import { label } from '@/platform/back-office/cms-labels'

type Names = ReturnType<typeof label>

// A post's body is written separately per language, so its fields are not localized themselves.
const oneLine = (names: Names): Field => ({ name: 'text', type: 'text', required: true, label: names })
const text = (names: Names): Field => ({ name: 'text', type: 'textarea', required: true, label: names })

const block = (slug: string, names: Names, ...fields: Field[]): Block => ({
  slug,
  labels: { singular: names, plural: names },
  fields,
})

/** The blocks of a post: plain texts, images and internal links; nothing that can contain markup. */
export const storyBlocks: Block[] = [
  block('paragraph', label('Paragraph', 'ย่อหน้า'), text(label('Text', 'ข้อความ'))),
  block('heading', label('Heading', 'หัวข้อย่อย'), oneLine(label('Heading', 'หัวข้อย่อย'))),
  block('list', label('List', 'รายการ'), text(label('One line for each item', 'หนึ่งบรรทัดต่อหนึ่งรายการ'))),
  block('quote', label('Quotation', 'คำพูด'), text(label('Text', 'ข้อความ'))),
  block(
    'picture',
    label('Picture', 'ภาพ'),
    { ...imageField('picture', label('Picture', 'ภาพ')), required: true } as Field,
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
