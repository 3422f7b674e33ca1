import './tile-ground.css'
import type { Map as TileMap } from 'maplibre-gl'
import type { Locale } from '@/i18n/locales'
import type { MapCamera } from '../rules/map-camera'
import { labelledIn } from '../rules/map-labels'

interface TileGroundOptions {
  container: HTMLElement
  /** Address of the style. */
  style: string
  /** Where the files of the library are: of our own origin, as our policy lets no other program run. */
  library: string
  locale: Locale
  /** On the button that shows and hides whose map it is. */
  attribution: string
  camera: MapCamera
  /** Once aborted, nothing of the map is left. */
  signal: AbortSignal
  /** The browser took the map's memory away. */
  onLost: () => void
}

/** Shows another part of the map. */
export type MoveTiles = (camera: MapCamera) => void

/**
 * Lays a map of tiles and resolves when it has been drawn once. It only shows: hands move our own view, which moves
 * it. Rejects when anything it needs does not come, or when it was aborted, and then leaves nothing behind.
 */
export async function layTiles(options: TileGroundOptions): Promise<MoveTiles> {
  const { container, library, signal } = options
  signal.throwIfAborted()
  const [{ Map: Tiles, setWorkerUrl }] = await Promise.all([
    importLibrary(`${library}/maplibre-gl.mjs`),
    loadSheet(`${library}/maplibre-gl.css`),
  ])
  signal.throwIfAborted()
  setWorkerUrl(`${library}/maplibre-gl-worker.mjs`)
  const map = new Tiles({
    container,
    interactive: false,
    renderWorldCopies: false,
    attributionControl: { compact: true },
    // Letters that the style brings no file for are drawn with the page's own: Han as this reader writes it.
    localIdeographFontFamily: getComputedStyle(container).fontFamily,
    locale: { 'AttributionControl.ToggleAttribution': options.attribution },
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
    ...positionOf(options.camera),
  })
  signal.addEventListener('abort', () => map.remove(), { once: true })
  hideFromReaders(map.getCanvas())
  await firstPicture(map, options)
  // The library finishes with the loss before it is taken away itself.
  map.once('webglcontextlost', () => setTimeout(options.onLost))
  return (camera) => void map.jumpTo(positionOf(camera))
}

const positionOf = ({ lng, lat, zoom }: MapCamera) => ({ center: [lng, lat] as [number, number], zoom })

/** Taken as it is served: bundled, it could not find the worker that belongs to it. */
const importLibrary = (address: string) =>
  import(/* turbopackIgnore: true */ address) as Promise<typeof import('maplibre-gl')>

function loadSheet(address: string): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`link[href="${address}"]`)
  if (known?.sheet) return Promise.resolve()
  known?.remove()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => resolve()
    link.onerror = () => reject(new Error('the sheet of the map did not come'))
    document.head.append(link)
  })
}

/** The list says what there is: to whoever cannot see it the picture has nothing to add. */
function hideFromReaders(canvas: HTMLCanvasElement): void {
  for (const name of ['role', 'aria-label', 'tabindex']) canvas.removeAttribute(name)
  canvas.setAttribute('aria-hidden', 'true')
}

/**
 * Resolves with the first whole picture. A style that does not come is the end. A tile that does not come is a hole,
 * unless no other came either: then there would be an empty box.
 */
function firstPicture(map: TileMap, { style, locale, signal }: TileGroundOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    let hasStyle = false
    let hasTile = false
    let hasFault = false
    map.once('style.load', () => {
      hasStyle = true
    })
    // Listened to for as long as the map is there, for the library shouts what nobody hears into the console.
    map.on('error', ({ error }) => {
      hasFault = true
      if (!hasStyle) reject(error)
    })
    map.on('sourcedata', ({ tile }) => {
      if (tile?.state === 'loaded') hasTile = true
    })
    map.once('load', () => (hasFault && !hasTile ? reject(new Error('nothing of the map came')) : resolve()))
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    map.setStyle(style, { transformStyle: (_, next) => labelledIn(locale, next) })
  })
}
