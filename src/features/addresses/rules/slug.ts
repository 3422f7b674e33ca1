const SLUG = /^[a-z0-9][a-z0-9_-]{0,99}$/

/**
 * Whether a word can be the slug of anything: of a project, a post, a place. What cannot be is not looked for: nothing
 * has such an address, and a database refuses some characters altogether.
 */
export function isSlug(word: unknown): word is string {
  return typeof word === 'string' && SLUG.test(word)
}
