import type { CollectionConfig, Field, PayloadRequest } from 'payload'
import { previewed } from '@/features/previews/server'
import { accessTo, guardPublishing } from '@/features/staff/server'
import type { SlugPath } from '@/kernel/vocabulary'
import { label, MENU, option } from '@/platform/back-office/cms-labels'
import { whenPublicChanges } from '@/platform/cache/public-changes'
import { contextOf } from '@/platform/database/context'
import { isOutside, isOwnPage, type LandingFault, landingPath } from '../domain/lists/landing'
import { checkLanding } from '../operations/pages/check-landing'
import { invalidateLanding } from '../operations/pages/invalidate-landing'
import { GROUP_OPTIONS } from './choices'
import { landingSharingFields } from './project-page-fields'

interface Address {
  Slug_path: SlugPath
  Slug_name: string
}

const { admin, endpoints, shareField } = previewed<Address>({
  collection: 'search-seos',
  pathOf: (locale, { Slug_path: slugPath, Slug_name: slug }) =>
    slugPath && slug ? landingPath(locale, { slugPath, slug }) : null,
})

const publicly = whenPublicChanges('search-seos', invalidateLanding)

const spoken = (req: PayloadRequest, names: { en: string; th: string }) =>
  names[req.i18n?.language === 'th' ? 'th' : 'en']

const FAULTS: Record<LandingFault, { en: string; th: string }> = {
  characters: label('Small letters a to z, digits and hyphens only.', 'ใช้ได้เฉพาะตัวพิมพ์เล็ก a ถึง z ตัวเลข และขีดกลาง'),
  spelling: label('This word is another spelling of a page.', 'คำนี้เป็นการสะกดอีกแบบของหน้าอื่น'),
  'no-list': label(
    'There is no list of projects at this address. New pages are made below “location”.',
    'ไม่มีรายการโครงการที่ที่อยู่นี้ หน้าใหม่สร้างได้ภายใต้ “location” เท่านั้น',
  ),
  taken: label('Another entry has this address.', 'มีรายการอื่นใช้ที่อยู่นี้แล้ว'),
}

const isPlace = ({ Slug_path }: Partial<Address>) => Slug_path === 'location'

const addressFields: Field[] = [
  {
    name: 'Slug_path',
    type: 'select',
    required: true,
    defaultValue: 'location',
    options: [
      option('location', 'location', 'location'),
      option('project', 'project', 'project'),
      option('condominium', 'condominium', 'condominium'),
      option('house', 'house', 'house'),
    ],
    label: label('Address: first word', 'ที่อยู่: คำแรก'),
    admin: { position: 'sidebar' },
  },
  {
    name: 'Slug_name',
    type: 'text',
    required: true,
    index: true,
    label: label('Address: second word', 'ที่อยู่: คำที่สอง'),
    admin: { position: 'sidebar' },
    validate: async (
      slug: unknown,
      { req, siblingData, id }: { req: PayloadRequest; siblingData: unknown; id?: unknown },
    ) => {
      const { Slug_path: slugPath = 'location' } = siblingData as Partial<Address>
      const address = { slugPath, slug: typeof slug === 'string' ? slug : '' }
      const fault = await checkLanding(contextOf(req), address, id === undefined ? null : Number(id))
      return fault === null || spoken(req, FAULTS[fault])
    },
  } as Field,
]

const wordFields: Field[] = [
  {
    name: 'Title',
    type: 'text',
    required: true,
    localized: true,
    maxLength: 80,
    label: label('Name in links and choices', 'ชื่อในลิงก์และตัวเลือก'),
  },
  {
    name: 'Page_Title',
    type: 'text',
    localized: true,
    maxLength: 120,
    label: label('Heading of the page', 'หัวเรื่องของหน้า'),
    admin: { description: label('Empty: the name.', 'เว้นว่าง: ใช้ชื่อ') },
  },
  {
    name: 'intro',
    type: 'textarea',
    localized: true,
    label: label('Introduction', 'คำนำ'),
    admin: {
      description: label(
        'An empty line begins a new paragraph. Empty: what the areas say of themselves.',
        'เว้นหนึ่งบรรทัดเพื่อขึ้นย่อหน้าใหม่ เว้นว่าง: ใช้คำอธิบายของทำเล',
      ),
    },
  },
]

const places = (name: string, names: ReturnType<typeof label>): Field => ({
  name,
  type: 'relationship',
  relationTo: 'places',
  hasMany: true,
  label: names,
})

