import type { CollectionConfig } from 'payload'
import { accessTo } from '@/features/staff/server'
import { LOCALES, OWN_NAME } from '@/i18n/locales'
import { label, MENU, option } from '@/platform/back-office/cms-labels'
import { invalidating } from '@/platform/cache/invalidating'
import type { Section } from '../domain/sections'

const SECTION_OPTIONS: { value: Section; label: ReturnType<typeof label> }[] = [
  option('blog', 'Blog', 'บล็อก'),
  option('news', 'News', 'ข่าวสาร'),
  option('csr', 'Corporate social responsibility', 'ความรับผิดชอบต่อสังคม'),
  option('promotion', 'Promotions', 'โปรโมชัน'),
  option('career', 'Careers', 'ร่วมงานกับเรา'),
  option('lifestyle', 'Lifestyle', 'ไลฟ์สไตล์'),
]

/** The languages each section of the site is published in (C5). A section without a row is in all four. */
export const sections: CollectionConfig = {
  slug: 'sections',
  labels: {
    singular: label('Section and its languages', 'หมวดและภาษา'),
    plural: label('Sections and their languages', 'หมวดและภาษา'),
  },
  access: accessTo('settings'),
  admin: {
    group: MENU.settings,
    useAsTitle: 'section',
    defaultColumns: ['section', 'languages', 'updatedAt'],
    description: label(
      'Addresses in a language that is not chosen lead to the first that is. A section that is not listed is in all four; the blog, in Thai.',
      'ที่อยู่ในภาษาที่ไม่ได้เลือกจะไปยังภาษาแรกที่เลือก หมวดที่ไม่อยู่ในรายการเผยแพร่ทั้งสี่ภาษา ยกเว้นบล็อกที่เป็นภาษาไทย',
    ),
  },
  hooks: invalidating('sections', 'site'),
  fields: [
    {
      name: 'section',
      type: 'select',
      required: true,
      unique: true,
      index: true,
      options: SECTION_OPTIONS,
      label: label('Section', 'หมวด'),
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: [...LOCALES],
      options: LOCALES.map((code) => option(code, OWN_NAME[code], OWN_NAME[code])),
      label: label('Published in', 'เผยแพร่ในภาษา'),
    },
  ],
}
