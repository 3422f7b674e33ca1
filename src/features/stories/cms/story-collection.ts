import type { CollectionConfig, Field } from 'payload'
import { previewed } from '@/features/previews/server'
import { accessTo, guardPublishing } from '@/features/staff/server'
import type { Locale } from '@/i18n/locales'
import { label, MENU } from '@/platform/back-office/cms-labels'
import { whenPublicChanges } from '@/platform/cache/public-changes'

/** The date of a story. Lists are sorted by it, newest first. */
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
  /** The list view in the back office. */
  listed: Pick<NonNullable<CollectionConfig['admin']>, 'useAsTitle' | 'defaultColumns' | 'listSearchableFields'>
  /** The path of its page; null while it has none. */
  pathOf: (locale: Locale, doc: Partial<Doc>) => string | null
  /** Called with the public state before and after a save. */
  onPublicChange: Parameters<typeof whenPublicChanges<Doc>>[1]
  fields: Field[]
}

/** Shared by news and blog: drafts with previews, publishing by role and on schedule, and cache invalidation. */
export function storyCollection<Doc>({
  slug,
  labels,
  listed,
  pathOf,
  onPublicChange,
  fields,
}: StoryKindConfig<Doc>): CollectionConfig {
  const { admin, endpoints, shareField } = previewed<Doc>({ collection: slug, pathOf })
  const { beforeChange, afterChange, afterDelete } = whenPublicChanges<Doc>(slug, onPublicChange)
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
