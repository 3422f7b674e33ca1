import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** Names the source map of a chunk, which is called as the chunk is. */
const MAP_COMMENT = /\n\/\/# sourceMappingURL=\S*\s*$/

/** How the scripts of a build name a chunk of the server: from the folder of the build on. */
const CHUNK_PATH = /server\/chunks\/[^"'`\s]+?\.js\b/g

function scriptsBelow(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return paths
    .filter((path) => path.endsWith('.js'))
    .sort()
    .map((path) => join(folder, path))
}

/** The path of each chunk that is equal to an earlier one of its folder, with the path of that one. */
function copiesIn(buildDir: string): Map<string, string> {
  const firsts = new Map<string, string>()
  const copies = new Map<string, string>()
  for (const file of scriptsBelow(join(buildDir, 'server/chunks'))) {
    const code = readFileSync(file, 'utf8').replace(MAP_COMMENT, '')
    // Each folder has its own runtime, which loads the chunks of that folder.
    const content = createHash('sha256')
      .update(`${dirname(file)}\n${code}`)
      .digest('hex')
    const path = relative(buildDir, file).split(sep).join('/')
    const first = firsts.get(content)
    if (first === undefined) firsts.set(content, path)
    else copies.set(path, first)
  }
  return copies
}

/**
 * Keeps one of several equal chunks of the server, under the names of all (decision 0103): Turbopack writes code that
 * routes have in common again for many of them, and the app loads every copy when it starts. Returns how many files went.
 */
export function shareEqualChunks(buildDir: string): number {
  const copies = copiesIn(buildDir)
  if (copies.size === 0) return 0
  for (const path of copies.keys()) {
    rmSync(join(buildDir, path))
    rmSync(join(buildDir, `${path}.map`), { force: true })
  }
  for (const file of scriptsBelow(join(buildDir, 'server'))) {
    const text = readFileSync(file, 'utf8')
    const shared = text.replace(CHUNK_PATH, (path) => copies.get(path) ?? path)
    if (shared !== text) writeFileSync(file, shared)
  }
  // Chunks that differed only in which copy they name are equal now.
  return copies.size + shareEqualChunks(buildDir)
}
