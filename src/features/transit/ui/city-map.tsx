'use client'

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/design/form/icon-button'
import { classNames } from '@/design/show/class-names'
import { useHydrated } from '@/design/show/use-hydrated'
import type { Locale } from '@/i18n/locales'
import type { MapPoint } from '../domain/city-map'
import { clustered } from '../domain/clusters'
import { type MapName, namesInView } from '../domain/ground-names'
import { cameraOf } from '../domain/map-camera'
import type { MapMarker } from '../domain/map-marker'
import { type MapSize, type MapView, viewBoxOf, wholeMap, zoomedAt } from '../domain/map-view'
import { bindMapGestures, type ChangeView, ZOOM_STEP } from './map-gestures'
import { ClusterMark, LabelMark, MARK_SIZE, NAME_FROM_MARK, NAME_FROM_NAME, PriceMark } from './map-marks'
import { type Tiles, useTileGround } from './use-tile-ground'

/** Translated texts. `{count}` in `cluster` is replaced here. */
export interface CityMapTexts {
  region: string
  zoomIn: string
  zoomOut: string
  whole: string
  cluster: string
  onRequest: string
}

interface CityMapProps {
  locale: Locale
  size: MapSize
  start: MapView
  markers: readonly MapMarker[]
  labels: readonly MapName[]
  texts: CityMapTexts
  /** The drawn map background: SVG elements rendered by the server. */
  children: ReactNode
  /** A tile map that replaces the drawn background. Its note is shown below the map. */
  tiles?: Tiles
}

/** Assumed width in px before the map is measured. */
const USUAL_WIDTH = 600

function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL_WIDTH)
  useEffect(() => {
    if (!frame.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width || USUAL_WIDTH))
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame])
  return width
}

/** The current view: changed by gestures, and by a new start view, as when another area is chosen. */
function useView(start: MapView) {
  const [view, setView] = useState(start)
  const [begun, setBegun] = useState(start)
  if (start.x !== begun.x || start.y !== begun.y || start.zoom !== begun.zoom) {
    setBegun(start)
    setView(start)
  }
  return [view, setView] as const
}

/**
 * Zooms in on a cluster. The cluster splits and its focused link disappears, so the focus moves to the new link of its
 * first project; otherwise a keyboard user would restart at the top of the page.
 */
function useZoomToCluster(frame: RefObject<HTMLElement | null>, view: MapView, size: MapSize, change: ChangeView) {
  const pressed = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the new view is drawn, and not before
  useEffect(() => {
    const slug = pressed.current
    pressed.current = null
    if (slug === null) return
    frame.current?.querySelector<HTMLElement>(`[data-home~="${CSS.escape(slug)}"]`)?.focus({ preventScroll: true })
  }, [view, frame])
  return (point: MapPoint, slug: string) => {
    pressed.current = slug
    change((old) => zoomedAt({ ...old, ...point }, point, ZOOM_STEP * 1.5, size))
  }
}

/** The map with its price markers. Visible without scripts; scripts make it movable. */
export function CityMap({ locale, size, start, markers, labels, texts, children, tiles }: CityMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [view, setView] = useView(start)
  const width = useWidth(frame)
  const state = useTileGround(tiles, place, locale, cameraOf(view, size, width))
  const isTiled = state === 'shown'
  useEffect(() => (frame.current ? bindMapGestures(frame.current, size, setView) : undefined), [size, setView])

  const unitsPerPixel = size.width / view.zoom / width
  const inUnits = ({ width: wide, height }: MapSize) => ({
    width: wide * unitsPerPixel,
    height: height * unitsPerPixel,
  })
  const clusters = clustered(markers, inUnits(MARK_SIZE))
  const window = { view, size }
  const room = { mark: inUnits(NAME_FROM_MARK), text: inUnits(NAME_FROM_NAME) }
  const names = isTiled ? [] : namesInView(labels, { ...window, ...room, taken: clusters })
  const nearer = useZoomToCluster(frame, view, size, setView)
  return (
    <>
      <div
        ref={frame}
        className="relative w-full touch-pan-y overflow-hidden border border-stone-200 bg-white"
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
      >
        <svg
          viewBox={viewBoxOf(view, size)}
          className={classNames('absolute inset-0 block size-full', isTiled && 'invisible')}
          fill="none"
          aria-hidden="true"
          focusable="false"
        >
          {children}
        </svg>
        {tiles ? (
          <div className={classNames('tile-ground pointer-events-none absolute inset-0', !isTiled && 'invisible')}>
            <div ref={place} className="size-full" />
          </div>
        ) : null}
        <div aria-hidden="true">
          {names.map((name) => (
            <LabelMark key={`${name.kind}-${name.slug}`} window={window} name={name} />
          ))}
        </div>
        <ul aria-label={texts.region}>
          {clusters.map((cluster) => {
            const [only, second] = cluster.markers
            if (!only) return null
            const rest = { window, locale, texts }
            return second ? (
              <ClusterMark key={only.slug} {...rest} cluster={cluster} onNearer={nearer} />
            ) : (
              <PriceMark key={only.slug} {...rest} marker={only} />
            )
          })}
        </ul>
        <ZoomButtons texts={texts} size={size} view={view} change={setView} />
      </div>
      {tiles ? (
        <p role="status" className="text-small text-stone-600">
          {tiles.texts[state]}
        </p>
      ) : null}
    </>
  )
}

interface ZoomButtonsProps {
  texts: CityMapTexts
  size: MapSize
  view: MapView
  change: ChangeView
}

function ZoomButtons({ texts, size, view, change }: ZoomButtonsProps) {
  const zoom = (factor: number) => change((old) => zoomedAt(old, old, factor, size))
  if (!useHydrated()) return null
  return (
    <div className="absolute end-3 top-3 flex flex-col gap-2 text-ink [&>button]:bg-paper">
      <IconButton icon="plus" label={texts.zoomIn} onPress={() => zoom(ZOOM_STEP)} />
      <IconButton icon="minus" label={texts.zoomOut} onPress={() => zoom(1 / ZOOM_STEP)} isOff={view.zoom <= 1} />
      <IconButton
        icon="compass"
        label={texts.whole}
        onPress={() => change(() => wholeMap(size))}
        isOff={view.zoom <= 1}
      />
    </div>
  )
}