const showsFields: Field[] = [
  {
    name: 'kind',
    type: 'select',
    options: [option('condominium', 'Condominiums', 'คอนโดมิเนียม'), option('house', 'Houses', 'บ้าน')],
    label: label('Projects', 'ประเภทโครงการ'),
    admin: { description: label('Empty: all projects.', 'เว้นว่าง: ทุกประเภท') },
  },
  places('places', label('Areas', 'ทำเล')),
  places('also', label('Areas that count too, without being named', 'ทำเลที่นับรวมโดยไม่ออกชื่อ')),
  {
    name: 'close',
    type: 'select',
    options: [
      option('train', 'BTS or MRT within ten minutes on foot', 'เดินถึง BTS หรือ MRT ภายในสิบนาที'),
      option('expressway', 'Expressway', 'ทางด่วน'),
      option('mall', 'Mall', 'ห้าง'),
    ],
    label: label('Instead of areas: what is close by', 'แทนทำเล: สิ่งที่อยู่ใกล้'),
  },
]

const choiceFields: Field[] = [
  { name: 'Popular', type: 'checkbox', defaultValue: false, label: label('Popular', 'ยอดนิยม') },
  { name: 'Location', type: 'checkbox', defaultValue: false, label: label('Areas', 'ทำเล') },
  { name: 'Transportation', type: 'checkbox', defaultValue: false, label: label('Getting about', 'การเดินทาง') },
  {
    name: 'Project_type',
    type: 'group',
    label: label('Kinds of project', 'ประเภทโครงการ'),
    fields: GROUP_OPTIONS.map((group) => ({
      name: group.value,
      type: 'checkbox',
      defaultValue: false,
      label: group.label,
    })),
  },
  {
    name: 'Link',
    type: 'text',
    maxLength: 300,
    label: label('Leads to another page of ours', 'ไปยังหน้าอื่นของเรา'),
    admin: { description: label('Without the language.', 'ไม่ต้องใส่ภาษา') },
    validate: (link: unknown, { req }: { req: PayloadRequest }) =>
      !link || isOwnPage(String(link)) || spoken(req, label('There is no such page.', 'ไม่มีหน้านี้')),
  } as Field,
  {
    name: 'Link_out',
    type: 'text',
    maxLength: 500,
    label: label('Leads off this site', 'ไปยังเว็บไซต์อื่น'),
    validate: (link: unknown, { req }: { req: PayloadRequest }) =>
      !link || isOutside(String(link)) || spoken(req, label('A whole address, https only.', 'ต้องเป็นที่อยู่เต็มแบบ https')),
  } as Field,
]

/** Search SEO entries (S1§3, A9.4): landing pages for search engines, and the choices of the finder. */
export const searchSeos: CollectionConfig = {
  slug: 'search-seos',
  labels: { singular: label('Search entry', 'หน้าค้นหา (SEO)'), plural: label('Search entries', 'หน้าค้นหา (SEO)') },
  access: accessTo('catalogue'),
  hooks: {
    beforeOperation: [guardPublishing('catalogue')],
    beforeChange: [publicly.beforeChange],
    afterChange: [publicly.afterChange],
    afterDelete: [publicly.afterDelete],
  },
  admin: {
    group: MENU.content,
    useAsTitle: 'Title',
    defaultColumns: ['Title', 'Slug_path', 'Slug_name', 'Popular', 'Location', 'Transportation', '_status'],
    pagination: { defaultLimit: 50 },
    listSearchableFields: ['Title', 'Slug_name', 'Page_Title'],
    ...admin,
  },
  endpoints,
  defaultSort: 'order',
  versions: { drafts: { autosave: { interval: 1200 }, schedulePublish: true }, maxPerDoc: 50 },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: label('Words', 'เนื้อหา'), fields: wordFields },
        {
          label: label('What it shows', 'สิ่งที่แสดง'),
          description: label(
            'Pages below “location” only. One that names neither areas nor what is close by has no page.',
            'เฉพาะหน้าภายใต้ “location” หากไม่ระบุทำเลหรือสิ่งที่อยู่ใกล้จะไม่มีหน้า',
          ),
          fields: showsFields.map((field) => ({ ...field, admin: { ...field.admin, condition: isPlace } }) as Field),
        },
        { label: label('Choices', 'ตัวเลือก'), fields: choiceFields },
        { label: label('Search and sharing', 'SEO และการแชร์'), fields: landingSharingFields },
      ],
    },
    ...addressFields,
    {
      name: 'order',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: label('Order', 'ลำดับ'),
      admin: { position: 'sidebar' },
    },
    shareField,
  ],
}
