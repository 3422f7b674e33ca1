import type { IncomingMessage, ServerResponse } from 'node:http'
import { nanoid } from 'nanoid'
import type { Resolution } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { holdPressIn, sendPress } from '../booking/hold-press'
import { type CachedResponse, isUnmade, sendCached } from '../cache/cached-response'
import { type PageRequest, pageRequest } from '../next-adapter/page-request'
import { isFrameworkPath, mayAskForPayload } from '../next-adapter/protocol'
import { answerShortUrl, isShortUrlCall } from '../routing/short-url'
import { recordAnswer } from './answer-log'
import { bodyLimit } from './body-limit'
import type { Dependencies } from './dependencies'
import { type ErrorStatus, type Notice, sendMinimalError, sendNotice } from './error-pages'
import { FileRequests } from './file-requests'
import type { FlatHeaders } from './headers'
import { clientAddress } from './limits'
import { MAINTENANCE_SECONDS, maintenancePath } from './maintenance'
import { faultOfHead, hasTwoHosts, isPostedFromElsewhere } from './malformed'
import type { Outcome } from './metrics'
import { type NotFoundReason, notFoundReason, notFoundRequest, sendNotFound } from './not-found'
import { answerEarly, SAFE_METHODS, sendRedirect, sendToMissing } from './plain-responses'
import { PASS_FAULTS, passThrough } from './proxy'
import { waitToMake } from './render-wait'
import { isHttps, openCookies, type RequestContext, storeSource } from './request-context'
import { referenceLine } from './request-note'

const PAGE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST'])

/** A URL of the public site, whether its page exists or not. */
type SiteAddress = Extract<Resolution, { kind: 'page' | 'unknown' }>
/** What is left once redirects are sent. */
type Answerable = Exclude<Resolution, { kind: 'malformed' | 'redirect' | 'outside' }>
type PageAddress = Extract<Resolution, { kind: 'page' }>

/** Answers requests. Cached responses are sent before any other check. */
export class RequestHandler {
  private readonly files: FileRequests

