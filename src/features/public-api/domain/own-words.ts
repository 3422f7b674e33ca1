/** Segments below `/api/projects/` that are Payload endpoints and never a project. */
const CONTENT_SYSTEM_WORDS: ReadonlySet<string> = new Set(['access', 'count', 'versions'])

/**
 * Whether the segment after `/api/projects/` is a slug. A number is the id of a Payload document, which the back office
 * reads and writes at the same address.
 */
export function isProjectSlug(word: string): boolean {
  return !/^\d+$/.test(word) && !CONTENT_SYSTEM_WORDS.has(word)
}
