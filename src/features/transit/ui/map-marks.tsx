import type { CSSProperties } from 'react'
import { Link } from '@/design/show/link'
import { formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { fromOf } from '@/kernel/price'
import type { MapPoint } from '../domain/city-map'
import type { Cluster } from '../domain/clusters'
import type { MapName } from '../domain/ground-names'
import { lowestPrice, type MapMarker } from '../domain/map-marker'
import { isNearest, type MapSize, type MapView, shareInView } from '../domain/map-view'

/** Maximum size of a marker in px. */
export const MARK_SIZE = { width: 124, height: 50 } as const
/** Room that a name of the ground needs from a price, and from another name, in px. */
export const NAME_FROM_MARK = { width: 116, height: 36 } as const
export const NAME_FROM_NAME = { width: 120, height: 24 } as const

interface Window {
  view: MapView
  size: MapSize
}

interface MarkProps {
  window: Window
  locale: Locale
  texts: { cluster: string; onRequest: string }
}

const isSeen = ({ x, y }: MapPoint) => x >= 0 && x <= 1 && y >= 0 && y <= 1

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/** CSS position of a map point in the view; null when it is outside. */
function placeOf({ view, size }: Window, point: MapPoint): CSSProperties | null {
  const share = shareInView(view, point, size)
  return isSeen(share) ? { left: percent(share.x), top: percent(share.y) } : null
}

const MARK =
  'absolute inline-flex min-h-target -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-control ' +
  'px-3 text-small font-semibold whitespace-nowrap tabular-nums'

/** The starting price of one project, linked to its page. */
export function PriceMark({ window, locale, texts, marker }: MarkProps & { marker: MapMarker }) {
  const place = placeOf(window, marker)
  if (!place) return null
  const from = fromOf(marker.price)
  const price = from === null ? texts.onRequest : formatPrice(locale, from)
  return (
    <li>
      <Link
        href={marker.href}
        data-home={marker.slug}
        style={place}
        className={`${MARK} border border-ink bg-paper text-ink hover:bg-ink hover:text-paper data-shown:z-10 data-shown:bg-ink data-shown:text-paper`}
      >
        <span className="sr-only" lang="en">
          {marker.title}{' '}
        </span>
        {price}
      </Link>
    </li>
  )
}

interface ClusterMarkProps extends MarkProps {
  cluster: Cluster<MapMarker>
  /** Called with the slug of the first project. */
  onNearer: (point: MapPoint, slug: string) => void
}

/** Several projects in one place. A click zooms in; without scripts it links to the map around their area. */
export function ClusterMark({ window, locale, texts, cluster, onNearer }: ClusterMarkProps) {
  const place = placeOf(window, cluster)
  if (!place) return null
  const price = lowestPrice(cluster)
  return (
    <li>
      <Link
        href={cluster.markers[0]?.nearer ?? ''}
        data-home={cluster.markers.map(({ slug }) => slug).join(' ')}
        data-whole-page=""
        style={place}
        onClick={(event) => {
          if (isNearest(window.view)) return
          event.preventDefault()
          onNearer({ x: cluster.x, y: cluster.y }, cluster.markers[0]?.slug ?? '')
        }}
        className={`${MARK} flex-col border border-ink bg-ink leading-tight text-paper hover:bg-stone-600 data-shown:z-10 data-shown:bg-stone-600`}
      >
        {texts.cluster.replace('{count}', String(cluster.markers.length))}
        {price === null ? null : <span className="font-normal">{formatPrice(locale, price)}+</span>}
      </Link>
    </li>
  )
}

const NAME_LOOK: Readonly<Record<MapName['kind'], string>> = {
  area: 'text-ink',
  water: 'text-[#3b6670]',
  park: 'text-[#3f6149]',
  road: 'text-stone-600',
}

/** The name of an area, a park, a road or of water, behind the prices. */
export function LabelMark({ window, name }: { window: Window; name: MapName }) {
  const place = placeOf(window, name)
  return place ? (
    <span
      style={place}
      className={`map-name pointer-events-none absolute -translate-x-1/2 -translate-y-1/2 text-small whitespace-nowrap ${NAME_LOOK[name.kind]}`}
    >
      {name.name}
    </span>
  ) : null
}
