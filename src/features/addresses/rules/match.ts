import { GROUPS, groupSegment } from '@/features/catalogue/rules/vocabulary'
import { locationWord } from './location-words'
import { EVERY_PAGE_TAGS, ROUTES, type Route, type RouteName } from './routes'
import { kebab, lowerAscii } from './segments'

/** A page of the catalogue, found by its address. */
export interface RouteMatch {
  name: RouteName
  route: Route
  /** The canonical words after the language. */
  canonical: readonly string[]
  /** What a change of content is called that changes this page. */
  tags: string[]
}

interface Shape {
  name: RouteName
  route: Route
  words: readonly string[]
  canonicalWords: readonly string[]
  parameterCount: number
}

const GROUP_WORDS: ReadonlySet<string> = new Set(GROUPS.map(groupSegment))
const SLUG = /^[a-z0-9][a-z0-9_-]{0,99}$/
const TOKEN = /^[A-Za-z0-9][A-Za-z0-9._~-]{0,199}$/

const wordsOf = (pattern: string) => pattern.split('/').filter((word) => word !== '')
const isParameter = (word: string) => word.startsWith('{')

// Grouped by length, and exact addresses before those with parameters (C8).
const SHAPES: ReadonlyMap<number, readonly Shape[]> = shapesByLength()

function shapesByLength(): Map<number, Shape[]> {
  const byLength = new Map<number, Shape[]>()
  for (const route of ROUTES satisfies readonly Route[] as readonly (Route & { name: RouteName })[]) {
    const canonicalWords = wordsOf(route.pattern)
    for (const pattern of [route.pattern, ...(route.twins ?? [])]) {
      const words = wordsOf(pattern)
      const parameterCount = words.filter(isParameter).length
      const shapes = byLength.get(words.length) ?? []
      shapes.push({ name: route.name, route, words, canonicalWords, parameterCount })
      byLength.set(words.length, shapes)
    }
  }
  for (const shapes of byLength.values()) shapes.sort((a, b) => a.parameterCount - b.parameterCount)
  return byLength
}

/** The page behind the words after the language, whatever their case and however snakes are written (C20). */
export function matchRoute(rest: readonly string[]): RouteMatch | null {
  for (const shape of SHAPES.get(rest.length) ?? []) {
    const values = matchShape(shape.words, rest)
    if (!values) continue
    const fill = (word: string) => (isParameter(word) ? (values.get(word) ?? '') : word)
    return {
      name: shape.name,
      route: shape.route,
      canonical: shape.canonicalWords.map(fill),
      tags: [...EVERY_PAGE_TAGS, ...shape.route.tags.map((tag) => fillTag(tag, values))],
    }
  }
  return null
}

/** Whether a word may be a token: a receipt, a link of a mail, an invitation. It keeps its case (C22). */
export function isToken(word: string): boolean {
  return TOKEN.test(word)
}

function matchShape(words: readonly string[], rest: readonly string[]): Map<string, string> | null {
  const values = new Map<string, string>()
  for (const [index, word] of words.entries()) {
    const given = rest[index] ?? ''
    if (isParameter(word)) {
      const value = readParameter(word, given)
      if (value === null) return null
      values.set(word, value)
    } else if (kebab(given) !== word) {
      return null
    }
  }
  return values
}

function readParameter(word: string, given: string): string | null {
  if (word.endsWith('=}')) return isToken(given) ? given : null
  if (word === '{group}') return GROUP_WORDS.has(kebab(given)) ? kebab(given) : null
  const lowered = lowerAscii(given)
  if (!SLUG.test(lowered)) return null
  return word === '{location}' ? locationWord(kebab(lowered)) : lowered
}

function fillTag(tag: string, values: ReadonlyMap<string, string>): string {
  return tag.replace(/\{[a-z]+=?\}/g, (word) => values.get(word) ?? '')
}
