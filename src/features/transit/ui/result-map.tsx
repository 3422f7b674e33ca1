import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type Ground, MAP_SIZE, type MapPoint } from '../rules/city-map'
import type { LineIndex, ListedHome } from '../rules/homes'
import type { MapMarker } from '../rules/map-marker'
import type { MapView } from '../rules/map-view'
import type { Area } from '../rules/station'
import { AreaLinks } from './area-links'
import { CityMap } from './city-map'
import { HomeRows } from './home-row'
import { LinkedHomes } from './linked-homes'
import { GroundDrawing, MapNotes, mapTexts } from './map-ground'

interface ResultMapProps {
  locale: Locale
  lines: readonly LineIndex[]
  areas: readonly Area[]
  /** Slug of the area it is drawn around; null: around what was found. */
  area: string | null
  ground: Ground
  stops: readonly MapPoint[]
  labels: readonly (MapPoint & { slug: string; name: string })[]
  markers: readonly (Omit<MapMarker, 'nearer'> & { area: string | null })[]
  start: MapView
  /** How many of those for sale have no price on it. */
  offMap: number
  homes: readonly ListedHome[]
  /** The visitor's own place; null when none was named. */
  placeName: string | null
  /** The same results around another area. */
  hrefOf: (area: string | null) => string
}

/** What a search found, where it stands: all prices on the map, and the list of the page beside it. */
export function ResultMap({ locale, lines, areas, area, markers, start, offMap, homes, ...rest }: ResultMapProps) {
  const { ground, stops, labels, placeName, hrefOf } = rest
  const t = words(locale, 'results')
  return (
    <LinkedHomes className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(320px,26rem)]">
      <div className="flex min-w-0 flex-col gap-3">
        <CityMap
          locale={locale}
          size={MAP_SIZE}
          start={start}
          markers={markers.map(({ area: near, ...marker }) => ({ ...marker, nearer: hrefOf(near) }))}
          labels={labels}
          texts={mapTexts(locale)}
        >
          <GroundDrawing ground={ground} stops={stops} lines={lines} />
        </CityMap>
        {offMap > 0 ? <p className="text-small">{t('map.offMap', { count: offMap })}</p> : null}
        <MapNotes locale={locale} />
        <AreaLinks locale={locale} areas={areas} chosen={area} hrefOf={hrefOf} />
      </div>
      <div className="min-w-0">
        <HomeRows locale={locale} homes={homes} placeName={placeName} />
      </div>
    </LinkedHomes>
  )
}
