import { groupSegment } from '@/features/catalogue'
import type { Post } from '@/payload-types'
import { announceContent } from '@/platform/content-channel'
import type { Context } from '@/platform/context'

const IN_PROJECTS = [
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
const IN_BRAND_PAGES = ['hero', 'heroTall', 'metaImage', 'plates.picture']

const anyOf = (fields: readonly string[], id: number) => ({ or: fields.map((field) => ({ [field]: { equals: id } })) })

async function projectsWith(ctx: Context, id: number): Promise<string[]> {
  const { docs } = await ctx.payload.find({
    collection: 'projects',
    where: anyOf(IN_PROJECTS, id),
    req: ctx.req,
    depth: 0,
    pagination: false,
    select: { Slug_name: true, Project_group: true },
  })
  const tags = docs.flatMap((project) => [
    `project:${project.Slug_name}`,
    `cards:${groupSegment(project.Project_group)}`,
  ])
  return docs.length > 0 ? ['projects', ...tags] : []
}

async function brandPagesWith(ctx: Context, id: number): Promise<string[]> {
  const { docs } = await ctx.payload.find({
    collection: 'brand-pages',
    where: anyOf(IN_BRAND_PAGES, id),
    req: ctx.req,
    depth: 0,
    pagination: false,
    select: { brand: true },
  })
  return docs.map(({ brand }) => `brand:${brand}`)
}

async function homeWith(ctx: Context, id: number): Promise<string[]> {
  const { hero, brands, metaImage } = await ctx.payload.findGlobal({ slug: 'home-page', req: ctx.req, depth: 0 })
  const shown = [hero?.picture, hero?.pictureTall, brands?.noble?.picture, brands?.nue?.picture, metaImage]
  return shown.includes(id) ? ['home'] : []
}

async function popupsWith(ctx: Context, id: number): Promise<string[]> {
  const where = { and: [{ _status: { equals: 'published' } }, anyOf(['picture', 'pictureTall'], id)] }
  const { totalDocs } = await ctx.payload.count({ collection: 'popups', where, req: ctx.req })
  return totalDocs > 0 ? ['site'] : []
}

async function newsWith(ctx: Context, id: number): Promise<string[]> {
  const where = { and: [{ _status: { equals: 'published' } }, anyOf(['Inside_image'], id)] }
  const { totalDocs } = await ctx.payload.count({ collection: 'news', where, req: ctx.req })
  return totalDocs > 0 ? ['news'] : []
}

/** The parts of a story are kept as one value for each language, which the database does not look into. */
async function postsWith(ctx: Context, id: number): Promise<string[]> {
  const { docs } = await ctx.payload.find({
    collection: 'posts',
    where: { _status: { equals: 'published' } },
    locale: 'all',
    depth: 0,
    pagination: false,
    select: { cover: true, metaImage: true, body: true },
    req: ctx.req,
  })
  const isShown = docs.some(({ cover, metaImage, body }) => {
    // In all languages at once the parts stand under the code of each, which the types do not know.
    const bodies = Object.values((body ?? {}) as unknown as Record<string, Post['body']>)
    const inside = bodies.flatMap((parts) => parts ?? [])
    return [cover, metaImage, ...inside.map((part) => 'picture' in part && part.picture)].includes(id)
  })
  return isShown ? ['blog'] : []
}

async function landingsWith(ctx: Context, id: number): Promise<string[]> {
  const { totalDocs } = await ctx.payload.count({
    collection: 'search-seos',
    where: anyOf(['Meta_image'], id),
    req: ctx.req,
  })
  return totalDocs > 0 ? ['landings'] : []
}

const FINDERS = [projectsWith, brandPagesWith, homeWith, popupsWith, newsWith, postsWith, landingsWith]

/** Tells every front door that a picture was replaced or described anew: the pages that show it. */
export async function announcePicture(ctx: Context, id: number): Promise<void> {
  if (ctx.req?.context?.isSeeding === true) return
  const tags: string[] = []
  for (const pagesWith of FINDERS) tags.push(...(await pagesWith(ctx, id)))
  await announceContent(ctx, [...new Set(tags)])
}
