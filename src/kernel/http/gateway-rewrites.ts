import { wordsOf } from '../words-of'

/**
 * What the gateway may change in a page or its scripts before caching them; each can be switched off (`GATEWAY_REWRITES`):
 * `inline-styles` inlines stylesheets, `preload-fonts` preloads the fonts of the first lines, `deferred-scripts` loads
 * scripts after the first paint, `parts-once` leaves HTML out of a page's data that the document holds, `compile-hint`
 * marks the scripts of every page for early compilation.
 */
export const REWRITES = ['inline-styles', 'preload-fonts', 'parts-once', 'deferred-scripts', 'compile-hint'] as const

export type Rewrite = (typeof REWRITES)[number]

const isRewrite = (word: string): word is Rewrite => REWRITES.some((name) => name === word)

/** The rewrites enabled by a list of names; `none` alone enables none. null when a name is unknown. */
export function readRewrites(text: string): ReadonlySet<Rewrite> | null {
  const names = wordsOf(text)
  if (names.length === 1 && names[0] === 'none') return new Set()
  return names.length > 0 && names.every(isRewrite) ? new Set(names) : null
}
