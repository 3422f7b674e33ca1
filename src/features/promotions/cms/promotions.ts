import type { CollectionConfig, Field } from 'payload'
import { filmField, imageField } from '@/features/media/cms'
import { previewed } from '@/features/previews/server'
import { isSlug, pagePath } from '@/features/routing'
import { accessTo, guardPublishing } from '@/features/staff/server'
import { cleanHtml } from '@/formats/clean-html'
import { BRANDS } from '@/kernel/vocabulary'
import { line, moment, row, sentences } from '@/platform/back-office/cms-fields'
import { label, MENU, option } from '@/platform/back-office/cms-labels'
import { whenPublicChanges } from '@/platform/cache/public-changes'
import { colourFault, READABLE } from '../domain/colours'
import { queueOffers } from '../operations/apply-unit-offers'
import { invalidatePromotion, type StoredPromotion } from '../operations/invalidate-promotion'
import { benefitsField } from './benefits-field'

const colour = (name: string, en: string, th: string, usual: string): Field => ({
  name,
  type: 'text',
  defaultValue: usual,
  label: label(en, th),
  validate: (value: unknown, { data }: { data: unknown }) => {
    const { Promotion_Font_color: ink, Promotion_Background_color: ground } = data as Record<string, unknown>
    const fault = colourFault(value, ink, ground)
    if (fault === null) return true
    return fault === 'notAColour'
      ? 'A colour such as #14110F · ระบุสี เช่น #14110F'
      : `Too little contrast to be read: ${fault.toFixed(1)}, at least ${READABLE} · สีตัวอักษรกับพื้นใกล้กันเกินไป (${fault.toFixed(1)}) ต้องไม่น้อยกว่า ${READABLE}`
  },
})

const sharing = (['Meta', 'Og', 'Twitter'] as const).flatMap((kind): Field[] => [
  line(`${kind}_title`, label(`${kind} title`, `${kind} title`)),
  sentences(`${kind}_description`, label(`${kind} description`, `${kind} description`)),
])

const description: Field = {
  name: 'Promotion_Description',
  type: 'textarea',
  localized: true,
  label: label('Text of the page (HTML allowed)', 'ข้อความบนหน้า (ใช้ HTML ได้)'),
  admin: {
    rows: 10,
    description: label(
      'Paragraphs, lists, bold, italics and links are kept; everything else is taken out when saved.',
      'ใช้ย่อหน้า รายการ ตัวหนา ตัวเอียง และลิงก์ได้ ส่วนอื่นจะถูกตัดออกเมื่อบันทึก',
    ),
  },
  hooks: { beforeChange: [({ value }) => (typeof value === 'string' ? cleanHtml(value) : value)] },
}

const { admin, endpoints, shareField } = previewed<{ Slug_name: string }>({
  collection: 'promotions',
  pathOf: (locale, { Slug_name: slug }) => (slug ? pagePath(locale, 'promotion-page', { slug }) : null),
})

const publicly = whenPublicChanges<StoredPromotion>('promotions', async (ctx, before, after) => {
  await invalidatePromotion(ctx, before, after)
  await queueOffers(ctx, before, after)
})

