import './tile-ground.css'
import type { Map as TileMap } from 'maplibre-gl'
import type { Locale } from '@/i18n/locales'
import type { MapCamera } from '../domain/map-camera'
import { labelledIn } from '../domain/map-labels'

interface TileGroundOptions {
  container: HTMLElement
  /** URL of the style. */
  style: string
  /** Path of the map library on our own origin: the CSP allows no other scripts. */
  library: string
  locale: Locale
  /** Label of the button that shows and hides the attribution. */
  attribution: string
  camera: MapCamera
  /** Aborting removes the map completely. */
  signal: AbortSignal
  /** Called when the WebGL context is lost. */
  onLost: () => void
}

/** Moves the tile map to another camera. */
export type MoveTiles = (camera: MapCamera) => void

/**
 * Creates the tile map and resolves after its first complete image. It only displays: gestures change our own view,
 * which moves it. Rejects when anything fails to load or when aborted, and then leaves nothing behind.
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
    // Glyphs that the style has no file for use the font of the page, with Han characters in the variant of its
    // language.
    localIdeographFontFamily: getComputedStyle(container).fontFamily,
    locale: { 'AttributionControl.ToggleAttribution': options.attribution },
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
    ...positionOf(options.camera),
  })
  signal.addEventListener('abort', () => map.remove(), { once: true })
  hideFromReaders(map.getCanvas())
  await firstPicture(map, options)
  // The library must finish handling the loss before the map is removed.
  map.once('webglcontextlost', () => setTimeout(options.onLost))
  return (camera) => void map.jumpTo(positionOf(camera))
}

const positionOf = ({ lng, lat, zoom }: MapCamera) => ({ center: [lng, lat] as [number, number], zoom })

/** Imported at run time as served: bundled, the library could not find its worker. */
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

/** Hidden from screen readers: the list has the same content. */
function hideFromReaders(canvas: HTMLCanvasElement): void {
  for (const name of ['role', 'aria-label', 'tabindex']) canvas.removeAttribute(name)
  canvas.setAttribute('aria-hidden', 'true')
}

/**
 * Resolves with the first complete image. Rejects when the style fails to load. A missing tile leaves a gap, unless all
 * tiles are missing: then the map would be empty.
 */
function firstPicture(map: TileMap, { style, locale, signal }: TileGroundOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    let hasStyle = false
    let hasTile = false
    let hasFault = false
    map.once('style.load', () => {
      hasStyle = true
    })
    // The listener stays for the lifetime of the map, because the library logs unhandled errors to the console.
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
