import { projectPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { groupSegment } from '@/kernel/vocabulary'
import type { SuggestedPlace } from '../ranking/suggest'
import type { SearchableProject } from '../search-types'
import { type IsKnown, searchPath } from './search-address'

/** Homes per page of results and per API response. */
export const PAGE_SIZE = 24

/** S1§9 calls the systems by name; a line is called by its slug. */
const SYSTEMS: readonly string[] = ['bts', 'mrt', 'arl', 'srt']

/** The keys that a search may use. */
interface Keys {
  places: ReadonlySet<string>
  stations: ReadonlySet<string>
  lines: ReadonlySet<string>
  /** Values of `to`: stations, and areas as `area-` and their slug. */
  destinations: ReadonlySet<string>
}

/** Checks whether the keys of an address or API call exist. */
export function knownAmong({ places, stations, lines, destinations }: Keys): IsKnown {
  const known = { place: places, station: stations, line: new Set([...SYSTEMS, ...lines]), to: destinations }
  return (key, value) => known[key].has(value)
}

/** A home in an API response, in one language. */
export function homeLink(locale: Locale, project: SearchableProject) {
  return {
    slug: project.slug,
    group: groupSegment(project.group),
    title: project.fields[locale].Project_Title,
    url: projectPath(locale, project),
  }
}

/** A home as a suggestion. */
export function suggestedHome(locale: Locale, project: SearchableProject) {
  const badge = project.badge ?? (project.isNew ? ('New_Project' as const) : null)
  return { ...homeLink(locale, project), zone: project.fields[locale].Zone, badge }
}

/** A place, station or line as a suggestion: a link to its homes, and for a station the systems that stop there. */
export function suggestedPlace(
  locale: Locale,
  { kind, key, count }: SuggestedPlace,
  name: string,
  systemsAt: ReadonlyMap<string, readonly string[]>,
) {
  const systems = (kind === 'station' && systemsAt.get(key)) || []
  return { kind, slug: key, name, systems, count, url: searchPath(locale, { chosen: { [kind]: key } }) }
}
