import { KeptPart, PagePart } from '@/design/layer/page-part'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type Ground, MAP_SIZE, type MapPoint } from '../domain/city-map'
import type { MapName } from '../domain/ground-names'
import type { LineIndex, ListedHome } from '../domain/homes'
import type { MapMarker } from '../domain/map-marker'
import type { MapView } from '../domain/map-view'
import type { Area } from '../domain/station'
import { AreaLinks } from './area-links'
import { CityMap } from './city-map'
import { HomeRows } from './home-row'
import { LinkedHomes } from './linked-homes'
import { BESIDE_MAP, GroundDrawing, MapNotes, mapTexts, STAYING_MAP } from './map-ground'

interface ResultMapProps {
  locale: Locale
  lines: readonly LineIndex[]
  areas: readonly Area[]
  /** Slug of the area the map is centred on; null: around the results. */
  area: string | null
  ground: Ground
  stops: readonly MapPoint[]
  labels: readonly MapName[]
  markers: readonly (Omit<MapMarker, 'nearer'> & { area: string | null })[]
  start: MapView
  /** Number of homes for sale without a price marker. */
  offMap: number
  homes: readonly ListedHome[]
  /** The place of the visitor; null when none is set. */
  placeName: string | null
  /** Link to the same results around another area. */
  hrefOf: (area: string | null) => string
}

/** Search results by location: all prices on the map, and the list of the current page beside it. */
export function ResultMap({ locale, lines, areas, area, markers, start, offMap, homes, ...rest }: ResultMapProps) {
  const { ground, stops, labels, placeName, hrefOf } = rest
  const t = words(locale, 'results')
  return (
    <LinkedHomes className={BESIDE_MAP}>
      <div className={STAYING_MAP}>
        <CityMap
          locale={locale}
          size={MAP_SIZE}
          start={start}
          markers={markers.map(({ area: near, ...marker }) => ({ ...marker, nearer: hrefOf(near) }))}
          labels={labels}
          texts={mapTexts(locale)}
        >
          <KeptPart as="g" of={GroundDrawing} by={[ground, stops, lines]} props={{ ground, stops, lines }} />
        </CityMap>
        {offMap > 0 ? <p className="text-small">{t('map.offMap', { count: offMap })}</p> : null}
        <PagePart>
          <MapNotes locale={locale} />
        </PagePart>
      </div>
      <div className="min-w-0">
        <PagePart>
          <AreaLinks locale={locale} areas={areas} chosen={area} hrefOf={hrefOf} />
          <HomeRows locale={locale} homes={homes} placeName={placeName} />
        </PagePart>
      </div>
    </LinkedHomes>
  )
}
