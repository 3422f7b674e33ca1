import { maySeeDrafts } from '@/features/staff/server'
import type { Locale } from '@/i18n/locales'
import { inTurn } from '@/kit/in-turn'
import { cachedRead } from '@/platform/cached-read'
import type { Context } from '@/platform/context'
import { log } from '@/platform/log'
import { publicContext } from '@/platform/payload'
import { findPublishedProjects } from '../operations/find-published-projects'
import { listPublishedSlugs } from '../operations/list-published-slugs'
import { CALLS } from '../rules/calls'
import { PAGE_SIZE, pageOf } from '../rules/page-of'
import { type MicrositeRecord, toListRecord, withoutPictures } from '../rules/project-record'
import { answerCall } from './answer'

/** So many projects, and whoever reads only the first page will soon miss some (C33). */
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

/** So many projects are read and kept together: a kept read carries at most 128 tags, one for each of them. */
const TOGETHER = 40

const readTogether = cachedRead(
  'published-projects',
  (ctx, lang: Locale, slugs: string) => findPublishedProjects(ctx, lang, slugs.split(',')),
  ([, slugs]) => slugs.split(',').map((slug) => `project:${slug}`),
)

/** The records of some public projects, in the order of all. What is kept does not depend on which are asked for. */
async function readRecords(lang: Locale, all: readonly string[], wanted: readonly string[]) {
  const starts = Array.from({ length: Math.ceil(all.length / TOGETHER) }, (_, index) => index * TOGETHER)
  const parts = starts.map((start) => all.slice(start, start + TOGETHER))
  const asked = parts.filter((part) => part.some((slug) => wanted.includes(slug)))
  const records = await inTurn(asked, (part) => readTogether(lang, part.join(',')))
  return records.flat().filter(({ Slug_name }) => wanted.includes(Slug_name))
}

/** Only slugs that exist are looked for, so that made-up ones leave nothing in memory. */
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

const shape = (record: MicrositeRecord, populate: string | undefined) => (populate ? record : withoutPictures(record))

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
 * GET /api/projects/{slug} (S2§7, A7.3). The draft only for staff who are signed in (C19); a request that asks for
 * it is never answered with something that others may keep.
 */
export function answerProject(request: Request, slug: string): Promise<Response> {
  return answerCall(CALLS.project, request, { slug }, async ({ lang, populate, publicationState, slug: asked }) => {
    const isOwn = publicationState === 'preview'
    const ctx = isOwn ? await publicContext() : null
    const isStaff = ctx !== null && (await maySeeDrafts(ctx, request.headers, 'catalogue'))
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
