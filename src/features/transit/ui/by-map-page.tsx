import { Link } from '@/design/link'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type Ground, MAP_SIZE, type MapPoint } from '../rules/city-map'
import type { LineIndex, ListedHome } from '../rules/homes'
import type { MapMarker } from '../rules/map-marker'
import type { MapView } from '../rules/map-view'
import { findPath, type Question } from '../rules/question'
import type { Area } from '../rules/station'
import { CityMap } from './city-map'
import { FindFrame } from './find-frame'
import { HomeRows } from './home-row'

interface ByMapPageProps {
  locale: Locale
  question: Question
  destination: { key: string; name: string } | null
  lines: readonly LineIndex[]
  areas: readonly Area[]
  ground: Ground
  /** Where stations lie. */
  stops: readonly MapPoint[]
  markers: readonly MapMarker[]
  labels: readonly (MapPoint & { slug: string; name: string })[]
  start: MapView
  homes: readonly ListedHome[]
}

/** Homes where they stand: prices on a map of the city, and the list beside it. */
export function ByMapPage({ locale, question, destination, lines, areas, ...rest }: ByMapPageProps) {
  const { ground, stops, markers, labels, start, homes } = rest
  const t = words(locale, 'transit')
  return (
    <FindFrame
      locale={locale}
      page="find-by-map"
      question={question}
      destination={destination}
      lines={lines}
      areas={areas}
      title={t('map.title')}
      lead={t('map.lead')}
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(320px,26rem)]">
        <div className="flex min-w-0 flex-col gap-3">
          <CityMap
            key={question.area ?? ''}
            locale={locale}
            size={MAP_SIZE}
            start={start}
            markers={markers}
            labels={labels}
            texts={{
              region: t('map.region'),
              zoomIn: t('map.zoomIn'),
              zoomOut: t('map.zoomOut'),
              whole: t('map.whole'),
              cluster: t('map.cluster', { count: '{count}' }),
              onRequest: t('map.onRequest'),
            }}
          >
            <GroundDrawing ground={ground} stops={stops} lines={lines} />
          </CityMap>
          <p className="text-small text-stone-600">{t('map.hint')}</p>
          <p className="text-small text-stone-600">{t('map.note')}</p>
          <AreaLinks locale={locale} question={question} areas={areas} />
        </div>
        <MapList locale={locale} question={question} homes={homes} placeName={destination?.name ?? null} />
      </div>
    </FindFrame>
  )
}

function GroundDrawing({ ground, stops, lines }: Pick<ByMapPageProps, 'ground' | 'stops' | 'lines'>) {
  const colourOf = (slug: string) => lines.find(({ line }) => line.slug === slug)?.stations[0]?.colour
  return (
    <>
      {ground.water.map(({ slug, kind, path }) => (
        <path
          key={slug}
          d={path}
          className="stroke-stone-200"
          strokeWidth={kind === 'river' ? 7 : 1.5}
          strokeLinejoin="round"
        />
      ))}
      {ground.tracks.map(({ line, path }) => (
        <path key={line} d={path} stroke={colourOf(line)} strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
      ))}
      <path
        d={stops.map(({ x, y }) => `M${x} ${y}h0`).join('')}
        className="stroke-ink"
        strokeWidth="4"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </>
  )
}

function AreaLinks({ locale, question, areas }: Pick<ByMapPageProps, 'locale' | 'question' | 'areas'>) {
  const t = words(locale, 'transit')
  const places = [{ slug: null, name: t('map.whole') }, ...areas]
  return (
    <nav aria-labelledby="areas-title" className="flex flex-col gap-2">
      <h2 id="areas-title" className="font-medium">
        {t('map.areas')}
      </h2>
      <ul className="flex flex-wrap gap-x-5">
        {places.map(({ slug, name }) => (
          <li key={slug ?? ''}>
            <Link
              href={findPath(locale, 'find-by-map', { ...question, area: slug })}
              aria-current={question.area === slug ? 'true' : undefined}
              className="inline-flex min-h-target items-center text-small underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface MapListProps {
  locale: Locale
  question: Question
  homes: readonly ListedHome[]
  placeName: string | null
}

function MapList({ locale, question, homes, placeName }: MapListProps) {
  const t = words(locale, 'transit')
  return (
    <section aria-labelledby="results-title" className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 id="results-title" className="type-display text-h3">
          {t('list.map')}
        </h2>
        <p className="text-small text-stone-600 tabular-nums">{t('list.count', { count: homes.length })}</p>
      </div>
      {homes.length === 0 && question.within ? <p>{t('list.noneWithin', { minutes: question.within })}</p> : null}
      {homes.length > 0 ? <HomeRows locale={locale} homes={homes} placeName={placeName} /> : null}
    </section>
  )
}
