/** The words below `/api/projects/` that are calls of the content system and never a project. */
const CONTENT_SYSTEM_WORDS: ReadonlySet<string> = new Set(['access', 'count', 'versions'])

/**
 * Whether the word after `/api/projects/` names a project by its slug. A number is the content system's own
 * document, which the back office reads and writes by the same address.
 */
export function isProjectSlug(word: string): boolean {
  return !/^\d+$/.test(word) && !CONTENT_SYSTEM_WORDS.has(word)
}
