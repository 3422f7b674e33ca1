import { type CacheTag, CONTENT_CHANNEL } from '@/kernel/cache/cache-tags'
import { type ChangeKind, writeContentChange } from '@/kernel/cache/content-change'
import type { Context } from '../database/context'
import { databaseOf, notify } from '../database/database'

/** Postgres limits notifications to less than 8,000 bytes. */
const LONGEST_MESSAGE = 7_900

/**
 * Invalidates everything with these tags on every node, once the transaction commits: pages, reads and tables. Whoever
 * takes something public away says `withdrawn`, or its old pages are shown for another moment.
 */
export async function invalidateTags(
  ctx: Context,
  tags: readonly CacheTag[],
  kind: ChangeKind = 'edited',
): Promise<void> {
  if (tags.length === 0 || ctx.req?.context?.isSeeding === true) return
  const message = writeContentChange(kind, tags)
  const everything: CacheTag = 'site'
  const sent = Buffer.byteLength(message) > LONGEST_MESSAGE ? writeContentChange(kind, [everything]) : message
  await notify(await databaseOf(ctx.payload, ctx.req), CONTENT_CHANNEL, sent)
}
