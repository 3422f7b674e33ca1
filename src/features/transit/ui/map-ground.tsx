import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Ground, MapPoint } from '../domain/city-map'
import type { LineIndex } from '../domain/homes'
import type { CityMapTexts } from './city-map'

/** A map, and what belongs to it beside it. The map is as wide as its height allows, so that all of it stays in view. */
export const BESIDE_MAP =
  'grid gap-6 lg:grid-cols-[min(58%,calc((100svh-var(--header-offset)-9rem)*0.87))_minmax(320px,1fr)]'
export const STAYING_MAP =
  'flex min-w-0 flex-col gap-3 lg:sticky lg:top-[calc(var(--header-offset)+16px)] lg:self-start'

/** The texts of the map in one language. */
export function mapTexts(locale: Locale): CityMapTexts {
  const t = words(locale, 'transit')
  return {
    region: t('map.region'),
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    whole: t('map.whole'),
    cluster: t('map.cluster', { count: '{count}' }),
    onRequest: t('map.onRequest'),
  }
}

/** How to move the map, and the limits of the drawn map. */
export function MapNotes({ locale, isDrawing = true }: { locale: Locale; isDrawing?: boolean }) {
  const t = words(locale, 'transit')
  return (
    <>
      <p className="text-small text-stone-600">{t('map.hint')}</p>
      {isDrawing ? <p className="text-small text-stone-600">{t('map.note')}</p> : null}
    </>
  )
}

interface GroundDrawingProps {
  ground: Ground
  /** Positions of the stations. */
  stops: readonly MapPoint[]
  lines: readonly LineIndex[]
}

/** The drawn background under the price markers: parks, water, main roads, lines, stations. */
export function GroundDrawing({ ground, stops, lines }: GroundDrawingProps) {
  const colourOf = (slug: string) => lines.find(({ line }) => line.slug === slug)?.stations[0]?.colour
  return (
    <>
      <path d={ground.parks} fill="#dfe8d8" />
      {ground.water.map(({ slug, kind, path }) => (
        <path key={slug} d={path} stroke="#c9d6d8" strokeWidth={kind === 'river' ? 6 : 0.8} strokeLinejoin="round" />
      ))}
      <path
        d={ground.roads}
        className="stroke-stone-200"
        strokeWidth="3"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
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
