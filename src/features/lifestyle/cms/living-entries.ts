import type { CollectionConfig, Field } from 'payload'
import { imageField } from '@/features/media/cms'
import { previewed } from '@/features/previews/server'
import { isSlug } from '@/features/routing'
import { addressField } from '@/features/routing/cms'
import { sharingTab } from '@/features/seo/cms'
import { accessTo, guardPublishing } from '@/features/staff/server'
import { storyBlocks } from '@/features/stories/cms'
import { line, row, sentences } from '@/platform/back-office/cms-fields'
import { label, MENU, option } from '@/platform/back-office/cms-labels'
import { whenPublicChanges } from '@/platform/cache/public-changes'
import type { LivingKind } from '../domain/entry'
import { entryPath } from '../domain/entry-path'
import { invalidateEntry, type StoredEntry } from '../operations/invalidate-entry'

const KINDS: { value: LivingKind; label: ReturnType<typeof label> }[] = [
  option('service', 'noble care service', 'บริการ noble care'),
  option('benefit', 'Member benefit', 'สิทธิประโยชน์สมาชิก'),
  option('lifestyle', 'Living', 'การใช้ชีวิต'),
  option('event', 'Event', 'กิจกรรม'),
]

/** Marks a block for members: nobody else is sent its content (S2§2.10). */
const forMembers: Field = {
  name: 'isForMembers',
  type: 'checkbox',
  defaultValue: false,
  label: label('For members only', 'เฉพาะสมาชิก'),
}

const blocks = storyBlocks.map((block) => ({ ...block, fields: [...block.fields, forMembers] }))

const { admin, endpoints, shareField } = previewed<StoredEntry>({
  collection: 'living-entries',
  pathOf: (locale, { kind, slug }) => (kind && slug ? entryPath(locale, { kind, slug }) : null),
})

const publicly = whenPublicChanges<StoredEntry>('living-entries', invalidateEntry)

const contentTab = {
  label: label('Content', 'เนื้อหา'),
  fields: [
    line('title', label('Title', 'หัวข้อ')),
    sentences('lead', label('Introduction, one or two sentences', 'คำโปรย หนึ่งถึงสองประโยค')),
    line('audience', label('For whom, in a few words', 'สำหรับใคร (สั้น ๆ)')),
    line('hours', label('When', 'เวลา')),
    line('place', label('Where', 'สถานที่')),
    {
      name: 'body',
      type: 'blocks',
      localized: true,
      blocks,
      label: label('Text', 'เนื้อหา'),
      labels: { singular: label('part', 'ส่วน'), plural: label('parts', 'ส่วน') },
    } as Field,
    sentences('terms', label('Conditions', 'เงื่อนไข')),
    row(
      line('actionText', label('Button text', 'ข้อความบนปุ่ม')),
      addressField(
        'actionAddress',
        label('A path on this site without the language, or https://', 'ที่อยู่ในเว็บไซต์นี้โดยไม่ต้องใส่ภาษา หรือ https://'),
        label('Button link', 'ลิงก์ของปุ่ม'),
      ),
    ),
  ],
}

const lockTab = {
  label: label('Before signing in', 'ก่อนเข้าสู่ระบบ'),
  description: label(
    'Shown in place of the members-only parts. Empty: the usual text.',
    'แสดงแทนส่วนเฉพาะสมาชิก หากเว้นว่างจะใช้ข้อความทั่วไป',
  ),
  fields: [
    line('lockTitle', label('Title of the members-only part', 'หัวข้อของส่วนเฉพาะสมาชิก')),
    sentences('lockText', label('What members find there', 'สมาชิกจะพบอะไรในส่วนนี้')),
  ],
}

/** Services of noble care, benefits of members, stories about living and events. */
export const livingEntries: CollectionConfig = {
  slug: 'living-entries',
  labels: {
    singular: label('Care and living', 'บริการและการใช้ชีวิต'),
    plural: label('Care and living', 'บริการและการใช้ชีวิต'),
  },
  access: accessTo('catalogue'),
  admin: {
    group: MENU.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'day', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    ...admin,
  },
  endpoints,
  defaultSort: 'position',
  versions: { drafts: { autosave: { interval: 1200 }, schedulePublish: true }, maxPerDoc: 50 },
  hooks: {
    afterDelete: [publicly.afterDelete],
    afterChange: [publicly.afterChange],
    beforeChange: [publicly.beforeChange],
    beforeOperation: [guardPublishing('catalogue')],
  },
  fields: [
    row(
      {
        name: 'kind',
        type: 'select',
        required: true,
        index: true,
        options: KINDS,
        label: label('Kind', 'ประเภท'),
      },
      {
        name: 'slug',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        label: label('Address', 'ที่อยู่หน้าเว็บ'),
        validate: (value: unknown) =>
          isSlug(value) || 'Lower-case letters, digits and hyphens only · ใช้ตัวพิมพ์เล็ก ตัวเลข และขีดกลางเท่านั้น',
      },
      {
        name: 'position',
        type: 'number',
        defaultValue: 100,
        label: label('Order in its list: lowest first', 'ลำดับในรายการ: เลขน้อยแสดงก่อน'),
      },
      {
        name: 'day',
        type: 'date',
        label: label('Day of the event', 'วันจัดกิจกรรม'),
        admin: {
          date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
          condition: ({ kind }) => kind === 'event',
        },
      },
    ),
    {
      type: 'tabs',
      tabs: [
        contentTab,
        {
          label: label('Picture', 'ภาพ'),
          fields: [
            imageField('cover', label('Picture (3:2)', 'ภาพ (3:2)')),
            line('coverCaption', label('Caption', 'คำบรรยาย')),
          ],
        },
        lockTab,
        sharingTab,
      ],
    },
    shareField,
  ],
}
