import { announceContent } from '@/platform/content-channel'
import type { Context } from '@/platform/context'

/** Tells every front door that something belonging to a project changed: a unit type, a picture of it. */
export async function announceProjectOf(ctx: Context, project: unknown): Promise<void> {
  if (ctx.req?.context?.isSeeding === true) return
  const id = typeof project === 'object' && project !== null ? (project as { id: number }).id : Number(project)
  const found = await ctx.payload.findByID({
    collection: 'projects',
    id,
    req: ctx.req,
    depth: 0,
    disableErrors: true,
    select: { Slug_name: true },
  })
  if (found) await announceContent(ctx, [`project:${found.Slug_name}`])
}
