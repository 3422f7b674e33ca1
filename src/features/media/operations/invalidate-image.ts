import { brandTag, type CacheTag, cardsTags, projectTag } from '@/kernel/cache/cache-tags'
import type { Post } from '@/payload-types'
import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

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

const IN_PROMOTIONS = ['Image_cover', 'Promotion_Banner', 'title_img', 'Meta_image']

const anyOf = (fields: readonly string[], id: number) => ({ or: fields.map((field) => ({ [field]: { equals: id } })) })

async function projectsWith(ctx: Context, id: number): Promise<CacheTag[]> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'projects',
    where: anyOf(IN_PROJECTS, id),
    depth: 0,
    pagination: false,
    select: { Slug_name: true, Project_group: true },
  })
  const tags = docs.flatMap((project) => [projectTag(project.Slug_name), ...cardsTags(project.Project_group)])
  return docs.length > 0 ? ['projects', ...tags] : []
}

async function brandPagesWith(ctx: Context, id: number): Promise<CacheTag[]> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'brand-pages',
    where: anyOf(IN_BRAND_PAGES, id),
    depth: 0,
    pagination: false,
    select: { brand: true },
  })
  return docs.map(({ brand }) => brandTag(brand))
}

async function homeWith(ctx: Context, id: number): Promise<CacheTag[]> {
  const { hero, brands, metaImage } = await localApi(ctx, 'everything').findGlobal({ slug: 'home-page', depth: 0 })
  const shown = [hero?.picture, hero?.pictureTall, brands?.noble?.picture, brands?.nue?.picture, metaImage]
  return shown.includes(id) ? ['home'] : []
}

async function popupsWith(ctx: Context, id: number): Promise<CacheTag[]> {
  const where = { and: [{ _status: { equals: 'published' } }, anyOf(['picture', 'pictureTall'], id)] }
  const { totalDocs } = await localApi(ctx, 'everything').count({ collection: 'popups', where })
  return totalDocs > 0 ? ['site'] : []
}

async function newsWith(ctx: Context, id: number): Promise<CacheTag[]> {
  const where = { and: [{ _status: { equals: 'published' } }, anyOf(['Inside_image'], id)] }
  const { totalDocs } = await localApi(ctx, 'everything').count({ collection: 'news', where })
  return totalDocs > 0 ? ['news'] : []
}

async function promotionsWith(ctx: Context, id: number): Promise<CacheTag[]> {
  const where = anyOf(IN_PROMOTIONS, id)
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'promotions',
    where,
    depth: 1,
    pagination: false,
    populate: { projects: { Slug_name: true } },
    select: { project_publisheds: true },
  })
  const projects = docs.flatMap(({ project_publisheds: all }) => all ?? [])
  const tags = projects.flatMap((project) => (typeof project === 'object' ? [projectTag(project.Slug_name)] : []))
  return docs.length > 0 ? ['promotions', ...tags] : []
}

async function constructionWith(ctx: Context, id: number): Promise<CacheTag[]> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'construction-updates',
    where: anyOf(['pictures'], id),
    depth: 1,
    pagination: false,
    populate: { projects: { Slug_name: true } },
    select: { project: true },
  })
  return docs.flatMap(({ project }) => (typeof project === 'object' ? [projectTag(project.Slug_name)] : []))
}

/** Whether stored blocks name a picture: they are one JSON value, keyed by language where all are read at once. */
function namesPicture(blocks: unknown, id: number): boolean {
  if (typeof blocks !== 'object' || blocks === null) return false
  return Object.entries(blocks).some(([key, value]) => (key === 'picture' && value === id) || namesPicture(value, id))
}

async function orderedProjectsWith(ctx: Context, id: number): Promise<CacheTag[]> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'projects',
    depth: 0,
    pagination: false,
    joins: false,
    select: { Slug_name: true, page_blocks: true },
  })
  return docs
    .filter(({ page_blocks: blocks }) => namesPicture(blocks, id))
    .map((project) => projectTag(project.Slug_name))
}

async function livingWith(ctx: Context, id: number): Promise<CacheTag[]> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'living-entries',
    where: { _status: { equals: 'published' } },
    locale: 'all',
    depth: 0,
    pagination: false,
  })
  return docs.some((entry) => entry.cover === id || entry.metaImage === id || namesPicture(entry.body, id))
    ? ['living']
    : []
}

async function nobleIdWith(ctx: Context, id: number): Promise<CacheTag[]> {
  const page = await localApi(ctx, 'everything').findGlobal({ slug: 'noble-id', depth: 0 })
  return namesPicture(page, id) ? ['noble-id'] : []
}

/** The parts of a post are stored as one JSON value per language, which SQL relations do not cover. */
async function postsWith(ctx: Context, id: number): Promise<CacheTag[]> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'posts',
    where: { _status: { equals: 'published' } },
    locale: 'all',
    depth: 0,
    pagination: false,
    select: { cover: true, metaImage: true, body: true },
  })
  const isShown = docs.some(({ cover, metaImage, body }) => {
    // Read in all languages at once, the parts are keyed by language code, which the types do not express.
    const bodies = Object.values((body ?? {}) as unknown as Record<string, Post['body']>)
    const inside = bodies.flatMap((parts) => parts ?? [])
    return [cover, metaImage, ...inside.map((part) => 'picture' in part && part.picture)].includes(id)
  })
  return isShown ? ['blog'] : []
}

async function landingsWith(ctx: Context, id: number): Promise<CacheTag[]> {
  const { totalDocs } = await localApi(ctx, 'everything').count({
    collection: 'search-seos',
    where: anyOf(['Meta_image'], id),
  })
  return totalDocs > 0 ? ['landings'] : []
}

const FINDERS = [
  projectsWith,
  orderedProjectsWith,
  constructionWith,
  promotionsWith,
  brandPagesWith,
  homeWith,
  popupsWith,
  newsWith,
  postsWith,
  livingWith,
  nobleIdWith,
  landingsWith,
]

/** Invalidates the pages that show an image after it was replaced or its texts changed. */
export async function invalidateImage(ctx: Context, id: number): Promise<void> {
  requireActor(ctx, may.invalidateImage)

  if (ctx.req?.context?.isSeeding === true) return
  const tags: CacheTag[] = []
  for (const pagesWith of FINDERS) tags.push(...(await pagesWith(ctx, id)))
  await invalidateTags(ctx, [...new Set(tags)])
}
