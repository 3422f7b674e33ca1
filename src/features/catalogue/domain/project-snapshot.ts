import { projectPath } from '@/features/routing'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import { type CacheTag, cardsTags, projectTag } from '@/kernel/cache/cache-tags'
import { type ChangeKind, kindOfMove } from '@/kernel/cache/content-change'
import type { Group } from '@/kernel/vocabulary'

/**
 * The parts of a project that pages other than its own show, and the tags of whatever shows them. Its own page, its
 * record for other programs and a comparison show the whole of it, and are dropped by every public change.
 */
export const VIEW_TAGS = {
  /** Cards, lists, rows. */
  card: (group) => ['projects', ...cardsTags(group)],
  /** What the home page takes from a project's own page. */
  lead: () => ['home'],
  /** Where a way begins. */
  start: () => ['projects'],
  /** The project lists of the footer, on every page. */
  footer: () => ['footer'],
  /** The choices of the search in the header, on every page. */
  finder: () => ['choices'],
} as const satisfies Record<string, (group: Group) => CacheTag[]>

export type ProjectView = keyof typeof VIEW_TAGS

const VIEWS = Object.keys(VIEW_TAGS) as ProjectView[]

/** The part of a stored project that decides which pages a change concerns. */
export interface ProjectSnapshot {
  slug: string
  group: Group
  isPublic: boolean
  /** Whether search engines are asked to find it, here and not on another site. */
  isFound: boolean
  /** The fields of each view, serialised. */
  views: Readonly<Record<ProjectView, string>>
}

/** The cache tags that a change of a project makes out of date: always its own, and those of each view that differs. */
export function staleTags(before: ProjectSnapshot | null, after: ProjectSnapshot | null): CacheTag[] {
  const was = before?.isPublic ? before : null
  const is = after?.isPublic ? after : null
  const snapshots = [was, is].filter((snapshot) => snapshot !== null)
  const changed = VIEWS.filter((view) => was?.views[view] !== is?.views[view])
  return [
    ...new Set(
      snapshots.flatMap(({ slug, group }) => [projectTag(slug), ...changed.flatMap((view) => VIEW_TAGS[view](group))]),
    ),
  ]
}

/** Whether a project is still public at its address, so that its old pages may be shown while new ones are made. */
export function changeKind(before: ProjectSnapshot | null, after: ProjectSnapshot | null): ChangeKind {
  const address = (one: ProjectSnapshot | null) => (one?.isPublic ? projectPath(DEFAULT_LOCALE, one) : null)
  return kindOfMove(address(before), address(after))
}

/** The Thai addresses that search engines know or shall know, and at which something changed, appeared or went. */
export function changedAddresses(before: ProjectSnapshot | null, after: ProjectSnapshot | null): string[] {
  const found = [before, after].filter((one) => one?.isPublic && one.isFound).filter((one) => one !== null)
  return [...new Set(found.map((one) => projectPath(DEFAULT_LOCALE, one)))]
}
