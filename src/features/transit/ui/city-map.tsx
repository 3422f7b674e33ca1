'use client'

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/design/icon-button'
import { useAwake } from '@/design/use-awake'
import type { Locale } from '@/i18n/locales'
import type { MapPoint } from '../rules/city-map'
import { clustered, freeLabels } from '../rules/clusters'
import type { MapMarker } from '../rules/map-marker'
import { type MapSize, type MapView, viewBoxOf, wholeMap, zoomedAt } from '../rules/map-view'
import { type ChangeView, listenToHands, ZOOM_STEP } from './map-gestures'
import { ClusterMark, LabelMark, MARK_SIZE, PriceMark } from './map-marks'

/** Finished words. `{count}` in `cluster` is put in here. */
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
  labels: readonly (MapPoint & { slug: string; name: string })[]
  texts: CityMapTexts
  /** The ground, drawn by the server: parts of an SVG. */
  children: ReactNode
}

/** How wide the map is taken to be before it is measured. */
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

/** The map with its prices. It stands without scripts; with them it moves. */
export function CityMap({ locale, size, start, markers, labels, texts, children }: CityMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(start)
  const width = useWidth(frame)
  useEffect(() => (frame.current ? listenToHands(frame.current, size, setView) : undefined), [size])

  const unitsPerPixel = size.width / view.zoom / width
  const markSize = { width: MARK_SIZE.width * unitsPerPixel, height: MARK_SIZE.height * unitsPerPixel }
  const clusters = clustered(markers, markSize)
  const free = freeLabels(labels, clusters, markSize)
  const window = { view, size }
  const nearer = (point: MapPoint) => setView((old) => zoomedAt({ ...old, ...point }, point, ZOOM_STEP * 1.5, size))
  return (
    <div
      ref={frame}
      className="relative w-full touch-pan-y overflow-hidden border border-stone-200 bg-white"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      <svg
        viewBox={viewBoxOf(view, size)}
        className="absolute inset-0 block size-full"
        fill="none"
        aria-hidden="true"
        focusable="false"
      >
        {children}
      </svg>
      <div aria-hidden="true">
        {free.map((label) => (
          <LabelMark key={label.slug} window={window} point={label} text={label.name} />
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
  if (!useAwake()) return null
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
