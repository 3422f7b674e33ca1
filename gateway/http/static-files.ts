import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { LRUCache } from 'lru-cache'
import { bytesOf, type CachedResponse, encodeVariants, recompress, sendCached } from '../cache/cached-response'
import type { BackgroundQueue } from '../cache/compression'
import { withCompileHint } from '../next-adapter/compile-hint'
import { UPLOADED_MARKUP_POLICY } from './csp'
import type { FileRoot } from './file-roots'
import { type FlatHeaders, forOtherSites, headerIn, instantOf, isKnown } from './headers'

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  pdf: 'application/pdf',
  pmtiles: 'application/octet-stream',
  png: 'image/png',
  py: 'text/x-python; charset=utf-8',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600, must-revalidate'
/** Larger files are streamed from disk each time. */
const MAX_CACHED_BYTES = 2 * 1024 * 1024
const MEMORY_BYTES = 96 * 1024 * 1024
const MOST_ADDRESSES = 10_000
/** A URL in its canonical spelling; others are unbounded in number. */
const PLAIN_ADDRESS = /^(?:\/[^/?%]+)+$/

interface OpenFile {
  handle: FileHandle
  size: number
  modified: number
}

/** Serves files from disk; small immutable ones are cached in memory, compressed once, `hinted` ones with a compile hint. */
export class StaticFiles {
  /** Keyed by the file: whatever the spelling of its URL, it is compressed and cached once. */
  private readonly cached = new LRUCache<string, CachedResponse>({ maxSize: MEMORY_BYTES, sizeCalculation: bytesOf })
  private readonly fileAt = new LRUCache<string, string>({ max: MOST_ADDRESSES })

  constructor(
    private readonly security: FlatHeaders,
    private readonly queue: BackgroundQueue,
    private readonly hinted: ReadonlySet<string>,
  ) {}

  /** A cached file, by the URL exactly as sent. */
  get(url: string): CachedResponse | undefined {
    const file = this.fileAt.get(url)
    return file === undefined ? undefined : this.cached.get(file)
  }

  /** Answers with the file and returns true, or returns false when there is none. */
  async serve(
    request: IncomingMessage,
    response: ServerResponse,
    root: FileRoot,
    segments: readonly string[],
  ): Promise<boolean> {
    const name = segments.at(-1) ?? ''
    const key = path.join(root.directory, ...segments)
    const isCacheable = root.isImmutable(name) && (!request.headers.range || this.hinted.has(key))
    const cached = isCacheable ? this.cached.get(key) : undefined
    if (cached) return this.sendFromCache(request, response, key, cached)
    const file = await openFile(root.directory, segments)
    if (!file) return false
    try {
      const headers = this.headersFor(root, name, file)
      if (!isCacheable || file.size > MAX_CACHED_BYTES)
        return await stream(request, response, file, { headers, kept: this.cached.get(key)?.identity.etag })
      return this.sendFromCache(request, response, key, await this.encode(key, file, headers))
    } finally {
      await file.handle.close().catch(() => undefined)
    }
  }

  private async encode(key: string, file: OpenFile, headers: FlatHeaders): Promise<CachedResponse> {
    const bytes = await file.handle.readFile()
    const made = await encodeVariants(this.hinted.has(key) ? withCompileHint(bytes) : bytes, headers)
    // A concurrent request may have cached it already.
    const cached = this.cached.get(key)
    if (cached) return cached
    this.cached.set(key, made)
    recompress(made, headers, this.queue)
    return made
  }

  private sendFromCache(request: IncomingMessage, response: ServerResponse, key: string, cached: CachedResponse): true {
    const { url = '' } = request
    if (PLAIN_ADDRESS.test(url)) this.fileAt.set(url, key)
    sendCached(request, response, cached)
    return true
  }

