import type { ReactNode } from 'react'
import { type ListingFilter, locationPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { AreaPart, LocationLink, PlaceOnMap } from '../domain/city-map/location-around'
import type { StationProjects } from '../domain/lists/chosen-projects'
import type { ListingSays } from '../domain/lists/landing'
import type { ListingFacet } from '../domain/lists/listing-facets'
import type { LocationPage as Page } from '../domain/lists/location-pages'
import type { ProjectCard, PromotionOf, StationWalk } from '../domain/project'
import { locationCrumbs } from './crumbs'
import { ListingBody } from './listing-body'
import { AreaParts, NeighbourAreas, StationsNear } from './location-around'
import { locationWords } from './location-words'

export interface LocationPageProps {
  locale: Locale
  page: Page
  filter: ListingFilter
  facets: readonly ListingFacet[]
  /** Those that match, in the order asked for. */
  cards: readonly ProjectCard[]
  /** All places, for the names of pages. */
  places: readonly PlaceOnMap[]
  /** The landing texts of its parent listings. */
  says: ListingSays
  /** The page of all kinds that contains this one. */
  wider: Page | null
  parts: readonly AreaPart[]
  neighbours: readonly LocationLink[]
  near: readonly StationProjects[]
  stations: readonly StationWalk[]
  /** The projects on a map; null: as a list. */
  map: ReactNode
  /** The title of a promotion that runs for a project. */
  promotionOf?: PromotionOf
}

/** Projects in one area, or near something buyers look for: the list, then the area itself and related areas. */
export function LocationPage({ locale, page, places, says, wider, ...rest }: LocationPageProps) {
  const { parts, neighbours, near, ...list } = rest
  const { heading, paragraphs } = locationWords(locale, page, places)
  const around = { locale, page, places }
  return (
    <ListingBody
      {...list}
      locale={locale}
      places={places}
      href={(filter) => locationPath(locale, page.slug, filter)}
      title={heading}
      paragraphs={paragraphs}
      crumbs={locationCrumbs(locale, { page, wider, places, says })}
    >
      <div className="flex flex-col gap-8 pt-7">
        <AreaParts {...around} parts={parts} />
        <StationsNear locale={locale} stations={near} />
        <NeighbourAreas {...around} links={neighbours} />
      </div>
    </ListingBody>
  )
}
