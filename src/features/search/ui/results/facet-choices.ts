import type { FilterGroup, FilterOption } from '@/features/catalogue/ui'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Filter } from '../../domain/results/chips'
import { type Chosen, searchPath } from '../../domain/results/search-address'
import { filterText, type LocalizedNames } from '../filter-text'
import type { FoundResults } from './found-results'

const NAMES = ['group', 'price', 'place', 'beds', 'station', 'badge', 'brand', 'tags'] as const

/** A facet with its choices. */
interface FacetGroup extends FilterGroup {
  name: (typeof NAMES)[number]
}

/** A facet value as a filter, and the choice that a click makes. */
interface Value {
  filter: Filter
  chosen: Chosen
  count: number
}

const isSame = (one: Filter, other: Filter) =>
  one.key === other.key && JSON.stringify(one.value) === JSON.stringify(other.value)

/** Under the heading “Station” a name is enough. */
const optionText = (locale: Locale, names: LocalizedNames, filter: Filter) =>
  filter.key === 'station' ? (names.stations[filter.value] ?? filter.value) : filterText(locale, names, filter)

/** An active choice links to the search without it, any other to the search with it. */
function toChoice(locale: Locale, found: FoundResults, { filter, chosen, count }: Value): FilterOption {
  const chip = found.chips.find((one) => isSame(one.filter, filter))
  const next = chip ? chip.without : { ...found.onward, page: 1, chosen: { ...found.onward.chosen, ...chosen } }
  return {
    text: optionText(locale, found.localizedNames, filter),
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
  if (name === 'station') {
    // A chosen station overrides the line read from the text, so that line is included in the choice.
    const line = ask.chosen.line === undefined && filters.line !== undefined ? { line: filters.line } : {}
    return facets.station.map(({ value, count }) => ({
      filter: { key: 'station', value },
      chosen: { station: value, ...line },
      count,
    }))
  }
  return facets[name].map(({ value: written, count }) => {
    const value = name === 'beds' ? Number(written) : written
    return { filter: { key: name, value } as Filter, chosen: { [name]: value }, count }
  })
}

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