  private headersFor(root: FileRoot, name: string, { modified }: OpenFile): FlatHeaders {
    const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
    const type = TYPES[extension] ?? 'application/octet-stream'
    const isMarkup = /svg|html|xml/.test(type)
    const security = root.isShownElsewhere ? forOtherSites(this.security) : this.security
    const headers = [...security, 'Content-Type', type, 'Vary', 'Accept-Encoding', 'Accept-Ranges', 'bytes']
    headers.push('Cache-Control', root.isImmutable(name) ? IMMUTABLE : AN_HOUR)
    const policy = isMarkup ? UPLOADED_MARKUP_POLICY : root.policy
    if (policy) headers.push('Content-Security-Policy', policy)
    // The time of a file of a release is that of its checkout.
    if (root.isUploaded) headers.push('Last-Modified', new Date(modified).toUTCString())
    if (root.isUploaded && /html|xml; |octet/.test(type)) headers.push('Content-Disposition', 'attachment')
    return headers
  }
}

/** Opens a regular file inside a folder, and nothing outside it. */
async function openFile(directory: string, segments: readonly string[]): Promise<OpenFile | null> {
  // The URL rules refuse dots, slashes and control characters already; this check is a second defence.
  if (segments.length === 0 || segments.some((word) => !isPlainName(word))) return null
  const target = path.resolve(directory, ...segments)
  if (!target.startsWith(directory + path.sep)) return null
  try {
    const handle = await open(target, constants.O_RDONLY | constants.O_NONBLOCK)
    const stat = await handle.stat()
    if (stat.isFile()) return { handle, size: stat.size, modified: Math.floor(stat.mtimeMs) }
    await handle.close()
  } catch {
    // Missing, a folder, or not readable: 404 for the visitor.
  }
  return null
}

function isPlainName(word: string): boolean {
  if (word === '' || (word.startsWith('.') && word !== '.well-known')) return false
  return !/[/\\:]|\p{Cc}/u.test(word)
}

/**
 * Sends a file or the range of it that was asked for. `kept` is the tag under which the same bytes were sent from memory,
 * so that a player may go on from there.
 */
async function stream(
  request: IncomingMessage,
  response: ServerResponse,
  file: OpenFile,
  { headers, kept }: { headers: FlatHeaders; kept: string | undefined },
): Promise<boolean> {
  const etag = `"${file.size.toString(36)}-${file.modified.toString(36)}"`
  const all = [...headers, 'ETag', etag]
  const { 'if-none-match': ifNoneMatch, 'if-modified-since': ifModifiedSince } = request.headers
  const changedAt = instantOf(headerIn(headers, 'last-modified'))
  if (isKnown({ ifNoneMatch, ifModifiedSince }, { etag, changedAt })) {
    response.writeHead(304, all)
    response.end()
    return true
  }
  const range = wantedRange(request, file.size, [etag, ...(kept ? [kept] : [])])
  if (range === 'unsatisfiable') {
    response.writeHead(416, [...all, 'Content-Range', `bytes */${file.size}`, 'Content-Length', '0'])
    response.end()
    return true
  }
  const { from, to } = range ?? { from: 0, to: file.size - 1 }
  const part = range ? ['Content-Range', `bytes ${from}-${to}/${file.size}`] : []
  response.writeHead(range ? 206 : 200, [...all, ...part, 'Content-Length', String(to - from + 1)])
  if (request.method === 'HEAD' || to < from) response.end()
  else await send(response, file.handle.createReadStream({ start: from, end: to, autoClose: false }))
  return true
}

function send(response: ServerResponse, source: NodeJS.ReadableStream): Promise<void> {
  // A visitor who disconnects is not an error.
  return new Promise((resolve) => pipeline(source, response, () => resolve()))
}

/** A single range of a file with one of these tags, as video players request; multiple ranges get the whole file, as the standard allows. */
function wantedRange(
  request: IncomingMessage,
  size: number,
  etags: readonly string[],
): { from: number; to: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.range ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const condition = request.headers['if-range']
  if (condition !== undefined && !etags.includes(String(condition))) return null
  const last = size - 1
  const from = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const to = match[1] === '' || match[2] === '' ? last : Math.min(last, Number(match[2]))
  return from > last || to < from ? 'unsatisfiable' : { from, to }
}