  constructor(private readonly dependencies: Dependencies) {
    this.files = new FileRequests(dependencies, {
      pass: (context, path) => this.pass(context, path),
      refuse: (context, status) => this.refuse(context, status),
      refuseForNow: (context, seconds) => this.refuseForNow(context, seconds),
    })
  }

  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    const { method, headers, url = '/' } = request
    if (method === 'GET' && headers.range === undefined && !mayAskForPayload(headers) && !hasTwoHosts(request)) {
      const cached = this.findCached(url, headers.host)
      if (cached !== undefined && !isUnmade(cached, headers['accept-encoding'])) {
        this.dependencies.metrics.countHit()
        sendCached(request, response, cached)
        return
      }
    }
    void this.answer(request, response, url)
  }

  /** The cached response for a URL. Cached pages belong to the main host. */
  findCached(url: string, host: string | undefined): CachedResponse | undefined {
    if (!this.dependencies.hosts.isOurs(host)) return undefined
    return (
      (this.dependencies.links.isMainHost(host) ? this.dependencies.pages.hot(url) : undefined) ??
      this.dependencies.files.get(url)
    )
  }

  private async answer(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const startedAt = performance.now()
    const id = nanoid()
    const end = url.indexOf('?')
    if (isHttps(this.dependencies)) openCookies(request)
    const context: RequestContext = {
      request,
      response,
      url,
      search: end === -1 ? '' : url.slice(end),
      id,
      clientIp: clientAddress(request, this.dependencies.trustedProxies),
      pass: this.dependencies.passes.read(request.headers.cookie),
      headers: [...this.dependencies.security, 'X-Request-Id', id],
    }
    this.dependencies.inFlight.add(response)
    // A visitor who disconnects during the write is not an error.
    response.on('error', () => undefined)
    const path = end === -1 ? url : url.slice(0, end)
    const outcome = await this.choose(context, path).catch((error: unknown) => this.fail(context, error))
    if (response.closed) recordAnswer(this.dependencies, context, outcome, startedAt)
    else response.once('close', () => recordAnswer(this.dependencies, context, outcome, startedAt))
  }

  private async choose(context: RequestContext, path: string): Promise<Outcome> {
    const early = await answerEarly(context, path, this.dependencies)
    if (early !== null) return early
    const fault = faultOfHead(context.request)
    if (fault !== null) return this.refuse(context, fault)
    const resolution = this.dependencies.links.resolve(context, path)
    if (resolution.kind === 'malformed') return this.refuse(context, 400)
    const { request, clientIp } = context
    const to = 'path' in resolution ? resolution.path : path
    const browser = context.pass?.id ?? null
    const counted = { method: request.method ?? '', path: to, cookie: request.headers.cookie, clientIp, browser }
    const wait = this.dependencies.rates.wait(counted, performance.now())
    if (wait > 0) return this.refuseForNow(context, wait)
    if (isShortUrlCall(request, path)) return answerShortUrl(context, this.dependencies.links.lookUp)
    if (resolution.kind === 'redirect' || resolution.kind === 'outside') return sendRedirect(context, resolution)
    return this.dispatch(context, resolution, path)
  }

  private dispatch(context: RequestContext, resolution: Answerable, path: string): Promise<Outcome> | Outcome {
    if (isPostedFromElsewhere(context.request, resolution, this.dependencies.hosts)) return this.refuse(context, 403)
    if (resolution.kind === 'app') return this.passToApp(context, resolution)
    if (resolution.kind !== 'static') return this.sendSite(context, resolution, path)
    return this.files.send(context, resolution.segments)
  }

  private sendSite(context: RequestContext, address: SiteAddress, path: string): Promise<Outcome> | Outcome {
    const { request } = context
    const method = request.method ?? ''
    // Previews stay open during maintenance; those pages check the session or token themselves.
    const isPreview = address.kind === 'page' && address.route.endsWith('-preview')
    if (this.dependencies.pages.isClosed && !isPreview)
      return this.refuse(context, 503, ['Retry-After', String(MAINTENANCE_SECONDS)], 'maintenance')
    const isPage = address.kind === 'page'
    if (!(isPage ? PAGE_METHODS : SAFE_METHODS).has(method)) return this.refuse(context, 405)
    if (path === maintenancePath(address.locale)) return this.say(context, 200, 'maintenance')
    if (isPage) return this.sendPage(context, address)
    if (this.dependencies.isDev) return this.pass(context, path)
    const missing = notFoundReason(path, address.locale, this.dependencies.links.hasEnded)
    if (missing === 'unmatched') this.dependencies.unknown.note(path)
    return this.sendMissing(context, address.locale, missing)
  }

  private sendPage(context: RequestContext, page: PageAddress): Promise<Outcome> | Outcome {
    const { request } = context
    storeSource(context, isHttps(this.dependencies))
    const isShared = page.isShared && request.method !== 'POST' && !this.dependencies.isDev
    const wanted = isShared ? pageRequest(page, request.headers) : null
    const wait = waitToMake(this.dependencies, context, { page, wanted })
    if (wait > 0) return this.refuseForNow(context, wait)
    if (wanted) return this.sendShared(context, page, wanted)
    const { presses } = this.dependencies
    const press = presses && holdPressIn(context, page)
    if (!press) return this.pass(context, page.path, page)
    const pass = (onAnswer: (answer: IncomingMessage) => void) => this.pass(context, page.path, page, onAnswer)
    return sendPress(context, press, presses, pass)
  }

  private async sendShared(context: RequestContext, page: PageAddress, wanted: PageRequest): Promise<Outcome> {
    const { request, response } = context
    if (page.route === 'find-by-map') wanted.origins = this.dependencies.mapOrigins
    const outcome = await this.dependencies.pages.serve(request, response, wanted, context.id)
    if (outcome === 'missing') {
      this.dependencies.rates.recordMissing(context.clientIp, performance.now())
      this.dependencies.unknown.note(page.path)
      return this.sendMissing(context, page.locale, 'screen')
    }
    if (outcome === 'failed')
      return page.route === 'project' ? sendToMissing(context, page.locale) : this.refuse(context, 500)
    return outcome === 'down' ? this.refuse(context, 503) : outcome
  }

  private async sendMissing(context: RequestContext, locale: Locale, missing: NotFoundReason): Promise<Outcome> {
    const { request, response, id, search } = context
    const page = await this.dependencies.pages.obtain(notFoundRequest(locale, missing), id)
    // App down: our own page. App up but unable to render its error page: an error that says so.
    if (page === 'down') return this.refuse(context, 404)
    if (typeof page === 'string') return this.refuse(context, 404, [], 'broken')
    await sendNotFound(request, response, page, { id, note: referenceLine(search, id, locale) })
    return 'hit'
  }

  private passToApp(
    context: RequestContext,
    address: Extract<Resolution, { kind: 'app' }>,
  ): Promise<Outcome> | Outcome {
    const [first, second] = address.segments
    // Only the gateway may call these, on the loopback address.
    if (first === 'api' && second?.toLowerCase() === 'internal') return this.refuse(context, 404)
    // Endpoints of the framework are unused and disabled: its image endpoint would resize any image for anybody.
    if (isFrameworkPath(address.segments) && !this.dependencies.isDev) return this.refuse(context, 404)
    return this.pass(context, address.path, 'staff')
  }

  private async pass(
    context: RequestContext,
    path: string,
    kind?: PageAddress | 'staff',
    onAnswer?: (answer: IncomingMessage) => void,
  ): Promise<Outcome> {
    const page = kind === 'staff' ? undefined : kind
    const { request, response, id, clientIp, headers, pass } = context
    const { rates, passes } = this.dependencies
    const end = await passThrough(this.dependencies.upstream, request, response, {
      path: path + context.search,
      caller: { id, clientIp, browser: pass && rates.isKnown(pass.id) ? pass.id : null },
      cookie: passes.cookieFor(pass),
      security: headers,
      maxBodyBytes: bodyLimit(path, this.dependencies.limits),
      standstillMs: this.dependencies.limits.standstillMs,
      origin: this.dependencies.hosts.publicUrl.origin,
      streams: this.dependencies.streams,
      isPage: page !== undefined && !this.dependencies.isDev,
      isForStaff: kind === 'staff',
      hasPolicy: !this.dependencies.isDev,
      onAnswer,
    })
    if (end === 'missing') return page ? this.sendMissing(context, page.locale, 'screen') : this.refuse(context, 404)
    return end === 'sent' ? 'pass' : this.refuse(context, PASS_FAULTS[end])
  }

  private fail(context: RequestContext, error: unknown): Outcome {
    const { request, response, id } = context
    this.dependencies.log.error({ requestId: id, err: error }, 'could not answer')
    try {
      return this.refuse(context, 500)
    } catch (second) {
      this.dependencies.log.error({ requestId: id, err: second }, 'could not send the error page')
      sendMinimalError(request, response, this.dependencies.security)
      return 'failed'
    }
  }

  private refuseForNow(context: RequestContext, seconds: number): Outcome {
    const cookie = this.dependencies.passes.cookieFor(context.pass)
    // Whoever is refused for what neighbours did has an allowance of their own at the next try.
    return this.refuse(context, 429, ['Retry-After', String(seconds), ...(cookie ? ['Set-Cookie', cookie] : [])])
  }

  private refuse(context: RequestContext, status: ErrorStatus, extra: FlatHeaders = [], notice?: Notice): Outcome {
    const { request, response } = context
    const isBodyLeft = !request.complete && !SAFE_METHODS.has(request.method ?? '')
    // The rest of a refused body is not read.
    if (isBodyLeft) response.once('finish', () => setTimeout(() => request.destroy(), 500).unref())
    this.say(context, status, notice ?? status, [...extra, ...(isBodyLeft ? ['Connection', 'close'] : [])])
    if (isBodyLeft) request.resume()
    if (status === 500) return 'failed'
    return status === 503 && notice === undefined ? 'down' : 'refused'
  }

  private say(context: RequestContext, status: ErrorStatus | 200, notice: Notice, extra: FlatHeaders = []): Outcome {
    const { request, response, id, headers } = context
    sendNotice(request, response, { status, notice, id, headers: [...headers, ...extra] })
    return 'pass'
  }
}
