import { projectPath } from '@/features/addresses'
import { groupSegment } from '@/features/catalogue'
import type { Locale } from '@/i18n/locales'
import type { SearchableProject } from './search'
import { type IsKnown, searchPath } from './search-address'
import type { SuggestedPlace } from './suggest'

/** So many homes stand on one page of results, and in one answer of the call. */
export const PAGE_SIZE = 24

/** S1§9 calls the systems by name; a line is called by its slug. */
const SYSTEMS: readonly string[] = ['bts', 'mrt', 'arl', 'srt']

/** What can be asked for by its key. */
interface Keys {
  places: ReadonlySet<string>
  stations: ReadonlySet<string>
  lines: ReadonlySet<string>
  /** As `to` has them: stations, and areas with `area-` before their slug. */
  destinations: ReadonlySet<string>
}

/** Whether an address or a call asks for something that is there. */
export function knownAmong({ places, stations, lines, destinations }: Keys): IsKnown {
  const known = { place: places, station: stations, line: new Set([...SYSTEMS, ...lines]), to: destinations }
  return (key, value) => known[key].has(value)
}

/** How a call names a home, in one language. */
export function homeLink(locale: Locale, project: SearchableProject) {
  return {
    slug: project.slug,
    group: groupSegment(project.group),
    title: project.fields[locale].Project_Title,
    url: projectPath(locale, project),
  }
}

/** The same with what a suggestion says beside the name. */
export function suggestedHome(locale: Locale, project: SearchableProject) {
  const badge = project.badge ?? (project.isNew ? ('New_Project' as const) : null)
  return { ...homeLink(locale, project), zone: project.fields[locale].Zone, badge }
}

/** A place, station or line as a suggestion: the search for the homes there; of a station, which trains stop there. */
export function suggestedPlace(
  locale: Locale,
  { kind, key, count }: SuggestedPlace,
  name: string,
  systemsAt: ReadonlyMap<string, readonly string[]>,
) {
  const systems = (kind === 'station' && systemsAt.get(key)) || []
  return { kind, slug: key, name, systems, count, url: searchPath(locale, { chosen: { [kind]: key } }) }
}
