/**
 * Whether a content change, given by its cache tags, affects the search index: projects, synonyms, and what every page
 * shows (places, stations, price bands).
 */
export function affectsSearchIndex(tags: readonly string[]): boolean {
  return tags.some(
    (tag) => tag === 'site' || tag === 'projects' || tag === 'search-words' || tag.startsWith('project:'),
  )
}

/** Whether a place or a station may have changed: they stand on every page. */
export const affectsGeography = (tags: readonly string[]): boolean => tags.includes('site')
