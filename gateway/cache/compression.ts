import { promisify } from 'node:util'
import zlib, { constants } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip)

/** Smaller bodies are not worth compressing. */
export const MIN_COMPRESSIBLE_BYTES = 512

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json|ld\+json|xml|[a-z.+-]+\+(?:json|xml))|image\/svg\+xml|font\/(?:ttf|otf))/i

/** Whether this type compresses. Event streams are excluded: they must not be buffered. */
export function isCompressible(contentType: string | undefined): boolean {
  return contentType !== undefined && COMPRESSIBLE.test(contentType)
}

// Browsers send few different values; parsing each once keeps it off the hot path.
const chosen = new Map<string, Encoding>()

/** The encoding a visitor likes best (RFC 9110 §12.5.3); between equals brotli, gzip, the bytes as they are. */
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
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    const weight = parameters.map((parameter) => /^q=(\d(?:\.\d{0,3})?)$/.exec(parameter)?.[1]).find(Boolean)
    weights.set(name, weight === undefined ? 1 : Number(weight))
  }
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  const [br, gzip] = [weightOf('br'), weightOf('gzip')]
  if (br === 0 && gzip === 0) return 'identity'
  const best: Encoding = br >= gzip ? 'br' : 'gzip'
  // What is not named is accepted at no particular weight; a compressed answer is smaller.
  return (weights.get('identity') ?? 0) > Math.max(br, gzip) ? 'identity' : best
}

/** Brotli bytes: 3 is for bytes that are sent once, 5 takes twice as long, 11 is for bytes that are sent many times. */
export function brotliBytes(body: Buffer, quality: 3 | 5 | 11): Promise<Buffer> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

export function gzipBytes(body: Buffer, level: 3 | 6): Promise<Buffer> {
  return gzip(body, { level })
}

/** A response that is sent once, in the encoding this visitor accepts. */
export async function encodeOnce(
  body: Buffer,
  contentType: string | undefined,
  acceptEncoding: string | string[] | undefined,
): Promise<{ body: Buffer; encoding: Encoding }> {
  const encoding = chooseEncoding(acceptEncoding)
  const isWorthIt = body.length >= MIN_COMPRESSIBLE_BYTES && isCompressible(contentType)
  if (encoding === 'identity' || !isWorthIt) return { body, encoding: 'identity' }
  return { body: encoding === 'br' ? await brotliBytes(body, 3) : await gzipBytes(body, 3), encoding }
}

/** Compresses a response chunk by chunk, so that a streamed page stays streamed. */
export function compressor(encoding: Exclude<Encoding, 'identity'>): zlib.BrotliCompress | zlib.Gzip {
  if (encoding === 'gzip') return zlib.createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH })
  return zlib.createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  })
}

/** The limit of the queue, in bytes, as queued jobs hold their bytes in memory. */
const MOST_WAITING_BYTES = 64 * 1024 * 1024
const MOST_WAITING = 2000

interface Improvement {
  run: () => Promise<void>
  bytes: number
}

/** How often to look whether the app still works for somebody. */
const BUSY_PAUSE_MS = 200
/** Rest after each job, as a multiple of its time: at most a tenth of one processor is taken. */
const REST = 9

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref())

/**
 * Runs slow compressions one at a time, none while the app works for somebody, and with a rest after each: they share
 * the processors with the app and the database.
 */
export class BackgroundQueue {
  private readonly jobs: Improvement[] = []
  private waitingBytes = 0
  private isRunning = false

  constructor(
    private readonly isBusy: () => boolean = () => false,
    /** Without, jobs are refused. */
    private readonly isOn = true,
  ) {}

  /** `bytes`: what the job holds in memory until it is done. */
  add(run: Improvement['run'], bytes: number): void {
    if (!this.isOn || this.jobs.length >= MOST_WAITING || this.waitingBytes + bytes > MOST_WAITING_BYTES) return
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
    while (this.jobs.length > 0) {
      if (this.isBusy()) await pause(BUSY_PAUSE_MS)
      else await this.runNext()
    }
    this.isRunning = false
  }

  private async runNext(): Promise<void> {
    const job = this.jobs.shift()
    if (!job) return
    this.waitingBytes -= job.bytes
    const startedAt = performance.now()
    // A failed compression leaves the previous bytes in place.
    await job.run().catch(() => undefined)
    await pause(REST * (performance.now() - startedAt))
  }
}
