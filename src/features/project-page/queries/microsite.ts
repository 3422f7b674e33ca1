import type { Metadata } from 'next'
import type { ProjectPage } from '@/features/catalogue'
import { readProjectPage, sharedRailMap, socialImageOf } from '@/features/catalogue/queries'
import { findProjectDraft, findProjectSurroundings, readProjectDraft, toPage } from '@/features/catalogue/server'
import { cacheDrafts, readPreview } from '@/features/previews/queries'
import { projectPath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import type { Locale } from '@/i18n/locales'
import { projectTag } from '@/kernel/cache/cache-tags'
import { cacheDerived } from '@/kernel/cache/derived'
import { groupSegment } from '@/kernel/vocabulary'
import { cachedRead } from '@/platform/cache/cached-read'
import { frozen } from '@/platform/cache/frozen'

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

const storedDraft = cacheDrafts('project', readProjectDraft)
const draftPage = cacheDerived<ProjectPage>()

/** The draft of a project, for staff and for anybody with a preview link. */
export function readMicrositePreview(locale: Locale, group: string, slug: string, token: unknown) {
  return readPreview(
    token,
    (ctx) => findProjectDraft(ctx, locale, { group, slug }),
    async (ctx, draft) => {
      const [stored, published] = await Promise.all([storedDraft(ctx, draft), readMicrosite(locale, group, slug)])
      if (!stored) return null
      if (published) {
        const around = await readSurroundings(locale, slug, draft.id)
        // What depends on the time is at most an hour old.
        const hour = ctx.now.toISOString().slice(0, 13)
        return draftPage([stored, around], hour, () => frozen(toPage(stored, around, ctx.now)))
      }
      const page = toPage(stored, await findProjectSurroundings(ctx, locale, draft.id), ctx.now)
      // The availability API answers only for published projects.
      return { ...page, sections: { ...page.sections, master_plan: false } }
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
