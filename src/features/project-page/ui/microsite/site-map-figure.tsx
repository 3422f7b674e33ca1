import type { CSSProperties, ReactNode } from 'react'
import type { LabelPlace, MapPoint, Side, SiteMap } from '@/features/catalogue'
import { SiteMapGround } from './site-map-ground'
import { distanceText, type MicrositeWords } from './words'

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

const leftOf = ({ halfWidth }: SiteMap, { x }: MapPoint) => percent((x + halfWidth) / (halfWidth * 2))
const topOf = ({ halfHeight }: SiteMap, { y }: MapPoint) => percent((y + halfHeight) / (halfHeight * 2))

const place = (map: SiteMap, point: MapPoint): CSSProperties => ({ left: leftOf(map, point), top: topOf(map, point) })

/** Moves a label from its spot to one of its sides, `gap` pixels away; slantwise the gap is shorter both ways. */
function shift(side: Side, gap: number): string {
  const away = side.length === 2 ? gap * 0.7 : gap
  const across = side.includes('e') ? `${away}px` : side.includes('w') ? `calc(-100% - ${away}px)` : '-50%'
  const down = side.includes('s') ? `${away}px` : side.includes('n') ? `calc(-100% - ${away}px)` : '-50%'
  return `translate(${across}, ${down})`
}

/** At which widths a label has a place; null at none. */
function shownAt({ labels }: SiteMap, of: string): 'both' | 'narrow' | 'wide' | null {
  const [narrow, wide] = [labels.narrow.get(of), labels.wide.get(of)]
  if (narrow && wide) return 'both'
  return narrow ? 'narrow' : wide ? 'wide' : null
}

interface MapLabelProps {
  map: SiteMap
  of: string
  gap: number
  className: string
  lang?: 'en'
  children: ReactNode
}

/** A label where it covers neither a line nor another one: one place on phones, one on wider screens (`plans.css`). */
function MapLabel({ map, of, gap, className, lang, children }: MapLabelProps) {
  const [narrow, wide] = [map.labels.narrow.get(of), map.labels.wide.get(of)]
  const shown = shownAt(map, of)
  if (!shown) return null
  const at = (name: string, spot: LabelPlace | null | undefined) =>
    spot
      ? { [`--${name}-x`]: leftOf(map, spot), [`--${name}-y`]: topOf(map, spot), [`--${name}`]: shift(spot.side, gap) }
      : {}
  return (
    <span
      lang={lang}
      data-shown={shown}
      className={`map-part map-label map-word ${className}`}
      style={{ ...at('narrow', narrow), ...at('wide', wide) } as CSSProperties}
    >
      {children}
    </span>
  )
}

/** The project among roads, railways, water and well-known places: true bearings and distances, north up. */
export function SiteMapFigure({ map, name, t }: { map: SiteMap; name: string; t: MicrositeWords }) {
  const [five, ten] = map.circles
  const roads = new Map(map.roads.map((road) => [road.name, road]))
  return (
    <figure
      role="img"
      aria-label={
        five && ten ? t('location.map', { first: five.minutes, second: ten.minutes }) : t('location.mapOfRoads')
      }
      className="relative aspect-4/3 w-full overflow-hidden bg-paper text-small leading-[19px]"
    >
      <SiteMapGround map={map} />
      {[...roads.values()].map((road) => (
        <MapLabel
          key={road.name}
          map={map}
          of={`road-${road.name}`}
          lang={road.lang}
          gap={5}
          className="text-stone-600"
        >
          {road.name}
        </MapLabel>
      ))}
      {map.circles.map(({ minutes }) => (
        <MapLabel key={minutes} map={map} of={`circle-${minutes}`} gap={4} className="text-stone-600 tabular-nums">
          {t('location.circle', { minutes })}
        </MapLabel>
      ))}
      {map.landmarks.map(({ place: { name: landmark }, ...point }) => (
        <span key={landmark}>
          <span
            data-shown={shownAt(map, `place-${landmark}`) ?? 'never'}
            className="map-part absolute size-2 -translate-1/2 rounded-full bg-ink"
            style={place(map, point)}
          />
          <MapLabel map={map} of={`place-${landmark}`} gap={7} className="max-w-[150px]">
            {landmark}
          </MapLabel>
        </span>
      ))}
      {map.stations.map(({ station, ...point }) => (
        <span key={station.slug}>
          <span
            className="absolute size-4 -translate-1/2 rounded-full border-4 bg-paper"
            style={{ ...place(map, point), borderColor: station.colour }}
          />
          <MapLabel map={map} of={`station-${station.slug}`} gap={11} className="max-w-[150px]">
            <span className="block font-medium">
              {station.system} {station.name}
            </span>
            <span className="block text-stone-600 tabular-nums">{distanceText(t, station.metres)}</span>
          </MapLabel>
        </span>
      ))}
      <span className="absolute size-4 -translate-1/2 rotate-45 bg-accent" style={place(map, { x: 0, y: 0 })} />
      <MapLabel map={map} of="title" lang="en" gap={14} className="type-display whitespace-nowrap">
        {name}
      </MapLabel>
      <NorthAndScale map={map} t={t} />
    </figure>
  )
}

function NorthAndScale({ map, t }: { map: SiteMap; t: MicrositeWords }) {
  return (
    <>
      <span className="absolute end-2 top-2 flex flex-col items-center bg-paper p-2">
        <span className="font-medium">{t('location.north')}</span>
        <svg viewBox="0 0 16 36" className="h-7 w-4" aria-hidden="true" focusable="false">
          <path d="M8 0L14 34L8 27Z" fill="currentColor" />
          <path d="M8 0L2 34L8 27Z" fill="none" stroke="currentColor" />
        </svg>
      </span>
      <span
        className="absolute start-2 bottom-2 box-content flex flex-col gap-1 bg-paper p-2 tabular-nums"
        style={{ width: percent(map.scaleMetres / (map.halfWidth * 2)) }}
      >
        <span className="whitespace-nowrap">{t('location.scale', { metres: map.scaleMetres })}</span>
        <span className="h-2 border-x border-b border-ink" />
      </span>
    </>
  )
}
