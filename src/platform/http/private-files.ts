import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '../process/env'

/** A received file in quarantine: nothing but its size, first and last bytes is known of it. */
export interface QuarantinedFile {
  path: string
  bytes: number
  head: Buffer
  tail: Buffer
}

const EDGE = 1024
const PRIVATE = { recursive: true, mode: 0o700 } as const

const folderOf = (name: 'quarantine' | 'kept') => join(env.dataDir, 'private-files', name)

/** 128 random bits, also the name of the file on disk. */
export const newFileId = () => randomBytes(16).toString('hex')

const pathOfKept = (id: string) => join(folderOf('kept'), id)

/**
 * Writes what is received to the quarantine folder, readable by the user of the site only. Stops at the limit and
 * resolves to null; nothing is left of it then.
 */
export async function quarantine(received: ReadableStream<Uint8Array>, limit: number): Promise<QuarantinedFile | null> {
  await mkdir(folderOf('quarantine'), PRIVATE)
  const path = join(folderOf('quarantine'), newFileId())
  const file = await open(path, 'wx', 0o600)
  let [head, tail, bytes] = [Buffer.alloc(0), Buffer.alloc(0), 0]
  try {
    for await (const chunk of received as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.length
      if (bytes > limit) break
      if (head.length < EDGE) head = Buffer.concat([head, chunk]).subarray(0, EDGE)
      tail = Buffer.concat([tail, chunk]).subarray(-EDGE)
      await file.write(chunk)
    }
  } finally {
    await file.close()
  }
  if (bytes <= limit) return { path, bytes, head, tail }
  await rm(path, { force: true })
  return null
}

/** Removes a file from quarantine. */
export const discard = ({ path }: QuarantinedFile) => rm(path, { force: true })

/** Keeps a file under a new id: as it is, or as `redraw` writes it to the path it is given. */
export async function keep(
  file: QuarantinedFile,
  redraw?: (from: string, to: string) => Promise<void>,
): Promise<string> {
  const id = newFileId()
  await mkdir(folderOf('kept'), PRIVATE)
  if (redraw) {
    const part = `${file.path}.part`
    try {
      await redraw(file.path, part)
      await rename(part, pathOfKept(id))
    } finally {
      await Promise.all([rm(part, { force: true }), discard(file)])
    }
  } else await rename(file.path, pathOfKept(id))
  return id
}

/** Size and SHA-256 of a kept file. */
export async function factsOfKept(id: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(pathOfKept(id))) hash.update(chunk)
  return { bytes: (await stat(pathOfKept(id))).size, sha256: hash.digest('hex') }
}

/** A kept file, to be sent. */
export const readKept = (id: string) => createReadStream(pathOfKept(id))

/** Removes kept files. */
export async function removeKept(ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => rm(pathOfKept(id), { force: true })))
}

/** The ids of kept files older than a moment. */
export async function keptBefore(moment: Date): Promise<string[]> {
  return olderThan(folderOf('kept'), moment)
}

/** Removes what interrupted uploads left in quarantine before a moment. */
export async function clearQuarantine(moment: Date): Promise<number> {
  const names = await olderThan(folderOf('quarantine'), moment)
  await Promise.all(names.map((name) => rm(join(folderOf('quarantine'), name), { force: true })))
  return names.length
}

async function olderThan(folder: string, moment: Date): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const changed = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)))
  return names.filter((_, index) => {
    const at = changed[index]?.mtime
    return at !== undefined && at < moment
  })
}
