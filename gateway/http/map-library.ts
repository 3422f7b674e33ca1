import { createRequire } from 'node:module'
import path from 'node:path'
import { MAP_LIBRARY } from '@/features/transit'
import { mapWorkerPolicy } from './csp'

/** The files of the package that a browser needs. */
const FILES: ReadonlySet<string> = new Set(['maplibre-gl.mjs', 'maplibre-gl-worker.mjs', 'maplibre-gl.css'])

/** The folder of the files: the package itself, so that they always match its version. */
const directory = () =>
  path.join(path.dirname(createRequire(import.meta.url).resolve('maplibre-gl/package.json')), 'dist')

/** The map library as a folder of files; null without a configured style, so that it is not served. */
export function mapLibraryRoot(origins: readonly string[]) {
  if (origins.length === 0) return null
  // A worker has the policy of its own response, not of its page: it may load from the map's origins only.
  return { directory: directory(), isImmutable: () => true, isUploaded: false, policy: mapWorkerPolicy(origins) }
}

/** Whether an address is one of its files. */
export const isMapLibraryFile = (segments: readonly string[]): boolean =>
  segments.length === 3 && `/${segments.slice(0, 2).join('/')}` === MAP_LIBRARY && FILES.has(segments[2] ?? '')
