import type { CollectionConfig } from 'payload'
import { previewed } from '@/features/previews/server'
import { projectPath } from '@/features/routing'
import { accessTo, guardPublishing } from '@/features/staff/server'
import type { Group } from '@/kernel/vocabulary'
import { label, MENU } from '@/platform/back-office/cms-labels'
import { whenPublicChanges } from '@/platform/cache/public-changes'
import { invalidateProject } from '../operations/pages/invalidate-project'
import { queueDerivedPrices } from '../operations/prices/derive-prices'
import { followForeignAreas } from '../operations/prices/queue-foreign-quota'
import { queueOfferChange } from '../operations/prices/queue-offer-change'
import { factFields, identityFields, locationFields, storyFields } from './project-fields'
import { filmFields } from './project-film-fields'
import { lawFields } from './project-law-fields'
import { imageFields, sectionFields, sharingFields, workflowFields } from './project-page-fields'
import { chromeFields, salesFields } from './project-sales-fields'

const { admin, endpoints, shareField } = previewed<{ Slug_name: string; Project_group: Group }>({
  collection: 'projects',
  pathOf: (locale, { Slug_name: slug, Project_group: group }) =>
    slug && group ? projectPath(locale, { slug, group }) : null,
})

const publicly = whenPublicChanges<{ id: number }>('projects', async (ctx, before, after) => {
  await invalidateProject(ctx, before, after)
  await queueOfferChange(ctx, before, after)
  await followForeignAreas(ctx, before, after)
  // The form was opened with the prices of that time, and an older version brings those of its own.
  if (after) await queueDerivedPrices(ctx, after.id)
})

/** Projects under both brands. A draft is seen by staff only; publishing shows it on the site (S1§3, S2§3). */
export const projects: CollectionConfig = {
  slug: 'projects',
  labels: { singular: label('Project', 'โครงการ'), plural: label('Projects', 'โครงการ') },
  access: accessTo('catalogue'),
  admin: {
    group: MENU.catalogue,
    useAsTitle: 'Project_Title',
    defaultColumns: ['Project_Title', 'Brand', 'Project_group', 'Badge', 'place', 'Price_rate', '_status', 'updatedAt'],
    pagination: { defaultLimit: 50 },
    listSearchableFields: ['Project_Title', 'Slug_name', 'Project_code', 'Project_Title_Lang', 'Zone'],
    ...admin,
  },
  endpoints,
  defaultSort: 'Order',
  versions: { drafts: { autosave: { interval: 1200 }, schedulePublish: true }, maxPerDoc: 50 },
  hooks: {
    beforeOperation: [guardPublishing('catalogue')],
    beforeChange: [
      publicly.beforeChange,
      ({ data }) => {
        const isPublished = data._status === 'published'
        return { ...data, Stat: isPublished ? 'publish' : 'update', wait_update: isPublished ? 'n' : 'y' }
      },
    ],
    afterChange: [publicly.afterChange],
    afterDelete: [publicly.afterDelete],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: label('Project', 'โครงการ'), fields: [...identityFields, ...factFields] },
        { label: label('Words', 'เนื้อหา'), fields: storyFields },
        { label: label('Location', 'ทำเล'), fields: locationFields },
        { label: label('Pictures and films', 'ภาพและวิดีโอ'), fields: [...imageFields, ...filmFields] },
        { label: label('Sale', 'การขาย'), fields: [...salesFields, ...lawFields] },
        { label: label('Search and sharing', 'SEO และการแชร์'), fields: sharingFields },
        { label: label('Sections', 'ส่วนของหน้า'), fields: [...sectionFields, ...chromeFields] },
        {
          label: label('Units', 'ยูนิต'),
          fields: [
            {
              name: 'unitTypes',
              type: 'join',
              collection: 'unit-types',
              on: 'project',
              label: label('Unit types', 'แบบห้องและแบบบ้าน'),
              admin: { defaultColumns: ['code', 'name', 'kind', 'area', 'priceFrom'] },
            },
            {
              name: 'units',
              type: 'join',
              collection: 'units',
              on: 'project',
              label: label('Units', 'ยูนิต'),
              defaultLimit: 20,
              admin: { defaultColumns: ['number', 'building', 'floor', 'unitType', 'price', 'state'] },
            },
          ],
        },
      ],
    },
    ...workflowFields,
    shareField,
  ],
}
