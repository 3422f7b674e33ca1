import type { IncomingMessage, ServerResponse } from 'node:http'
import { nanoid } from 'nanoid'
import {
  type AddressSettings,
  type Resolution,
  resolveAddress,
  SOURCE_COOKIE,
  SOURCE_DAYS,
  sourceInSearch,
} from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { type ErrorStatus, sendError } from './error-pages'
import type { FlatHeaders } from './headers'
import { sendHeld } from './held'
import { bodyLimit, clientAddress, type Limits, type RateLimiter } from './limits'
import { type Logger, networkForLog, pathForLog } from './log'
import type { Metrics, Outcome } from './metrics'
import { notFoundRequest, pageRequest } from './page'
import type { Pages } from './pages'
import { passThrough } from './pass-through'
import type { fileRoots, StaticFiles } from './static-files'
import type { Upstream } from './upstream'

/** Everything one front door is made of. */
interface DoorParts {
  addresses: AddressSettings
  trustedProxies: readonly string[]
  security: FlatHeaders
  limits: Limits
  rates: RateLimiter
  upstream: Upstream
  pages: Pages
  files: StaticFiles
  roots: ReturnType<typeof fileRoots>
  metrics: Metrics
  log: Logger
  streams: Set<ServerResponse>
  /** In front of an app with hot reload, which answers everything itself. */
  isDev: boolean
  /** Whether the app and the database both answer. */
  isReady: () => Promise<boolean>
}

/** One request on its way. */
interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  url: string
  search: string
  id: string
  clientIp: string
  /** The fixed headers of every answer, with this request's id. */
  headers: FlatHeaders
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD'])
const PAGE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST'])
/** Set by the app for staff who preview drafts; such a request is never answered from the cache. */
const PREVIEW_COOKIE = '__prerender_bypass='
/** Files of the site root that the app makes itself. */
const APP_FILES =
  /^(?:robots\.txt|sitemap[\w-]*\.xml|manifest\.(?:json|webmanifest)|(?:favicon|icon|apple-icon)[\w-]*\.(?:ico|png|svg))$/

/** Keeps the advertising source that an address names, whatever page it leads to (C36). */
function keepSource({ search, response }: Exchange): void {
  const source = sourceInSearch(search)
  if (source === '') return
  response.setHeader('Set-Cookie', `${SOURCE_COOKIE}=${source}; Path=/; Max-Age=${SOURCE_DAYS * 86_400}; SameSite=Lax`)
}

