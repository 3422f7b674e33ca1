import type { IncomingMessage, ServerResponse } from 'node:http'
import { nanoid } from 'nanoid'
import type { Resolution } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import type { DoorParts } from './door-parts'
import { type ErrorStatus, type Notice, sendLastWord, sendNotice } from './error-pages'
import { type Exchange, keepSource } from './exchange'
import type { FlatHeaders } from './headers'
import { type Held, sendHeld } from './held'
import { bodyLimit, clientAddress } from './limits'
import { networkForLog, pathForLog } from './log'
import { MAINTENANCE_SECONDS, maintenancePath } from './maintenance'
import type { Outcome } from './metrics'
import { sendNotFound } from './not-found'
import { isForData, type Missing, missingAt, notFoundRequest, type PageRequest, pageRequest } from './page'
import { passThrough } from './pass-through'
import { READING, sendHealth, sendRedirect, sendWord } from './plain-answers'
import { requestNote } from './request-note'
import { answerShortUrl, isShortUrlCall } from './short-url'
import { type ProgramFile, programFile } from './static-files'

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const PAGE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST'])
const PASS_FAULTS = { down: 503, failed: 500, 'too-large': 413 } as const
/** Files that the app makes itself. */
const APP_FILES =
  /^(?:robots\.txt|sitemap\.xml|(?:sitemap|feed)\/[a-z]+-[a-z]+\.xml|manifest\.(?:json|webmanifest)|(?:favicon|icon|apple-icon)[\w-]*\.(?:ico|png|svg))$/

/** An address of the public site, whether there is a page or not. */
type SiteAddress = Extract<Resolution, { kind: 'page' | 'unknown' }>
type PageAddress = Extract<Resolution, { kind: 'page' }>

