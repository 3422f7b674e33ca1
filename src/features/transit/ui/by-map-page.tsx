import { KeptPart, PagePart } from '@/design/layer/page-part'
import { phrased } from '@/design/show/phrased'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type Ground, MAP_SIZE, type MapPoint } from '../domain/city-map'
import { type FinderFilters, findPath } from '../domain/finder-query'
import type { MapName } from '../domain/ground-names'
import type { LineIndex, ListedHome } from '../domain/homes'
import type { MapMarker } from '../domain/map-marker'
import type { MapView } from '../domain/map-view'
import type { Area } from '../domain/station'
import { AreaLinks } from './area-links'
import { CityMap } from './city-map'
import { FindFrame } from './find-frame'
import { HomeRows } from './home-row'
import { LinkedHomes } from './linked-homes'
import { BESIDE_MAP, GroundDrawing, MapNotes, mapTexts, STAYING_MAP } from './map-ground'
import { ToMyPlace } from './to-my-place'

interface ByMapPageProps {
  locale: Locale
  question: FinderFilters
  destination: { key: string; name: string } | null
  lines: readonly LineIndex[]
  areas: readonly Area[]
  ground: Ground
  /** Positions of the stations. */
  stops: readonly MapPoint[]
  markers: readonly MapMarker[]
  labels: readonly MapName[]
  start: MapView
  homes: readonly ListedHome[]
  /** The tile map over the drawn map, when one is configured. */
  tiles: { style: string; library: string } | null
}

/** Homes by location: prices on a map of the city, and the list beside it. */
export function ByMapPage({ locale, question, destination, lines, areas, ...rest }: ByMapPageProps) {
  const { ground, stops, markers, labels, start, homes, tiles } = rest
  const t = words(locale, 'transit')
  return (
    <FindFrame locale={locale} page="find-by-map" question={question} title={t('map.title')} lead={t('map.lead')}>
      <LinkedHomes className={BESIDE_MAP}>
        <div className={STAYING_MAP}>
          <CityMap
            locale={locale}
            size={MAP_SIZE}
            start={start}
            markers={markers}
            labels={labels}
            texts={mapTexts(locale)}
            tiles={tiles ? { ...tiles, texts: tilesTexts(locale) } : undefined}
          >
            <KeptPart as="g" of={GroundDrawing} by={[ground, stops, lines]} props={{ ground, stops, lines }} />
          </CityMap>
          <MapNotes locale={locale} isDrawing={tiles === null} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <AreaLinks
            locale={locale}
            areas={areas}
            chosen={question.area}
            hrefOf={(area) => findPath(locale, 'find-by-map', { ...question, area })}
          />
          <ToMyPlace
            locale={locale}
            page="find-by-map"
            question={question}
            destination={destination}
            lines={lines}
            areas={areas}
          />
          <MapList locale={locale} question={question} homes={homes} placeName={destination?.name ?? null} />
        </div>
      </LinkedHomes>
    </FindFrame>
  )
}

function tilesTexts(locale: Locale) {
  const t = words(locale, 'tiles')
  return { waiting: t('waiting'), shown: t('shown'), failed: t('failed'), attribution: t('attribution') }
}

interface MapListProps {
  locale: Locale
  question: FinderFilters
  homes: readonly ListedHome[]
  placeName: string | null
}

function MapList({ locale, question, homes, placeName }: MapListProps) {
  const t = words(locale, 'transit')
  return (
    <section aria-labelledby="results-title" className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 id="results-title" className="type-display text-h3">
          {phrased(t('list.map'))}
        </h2>
        <p className="text-small text-stone-600 tabular-nums">{t('list.count', { count: homes.length })}</p>
      </div>
      {homes.length === 0 && question.within ? <p>{t('list.noneWithin', { minutes: question.within })}</p> : null}
      {homes.length > 0 ? (
        <PagePart>
          <HomeRows locale={locale} homes={homes} placeName={placeName} />
        </PagePart>
      ) : null}
    </section>
  )
}
