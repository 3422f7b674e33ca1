import type { CollectionConfig, PayloadRequest } from 'payload'
import { type CacheTag, TABLE_TAGS } from '@/kernel/cache/cache-tags'
import type { ChangeKind } from '@/kernel/cache/content-change'
import { contextOf } from '../database/context'
import { invalidateTags } from './invalidation'

/**
 * The hooks of a collection whose every change invalidates the given tags. A table decides what an address answers: its
 * changes are of an unknown kind.
 */
export function invalidating(...tags: CacheTag[]): NonNullable<CollectionConfig['hooks']> {
  const isTable = tags.some((tag) => (TABLE_TAGS as readonly string[]).includes(tag))
  const invalidate = (kind: ChangeKind) => (args: { req: PayloadRequest }) =>
    invalidateTags(contextOf(args.req), tags, isTable ? 'unknown' : kind)
  return { afterChange: [invalidate('edited')], afterDelete: [invalidate('withdrawn')] }
}
