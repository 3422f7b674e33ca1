import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Filter } from '../../domain/results/chips'
import { type Chosen, searchPath } from '../../domain/results/search-address'
import { filterText } from '../filter-text'
import type { FoundResults } from './found-results'

/** One choice of a facet: its link and its number of homes. */
export interface FacetChoice {
  text: string
  count: number
  href: string
  isOn: boolean
}

/** A facet with its choices. */
export interface FacetGroup {
  name: 'group' | 'brand' | 'badge' | 'price' | 'place' | 'beds' | 'tags'
  label: string
  choices: readonly FacetChoice[]
}

/** A facet value as a filter, and the choice that a click makes. */
interface Value {
  filter: Filter
  chosen: Chosen
  count: number
}

const isSame = (one: Filter, other: Filter) =>
  one.key === other.key && JSON.stringify(one.value) === JSON.stringify(other.value)

/** An active choice links to the search without it, any other to the search with it. */
function toChoice(locale: Locale, found: FoundResults, { filter, chosen, count }: Value): FacetChoice {
  const chip = found.chips.find((one) => isSame(one.filter, filter))
  const next = chip ? chip.without : { ...found.onward, page: 1, chosen: { ...found.onward.chosen, ...chosen } }
  return {
    text: filterText(locale, found.localizedNames, filter),
    count,
    href: searchPath(locale, next),
    isOn: chip !== undefined,
  }
}

function valuesOf(found: FoundResults, name: FacetGroup['name']): Value[] {
  const { facets, bands, filters, ask } = found
  if (name === 'price')
    return bands.map(({ range, count }) => ({
      filter: { key: 'range', value: range },
      chosen: { prices: [...(ask.chosen.prices ?? []), range] },
      count,
    }))
  if (name === 'tags')
    return facets.tags.map(({ value, count }) => ({
      filter: { key: 'tag', value },
      // A choice overrides what was read from the text, so tags read from the text are included in the choice.
      chosen: { tags: [...(filters.tags ?? []), value] },
      count,
    }))
  return facets[name].map(({ value: written, count }) => {
    const value = name === 'beds' ? Number(written) : written
    return { filter: { key: name, value } as Filter, chosen: { [name]: value }, count }
  })
}

const NAMES = ['group', 'price', 'place', 'beds', 'badge', 'brand', 'tags'] as const satisfies FacetGroup['name'][]

/** The facets of the results. Choices without results and facets without choices are left out. */
export function facetGroups(locale: Locale, found: FoundResults): FacetGroup[] {
  const t = words(locale, 'search')
  return NAMES.map((name) => ({
    name,
    label: t(`facet.${name}`),
    choices: valuesOf(found, name)
      .map((value) => toChoice(locale, found, value))
      .filter(({ count, isOn }) => count > 0 || isOn),
  })).filter(({ choices }) => choices.length > 0)
}