/** Promotions with the fields of S1§3. One is shown while it is published and active; its state follows the clock. */
export const promotions: CollectionConfig = {
  slug: 'promotions',
  labels: { singular: label('Promotion', 'โปรโมชัน'), plural: label('Promotions', 'โปรโมชัน') },
  access: accessTo('catalogue'),
  admin: {
    group: MENU.content,
    useAsTitle: 'Title',
    defaultColumns: ['Title', 'Brand', 'startsAt', 'endsAt', 'Active', '_status'],
    listSearchableFields: ['Title', 'Slug_name', 'Campaign_Code'],
    ...admin,
  },
  endpoints,
  defaultSort: '-startsAt',
  versions: { drafts: { autosave: { interval: 1200 }, schedulePublish: true }, maxPerDoc: 50 },
  hooks: {
    beforeOperation: [guardPublishing('catalogue')],
    beforeChange: [
      publicly.beforeChange,
      ({ data }) => ({ ...data, Stat: data._status === 'published' ? 'publish' : 'update' }),
    ],
    afterChange: [publicly.afterChange],
    afterDelete: [publicly.afterDelete],
  },
  fields: [
    line('Title', label('Title in lists', 'ชื่อในรายการ')),
    sentences('Description', label('In one sentence', 'คำอธิบายหนึ่งประโยค')),
    line('benefit', label('What one gets, in a few words', 'สิทธิพิเศษแบบสั้น')),
    row(
      {
        name: 'Slug_name',
        type: 'text',
        required: true,
        unique: true,
        label: label('Address', 'ที่อยู่ (slug)'),
        validate: (value: unknown) =>
          isSlug(value) || 'Small letters, digits and hyphens · ใช้ตัวพิมพ์เล็ก ตัวเลข และขีดกลางเท่านั้น',
      },
      {
        name: 'Brand',
        type: 'select',
        options: BRANDS.map((brand) => option(brand, brand, brand)),
        label: label('Brand', 'แบรนด์'),
      },
      { name: 'Campaign_Code', type: 'text', label: label('Campaign code', 'รหัสแคมเปญ') },
    ),
    row(moment('startsAt', label('Starts (Bangkok)', 'เริ่ม')), moment('endsAt', label('Ends (Bangkok)', 'สิ้นสุด'))),
    {
      name: 'project_publisheds',
      type: 'relationship',
      relationTo: 'projects',
      hasMany: true,
      index: true,
      label: label('Projects', 'โครงการ'),
      admin: { components: { beforeInput: ['/features/promotions/ui/closed-projects#ClosedProjects'] } },
    },
    benefitsField,
    line('Promotion_Title', label('Heading of the page', 'หัวข้อบนหน้า')),
    description,
    sentences('terms', label('Terms', 'เงื่อนไข')),
    row(
      colour('Promotion_Font_color', 'Colour of the text', 'สีตัวอักษร', '#FAF9F6'),
      colour('Promotion_Background_color', 'Colour of the ground', 'สีพื้น', '#14110F'),
    ),
    row(
      { name: 'Has_register', type: 'checkbox', defaultValue: true, label: label('Has a form', 'มีแบบฟอร์มลงทะเบียน') },
      line('Title_register_box', label('Title of the form', 'หัวข้อแบบฟอร์ม')),
    ),
    imageField('Image_cover', label('Picture in lists (641×801)', 'ภาพในรายการ (641×801)')),
    imageField('Promotion_Banner', label('Picture of the page (880×1100)', 'ภาพบนหน้า (880×1100)')),
    imageField('title_img', label('Title as a picture', 'ชื่อเป็นภาพ')),
    row(
      filmField('Pre_video', label('Opening film, wide', 'วิดีโอเปิด แนวนอน')),
      filmField('Pre_video_mobile', label('Opening film, upright', 'วิดีโอเปิด แนวตั้ง')),
    ),
    row(
      filmField('Video', label('Film, wide', 'วิดีโอ แนวนอน')),
      filmField('Video_mobile', label('Film, upright', 'วิดีโอ แนวตั้ง')),
    ),
    {
      type: 'collapsible',
      label: label('Search and sharing', 'SEO และการแชร์'),
      admin: { initCollapsed: true },
      fields: [...sharing, imageField('Meta_image', label('Picture when shared (1200×630)', 'ภาพเมื่อแชร์ (1200×630)'))],
    },
    {
      name: 'Active',
      type: 'checkbox',
      defaultValue: true,
      label: label('Active', 'ใช้งาน'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'Stat',
      type: 'select',
      options: [option('publish', 'Published', 'เผยแพร่'), option('update', 'Draft', 'ฉบับร่าง')],
      defaultValue: 'update',
      label: label('State', 'สถานะการเผยแพร่'),
      admin: { readOnly: true, position: 'sidebar' },
    },
    shareField,
  ],
}
