import type { CSSProperties } from 'react'
import type { MapPoint, SiteMap } from '../../domain/site-map'
import { distanceText, type MicrositeWords } from './words'

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

function place({ halfWidth, halfHeight }: SiteMap, { x, y }: MapPoint): CSSProperties {
  return { left: percent((x + halfWidth) / (halfWidth * 2)), top: percent((y + halfHeight) / (halfHeight * 2)) }
}

function Ground({ map }: { map: SiteMap }) {
  const { halfWidth: w, halfHeight: h } = map
  const grid = Array.from({ length: Math.ceil((w * 2) / 250) }, (_, index) => (index - Math.floor(w / 250)) * 250)
  return (
    <svg
      viewBox={`${-w} ${-h} ${w * 2} ${h * 2}`}
      aria-hidden="true"
      focusable="false"
      className="block h-full w-full"
      fill="none"
    >
      <path
        d={grid.map((at) => `M${at} ${-h}V${h}M${-w} ${at}H${w}`).join('')}
        className="stroke-stone-200"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      {map.circles.map((circle) => (
        <circle
          key={circle.minutes}
          r={circle.metres}
          className="stroke-stone-400"
          strokeWidth="1"
          strokeDasharray="4 4"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {map.lines.map((line) => (
        <path
          key={line.colour}
          d={`M${line.from.x} ${line.from.y}L${line.to.x} ${line.to.y}`}
          stroke={line.colour}
          strokeWidth="5"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {map.stations.map(({ station, x, y }) => (
        <path
          key={station.slug}
          d={`M0 0L${x} ${y}`}
          className="stroke-ink"
          strokeWidth="1"
          strokeDasharray="2 4"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}

const MARK = 'absolute -translate-x-1/2 -translate-y-1/2'

/** The walk to the stations: true bearings and distances, north up, nothing unknown. */
export function SiteMapFigure({ map, name, t }: { map: SiteMap; name: string; t: MicrositeWords }) {
  const [five, ten] = map.circles
  return (
    <figure
      role="img"
      aria-label={t('location.map', { first: five?.minutes ?? 5, second: ten?.minutes ?? 10 })}
      className="relative aspect-4/3 w-full overflow-hidden bg-paper text-small"
    >
      <Ground map={map} />
      {map.circles.map((circle) => (
        <span
          key={circle.minutes}
          className={`${MARK} map-word px-1 text-stone-600 tabular-nums`}
          style={place(map, { x: 0, y: circle.metres })}
        >
          {t('location.circle', { minutes: circle.minutes })}
        </span>
      ))}
      {map.stations.map(({ station, nameSide, ...point }) => (
        <span key={station.slug} className="absolute" style={place(map, point)}>
          <span
            className="absolute size-4 -translate-x-1/2 -translate-y-1/2 rounded-full border-4 bg-paper"
            style={{ borderColor: station.colour }}
          />
          <span
            className={`absolute top-0 w-max max-w-[34vw] -translate-y-1/2 bg-paper px-1 leading-[1.25] md:max-w-none ${nameSide === 'left' ? 'end-3 text-end' : 'start-3'}`}
          >
            <span className="block font-medium">
              {station.system} {station.name}
            </span>
            <span className="block text-stone-600 tabular-nums">{distanceText(t, station.metres)}</span>
          </span>
        </span>
      ))}
      <span className={`${MARK} size-4 rotate-45 bg-accent`} style={place(map, { x: 0, y: 0 })} />
      <span
        lang="en"
        className="type-display absolute -translate-x-1/2 -translate-y-1/2 map-word px-1 whitespace-nowrap"
        style={{ ...place(map, { x: 0, y: 0 }), marginTop: map.titleSide === 'above' ? '-24px' : '24px' }}
      >
        {name}
      </span>
      <NorthAndScale map={map} t={t} />
    </figure>
  )
}

function NorthAndScale({ map, t }: { map: SiteMap; t: MicrositeWords }) {
  return (
    <>
      <span className="absolute end-4 top-4 flex flex-col items-center">
        <span className="font-medium">{t('location.north')}</span>
        <svg viewBox="0 0 16 36" className="h-7 w-4" aria-hidden="true" focusable="false">
          <path d="M8 0L14 34L8 27Z" fill="currentColor" />
          <path d="M8 0L2 34L8 27Z" fill="none" stroke="currentColor" />
        </svg>
      </span>
      <span
        className="absolute start-4 bottom-4 flex flex-col gap-1 tabular-nums"
        style={{ width: percent(map.scaleMetres / (map.halfWidth * 2)) }}
      >
        <span>{t('location.scale', { metres: map.scaleMetres })}</span>
        <span className="h-2 border-x border-b border-ink" />
      </span>
    </>
  )
}