/** Answers requests. Whatever is in memory is answered before anything else is looked at. */
export class Door {
  constructor(private readonly parts: DoorParts) {}

  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    const { method, headers, url = '/' } = request
    if (method === 'GET' && headers.rsc === undefined) {
      const held = this.parts.pages.hot(url) ?? this.parts.files.get(url)
      if (held !== undefined && (headers.cookie === undefined || !headers.cookie.includes(PREVIEW_COOKIE))) {
        this.parts.metrics.hits += 1
        sendHeld(request, response, held)
        return
      }
    }
    void this.answer(request, response, url)
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
    const outcome = await this.choose(exchange, end === -1 ? url : url.slice(0, end)).catch((error: unknown) => {
      this.parts.log.error({ id, err: error }, 'could not answer')
      return this.refuse(exchange, 503)
    })
    if (response.closed) this.record(exchange, outcome, startedAt)
    else response.once('close', () => this.record(exchange, outcome, startedAt))
  }

  private async choose(exchange: Exchange, path: string): Promise<Outcome> {
    const method = exchange.request.method ?? ''
    if (path === '/healthz' || path === '/readyz') return this.sendHealth(exchange, path)
    if (!METHODS.has(method)) return this.refuse(exchange, 405)
    const resolution = resolveAddress({ path, search: exchange.search }, this.parts.addresses)
    if (resolution.kind === 'malformed') return this.refuse(exchange, 400)
    const limited = 'path' in resolution ? resolution.path : path
    const wait = this.parts.rates.wait(method, limited, exchange.clientIp, performance.now())
    if (wait > 0) return this.refuse(exchange, 429, ['Retry-After', String(wait)])
    if (resolution.kind === 'redirect') return this.redirect(exchange, resolution.location, resolution.isBrief)
    if (resolution.kind === 'app') return this.passToApp(exchange, resolution)
    if (resolution.kind === 'page') return this.sendPage(exchange, resolution)
    if (!READING.has(method)) return this.refuse(exchange, 405)
    if (resolution.kind === 'static') return this.sendFile(exchange, resolution.segments)
    return this.sendNotFound(exchange, resolution.locale)
  }

  private async sendPage(exchange: Exchange, page: Extract<Resolution, { kind: 'page' }>): Promise<Outcome> {
    const { request, response } = exchange
    if (!PAGE_METHODS.has(request.method ?? '')) return this.refuse(exchange, 405)
    const isPreview = request.headers.cookie?.includes(PREVIEW_COOKIE) ?? false
    keepSource(exchange)
    if (!page.isShared || isPreview || request.method === 'POST' || this.parts.isDev)
      return this.pass(exchange, page.path)
    const wanted = pageRequest(page.path, page.upstreamSearch, page.tags, request.headers)
    const outcome = await this.parts.pages.serve(request, response, wanted, exchange.id)
    return outcome === 'down' ? this.refuse(exchange, 503) : outcome
  }

  private async sendNotFound(exchange: Exchange, locale: Locale): Promise<Outcome> {
    const { request, response, id } = exchange
    if (this.parts.isDev) return this.pass(exchange, `/${locale}/404`)
    const wanted = notFoundRequest(locale)
    const outcome = await this.parts.pages.serve(request, response, wanted, id)
    return outcome === 'down' ? this.refuse(exchange, 404) : outcome
  }

  private async sendFile(exchange: Exchange, segments: readonly string[]): Promise<Outcome> {
    const { request, response } = exchange
    const { next, media, public: root } = this.parts.roots
    const [first, ...rest] = segments
    if (first === '_next' && this.parts.isDev)
      return this.pass(exchange, exchange.url.slice(0, exchange.url.length - exchange.search.length))
    if (first === '_next') return this.fileOr404(exchange, next, rest.slice(1))
    if (first?.toLowerCase() === 'media') {
      if (await this.parts.files.serve(request, response, media, rest)) return 'file'
      return this.pass(exchange, `/${segments.map(encodeURIComponent).join('/')}`)
    }
    if (await this.parts.files.serve(request, response, root, segments)) return 'file'
    const isOfApp = segments.length === 1 && APP_FILES.test(first ?? '')
    return isOfApp ? this.pass(exchange, `/${first}`) : this.refuse(exchange, 404)
  }

  private async fileOr404(exchange: Exchange, root: DoorParts['roots']['next'], segments: string[]): Promise<Outcome> {
    const isSent = await this.parts.files.serve(exchange.request, exchange.response, root, segments)
    return isSent ? 'file' : this.refuse(exchange, 404)
  }

  private passToApp(exchange: Exchange, address: Extract<Resolution, { kind: 'app' }>): Promise<Outcome> | Outcome {
    const [first, second] = address.segments
    // Only this program may call these, on the loopback address.
    if (first === 'api' && second?.toLowerCase() === 'internal') return this.refuse(exchange, 404)
    return this.pass(exchange, address.path)
  }

  private async pass(exchange: Exchange, path: string): Promise<Outcome> {
    const { request, response, id, clientIp, headers } = exchange
    const end = await passThrough(this.parts.upstream, request, response, {
      path: path + exchange.search,
      caller: { id, clientIp },
      security: headers,
      maxBodyBytes: bodyLimit(path, this.parts.limits),
      streams: this.parts.streams,
      hasPolicy: !this.parts.isDev,
    })
    if (end === 'sent') return 'pass'
    return this.refuse(exchange, end === 'down' ? 503 : 413)
  }

  private redirect(exchange: Exchange, location: string, isBrief: boolean): Outcome {
    const { request, response, headers } = exchange
    // A form keeps its method and its body; everything that reads gets the promised 301.
    response.writeHead(READING.has(request.method ?? '') ? 301 : 308, [
      ...headers,
      'Location',
      location,
      'Cache-Control',
      isBrief ? 'public, max-age=60' : 'public, max-age=86400',
      'Content-Length',
      '0',
    ])
    response.end()
    return 'redirect'
  }

  private async sendHealth(exchange: Exchange, path: string): Promise<Outcome> {
    const isGood = path === '/healthz' || (await this.parts.isReady())
    const body = isGood ? 'ok\n' : 'not ready\n'
    exchange.response.writeHead(isGood ? 200 : 503, [
      ...exchange.headers,
      'Content-Type',
      'text/plain; charset=utf-8',
      'Cache-Control',
      'no-store',
      'Content-Length',
      String(body.length),
    ])
    exchange.response.end(exchange.request.method === 'HEAD' ? undefined : body)
    return 'pass'
  }

  private refuse({ request, response, headers }: Exchange, status: ErrorStatus, extra: FlatHeaders = []): Outcome {
    const isBodyLeft = !request.complete && !READING.has(request.method ?? '')
    // What is still to come of a refused body is not read to its end.
    if (isBodyLeft) response.once('finish', () => setTimeout(() => request.destroy(), 500).unref())
    sendError(request, response, status, [...headers, ...extra, ...(isBodyLeft ? ['Connection', 'close'] : [])])
    if (isBodyLeft) request.resume()
    return status === 503 ? 'down' : 'refused'
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
