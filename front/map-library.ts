import { createRequire } from 'node:module'
import path from 'node:path'
import { MAP_LIBRARY } from '@/kit/map-library'
import { mapWorkerPolicy } from './csp'

/** What a browser needs of the package, and nothing else of it. */
const FILES: ReadonlySet<string> = new Set(['maplibre-gl.mjs', 'maplibre-gl-worker.mjs', 'maplibre-gl.css'])

/** Where the files lie: in the package itself, so that its version and they are never apart. */
const directory = () =>
  path.join(path.dirname(createRequire(import.meta.url).resolve('maplibre-gl/package.json')), 'dist')

/** The map library as a folder of files; null while no style is configured, so that none of it is sent. */
export function mapLibraryRoot(origins: readonly string[]) {
  if (origins.length === 0) return null
  // A worker obeys the policy it came with, not that of its page: it may ask the map's origins and nothing else.
  return { directory: directory(), isImmutable: () => true, isUploaded: false, policy: mapWorkerPolicy(origins) }
}

/** Whether an address is one of its files. */
export const isMapLibraryFile = (segments: readonly string[]): boolean =>
  segments.length === 3 && `/${segments.slice(0, 2).join('/')}` === MAP_LIBRARY && FILES.has(segments[2] ?? '')
