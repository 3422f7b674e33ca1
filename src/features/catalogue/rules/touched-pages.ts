import { type Group, groupSegment } from './vocabulary'

/** The part of a stored project that decides which pages a change concerns. */
export interface ProjectFace {
  slug: string
  group: Group
  isPublic: boolean
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
  const tags = new Set<string>()
  for (const face of [was, is]) {
    if (face) tags.add(`project:${face.slug}`)
  }
  if (tags.size === 0) return []
  if (was?.card !== is?.card) {
    tags.add('projects')
    for (const face of [was, is]) if (face) tags.add(`cards:${groupSegment(face.group)}`)
  }
  if (was?.footer !== is?.footer) tags.add('footer')
  return [...tags]
}
