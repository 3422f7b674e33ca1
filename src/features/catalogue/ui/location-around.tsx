import { Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { SectionHeading } from '@/design/show/section-heading'
import { locationPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { AreaPart, LocationLink, PlaceOnMap } from '../domain/city-map/location-around'
import type { StationProjects } from '../domain/lists/chosen-projects'
import type { LocationPage } from '../domain/lists/location-pages'
import { locationWords } from './location-words'
import { StationRow } from './station-row'

interface AroundProps {
  locale: Locale
  page: LocationPage
  /** All places, for the names of pages. */
  places: readonly PlaceOnMap[]
}

const UNDERLINED =
  'inline-flex min-h-target items-center underline decoration-stone-400 decoration-1 underline-offset-4 hover:decoration-current'
const BAND = 'grid gap-6 lg:grid-cols-12'
const HEADING = 'self-start lg:col-span-4'
const ROWS = 'grid self-start border-b border-stone-200 lg:col-span-8'

/** The neighbourhoods of an area: their descriptions, and the pages of each. */
export function AreaParts({ locale, page, places, parts }: AroundProps & { parts: readonly AreaPart[] }) {
  const t = words(locale, 'catalogue')
  if (parts.length === 0) return null
  // Described above already, when no editor described several places together.
  const isDescribed = (slug: string) => page.places.includes(slug) && (page.places.length === 1 || !page.says?.intro)
  return (
    <section aria-labelledby="parts-title" className={BAND}>
      <SectionHeading id="parts-title" title={t('location.parts')} className={HEADING} />
      <ul className={ROWS}>
        {parts.map(({ place, links }) => (
          <li key={place.slug} className="flex flex-col gap-2 border-t border-stone-200 py-4">
            <h3 className="text-h3 font-medium">{phrased(place.fullName)}</h3>
            {isDescribed(place.slug) || place.description === '' ? null : (
              <p className="max-w-prose text-small text-stone-600">{place.description}</p>
            )}
            <LinkList locale={locale} places={places} links={links} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LinkList({
  locale,
  places,
  links,
}: Omit<AroundProps, 'page'> & {
  links: readonly LocationLink[]
}) {
  const t = words(locale, 'catalogue')
  if (links.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ page, count }) => (
        <li key={page.slug} className="flex items-center gap-3 text-small">
          <Link href={locationPath(locale, page.slug)} className={UNDERLINED}>
            {locationWords(locale, page, places).title}
          </Link>
          <span className="text-stone-600 tabular-nums">{t('listing.count', { count })}</span>
        </li>
      ))}
    </ul>
  )
}

/** The stations within a walk of the shown projects, with the walk to each. */
export function StationsNear({ locale, stations }: { locale: Locale; stations: readonly StationProjects[] }) {
  const t = words(locale, 'catalogue')
  if (stations.length === 0) return null
  return (
    <section aria-labelledby="stations-title" className={BAND}>
      <SectionHeading
        id="stations-title"
        title={t('location.stations.title')}
        lead={t('location.stations.lead')}
        className={HEADING}
      />
      <ul className={`${ROWS} md:grid-cols-2 md:gap-x-6`}>
        {stations.map((at) => (
          <StationRow key={at.station.slug} locale={locale} at={at} />
        ))}
      </ul>
    </section>
  )
}

/** Related areas. */
export function NeighbourAreas({ locale, page, places, links }: AroundProps & { links: readonly LocationLink[] }) {
  const t = words(locale, 'catalogue')
  if (links.length === 0) return null
  return (
    <section aria-labelledby="neighbours-title" className={BAND}>
      <SectionHeading
        id="neighbours-title"
        title={t(page.close ? 'location.neighbours.close' : 'location.neighbours.area')}
        className={HEADING}
      />
      <ul className={`${ROWS} md:grid-cols-2 md:gap-x-6`}>
        {links.map(({ page: other, count }) => (
          <li key={other.slug} className="flex items-center justify-between gap-5 border-t border-stone-200 py-2">
            <Link href={locationPath(locale, other.slug)} className={UNDERLINED}>
              {locationWords(locale, other, places).title}
            </Link>
            <span className="shrink-0 text-small text-stone-600 tabular-nums">{t('listing.count', { count })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
