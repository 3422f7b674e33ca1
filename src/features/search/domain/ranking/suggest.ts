import type { Locale } from '@/i18n/locales'
import { countBits } from '../index/bit-masks'
import { isLongEnough, type KnownThing, type Named, type NameIndex, thingsNamed } from '../index/name-lookup'
import type { SearchIndex } from '../index/search-index'
import type { ReadQuery } from '../search-types'
import { wordsWithinOneEdit } from '../text/edit-distance'
import { foldLoosely, loosen } from '../text/fold'
import { onOtherKeyboard } from '../text/keyboard'
import { firstFound, matchWords } from './match'
import { rankedProjects } from './order'
import { stateOf } from './sale-state'

/** A place, station or line to suggest, and how many homes are there. */
export interface SuggestedPlace {
  kind: KnownThing['kind']
  key: string
  count: number
}

/** Suggestions while typing, best first. `new` is the list for an empty field (C16). */
export interface Suggestions {
  /** Slugs. */
  projects: readonly string[]
  places: readonly SuggestedPlace[]
  new: readonly string[]
}

const MOST_PROJECTS = 6
const MOST_PLACES = 4
const NOTHING = { projects: [], places: [], new: [] } as const

/** The places, stations and lines a text names: as typed, else on the other keyboard layout, else with one typo. */
function namedBy(index: SearchIndex, text: string): Named[] {
  const named = (word: string): Named[] => (isLongEnough(word) ? thingsNamed(index.book, word) : [])
  const word = foldLoosely(text)
  const asTyped = named(word)
  if (asTyped.length > 0) return asTyped
  const turned = onOtherKeyboard(text)
  const onOther = turned ? named(foldLoosely(turned)) : []
  if (onOther.length > 0) return onOther
  return wordsWithinOneEdit(word, index.vocabulary).flatMap((meant) => wholly(index.book, meant))
}

const wholly = (book: NameIndex, word: string) => thingsNamed(book, loosen(word)).filter(({ isWhole }) => isWhole)

const KINDS: readonly KnownThing['kind'][] = ['place', 'station', 'line']

/** Suggests what the whole text names, or else its words; only with homes, whole names first. */
function suggestPlaces(index: SearchIndex, text: string): SuggestedPlace[] {
  const whole = namedBy(index, text)
  const words = text.split(/\s+/)
  const named = whole.length > 0 || words.length < 2 ? whole : words.flatMap((word) => namedBy(index, word))
  const places = new Map<string, SuggestedPlace & { isWhole: boolean }>()
  for (const { thing, isWhole } of named) {
    const count = countBits(thing.projects)
    const name = `${thing.kind} ${thing.key}`
    if (count > 0 && !places.get(name)?.isWhole) places.set(name, { kind: thing.kind, key: thing.key, count, isWhole })
  }
  return [...places.values()]
    .sort(
      (one, other) =>
        Number(other.isWhole) - Number(one.isWhole) ||
        KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
        other.count - one.count,
    )
    .slice(0, MOST_PLACES)
    .map(({ kind, key, count }) => ({ kind, key, count }))
}

/** New projects for sale, newest first. Cached by index, because every keystroke asks for them. */
function newProjects(index: SearchIndex): readonly string[] {
  const known = NEW_ONES.get(index)
  if (known) return known
  const asked = { locale: 'th', words: [], filters: { badge: 'New_Project' }, sort: 'newest' } as const
  const gone = new Set(index.projects.filter((project) => stateOf(project) > 0).map(({ slug }) => slug))
  const slugs = firstFound(index, asked, MOST_PROJECTS).filter((slug) => !gone.has(slug))
  NEW_ONES.set(index, slugs)
  return slugs
}

const NEW_ONES = new WeakMap<SearchIndex, readonly string[]>()

const HAS_LETTER = /[\p{L}\p{N}]/u

/** The words of a text. Punctuation counts only if there is nothing else. */
function wordsOf(text: string): string[] {
  const words = text.split(/\s+/)
  const spelled = words.filter((word) => HAS_LETTER.test(word))
  return spelled.length > 0 ? spelled : words
}

/** Projects that contain every word as typed, then those that match the filters read from the text. */
function suggestProjects(index: SearchIndex, locale: Locale, text: string, read?: ReadQuery): string[] {
  const met = matchWords(index, locale, wordsOf(text))
  const numbers = rankedProjects(index, met, { sort: 'recommended', filters: {} }, MOST_PROJECTS)
  const slugs = numbers.map((number) => index.projects[number]?.slug ?? '')
  if (!read || slugs.length === MOST_PROJECTS || Object.keys(read.understood).length === 0) return slugs
  const asked = { locale, words: read.words, filters: read.understood, sort: 'recommended' } as const
  const more = firstFound(index, asked, MOST_PROJECTS)
  return [...new Set([...slugs, ...more])].slice(0, MOST_PROJECTS)
}

/**
 * Suggestions for a partly typed text: projects and places; for an empty one the new projects. With the filters read
 * from the text, projects that pass them follow those that contain its words.
 */
export function suggest(index: SearchIndex, locale: Locale, typed: string, read?: ReadQuery): Suggestions {
  const text = typed.trim()
  if (text === '') return { ...NOTHING, new: newProjects(index) }
  return { ...NOTHING, projects: suggestProjects(index, locale, text, read), places: suggestPlaces(index, text) }
}
