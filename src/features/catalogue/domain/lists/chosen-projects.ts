import type { Brand } from '@/kernel/vocabulary'
import type { ProjectCard, StationWalk } from '../project'

/** So long a walk to the station counts as near. */
export const NEAR_MINUTES = 10

/** Current, and not all sold. */
export const isForSale = (card: Pick<ProjectCard, 'isCurrent' | 'badge'>) => card.isCurrent && card.badge !== 'Sold_Out'

/**
 * The projects an editor chose, in the editor's order; when none of them is for sale (or none was chosen), those
 * that pass the test, in their own order.
 */
export function chosenProjects(
  cards: readonly ProjectCard[],
  slugs: readonly string[],
  test: (card: ProjectCard) => boolean,
): ProjectCard[] {
  const forSale = cards.filter(isForSale)
  const chosen = slugs.flatMap((slug) => forSale.find((card) => card.slug === slug) ?? [])
  return chosen.length > 0 ? chosen : forSale.filter(test)
}

/** One of several lists on one page: the editor's choice, or the first `most` that pass the test. */
export interface Choice {
  slugs: readonly string[]
  test: (card: ProjectCard) => boolean
  most: number
}

/**
 * Several lists of one page, none with a project of another, so that no picture stands twice on it. What an editor chose
 * for one list is not found for the others; chosen for two, it stands in the first.
 */
export function chosenApart(cards: readonly ProjectCard[], choices: readonly Choice[]): ProjectCard[][] {
  const shown = new Set<string>()
  return choices.map(({ slugs, test, most }, index) => {
    const elsewhere = new Set(choices.flatMap((choice, other) => (other === index ? [] : choice.slugs)))
    const free = cards.filter(({ slug }) => !shown.has(slug) && (slugs.includes(slug) || !elsewhere.has(slug)))
    const found = chosenProjects(free, slugs, test).slice(0, most)
    for (const { slug } of found) shown.add(slug)
    return found
  })
}

/** The hero of the home page: the chosen project, else the first new one with an image, else the first. */
export function heroProject(cards: readonly ProjectCard[], slug: string | null): ProjectCard | null {
  const forSale = cards.filter(isForSale)
  return (
    forSale.find((card) => card.slug === slug) ?? forSale.find((card) => card.isNew && card.cover) ?? forSale[0] ?? null
  )
}

/** A station and the projects for sale that one walks to from it, the shortest walk first. */
export interface StationProjects {
  station: StationWalk
  projects: readonly { project: ProjectCard; minutes: number }[]
}

/** The chosen stations, in the editor's order, without those that no project names. */
export function projectsByStation(cards: readonly ProjectCard[], slugs: readonly string[]): StationProjects[] {
  const walks = cards
    .filter(isForSale)
    .flatMap((project) => project.stations.map((station) => ({ project, station, minutes: station.minutes })))
    .sort((a, b) => a.minutes - b.minutes)
  return slugs.flatMap((slug) => {
    const projects = walks.filter(({ station }) => station.slug === slug)
    return projects[0] ? [{ station: projects[0].station, projects }] : []
  })
}

/** How much there is of a brand, counted and not claimed. */
export interface BrandNumbers {
  projects: number
  homes: number
  areas: number
  /** Projects within `NEAR_MINUTES` on foot of a station. */
  near: number
}

/** The figures of a brand, over every public project, past ones too. */
export function brandNumbers(cards: readonly ProjectCard[], brand: Brand, homes: number): BrandNumbers {
  const own = cards.filter((card) => card.brand === brand)
  return {
    projects: own.length,
    homes,
    areas: new Set(own.flatMap((card) => card.place?.slug ?? [])).size,
    near: own.filter((card) => card.station !== null && card.station.minutes <= NEAR_MINUTES).length,
  }
}
