/**
 * Whether a change of content, told by its cache tags, is one of what a search looks through: projects and everything
 * of them, the words held equal, and what every page shows (places, stations, price bands).
 */
export function concernsSearch(tags: readonly string[]): boolean {
  return tags.some(
    (tag) => tag === 'site' || tag === 'projects' || tag === 'search-words' || tag.startsWith('project:'),
  )
}
