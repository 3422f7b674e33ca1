import { maySeeDrafts } from '@/features/staff/server'
import type { Locale } from '@/i18n/locales'
import { projectTag } from '@/kernel/cache/cache-tags'
import { inTurn } from '@/kernel/in-turn'
import { cachedRead } from '@/platform/cache/cached-read'
import type { Context } from '@/platform/database/context'
import { contextOfHeaders } from '@/platform/database/payload'
import { log } from '@/platform/process/log'
import { CALLS } from '../domain/calls'
import { PAGE_SIZE, pageOf } from '../domain/page-of'
import { type MicrositeRecord, toListRecord, withoutImages } from '../domain/project-record'
import { findPublishedProjects } from '../operations/find-published-projects'
import { listPublishedSlugs } from '../operations/list-published-slugs'
import { answerCall } from './answer'

/** Log a warning at this many projects: a client that reads only the first page will soon miss some (C33). */
const WARN_AT = 180

const readSlugs = cachedRead(
  'published-slugs',
  async (ctx) => {
    const slugs = await listPublishedSlugs(ctx)
    if (slugs.length >= WARN_AT)
      log.warn({ projects: slugs.length, page: PAGE_SIZE }, 'one page of projects is nearly full')
    return slugs
  },
  () => ['projects'],
)

/** Projects per cached read: a cache entry has at most 128 tags, and each project needs one. */
const TOGETHER = 40

const readTogether = cachedRead(
  'published-projects',
  (ctx, lang: Locale, slugs: string) => findPublishedProjects(ctx, lang, slugs.split(',')),
  ([, slugs]) => slugs.split(',').map(projectTag),
)

/** The records of some public projects, in the order of all. The cache keys do not depend on which are asked for. */
async function readRecords(lang: Locale, all: readonly string[], wanted: readonly string[]) {
  const starts = Array.from({ length: Math.ceil(all.length / TOGETHER) }, (_, index) => index * TOGETHER)
  const parts = starts.map((start) => all.slice(start, start + TOGETHER))
  const asked = parts.filter((part) => part.some((slug) => wanted.includes(slug)))
  const records = await inTurn(asked, (part) => readTogether(lang, part.join(',')))
  return records.flat().filter(({ Slug_name }) => wanted.includes(Slug_name))
}

/** Only existing slugs are read, so that invented ones fill no cache. */
async function readPublished(lang: Locale, slug: string): Promise<MicrositeRecord | null> {
  const slugs = await readSlugs()
  if (!slugs.includes(slug)) return null
  const [record] = await readRecords(lang, slugs, [slug])
  return record ?? null
}

async function findDraft(ctx: Context, lang: Locale, slug: string): Promise<MicrositeRecord | null> {
  const [draft] = await findPublishedProjects(ctx, lang, [slug], true)
  return draft ?? null
}

/** The first public project, for examples; null while there is none. */
export async function exampleSlug(): Promise<string | null> {
  return (await readSlugs())[0] ?? null
}

const shape = (record: MicrositeRecord, populate: string | undefined) => (populate ? record : withoutImages(record))

/** GET /api/project-publish/get/project_no_thumbnail/all (S1§7, A6.4). */
export function answerProjects(request: Request): Promise<Response> {
  return answerCall(CALLS.projects, request, {}, async ({ lang, populate, ...paging }) => {
    const slugs = await readSlugs()
    const page = pageOf(slugs, paging['pagination[page]'], paging['pagination[pageSize]'])
    const records = await readRecords(lang, slugs, page.items)
    return {
      body: {
        filter_project: records.map((record) => toListRecord(record, populate !== undefined)),
        meta: { pagination: page.pagination },
      },
    }
  })
}

/**
 * GET /api/projects/{slug} (S2§7, A7.3). The draft is for signed-in staff only (C19); a request for a draft never gets
 * a cacheable answer.
 */
export function answerProject(request: Request, slug: string): Promise<Response> {
  return answerCall(CALLS.project, request, { slug }, async ({ lang, populate, publicationState, slug: asked }) => {
    const isOwn = publicationState === 'preview'
    const ctx = isOwn ? await contextOfHeaders(request.headers) : null
    const isStaff = ctx !== null && maySeeDrafts(ctx.actor, 'catalogue')
    const record = isStaff ? await findDraft(ctx, lang, asked) : await readPublished(lang, asked)
    return { body: record && shape(record, populate), isOwn }
  })
}

/** GET /api/project-publishes/{slug} (S2§7, A7.3). */
export function answerPublishedProject(request: Request, slug: string): Promise<Response> {
  return answerCall(CALLS.publishedProject, request, { slug }, async ({ lang, populate, slug: asked }) => {
    const record = await readPublished(lang, asked)
    return { body: record && { response: [shape(record, populate)] } }
  })
}

/** GET /api/project-publish/get/section_status_show/{slug} (S2§7, A7.2). */
export function answerSections(request: Request, slug: string): Promise<Response> {
  return answerCall(CALLS.sections, request, { slug }, async ({ lang, slug: asked }) => {
    const record = await readPublished(lang, asked)
    return { body: record && { response: [record.section_status] } }
  })
}
