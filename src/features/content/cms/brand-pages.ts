import type { CollectionConfig } from 'payload'
import { brandPath } from '@/features/addresses'
import type { Brand } from '@/features/catalogue'
import { previewed } from '@/features/previews/server'
import { accessTo, guardPublishing } from '@/features/staff/server'
import { row } from '@/platform/cms-fields'
import { label, MENU, option } from '@/platform/cms-labels'
import { whenPublicChanges } from '@/platform/public-changes'
import { announceBrandPage } from '../operations/announce-brand-page'
import { chosenProjects, line, picture, sentences, sharingTab } from './page-fields'

const { admin, endpoints, shareField } = previewed<{ brand: Brand }>({
  collection: 'brand-pages',
  pathOf: (locale, { brand }) => (brand ? brandPath(locale, brand) : null),
})

const publicly = whenPublicChanges('brand-pages', announceBrandPage)

const principles = {
  name: 'principles',
  type: 'array' as const,
  maxRows: 8,
  label: label('Principles', 'หลักการ'),
  fields: [line('title', label('Title', 'หัวข้อ')), sentences('text', label('Text', 'ข้อความ'))],
}

const plates = {
  name: 'plates',
  type: 'array' as const,
  maxRows: 6,
  label: label('Pictures between the words', 'ภาพระหว่างเนื้อหา'),
  fields: [
    { ...picture('picture', label('Picture', 'ภาพ')), required: true },
    line('caption', label('What it shows', 'คำบรรยาย')),
  ],
}

/** The page of each brand: what it stands for, what it builds, and where. */
export const brandPages: CollectionConfig = {
  slug: 'brand-pages',
  labels: { singular: label('Brand page', 'หน้าแบรนด์'), plural: label('Brand pages', 'หน้าแบรนด์') },
  access: accessTo('catalogue'),
  admin: {
    group: MENU.content,
    useAsTitle: 'brand',
    defaultColumns: ['brand', 'headline', '_status', 'updatedAt'],
    ...admin,
  },
  endpoints,
  versions: { drafts: { autosave: { interval: 1200 }, schedulePublish: true }, maxPerDoc: 50 },
  hooks: {
    beforeOperation: [guardPublishing('catalogue')],
    beforeChange: [publicly.beforeChange],
    afterChange: [publicly.afterChange],
    afterDelete: [publicly.afterDelete],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: label('Words', 'เนื้อหา'),
          fields: [
            line('headline', label('Headline', 'พาดหัว')),
            sentences('statement', label('What the brand stands for', 'สิ่งที่แบรนด์ยึดถือ')),
            line('principlesTitle', label('Title of the principles', 'หัวข้อของหลักการ')),
            principles,
          ],
        },
        {
          label: label('Pictures', 'ภาพ'),
          fields: [
            row(
              picture('hero', label('First picture, wide (16:9)', 'ภาพแรก แนวนอน (16:9)')),
              picture('heroTall', label('First picture, upright (4:5)', 'ภาพแรก แนวตั้ง (4:5)')),
            ),
            plates,
          ],
        },
        {
          label: label('Projects and places', 'โครงการและทำเล'),
          fields: [
            line('projectsTitle', label('Title of the projects', 'หัวข้อของโครงการ')),
            line('projectsText', label('Sentence under the title', 'ประโยคใต้หัวข้อ')),
            chosenProjects(
              'projects',
              label('Empty: the first projects of the brand.', 'เว้นว่าง: โครงการลำดับแรกของแบรนด์'),
            ),
            line('placesTitle', label('Title of the places', 'หัวข้อของทำเล')),
          ],
        },
        {
          label: label('Closing', 'ส่วนท้าย'),
          fields: [
            line('closingTitle', label('Last words', 'ข้อความปิดท้าย')),
            sentences('closingText', label('Sentence under them', 'ประโยคประกอบ')),
          ],
        },
        sharingTab,
      ],
    },
    {
      name: 'brand',
      type: 'select',
      required: true,
      unique: true,
      index: true,
      options: [option('noble', 'noble', 'noble'), option('nue', 'nue', 'nue')],
      label: label('Brand', 'แบรนด์'),
      admin: { position: 'sidebar' },
    },
    shareField,
  ],
}
