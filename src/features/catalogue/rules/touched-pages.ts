import { projectPath } from '@/features/addresses'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import { type Group, groupSegment } from './vocabulary'

/** The part of a stored project that decides which pages a change concerns. */
export interface ProjectFace {
  slug: string
  group: Group
  isPublic: boolean
  /** Whether search engines are asked to find it, here and not on another site. */
  isFound: boolean
  /** Serialised fields that cards and lists show. */
  card: string
  /** Serialised fields that the footer's project lists show. */
  footer: string
}

/**
 * The cache tags that a change of a project touches: always its own page; pages with its card only if the card
 * differs; every page (the footer lists projects) only if its line in the footer differs.
 */
export function tagsTouched(before: ProjectFace | null, after: ProjectFace | null): string[] {
  const was = before?.isPublic ? before : null
  const is = after?.isPublic ? after : null
  const faces = [was, is].filter((face) => face !== null)
  if (faces.length === 0) return []
  const own = faces.map(({ slug }) => `project:${slug}`)
  const cards = was?.card === is?.card ? [] : ['projects', ...faces.map(({ group }) => `cards:${groupSegment(group)}`)]
  const footer = was?.footer === is?.footer ? [] : ['footer']
  return [...new Set([...own, ...cards, ...footer])]
}

/** The Thai addresses that search engines know or shall know, and at which something changed, appeared or went. */
export function addressesTouched(before: ProjectFace | null, after: ProjectFace | null): string[] {
  const found = [before, after].filter((face) => face?.isPublic && face.isFound).filter((face) => face !== null)
  return [...new Set(found.map((face) => projectPath(DEFAULT_LOCALE, face)))]
}
