import path from 'node:path'
import { buildFileNames } from '../next-adapter/protocol'
import { isMapLibraryFile, mapLibraryRoot } from './map-library'

// Eight or more hexadecimal digits with a letter and a digit among them: not a date, not a word.
const HASHED = /(?:^|[-_.])(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?=[-_.])/

/** The folder behind a URL prefix, and how long browsers may cache its files. */
export interface FileRoot {
  directory: string
  /** A file name never gets other content. */
  isImmutable: (name: string) => boolean
  /** Uploaded by staff, so not trusted as markup. */
  isUploaded: boolean
  /** Mails and other sites may show them. */
  isShownElsewhere?: boolean
  /** The content security policy of its files, if they have their own. */
  policy?: string
}

interface Folders {
  nextDir: string
  mediaDir: string
  publicDir: string
  mapOrigins: readonly string[]
}

/** The public folders; the map library only with a configured map. */
export function fileRoots(folders: Folders) {
  return {
    next: { directory: path.resolve(folders.nextDir, 'static'), isImmutable: () => true, isUploaded: false },
    media: {
      directory: path.resolve(folders.mediaDir),
      isImmutable: (name: string) => HASHED.test(name),
      isUploaded: true,
      isShownElsewhere: true,
    },
    public: {
      directory: path.resolve(folders.publicDir),
      isImmutable: () => false,
      isUploaded: false,
      isShownElsewhere: true,
    },
    map: mapLibraryRoot(folders.mapOrigins),
  } satisfies Record<string, FileRoot | null>
}

/** A file of the build or the map library: its folder and name. */
export interface BuildFile {
  root: FileRoot
  names: readonly string[]
}

/** The file of the app's build or the map library for a URL; null for every other URL. */
export function buildFile(roots: ReturnType<typeof fileRoots>, segments: readonly string[]): BuildFile | null {
  const names = buildFileNames(segments)
  if (names) return { root: roots.next, names }
  return roots.map && isMapLibraryFile(segments) ? { root: roots.map, names: segments.slice(2) } : null
}
