import type { CollectionConfig } from 'payload'
import { accessTo } from '@/features/staff/server'
import { label, MENU } from '@/platform/back-office/cms-labels'
import { invalidating } from '@/platform/cache/invalidating'
import { SEARCH_WORDS_TAG } from '../operations/read-gazetteer'

/** Sets of synonyms for the search, maintained by editors: ทาวน์โฮม, townhome, 聯排. */
export const searchSynonyms: CollectionConfig = {
  slug: 'search-words',
  labels: { singular: label('Words held equal', 'คำที่มีความหมายเดียวกัน'), plural: label('Search words', 'คำค้นหา') },
  // No drafts: a saved change affects the next search, so it needs the right to publish.
  access: accessTo('settings'),
  admin: {
    group: MENU.content,
    useAsTitle: 'name',
    defaultColumns: ['name', 'words', 'updatedAt'],
    listSearchableFields: ['name'],
    description: label(
      'A search for any word of a set also finds the others, in every language.',
      'ค้นด้วยคำใดคำหนึ่งในชุด จะพบคำอื่นในชุดเดียวกันด้วย ไม่ว่าหน้าเว็บภาษาใด',
    ),
  },
  hooks: invalidating(SEARCH_WORDS_TAG),
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80, label: label('Name for staff', 'ชื่อเรียกภายใน') },
    {
      name: 'words',
      type: 'text',
      hasMany: true,
      required: true,
      minRows: 2,
      maxRows: 30,
      maxLength: 60,
      label: label('Words', 'คำ'),
      admin: {
        description: label(
          'Write a word and press Enter. At least two; capitals, hyphens and tone marks make no difference.',
          'พิมพ์คำแล้วกด Enter อย่างน้อยสองคำ ตัวพิมพ์ใหญ่ ขีด และวรรณยุกต์ไม่มีผล',
        ),
      },
    },
  ],
}
