import type { Metadata } from 'next'
import { projectPath } from '@/features/addresses'
import { pageMetadata } from '@/features/seo'
import type { Locale } from '@/i18n/locales'
import type { ProjectPage } from '../rules/project'
import { groupSegment } from '../rules/vocabulary'
import { readProjectPage } from './catalogue'

/** The project at an address; null when there is none, or when it belongs to another group's address. */
export async function readMicrosite(locale: Locale, group: string, slug: string): Promise<ProjectPage | null> {
  const project = await readProjectPage(locale, slug)
  return project && groupSegment(project.group) === group ? project : null
}

/** What search engines and sharers are told about a project. */
export async function projectMetadata(locale: Locale, group: string, slug: string): Promise<Metadata> {
  const project = await readMicrosite(locale, group, slug)
  if (!project) return { robots: { index: false, follow: true } }
  return pageMetadata({
    locale,
    path: projectPath(locale, project),
    ...project.meta,
    canonicalElsewhere: project.canonicalElsewhere,
  })
}
