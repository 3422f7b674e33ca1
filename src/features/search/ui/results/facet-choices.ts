import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Filter } from '../../rules/chips'
import { type Chosen, searchPath } from '../../rules/search-address'
import { filterText } from '../filter-text'
import type { FoundResults } from './found-results'

/** One answer to a question about the results: where it leads, and how many homes are there. */
export interface FacetChoice {
  text: string
  count: number
  href: string
  isOn: boolean
}

/** One question about the results with its answers. */
export interface FacetGroup {
  name: 'group' | 'brand' | 'badge' | 'price' | 'place' | 'beds' | 'tags'
  label: string
  choices: readonly FacetChoice[]
}

/** A value of a facet as a filter, and what is chosen when it is pressed. */
interface Value {
  filter: Filter
  chosen: Chosen
  count: number
}

const isSame = (one: Filter, other: Filter) =>
  one.key === other.key && JSON.stringify(one.value) === JSON.stringify(other.value)

/** A choice in use leads to the search without it, another one to the search with it. */
function toChoice(locale: Locale, found: FoundResults, { filter, chosen, count }: Value): FacetChoice {
  const chip = found.chips.find((one) => isSame(one.filter, filter))
  const next = chip ? chip.without : { ...found.onward, page: 1, chosen: { ...found.onward.chosen, ...chosen } }
  return {
    text: filterText(locale, found.spoken, filter),
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
      // What is chosen by hand wins over what was read: the tags that were read are chosen along with it.
      chosen: { tags: [...(filters.tags ?? []), value] },
      count,
    }))
  return facets[name].map(({ value: written, count }) => {
    const value = name === 'beds' ? Number(written) : written
    return { filter: { key: name, value } as Filter, chosen: { [name]: value }, count }
  })
}

const NAMES = ['group', 'price', 'place', 'beds', 'badge', 'brand', 'tags'] as const satisfies FacetGroup['name'][]

/** The questions about the results; an answer that finds nothing is left out, as is a question without answers. */
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
