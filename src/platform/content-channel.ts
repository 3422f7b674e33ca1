import type { Context } from './context'
import { announce, databaseOf } from './database'

/** The Postgres channel on which front doors learn which pages to drop. The message is `tag,tag`. */
export const CONTENT_CHANNEL = 'content'

/** Tells every front door, once the transaction commits, that pages carrying these tags are out of date. */
export async function announceContent(ctx: Context, tags: readonly string[]): Promise<void> {
  if (tags.length === 0 || ctx.req?.context?.isSeeding === true) return
  await announce(await databaseOf(ctx.payload, ctx.req), CONTENT_CHANNEL, tags.join(','))
}
