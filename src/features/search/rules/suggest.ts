import type { Locale } from '@/i18n/locales'
import { foldLoosely, loosen } from './fold'
import { onOtherKeyboard } from './keyboard'
import { countOf } from './masks'
import { firstFound, meetWords } from './match'
import { isTelling, type KnownThing, type NameBook, type Named, thingsNamed } from './name-book'
import { wordsWithinOneSlip } from './one-slip'
import { numbersInOrder } from './order'
import { stateOf } from './sale-state'
import type { ReadQuery } from './search'
import type { SearchIndex } from './search-index'

/** A place, station or line to suggest, and how many homes are there. */
export interface SuggestedPlace {
  kind: KnownThing['kind']
  key: string
  count: number
}

/** What is suggested while somebody types, best first. `new` is the list for an empty box (C16). */
export interface Suggestions {
  /** Slugs. */
  projects: readonly string[]
  places: readonly SuggestedPlace[]
  new: readonly string[]
}

const MOST_PROJECTS = 6
const MOST_PLACES = 4
const NOTHING = { projects: [], places: [], new: [] } as const

/** What a text names: as typed, else on the other keyboard, else with one slip. */
function namedBy(index: SearchIndex, text: string): Named[] {
  const named = (word: string): Named[] => (isTelling(word) ? thingsNamed(index.book, word) : [])
  const word = foldLoosely(text)
  const asTyped = named(word)
  if (asTyped.length > 0) return asTyped
  const turned = onOtherKeyboard(text)
  const onOther = turned ? named(foldLoosely(turned)) : []
  if (onOther.length > 0) return onOther
  return wordsWithinOneSlip(word, index.vocabulary).flatMap((meant) => wholly(index.book, meant))
}

const wholly = (book: NameBook, word: string) => thingsNamed(book, loosen(word)).filter(({ isWhole }) => isWhole)

const KINDS: readonly KnownThing['kind'][] = ['place', 'station', 'line']

/** The things a text names as a whole, or else each of its words; only those with homes, whole names first. */
function suggestPlaces(index: SearchIndex, text: string): SuggestedPlace[] {
  const whole = namedBy(index, text)
  const words = text.split(/\s+/)
  const named = whole.length > 0 || words.length < 2 ? whole : words.flatMap((word) => namedBy(index, word))
  const places = new Map<string, SuggestedPlace & { isWhole: boolean }>()
  for (const { thing, isWhole } of named) {
    const count = countOf(thing.projects)
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

/** New projects that can still be bought, the newest first. Asked for with every letter, and the same for an index. */
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

/** The words of a text; signs between them are none, unless there is nothing else. */
function wordsOf(text: string): string[] {
  const words = text.split(/\s+/)
  const told = words.filter((word) => HAS_LETTER.test(word))
  return told.length > 0 ? told : words
}

/** The projects with every word as typed, and behind them those that what was read out of the text finds. */
function suggestProjects(index: SearchIndex, locale: Locale, text: string, read?: ReadQuery): string[] {
  const met = meetWords(index, locale, wordsOf(text))
  const numbers = numbersInOrder(index, met, { sort: 'recommended', filters: {} }, MOST_PROJECTS)
  const slugs = numbers.map((number) => index.projects[number]?.slug ?? '')
  if (!read || slugs.length === MOST_PROJECTS || Object.keys(read.understood).length === 0) return slugs
  const asked = { locale, words: read.words, filters: read.understood, sort: 'recommended' } as const
  const more = firstFound(index, asked, MOST_PROJECTS)
  return [...new Set([...slugs, ...more])].slice(0, MOST_PROJECTS)
}

/**
 * What to suggest for a text as far as it is typed: projects and places; for an empty one the new projects. With what
 * was read out of the text, projects that pass its filters follow those that have its words.
 */
export function suggest(index: SearchIndex, locale: Locale, typed: string, read?: ReadQuery): Suggestions {
  const text = typed.trim()
  if (text === '') return { ...NOTHING, new: newProjects(index) }
  return { ...NOTHING, projects: suggestProjects(index, locale, text, read), places: suggestPlaces(index, text) }
}
