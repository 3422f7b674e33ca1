import type { FilterGroup, FilterOption } from '@/features/catalogue/ui'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { isChoiceFact, isNumberFact } from '../../domain/facts/conditions'
import { CONTROLS, type Control } from '../../domain/facts/fact-keys'
import { controlOfFact } from '../../domain/facts/fact-table'
import type { Filter } from '../../domain/results/chips'
import { type Chosen, searchPath } from '../../domain/results/search-address'
import { filterText, type LocalizedNames } from '../filter-text'
import type { FoundResults } from './found-results'

/** Facets whose choices are conditions. */
const CONDITIONS = ['facility', 'offer', 'kind'] as const
const isCondition = (name: string) => CONDITIONS.find((one) => one === name)

/** A facet with its choices. */
interface FacetGroup extends FilterGroup {
  name: Control
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
  const next = chip ? chip.without : { ...found.ask, page: 1, chosen: { ...found.ask.chosen, ...chosen } }
  return {
    text: optionText(locale, found.localizedNames, filter),
    count,
    href: searchPath(locale, next),
    isOn: chip !== undefined,
  }
}

/** A least yield replaces another one that was chosen. */
function yieldsOf({ yields, ask }: FoundResults): Value[] {
  const others = (ask.chosen.where ?? []).filter((clause) => clause.every(({ fact }) => fact !== 'yield'))
  return yields.map(({ min, count }) => {
    const clause = [{ fact: 'yield', min } as const]
    return { filter: { key: 'where', value: clause }, chosen: { where: [...others, clause] }, count }
  })
}

function valuesOf(found: FoundResults, name: FacetGroup['name']): Value[] {
  const { facets, bands, filters, ask } = found
  if (name === 'more') return []
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
  const fact = isCondition(name)
  if (fact)
    return [
      ...facets[fact].map(({ value, count }): Value => {
        const clause = [{ fact, value }]
        return {
          filter: { key: 'where', value: clause },
          chosen: { where: [...(ask.chosen.where ?? []), clause] },
          count,
        }
      }),
      ...(fact === 'offer' ? yieldsOf(found) : []),
    ]
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

/** The facet that a filter is set in; of alternatives the first decides. Order and journey have controls of their own. */
function controlOf(filter: Filter): Control | undefined {
  const named = filter.key === 'where' ? (filter.value[0]?.fact ?? '') : filter.key
  const fact = named === 'range' ? 'price' : named
  return isNumberFact(fact) || isChoiceFact(fact) ? controlOfFact(fact) : undefined
}

/** A control has room for the price in baht; the chip says what was asked. */
const inBaht = (filter: Filter): Filter => (filter.key === 'price' ? { key: 'price', value: filter.value } : filter)

/**
 * What the text asks of this facet beyond its choices: `at least 3 bedrooms`, a price without a band, rail in general.
 * It is set in the same control, and a press removes it.
 */
function setChoices(locale: Locale, found: FoundResults, name: FacetGroup['name']): FilterOption[] {
  const values = valuesOf(found, name)
  return found.chips.flatMap(({ filter, without }) => {
    if (controlOf(filter) !== name || values.some((value) => isSame(value.filter, filter))) return []
    const text = filterText(locale, found.localizedNames, inBaht(filter))
    return [{ text, count: found.total, href: searchPath(locale, without), isOn: true }]
  })
}

/** The facets of the results. Choices without results and facets without choices are left out. */
export function facetGroups(locale: Locale, found: FoundResults): FacetGroup[] {
  const t = words(locale, 'search')
  return CONTROLS.map((name) => ({
    name,
    label: t(`facet.${name}`),
    choices: [
      ...setChoices(locale, found, name),
      ...valuesOf(found, name)
        .map((value) => toChoice(locale, found, value))
        .filter(({ count, isOn }) => count > 0 || isOn),
    ],
  })).filter(({ choices }) => choices.length > 0)
}
