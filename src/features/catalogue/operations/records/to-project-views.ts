import { toImage } from '@/features/media/server'
import type { Place as StoredPlace, Station as StoredStation } from '@/payload-types'
import { NO_SIGN_NAMES, nameWithSign, type SignNames } from '../../domain/city-map/sign-names'
import type { FinderProject, FooterLine, Place, ProjectCard, ProjectLead, StationWalk } from '../../domain/project'
import { projectPrice } from '../stored-price'
import type { StoredView } from './project-views'

const isDocument = <Document extends { id: number }>(value: number | Document | null | undefined): value is Document =>
  typeof value === 'object' && value !== null

function toPlace(place: number | StoredPlace | null | undefined): Place | null {
  return isDocument(place) ? { slug: place.slug, name: place.name } : null
}

function toWalks(rows: StoredView<'card'>['stations'], signNames: SignNames): StationWalk[] {
  return (rows ?? []).flatMap((row) => {
    const station = row.station as number | StoredStation
    if (!isDocument(station)) return []
    const { slug, name, line, system, colour, lat, lng } = station
    const fullName = nameWithSign(name, signNames.get(slug))
    return [{ slug, name, fullName, line, system, colour, lat, lng, minutes: row.walkMinutes, metres: row.metres }]
  })
}

/** By `Project_type`, and not deactivated (C10). */
const isCurrent = (stored: Pick<StoredView<'card'>, 'Project_type' | 'Active'>) =>
  stored.Project_type === 'Current' && stored.Active !== false

/** Maps a stored project to a card in the language it was read in; its unit types are stored apart. */
export function toProjectCard(
  stored: StoredView<'card'>,
  signNames: SignNames = NO_SIGN_NAMES,
): Omit<ProjectCard, 'offered' | 'quotas'> {
  const walks = toWalks(stored.stations, signNames)
  return {
    id: String(stored.id),
    slug: stored.Slug_name,
    brand: stored.Brand,
    group: stored.Project_group,
    title: stored.Project_Title,
    badge: stored.Badge ?? null,
    isNew: stored.Badge === 'New_Project' || stored.New_project === true,
    isCurrent: isCurrent(stored),
    onlineBooking: stored.Online_Booking === true,
    loan100: stored.loan_100per === true,
    tags: stored.tags ?? [],
    place: toPlace(stored.place),
    zone: stored.Zone ?? '',
    shortDescription: stored.Short_Description ?? '',
    price: projectPrice(stored),
    station: walks[0] ?? null,
    stations: walks,
    cover: toImage(stored.heroTall),
  }
}

/** Maps a stored project to a footer entry in the language it was read in. */
export function toFooterLine(stored: StoredView<'footer'>): FooterLine {
  return {
    slug: stored.Slug_name,
    title: stored.Project_Title,
    brand: stored.Brand,
    group: stored.Project_group,
    badge: stored.Badge ?? null,
    isCurrent: isCurrent(stored),
  }
}

/** Maps a stored project to the facts the search form needs; its unit types are stored apart. */
export function toFinderProject(stored: StoredView<'finder'>): Omit<FinderProject, 'offered'> {
  return {
    badge: stored.Badge ?? null,
    group: stored.Project_group,
    isCurrent: isCurrent(stored),
    place: toPlace(stored.place),
    stations: toWalks(stored.stations, NO_SIGN_NAMES),
  }
}

/** Maps a stored project to the facts the home page shows. */
export function toProjectLead(stored: StoredView<'lead'>): ProjectLead {
  return {
    slug: stored.Slug_name,
    tagline: stored.tagline ?? '',
    hero: toImage(stored.hero),
    heroTall: toImage(stored.heroTall),
    facade: toImage(stored.facade),
    lobby: stored.Project_group === 'Land' ? null : toImage(stored.lobby),
  }
}
