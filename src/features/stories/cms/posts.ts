import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { imageField } from '@/features/media/cms'
import { isFreeForPost, pagePath } from '@/features/routing'
import { sharingTab } from '@/features/seo/cms'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import { line, row, sentences } from '@/platform/back-office/cms-fields'
import { inStaffLanguage, label, option } from '@/platform/back-office/cms-labels'
import type { BlogTab } from '../domain/story'
import { invalidatePost, type StoredPost } from '../operations/invalidate-story'
import { storyBlocks } from './story-blocks'
import { storyCollection, storyDay } from './story-collection'

const TABS: { value: BlogTab; label: ReturnType<typeof label> }[] = [
  option('neighbourhoods', 'Neighbourhoods', 'ย่านและทำเล'),
  option('buying', 'Buying a home', 'ซื้อบ้าน'),
  option('living', 'Living', 'อยู่อาศัย'),
]

const NO_SLUG = label(
  'Lower-case letters, digits and single hyphens only, such as “a-first-home”.',
  'ใช้ได้เฉพาะอักษรละตินตัวเล็ก ตัวเลข และขีดกลาง เช่น “a-first-home”',
)
const TAKEN = label('This is the address of another page of the blog.', 'ที่อยู่นี้เป็นของหน้าอื่นของบล็อกแล้ว')
const NO_TITLE = label(
  'Write the title in Thai: other languages are optional.',
  'กรุณาเขียนหัวข้อภาษาไทย ส่วนภาษาอื่นจะมีหรือไม่ก็ได้',
)

const rightSlug = ((value: string | null | undefined, { req }: { req: PayloadRequest }) => {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value ?? '')) return inStaffLanguage(req, NO_SLUG)
  return isFreeForPost(value ?? '') || inStaffLanguage(req, TAKEN)
}) as TextFieldSingleValidation

const titled = ((value: string | null | undefined, { req }: { req: PayloadRequest }) =>
  req.locale !== DEFAULT_LOCALE ||
  Boolean(value?.trim()) ||
  inStaffLanguage(req, NO_TITLE)) as TextFieldSingleValidation

/** The blog. A post is shown in the languages its title is translated into, where the blog is published (C5). */
export const posts = storyCollection<StoredPost>({
  slug: 'posts',
  labels: { singular: label('Blog post', 'บทความ'), plural: label('Blog', 'บทความ') },
  listed: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'tab', 'date', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
  },
  pathOf: (locale, { slug }) => (slug ? pagePath(locale, 'blog-post', { slug }) : null),
  onPublicChange: invalidatePost,
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: label('Story', 'เนื้อหา'),
          fields: [
            { name: 'title', type: 'text', localized: true, label: label('Title', 'หัวข้อ'), validate: titled },
            sentences('excerpt', label('One or two sentences about it', 'เกริ่นหนึ่งถึงสองประโยค')),
            {
              name: 'body',
              type: 'blocks',
              localized: true,
              blocks: storyBlocks,
              label: label('Story', 'เนื้อหา'),
              labels: { singular: label('part', 'ส่วน'), plural: label('parts', 'ส่วน') },
            },
          ],
        },
        {
          label: label('First picture', 'ภาพแรก'),
          fields: [
            imageField('cover', label('Picture (16:9)', 'ภาพ (16:9)')),
            line('coverCaption', label('What it shows', 'คำบรรยาย')),
          ],
        },
        sharingTab,
      ],
    },
    row(
      {
        name: 'slug',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        label: label('Address', 'ที่อยู่หน้าเว็บ'),
        validate: rightSlug,
      },
      {
        name: 'tab',
        type: 'select',
        required: true,
        index: true,
        options: TABS,
        label: label('Tab', 'แท็บ'),
      },
      storyDay,
    ),
  ],
})
