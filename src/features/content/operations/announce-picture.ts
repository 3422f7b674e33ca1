import { groupSegment } from '@/features/catalogue'
import { announceContent } from '@/platform/content-channel'
import type { Context } from '@/platform/context'

const PLACES_OF_A_PICTURE = [
  'hero',
  'heroTall',
  'square',
  'facade',
  'garden',
  'lobby',
  'room',
  'Logo',
  'Unit_image',
  'Meta_image',
]

/** Tells every front door that a picture was replaced or described anew: the pages of the projects that show it. */
export async function announcePicture(ctx: Context, id: number): Promise<void> {
  if (ctx.req?.context?.isSeeding === true) return
  const found = await ctx.payload.find({
    collection: 'projects',
    where: { or: PLACES_OF_A_PICTURE.map((field) => ({ [field]: { equals: id } })) },
    req: ctx.req,
    depth: 0,
    pagination: false,
    select: { Slug_name: true, Project_group: true },
  })
  if (found.docs.length === 0) return
  const tags = found.docs.flatMap((project) => [
    `project:${project.Slug_name}`,
    `cards:${groupSegment(project.Project_group)}`,
  ])
  await announceContent(ctx, ['projects', ...new Set(tags)])
}
