import { type ListingFilter, locationPath } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import type { StationProjects } from '../rules/chosen-projects'
import type { ListingSays } from '../rules/landing'
import type { Questions } from '../rules/listing-scope'
import type { AreaPart, LocationLink, PlaceOnMap } from '../rules/location-around'
import type { LocationPage as Page } from '../rules/location-pages'
import type { ProjectCard } from '../rules/project'
import { locationCrumbs } from './crumbs'
import { ListingBody } from './listing-body'
import { AreaParts, NeighbourAreas, StationsNear } from './location-around'
import { locationWords } from './location-words'
import type { PriceBandLimits } from './money-words'

export interface LocationPageProps {
  locale: Locale
  page: Page
  filter: ListingFilter
  questions: Questions<PriceBandLimits>
  /** Those that match, in the order asked for. */
  cards: readonly ProjectCard[]
  /** All places, for the names of pages. */
  places: readonly PlaceOnMap[]
  /** What editors say of the lists above it. */
  says: ListingSays
  /** The page about all homes that holds this one. */
  wider: Page | null
  parts: readonly AreaPart[]
  neighbours: readonly LocationLink[]
  stations: readonly StationProjects[]
}

/** Homes in one area, or close to what buyers want near: the list, then the area itself and where else to look. */
export function LocationPage({ locale, page, places, says, wider, ...rest }: LocationPageProps) {
  const { parts, neighbours, stations, ...list } = rest
  const { heading, paragraphs } = locationWords(locale, page, places)
  const around = { locale, page, places }
  return (
    <ListingBody
      {...list}
      locale={locale}
      href={(filter) => locationPath(locale, page.slug, filter)}
      title={heading}
      paragraphs={paragraphs}
      crumbs={locationCrumbs(locale, { page, wider, places, says })}
    >
      <div className="flex flex-col gap-8 pt-7">
        <AreaParts {...around} parts={parts} />
        <StationsNear locale={locale} stations={stations} />
        <NeighbourAreas {...around} links={neighbours} />
      </div>
    </ListingBody>
  )
}
