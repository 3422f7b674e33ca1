import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Ground, MapPoint } from '../domain/city-map'
import type { LineIndex } from '../domain/homes'
import type { CityMapTexts } from './city-map'

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

/** The drawn background under the price markers: water, lines, stations. */
export function GroundDrawing({ ground, stops, lines }: GroundDrawingProps) {
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
