import type { CollectionConfig } from 'payload'
import { contextOf } from '@/platform/database/context'
import { invalidateConstruction } from '../operations/invalidate-construction'

/** The hooks of what a project page shows of its site: saved or deleted, the page is made anew. */
export const REFRESHES_PAGE: NonNullable<CollectionConfig['hooks']> = {
  afterChange: [
    ({ doc, previousDoc, req }) => invalidateConstruction(contextOf(req), doc.project, previousDoc?.project),
  ],
  afterDelete: [({ doc, req }) => invalidateConstruction(contextOf(req), doc.project)],
}
