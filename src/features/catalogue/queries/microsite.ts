import type { Metadata } from 'next'
import { readPreview } from '@/features/previews/queries'
import { projectPath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import type { Locale } from '@/i18n/locales'
import { projectTag } from '@/kernel/cache-tags'
import { groupSegment } from '@/kernel/vocabulary'
import { cachedRead } from '@/platform/cached-read'
import type { ProjectPage } from '../domain/project'
import { findProjectDraft, findProjectSurroundings } from '../operations/find-project-page'
import { readProjectPage, sharedRailMap } from './catalogue'
import { socialImageOf } from './social-image'

/** The project at an address; null when there is none, or when it belongs to another group's address. */
export async function readMicrosite(locale: Locale, group: string, slug: string): Promise<ProjectPage | null> {
  const project = await readProjectPage(locale, slug)
  return project && groupSegment(project.group) === group ? project : null
}

/** What is around the draft of a public project: the same as around its page, and dropped with it. */
const readSurroundings = cachedRead(
  'project-surroundings',
  async (ctx, locale: Locale, _slug: string, id: number) =>
    findProjectSurroundings(ctx, locale, id, await sharedRailMap(ctx, locale)),
  ([, slug]) => [projectTag(slug)],
)

/** The draft of a project, for staff and for anybody with a preview link. */
export function readMicrositePreview(locale: Locale, group: string, slug: string, token: unknown) {
  return readPreview(
    token,
    (ctx) => findProjectDraft(ctx, locale, { group, slug }),
    async (ctx, { id, pageAmid }) => {
      const isPublished = (await readMicrosite(locale, group, slug)) !== null
      const around = isPublished
        ? await readSurroundings(locale, slug, id)
        : await findProjectSurroundings(ctx, locale, id)
      const project = pageAmid(around)
      // The availability API answers only for published projects.
      return isPublished ? project : { ...project, sections: { ...project.sections, master_plan: false } }
    },
  )
}

/** Metadata of a project for search engines and link previews. */
export async function projectMetadata(locale: Locale, group: string, slug: string): Promise<Metadata> {
  const project = await readMicrosite(locale, group, slug)
  if (!project) return { robots: { index: false, follow: true } }
  return pageMetadata({
    locale,
    path: projectPath(locale, project),
    ...project.meta,
    drawn: await socialImageOf(locale, project),
    canonicalElsewhere: project.canonicalElsewhere,
    isIndexed: project.isIndexed,
  })
}
