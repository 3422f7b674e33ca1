import type { ArrayField, CollectionConfig, Field, PayloadRequest } from 'payload'
import { previewOf } from '@/features/previews/server'
import { homePath } from '@/features/routing'
import { addressField } from '@/features/routing/cms'
import { accessTo } from '@/features/staff/server'
import { row } from '@/platform/back-office/cms-fields'
import { inStaffLanguage, label, MENU, option } from '@/platform/back-office/cms-labels'
import { changedByField, signChange } from '@/platform/cache/changed-by'
import { invalidating } from '@/platform/cache/invalidating'
import { type ListFault, listFault, type MenuPlace, type StoredEntry } from '../domain/menu'

const PLACE_OPTIONS: { value: MenuPlace; label: ReturnType<typeof label> }[] = [
  option('noble', 'Menu: noble', 'เมนู: noble'),
  option('nue', 'Menu: nue', 'เมนู: nue'),
  option('home', 'Menu: finding a home', 'เมนู: ค้นหาบ้าน'),
  option('promotion', 'Menu: promotions', 'เมนู: โปรโมชัน'),
  option('corporate', 'Menu: the company', 'เมนู: องค์กร'),
  option('service', 'Menu: services', 'เมนู: บริการ'),
  option('secondary', 'Menu: secondary list', 'เมนู: รายการรอง'),
  option('footer', 'Footer: columns of links', 'ส่วนท้าย: คอลัมน์ลิงก์'),
  option('legal', 'Footer: last line', 'ส่วนท้าย: บรรทัดล่างสุด'),
]

const ADDRESS_HINT = label(
  'Without the language. It follows the address of the entry above it; one that begins with / does not. ' +
    'It shows once the page exists. Empty: a heading only.',
  'ไม่ต้องใส่ภาษา ที่อยู่จะต่อจากรายการที่อยู่เหนือขึ้นไป หากขึ้นต้นด้วย / จะไม่ต่อ ' + 'รายการจะแสดงเมื่อมีหน้านั้นแล้ว เว้นว่างหากเป็นหัวข้อเท่านั้น',
)

const entryFields: Field[] = [
  row(
    { name: 'Title', type: 'text', required: true, maxLength: 80, label: label('Thai', 'ไทย') },
    { name: 'Title_en', type: 'text', maxLength: 80, label: label('English', 'อังกฤษ') },
    { name: 'Title_cht', type: 'text', maxLength: 80, label: label('Traditional Chinese', 'จีนตัวเต็ม') },
    { name: 'Title_chs', type: 'text', maxLength: 80, label: label('Simplified Chinese', 'จีนตัวย่อ') },
  ),
  addressField('Slug', ADDRESS_HINT),
]

const FAULTS: Record<ListFault['kind'], (value: string) => ReturnType<typeof label>> = {
  'same-slug': (value) => label(`Two entries of this list lead to “${value}”.`, `มีสองรายการในรายการนี้ที่ไปยัง “${value}”`),
  'same-title': (value) =>
    label(`Two entries of this list are called “${value}”.`, `มีสองรายการในรายการนี้ที่ชื่อ “${value}”`),
}

function rightList(value: unknown, { req }: { req: PayloadRequest }): string | true {
  const fault = Array.isArray(value) ? listFault(value as Partial<StoredEntry>[]) : null
  return fault === null || inStaffLanguage(req, FAULTS[fault.kind](fault.value))
}

const listField = (...below: Field[]): ArrayField => ({
  name: 'List',
  type: 'array',
  label: label('Entries', 'รายการ'),
  labels: { singular: label('Entry', 'รายการ'), plural: label('Entries', 'รายการ') },
  validate: rightList as ArrayField['validate'],
  admin: { initCollapsed: true, components: { RowLabel: '/features/site/ui/menu-row-label#MenuRowLabel' } },
  fields: [...entryFields, ...below],
})

/** The menus of the site, three levels deep: the menu, its entries and their entries (A4.3). */
export const menus: CollectionConfig = {
  slug: 'menus',
  labels: { singular: label('Menu', 'เมนู'), plural: label('Menus', 'เมนู') },
  // Menus have no drafts: saving changes every page at once, so it requires the right to publish.
  access: accessTo('settings'),
  admin: {
    group: MENU.content,
    useAsTitle: 'Title',
    defaultColumns: ['Title', 'Title_en', 'place', 'order', 'isShown', 'changedBy', 'updatedAt'],
    listSearchableFields: ['Title', 'Title_en', 'Slug'],
    ...previewOf((locale) => homePath(locale)),
  },
  defaultSort: 'order',
  versions: { drafts: false, maxPerDoc: 50 },
  hooks: { ...invalidating('menus'), beforeChange: [signChange] },
  fields: [
    ...entryFields,
    listField(listField()),
    {
      name: 'place',
      type: 'select',
      required: true,
      unique: true,
      index: true,
      options: PLACE_OPTIONS,
      label: label('Place', 'ตำแหน่ง'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'order',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: label('Order', 'ลำดับ'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'isShown',
      type: 'checkbox',
      defaultValue: true,
      label: label('Show it on the site', 'แสดงบนเว็บไซต์'),
      admin: { position: 'sidebar' },
    },
    changedByField,
  ],
}
