import type { Tab } from 'payload'
import { imageField } from '@/features/media/cms'
import { line, sentences } from '@/platform/back-office/cms-fields'
import { label } from '@/platform/back-office/cms-labels'

/** Metadata for search engines and link previews. */
export const sharingTab: Tab = {
  label: label('Search and sharing', 'SEO และการแชร์'),
  fields: [
    line('metaTitle', label('Title for search engines', 'ชื่อสำหรับผลการค้นหา')),
    sentences('metaDescription', label('Description for search engines', 'คำอธิบายสำหรับผลการค้นหา')),
    imageField('metaImage', label('Picture when shared (1200×630)', 'ภาพเมื่อแชร์ (1200×630)')),
  ],
}
