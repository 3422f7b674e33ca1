import type { Metadata } from 'next'
import { readPreview } from '@/features/previews/queries'
import { projectPath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import type { Locale } from '@/i18n/locales'
import { groupSegment } from '@/kernel/vocabulary'
import type { ProjectPage } from '../domain/project'
import { findDraft } from '../operations/find-draft'
import { findProjectDraft } from '../operations/find-project-page'
import { readProjectPage } from './catalogue'
import { socialImageOf } from './social-image'

/** The project at an address; null when there is none, or when it belongs to another group's address. */
export async function readMicrosite(locale: Locale, group: string, slug: string): Promise<ProjectPage | null> {
  const project = await readProjectPage(locale, slug)
  return project && groupSegment(project.group) === group ? project : null
}

/** The draft of a project, for staff and for anybody with a preview link. */
export function readMicrositePreview(locale: Locale, group: string, slug: string, token: unknown) {
  return readPreview(
    token,
    (ctx) => findDraft(ctx, locale, { group, slug }),
    async (ctx, { id }) => {
      const project = id === null ? null : await findProjectDraft(ctx, locale, id)
      const isPublished = (await readMicrosite(locale, group, slug)) !== null
      // The availability API answers only for published projects.
      return project && !isPublished ? { ...project, sections: { ...project.sections, master_plan: false } } : project
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
