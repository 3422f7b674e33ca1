import type { CollectionConfig, Field } from 'payload'
import { previewed } from '@/features/previews/server'
import { accessTo, guardPublishing } from '@/features/staff/server'
import type { Locale } from '@/i18n/locales'
import { label, MENU } from '@/platform/cms-labels'
import { whenPublicChanges } from '@/platform/public-changes'

/** The day a story carries. Lists are in its order, the newest first. */
export const storyDay: Field = {
  name: 'date',
  type: 'date',
  required: true,
  index: true,
  label: label('Date', 'วันที่'),
  admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
}

interface StoryKindConfig<Doc> {
  slug: 'news' | 'posts'
  labels: NonNullable<CollectionConfig['labels']>
  /** How its list in the back office looks. */
  listed: Pick<NonNullable<CollectionConfig['admin']>, 'useAsTitle' | 'defaultColumns' | 'listSearchableFields'>
  /** The address of its page; null while it has none. */
  pathOf: (locale: Locale, doc: Partial<Doc>) => string | null
  /** Tells of what the public saw before a save, and sees after it. */
  announce: Parameters<typeof whenPublicChanges<Doc>>[1]
  fields: Field[]
}

/** What news and the blog have in common: drafts with previews, publishing by role and by the clock, and telling of it. */
export function storyCollection<Doc>({
  slug,
  labels,
  listed,
  pathOf,
  announce,
  fields,
}: StoryKindConfig<Doc>): CollectionConfig {
  const { admin, endpoints, shareField } = previewed<Doc>({ collection: slug, pathOf })
  const { beforeChange, afterChange, afterDelete } = whenPublicChanges<Doc>(slug, announce)
  return {
    slug,
    labels,
    access: accessTo('catalogue'),
    admin: { group: MENU.content, ...listed, ...admin },
    endpoints,
    defaultSort: '-date',
    versions: { drafts: { autosave: { interval: 1200 }, schedulePublish: true }, maxPerDoc: 50 },
    hooks: {
      beforeOperation: [guardPublishing('catalogue')],
      beforeChange: [beforeChange],
      afterChange: [afterChange],
      afterDelete: [afterDelete],
    },
    fields: [...fields, shareField],
  }
}
