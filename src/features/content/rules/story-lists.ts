import type { StoryCard, StoryKind } from './story'

/** Stories on one page of a list. */
export const STORIES_A_PAGE = 12

/** Stories named at the end of one, and on the home page. */
const FEW = 3

/** A story that an editor chose, by its number in its own collection. */
interface ChosenStory {
  kind: StoryKind
  id: number
}

/** What an editor says of the stories on the home page. Chosen: none, and the newest are shown. */
export interface StoriesBand {
  title: string
  text: string
  chosen: readonly ChosenStory[]
}

/** One page of a list. */
export interface StoriesPage {
  stories: readonly StoryCard[]
  /** From 1. */
  page: number
  /** At least 1: a list without stories has one page that says so. */
  pageCount: number
}

/** The page that is asked for; null when the list is shorter. `page` counts from 1. */
export function storiesOn(all: readonly StoryCard[], page: number): StoriesPage | null {
  const pageCount = Math.max(1, Math.ceil(all.length / STORIES_A_PAGE))
  if (!Number.isInteger(page) || page < 1 || page > pageCount) return null
  return { stories: all.slice((page - 1) * STORIES_A_PAGE, page * STORIES_A_PAGE), page, pageCount }
}

/** A page number as a query says it; absent: the first. null when it is none. */
export function readPageNumber(value: unknown): number | null {
  if (value === undefined) return 1
  return typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null
}

const latestFirst = (one: StoryCard, other: StoryCard) =>
  one.day === other.day ? other.id - one.id : one.day < other.day ? 1 : -1

/** What to read after a story: the next older ones of its list, from the top again after the last. */
export function storiesAfter(all: readonly StoryCard[], id: number): StoryCard[] {
  const at = all.findIndex((story) => story.id === id)
  return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].slice(0, FEW)
}

/**
 * The stories of the home page: those an editor chose, in that order, or else the newest three. What is chosen and
 * not public, or not in the language, falls out.
 */
export function storiesForHome(
  stories: Readonly<Record<StoryKind, readonly StoryCard[]>>,
  chosen: readonly ChosenStory[],
): StoryCard[] {
  const found = chosen.flatMap(({ kind, id }) => stories[kind].find((story) => story.id === id) ?? [])
  const shown = found.length > 0 ? found : [...stories.news, ...stories.blog].sort(latestFirst)
  return shown.slice(0, FEW)
}
