import type { Metadata } from 'next'
import { projectPath } from '@/features/addresses'
import { pageMetadata } from '@/features/seo/server'
import type { Locale } from '@/i18n/locales'
import { findProjectDraft } from '../operations/find-project-page'
import type { ProjectPage } from '../rules/project'
import { groupSegment } from '../rules/vocabulary'
import { readProjectPage } from './catalogue'
import { readDraft } from './draft-preview'
import { drawnPicture } from './social-picture'

/** The project at an address; null when there is none, or when it belongs to another group's address. */
export async function readMicrosite(locale: Locale, group: string, slug: string): Promise<ProjectPage | null> {
  const project = await readProjectPage(locale, slug)
  return project && groupSegment(project.group) === group ? project : null
}

/** A project as its draft stands, for staff and for whoever has a link to it. */
export function readMicrositePreview(locale: Locale, group: string, slug: string, token: unknown) {
  return readDraft({ of: { group, slug }, locale, token }, async (ctx, { id }) => {
    const project = id === null ? null : await findProjectDraft(ctx, locale, id)
    const isPublished = (await readMicrosite(locale, group, slug)) !== null
    // What is left of it can be asked for only once the public may ask, too.
    return project && !isPublished ? { ...project, sections: { ...project.sections, master_plan: false } } : project
  })
}

/** What search engines and sharers are told about a project. */
export async function projectMetadata(locale: Locale, group: string, slug: string): Promise<Metadata> {
  const project = await readMicrosite(locale, group, slug)
  if (!project) return { robots: { index: false, follow: true } }
  return pageMetadata({
    locale,
    path: projectPath(locale, project),
    ...project.meta,
    drawn: await drawnPicture(locale, project),
    canonicalElsewhere: project.canonicalElsewhere,
    isIndexed: project.isIndexed,
  })
}
