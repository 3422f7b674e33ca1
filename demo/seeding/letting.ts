import type { Locale } from '@/i18n/locales'
import { FOREIGN_SHARES, QUOTA_DAY, RENT_DAY, RENT_SOURCE, RENTS } from '../letting'
import type { ProjectFacts } from '../types'
import { unitsOf } from './units'

const noon = (day: string) => `${day}T12:00:00+07:00`

/** What foreigners have of the buildings of a project, in m², as an editor types it. */
export function foreignAreasOf(facts: ProjectFacts) {
  const buildings = [...new Set(unitsOf(facts).map(({ building }) => building))].toSorted()
  return (FOREIGN_SHARES[facts.slug] ?? []).flatMap((share, at) => {
    const building = buildings[at]
    if (building === undefined) return []
    const areas = unitsOf(facts).flatMap((unit) => (unit.building === building ? [unit.area] : []))
    const area = Math.floor(areas.reduce((sum, one) => sum + one, 0) * share * 10) / 10
    return [{ building, area, asOf: noon(QUOTA_DAY) }]
  })
}

/** The typical rent of a unit type with its source and its day; nothing where none is known. */
export function rentOf({ slug }: ProjectFacts, code: string, locale: Locale) {
  const rent = RENTS[slug]?.[code]
  return rent === undefined ? {} : { rent, rentAsOf: noon(RENT_DAY), rentSource: RENT_SOURCE[locale] }
}
