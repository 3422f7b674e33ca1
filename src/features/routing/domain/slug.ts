const SLUG = /^[a-z0-9][a-z0-9_-]{0,99}$/

/**
 * Whether a text can be a slug of a project, post or place. Others are not queried: nothing has such an address, and
 * Postgres refuses some characters altogether.
 */
export function isSlug(word: unknown): word is string {
  return typeof word === 'string' && SLUG.test(word)
}
