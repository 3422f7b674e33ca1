import { promisify } from 'node:util'
import zlib, { constants } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip)

/** Below this the saved bytes do not pay for the header. */
export const MIN_COMPRESSIBLE_BYTES = 512

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json|ld\+json|xml|[a-z.+-]+\+(?:json|xml))|image\/svg\+xml|font\/(?:ttf|otf))/i

/** Whether bytes of this type shrink. Event streams do not: they must leave at once. */
export function isCompressible(contentType: string | undefined): boolean {
  return contentType !== undefined && COMPRESSIBLE.test(contentType)
}

// Browsers send a handful of different values; parsing each once keeps it off the hot path.
const chosen = new Map<string, Encoding>()

/** The best encoding a visitor accepts: brotli, else gzip, else the bytes as they are. */
export function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  const header = String(acceptEncoding)
  const known = chosen.get(header)
  if (known) return known
  const encoding = parseAccepted(header)
  if (chosen.size > 500) chosen.clear()
  chosen.set(header, encoding)
  return encoding
}

function parseAccepted(header: string): Encoding {
  const accepted = new Set<string>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
    if (!isRefused) accepted.add(name)
  }
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}

/** Brotli bytes: quality 5 takes a millisecond a page, 11 is for bytes that will be sent many times. */
export function brotliBytes(body: Buffer, quality: 5 | 11): Promise<Buffer> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

export function gzipBytes(body: Buffer): Promise<Buffer> {
  return gzip(body, { level: 6 })
}

/** An answer that is sent once, in the encoding this visitor reads. */
export async function encodeOnce(
  body: Buffer,
  contentType: string | undefined,
  acceptEncoding: string | string[] | undefined,
): Promise<{ body: Buffer; encoding: Encoding }> {
  const encoding = chooseEncoding(acceptEncoding)
  const isWorthIt = body.length >= MIN_COMPRESSIBLE_BYTES && isCompressible(contentType)
  if (encoding === 'identity' || !isWorthIt) return { body, encoding: 'identity' }
  return { body: encoding === 'br' ? await brotliBytes(body, 5) : await gzipBytes(body), encoding }
}

/** Compresses an answer while it passes, a chunk at a time, so that a streamed page stays streamed. */
export function compressor(encoding: Exclude<Encoding, 'identity'>): zlib.BrotliCompress | zlib.Gzip {
  if (encoding === 'gzip') return zlib.createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH })
  return zlib.createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  })
}

/** What waits in line keeps its bytes in memory: beyond so many nothing is taken on. */
const MOST_WAITING_BYTES = 64 * 1024 * 1024
const MOST_WAITING = 2000

interface Improvement {
  run: () => Promise<void>
  bytes: number
}

/** Runs slow improvements one after another, so that they never compete with visitors for all threads. */
export class BackgroundQueue {
  private readonly jobs: Improvement[] = []
  private waitingBytes = 0
  private isRunning = false

  /** `bytes`: what the job keeps in memory until it is done. */
  add(run: Improvement['run'], bytes: number): void {
    if (this.jobs.length >= MOST_WAITING || this.waitingBytes + bytes > MOST_WAITING_BYTES) return
    this.jobs.push({ run, bytes })
    this.waitingBytes += bytes
    if (!this.isRunning) void this.run()
  }

  clear(): void {
    this.jobs.length = 0
    this.waitingBytes = 0
  }

  private async run(): Promise<void> {
    this.isRunning = true
    for (let job = this.jobs.shift(); job; job = this.jobs.shift()) {
      this.waitingBytes -= job.bytes
      // An improvement that fails leaves the good bytes of before in place.
      await job.run().catch(() => undefined)
    }
    this.isRunning = false
  }
}
