import type { CollectionConfig } from 'payload'
import { announceContent } from './content-channel'
import { contextOf } from './context'

/** The hooks of a collection whose every change concerns the pages that carry the given tags. */
export function announcing(...tags: string[]): NonNullable<CollectionConfig['hooks']> {
  return {
    afterChange: [({ req }) => announceContent(contextOf(req), tags)],
    afterDelete: [({ req }) => announceContent(contextOf(req), tags)],
  }
}
