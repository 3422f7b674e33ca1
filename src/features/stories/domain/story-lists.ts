import type { StoryCard, StoryKind } from './story'

/** Stories on one page of a list. */
export const STORIES_A_PAGE = 12

/** Stories listed below a story, and on the home page. */
const FEW = 3

/** A story chosen by an editor, by its id in its collection. */
interface ChosenStory {
  kind: StoryKind
  id: number
}

/** The editorial content of the home page section. With none chosen, the newest are shown. */
export interface StoriesBand {
  title: string
  text: string
  chosen: readonly ChosenStory[]
}

/** One page of a list. */
export interface StoriesPage {
  stories: readonly StoryCard[]
  /** Starts at 1. */
  page: number
  /** At least 1: an empty list has one page that says so. */
  pageCount: number
}

/** One page of a list, counted from 1; null when the list is shorter. */
export function storiesOn(all: readonly StoryCard[], page: number): StoriesPage | null {
  const pageCount = Math.max(1, Math.ceil(all.length / STORIES_A_PAGE))
  if (!Number.isInteger(page) || page < 1 || page > pageCount) return null
  return { stories: all.slice((page - 1) * STORIES_A_PAGE, page * STORIES_A_PAGE), page, pageCount }
}

/** Parses the page number of a query; 1 when absent, null when invalid. */
export function readPageNumber(value: unknown): number | null {
  if (value === undefined) return 1
  return typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null
}

const latestFirst = (one: StoryCard, other: StoryCard) =>
  one.day === other.day ? other.id - one.id : one.day < other.day ? 1 : -1

/** The stories to read next: the older ones of the list, continuing with the newest after the oldest. */
export function storiesAfter(all: readonly StoryCard[], id: number): StoryCard[] {
  const at = all.findIndex((story) => story.id === id)
  return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].slice(0, FEW)
}

/**
 * The stories of the home page: the chosen ones in order, otherwise the newest three. Chosen stories that are not
 * public, or not in the language, are left out.
 */
export function storiesForHome(
  stories: Readonly<Record<StoryKind, readonly StoryCard[]>>,
  chosen: readonly ChosenStory[],
): StoryCard[] {
  const found = chosen.flatMap(({ kind, id }) => stories[kind].find((story) => story.id === id) ?? [])
  const shown = found.length > 0 ? found : [...stories.news, ...stories.blog].sort(latestFirst)
  return shown.slice(0, FEW)
}
