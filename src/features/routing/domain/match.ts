import { EVERY_PAGE_TAGS } from '@/kernel/cache/cache-tags'
import { isOpenParameter, isParameter, type Route, wordsOf } from '@/kernel/route'
import { GROUPS, groupSegment } from '@/kernel/vocabulary'
import { locationWord } from './location-words'
import { ROUTES, type RouteName } from './routes'
import { fold, kebab, lowerAscii } from './segments'
import { isSlug } from './slug'

/** A route matched by an address. */
export interface RouteMatch {
  name: RouteName
  route: Route
  /** The canonical path segments after the language. */
  canonical: readonly string[]
  /** The cache tags of the page. */
  tags: string[]
}

interface Shape {
  name: RouteName
  route: Route
  /** Fixed segments folded, so that every spelling matches. */
  words: readonly string[]
  canonicalWords: readonly string[]
  parameterCount: number
}

const GROUP_WORDS: ReadonlyMap<string, string> = new Map(GROUPS.map(groupSegment).map((word) => [fold(word), word]))
const NUMBER = /^[1-9][0-9]{0,5}$/
const TOKEN = /^[A-Za-z0-9][A-Za-z0-9._~-]{0,199}$/

const SHAPES: readonly Shape[] = (ROUTES satisfies readonly Route[] as readonly (Route & { name: RouteName })[])
  .flatMap((route) => [route.pattern, ...(route.aliases ?? [])].map((pattern) => toShape(route, pattern)))
  // Exact addresses before parameterised ones (C8).
  .sort((a, b) => a.parameterCount - b.parameterCount)

const isOpen = ({ words }: Shape) => isOpenParameter(words.at(-1) ?? '')

const OPEN_SHAPES: readonly Shape[] = SHAPES.filter(isOpen)

const CLOSED_SHAPES: readonly Shape[] = SHAPES.filter((shape) => !isOpen(shape))

const ANY_WORD = '{}'

/** Patterns by length and first segment, in matching order. Cached, since every request looks here. */
const SHAPES_BY_START: ReadonlyMap<string, readonly Shape[]> = byStart()

function byStart(): Map<string, Shape[]> {
  const startOf = ({ words: [first = ''] }: Shape) => (isParameter(first) ? ANY_WORD : first)
  const starts = new Set(CLOSED_SHAPES.map((shape) => `${shape.words.length} ${startOf(shape)}`))
  const fits = (shape: Shape, start: string) =>
    start === `${shape.words.length} ${startOf(shape)}` ||
    (start.startsWith(`${shape.words.length} `) && startOf(shape) === ANY_WORD)
  return new Map([...starts].map((start) => [start, CLOSED_SHAPES.filter((shape) => fits(shape, start))]))
}

function shapesFor(folded: readonly string[]): readonly Shape[] {
  const [first = ''] = folded
  const starts = SHAPES_BY_START.get(`${folded.length} ${first}`) ?? SHAPES_BY_START.get(`${folded.length} ${ANY_WORD}`)
  return starts ?? []
}

function toShape(route: Route & { name: RouteName }, pattern: string): Shape {
  const words = wordsOf(pattern).map((word) => (isParameter(word) ? word : fold(word)))
  const parameterCount = words.filter(isParameter).length
  return { name: route.name, route, words, canonicalWords: wordsOf(route.pattern), parameterCount }
}

/** The route of a path without language, in any spelling of its fixed segments (C20, C21). */
export function matchRoute(rest: readonly string[]): RouteMatch | null {
  const folded = rest.map(fold)
  for (const shape of [...shapesFor(folded), ...OPEN_SHAPES]) {
    const values = matchShape(shape, rest, folded)
    if (!values) continue
    const fill = (word: string) => (isParameter(word) ? (values.get(word) ?? []) : [word])
    return {
      name: shape.name,
      route: shape.route,
      canonical: shape.canonicalWords.flatMap(fill),
      tags: [...EVERY_PAGE_TAGS, ...shape.route.tags.map((tag) => fillTag(tag, values))],
    }
  }
  return null
}

/** Whether a segment may be a token (receipt, mail link, invitation), whose case is preserved (C22). */
export function isToken(word: string): boolean {
  return TOKEN.test(word)
}

type Values = ReadonlyMap<string, readonly string[]>

/** Compares fixed segments first, which rules out most patterns. */
function matchShape(shape: Shape, rest: readonly string[], folded: readonly string[]): Values | null {
  if (isOpen(shape) ? rest.length < shape.words.length : rest.length !== shape.words.length) return null
  if (!shape.words.every((word, index) => isParameter(word) || folded[index] === word)) return null
  const values = new Map<string, readonly string[]>()
  for (const [index, word] of shape.words.entries()) {
    if (!isParameter(word)) continue
    const read = readParameter(word, isOpenParameter(word) ? rest.slice(index) : rest.slice(index, index + 1))
    if (!read) return null
    values.set(word, read)
  }
  return values
}

/** The value of a parameter as its page receives it; null when the segment does not fit. */
function readParameter(word: string, given: readonly string[]): string[] | null {
  const read = given.map((one) => readWord(word, one)).filter((one) => one !== null)
  return read.length === given.length ? read : null
}

function readWord(parameter: string, given: string): string | null {
  if (parameter.endsWith('=}')) return isToken(given) ? given : null
  if (parameter === '{group}') return GROUP_WORDS.get(fold(given)) ?? null
  if (parameter === '{number}') return NUMBER.test(given) ? given : null
  const lowered = lowerAscii(given)
  if (!isSlug(lowered)) return null
  return parameter === '{location}' ? locationWord(kebab(lowered)) : lowered
}

function fillTag(tag: string, values: Values): string {
  return tag.replace(/\{[a-z]+=?\}/g, (word) => values.get(word)?.[0] ?? '')
}
