import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Errors come in bursts; afterwards the maps, which are larger than the code, leave memory again. */
const KEPT_MS = 60_000
const MOST_MAPS = 4

const FRAME = /(?:file:\/\/)?(\/[^\s():]+\.[cm]?js):(\d+):(\d+)/
const MAP_COMMENT = /\n\/\/# sourceMappingURL=(\S+)\s*$/
/** What the bundler writes before the path of a source: its place from the chunk, or a scheme. */
const BEFORE_SOURCE = /^(?:\.\.\/)+|^.*(?:\w+:\/\/\/|\[project\]\/)/

type SourceMapPayload = ConstructorParameters<typeof SourceMap>[0]

/** The map of a part of a file, from a line and column on; a map in one piece begins at 0. */
interface Section {
  offset: { line: number; column: number }
  map: SourceMapPayload
  read?: SourceMap
}

const maps = new Map<string, Section[]>()

function readSections(file: string): Section[] {
  try {
    const [, name] = MAP_COMMENT.exec(readFileSync(file, 'utf8')) ?? []
    if (name === undefined) return []
    const map: SourceMapPayload & { sections?: Section[] } = JSON.parse(
      readFileSync(join(dirname(file), decodeURIComponent(name)), 'utf8'),
    )
    return Array.isArray(map.sections) ? map.sections : [{ offset: { line: 0, column: 0 }, map }]
  } catch {
    // Built without maps, or of an older build: the line of the chunk is shown, whose code can be read.
    return []
  }
}

function sectionsOf(file: string): Section[] {
  const known = maps.get(file)
  if (known) return known
  const sections = readSections(file)
  const [oldest] = maps.keys()
  if (maps.size >= MOST_MAPS && oldest !== undefined) maps.delete(oldest)
  maps.set(file, sections)
  setTimeout(() => maps.delete(file), KEPT_MS).unref()
  return sections
}

/** Where a place of a file comes from, both counted from 0. Only the section it stands in is read: a map has thousands. */
function sourceOf(file: string, line: number, column: number) {
  const section = sectionsOf(file).findLast(
    ({ offset }) => offset.line < line || (offset.line === line && offset.column <= column),
  )
  if (!section) return null
  try {
    section.read ??= new SourceMap(section.map)
    const { offset } = section
    const entry = section.read.findEntry(line - offset.line, offset.line === line ? column - offset.column : column)
    return 'originalSource' in entry && entry.originalSource ? entry : null
  } catch {
    // A map that is none: what went wrong is told all the same.
    return null
  }
}

/** The path of a source from the root of the repository, or as the map names it. */
const nameOf = (source: string) =>
  (source.startsWith('file://') ? fileURLToPath(source) : decodeURIComponent(source)).replace(BEFORE_SOURCE, '')

/**
 * A stack with the files and lines of the sources where it names those of a build that has source maps. Maps are read when
 * an error is told: Node would read them with each module, and hold them for ever (decision 0146).
 */
export const sourceFrames = (stack: string): string =>
  stack
    .split('\n')
    .map((line) =>
      line.replace(FRAME, (place, file: string, row: string, column: string) => {
        const entry = sourceOf(file, Number(row) - 1, Number(column) - 1)
        return entry ? `${nameOf(entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}` : place
      }),
    )
    .join('\n')