/** Answers requests. Whatever is in memory is answered before anything else is looked at. */
export class Door {
  constructor(private readonly parts: DoorParts) {}

  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    const { method, headers, url = '/' } = request
    if (method === 'GET' && headers.rsc === undefined) {
      const held = this.held(url, headers.host)
      if (held !== undefined) {
        this.parts.metrics.hits += 1
        sendHeld(request, response, held)
        return
      }
    }
    void this.answer(request, response, url)
  }

  /** What is in memory for an address. Kept pages are those of the main host. */
  held(url: string, host: string | undefined): Held | undefined {
    return (this.parts.links.isMainHost(host) ? this.parts.pages.hot(url) : undefined) ?? this.parts.files.get(url)
  }

  private async answer(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const startedAt = performance.now()
    const id = nanoid()
    const end = url.indexOf('?')
    const exchange: Exchange = {
      request,
      response,
      url,
      search: end === -1 ? '' : url.slice(end),
      id,
      clientIp: clientAddress(request, this.parts.trustedProxies),
      headers: [...this.parts.security, 'X-Request-Id', id],
    }
    // A visitor who leaves while we write is not a fault.
    response.on('error', () => undefined)
    const path = end === -1 ? url : url.slice(0, end)
    const outcome = await this.choose(exchange, path).catch((error: unknown) => this.fail(exchange, error))
    if (response.closed) this.record(exchange, outcome, startedAt)
    else response.once('close', () => this.record(exchange, outcome, startedAt))
  }

  private async choose(exchange: Exchange, path: string): Promise<Outcome> {
    const method = exchange.request.method ?? ''
    if (path === '/healthz') return sendHealth(exchange, true)
    if (path === '/readyz') return sendHealth(exchange, await this.parts.isReady())
    if (!METHODS.has(method)) return this.refuse(exchange, 405)
    const resolution = this.parts.links.resolve(exchange, path)
    if (resolution.kind === 'malformed') return this.refuse(exchange, 400)
    const wait = this.waitOf(exchange, 'path' in resolution ? resolution.path : path)
    if (wait > 0) return this.refuseForNow(exchange, wait)
    if (isShortUrlCall(exchange.request, path)) return answerShortUrl(exchange, this.parts.links.lookUp)
    if (resolution.kind === 'redirect' || resolution.kind === 'outside') return sendRedirect(exchange, resolution)
    if (resolution.kind === 'app') return this.passToApp(exchange, resolution)
    if (resolution.kind !== 'static') return this.sendSite(exchange, resolution, path)
    return this.sendFile(exchange, resolution.segments)
  }

  private waitOf({ request, clientIp }: Exchange, path: string): number {
    return this.parts.rates.wait(request.method ?? '', path, clientIp, performance.now())
  }

  /** Seconds to wait before the app may be asked to make this page. A form that is sent was counted as one. */
  private waitToMake({ request, clientIp }: Exchange, page: PageAddress, wanted: PageRequest | null): number {
    const { pages, rates, isDev } = this.parts
    if (wanted && pages.has(wanted)) return 0
    const now = performance.now()
    const wait = wanted && page.mayBeMissing ? rates.waitForUncertain(clientIp, now) : 0
    // Of pages that editors made there are as many as there are: a first reading of all of them is welcome.
    const isFree = wanted ? !wanted.mayBeMadeUp : isDev || request.method === 'POST'
    return wait > 0 || isFree ? wait : rates.waitForPage(isForData(request.headers), clientIp, now)
  }

  private sendSite(exchange: Exchange, address: SiteAddress, path: string): Promise<Outcome> | Outcome {
    const { request } = exchange
    const method = request.method ?? ''
    // Staff who look at drafts go on while visitors wait outside; those pages ask who they are.
    const isPreview = address.kind === 'page' && address.route.endsWith('-preview')
    if (this.parts.pages.isClosed && !isPreview)
      return this.refuse(exchange, 503, ['Retry-After', String(MAINTENANCE_SECONDS)], 'maintenance')
    const isPage = address.kind === 'page'
    if (!(isPage ? PAGE_METHODS : READING).has(method)) return this.refuse(exchange, 405)
    if (path === maintenancePath(address.locale)) return this.say(exchange, 200, 'maintenance')
    if (isPage) return this.sendPage(exchange, address)
    if (this.parts.isDev) return this.pass(exchange, path)
    const missing = address.isRemoved ? 'taken-down' : missingAt(path, address.locale)
    if (missing === 'unmatched') this.parts.unknown.note(path)
    return this.sendMissing(exchange, address.locale, missing)
  }

  private sendPage(exchange: Exchange, page: PageAddress): Promise<Outcome> | Outcome {
    const { request } = exchange
    keepSource(exchange)
    const isShared = page.isShared && request.method !== 'POST' && !this.parts.isDev
    const wanted = isShared ? pageRequest(page, request.headers) : null
    const wait = this.waitToMake(exchange, page, wanted)
    if (wait > 0) return this.refuseForNow(exchange, wait)
    return wanted ? this.sendShared(exchange, page, wanted) : this.pass(exchange, page.path, true)
  }

  private async sendShared(exchange: Exchange, page: PageAddress, wanted: PageRequest): Promise<Outcome> {
    const { request, response } = exchange
    if (page.route === 'find-by-map') wanted.origins = this.parts.mapOrigins
    const outcome = await this.parts.pages.serve(request, response, wanted, exchange.id)
    if (outcome === 'missing') {
      this.parts.rates.noteMissing(exchange.clientIp, performance.now())
      this.parts.unknown.note(page.path)
      return this.sendMissing(exchange, page.locale, 'screen')
    }
    if (outcome === 'failed') return this.refuse(exchange, 500)
    return outcome === 'down' ? this.refuse(exchange, 503) : outcome
  }

  private async sendMissing(exchange: Exchange, locale: Locale, missing: Missing): Promise<Outcome> {
    const { request, response, id, search } = exchange
    const page = await this.parts.pages.obtain(notFoundRequest(locale, missing), id)
    // The app is away: a page of our own. The app is there and cannot make its error page: we say just that.
    if (page === 'down') return this.refuse(exchange, 404)
    if (typeof page === 'string') return this.refuse(exchange, 404, [], 'broken')
    await sendNotFound(request, response, page, { id, note: requestNote(search, id, locale) })
    return 'hit'
  }

  private async sendFile(exchange: Exchange, segments: readonly string[]): Promise<Outcome> {
    const { request, response } = exchange
    if (!READING.has(request.method ?? '')) return this.refuse(exchange, 405)
    const { media, public: root } = this.parts.roots
    const [first, ...rest] = segments
    if (first === '_next' && this.parts.isDev)
      return this.pass(exchange, exchange.url.slice(0, exchange.url.length - exchange.search.length))
    const program = programFile(this.parts.roots, segments)
    if (program) return this.fileOr404(exchange, program)
    if (first?.toLowerCase() === 'media') {
      if (await this.parts.files.serve(request, response, media, rest)) return 'file'
      return this.pass(exchange, `/${segments.map(encodeURIComponent).join('/')}`)
    }
    if (await this.parts.files.serve(request, response, root, segments)) return 'file'
    const name = segments.join('/')
    const key = this.parts.indexNowKey
    if (key !== '' && name === `${key}.txt`) return sendWord(exchange, key)
    return APP_FILES.test(name) ? this.pass(exchange, `/${name}`) : this.refuse(exchange, 404)
  }

  private async fileOr404(exchange: Exchange, { root, names }: ProgramFile): Promise<Outcome> {
    const isSent = await this.parts.files.serve(exchange.request, exchange.response, root, names)
    return isSent ? 'file' : this.refuse(exchange, 404)
  }

  private passToApp(exchange: Exchange, address: Extract<Resolution, { kind: 'app' }>): Promise<Outcome> | Outcome {
    const [first, second] = address.segments
    // Only this program may call these, on the loopback address.
    if (first === 'api' && second?.toLowerCase() === 'internal') return this.refuse(exchange, 404)
    // The framework's own calls, of which this site uses none: one of them redraws any picture for whoever asks.
    if (first === '_next' && !this.parts.isDev) return this.refuse(exchange, 404)
    return this.pass(exchange, address.path)
  }

  private async pass(exchange: Exchange, path: string, isPage = false): Promise<Outcome> {
    const { request, response, id, clientIp, headers } = exchange
    const end = await passThrough(this.parts.upstream, request, response, {
      path: path + exchange.search,
      caller: { id, clientIp },
      security: headers,
      maxBodyBytes: bodyLimit(path, this.parts.limits),
      standstillMs: this.parts.limits.standstillMs,
      streams: this.parts.streams,
      isPage: isPage && !this.parts.isDev,
      hasPolicy: !this.parts.isDev,
    })
    return end === 'sent' ? 'pass' : this.refuse(exchange, PASS_FAULTS[end])
  }

  private fail(exchange: Exchange, error: unknown): Outcome {
    const { request, response, id } = exchange
    this.parts.log.error({ id, err: error }, 'could not answer')
    try {
      return this.refuse(exchange, 500)
    } catch (second) {
      this.parts.log.error({ id, err: second }, 'could not say so')
      sendLastWord(request, response, this.parts.security)
      return 'failed'
    }
  }

  private refuseForNow(exchange: Exchange, seconds: number): Outcome {
    return this.refuse(exchange, 429, ['Retry-After', String(seconds)])
  }

  private refuse(exchange: Exchange, status: ErrorStatus, extra: FlatHeaders = [], notice?: Notice): Outcome {
    const { request, response } = exchange
    const isBodyLeft = !request.complete && !READING.has(request.method ?? '')
    // What is still to come of a refused body is not read to its end.
    if (isBodyLeft) response.once('finish', () => setTimeout(() => request.destroy(), 500).unref())
    this.say(exchange, status, notice ?? status, [...extra, ...(isBodyLeft ? ['Connection', 'close'] : [])])
    if (isBodyLeft) request.resume()
    if (status === 500) return 'failed'
    return status === 503 && notice === undefined ? 'down' : 'refused'
  }

  private say(exchange: Exchange, status: ErrorStatus | 200, notice: Notice, extra: FlatHeaders = []): Outcome {
    const { request, response, id, headers } = exchange
    sendNotice(request, response, { status, notice, id, headers: [...headers, ...extra] })
    return 'pass'
  }

  private record({ request, response, url, id, clientIp }: Exchange, outcome: Outcome, startedAt: number): void {
    const ms = performance.now() - startedAt
    const status = response.statusCode
    this.parts.metrics.count(outcome, status, ms / 1000)
    if (outcome === 'hit' || outcome === 'file') return
    const line = { id, method: request.method, path: pathForLog(url), status, outcome, ms: Math.round(ms) }
    this.parts.log.info({ ...line, network: networkForLog(clientIp) }, 'answered')
  }
}
