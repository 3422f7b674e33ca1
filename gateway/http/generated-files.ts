import { ANY_CHANGE } from '../cache/page-cache'
import type { PageRequest } from '../next-adapter/page-request'

/** Files that the app generates. */
const GENERATED =
  /^(?:robots\.txt|sitemap\.xml|(?:sitemap|feed)\/[a-z]+-[a-z]+\.xml|manifest\.(?:json|webmanifest)|(?:favicon|icon|apple-icon)[\w-]*\.(?:ico|png|svg))$/

/** A generated file as a page of the cache, made again after each change of content; null for every other name. */
export function generatedFile(name: string): PageRequest | null {
  if (!GENERATED.test(name)) return null
  const url = `/${name}`
  return { key: url, url, tags: [ANY_CHANGE], isUnbounded: false, data: {}, isNotFoundPage: false }
}

/** Whether a missing picture may be one that the app draws when it is first asked for. */
export const isDrawn = ([first, second]: readonly string[]): boolean =>
  first?.toLowerCase() === 'media' && second === 'social'
