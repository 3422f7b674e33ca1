import type { IncomingMessage, ServerResponse } from 'node:http'
import { type FlatHeaders, forOneVisitor } from '../http/headers'
import type { Outcome } from '../http/metrics'
import { AppUnavailable, type Upstream } from '../http/upstream'
import { type AppResponse, isForPayload, type PageRequest } from '../next-adapter/page-request'
import type { PageRewriter } from '../next-adapter/rewrites'
import { type CachedPage, keepSeconds, pageHeaders, toCachedPage } from './cached-page'
import { makeEncoding, recompress, sendCached, sendCachedAs } from './cached-response'
import { type BackgroundQueue, encodeOnce } from './compression'
import { PageCache, type RenderState } from './page-cache'
import { RefreshQueue } from './refresh-queue'

/** A cacheable page, a response that is not, or the previous copy where the app failed. */
type Rendered = { page: CachedPage } | { answer: AppResponse } | { copy: CachedPage }

/** Why nothing was sent. */
type NotSent = 'missing' | 'failed' | 'down'

/** Who waits longer for a new page is shown an older copy, where there is one. */
const COPY_AFTER_MS = 4_000

/** The public pages: the same for everybody, served from memory whenever possible. */
export class PageServer {
  readonly cache: PageCache<Rendered>
  /** Renders that a visitor waits for. */
  private readonly awaited = new Set<Promise<unknown>>()
  private readonly refreshes = new RefreshQueue()
  /** The number of changes of redirects: each page is resolved again before it is served without that. */
  private redirectChanges = 0
  /** During maintenance nothing bypasses the checks of the gateway. */
  isClosed = false

  constructor(
    private readonly upstream: Pick<Upstream, 'page'>,
    private readonly security: FlatHeaders,
    private readonly queue: BackgroundQueue,
    private readonly rewriter: Pick<PageRewriter, 'rewrite'>,
    bytes: number,
  ) {
    this.cache = new PageCache(bytes)
  }

  /** A fresh HTML page by the URL exactly as sent: the first lookup of every request. */
  hot(url: string): CachedPage | undefined {
    if (this.isClosed) return undefined
    const page = this.cache.get(url)
    return page && page.resolvedAt === this.redirectChanges && page.freshUntil > Date.now() ? page : undefined
  }

  /** Whether a page can be sent at once, so that nobody waits for a render. */
  has({ key }: PageRequest): boolean {
    return this.cache.getShown(key, Date.now()) !== undefined
  }

  /** Redirects changed: any address may lead elsewhere now. The pages themselves stay as they are. */
  resolveAgain(): void {
    this.redirectChanges += 1
  }

  /**
   * Sends a page whose address was just resolved. Sends nothing when it is `missing`, when the app `failed` to render
   * it, or when the app is `down` and there is no stale copy.
   */
  async serve(
    request: IncomingMessage,
    response: ServerResponse,
    wanted: PageRequest,
    id: string,
  ): Promise<Extract<Outcome, 'hit' | 'miss' | 'stale' | 'updating'> | NotSent> {
    const shown = this.show(wanted, id)
    if (shown) {
      shown.resolvedAt = this.redirectChanges
      await makeEncoding(shown, request.headers['accept-encoding'])
      if (shown.stale) sendCachedAs(request, response, shown, 'updating')
      else sendCached(request, response, shown)
      return shown.stale ? 'updating' : 'hit'
    }
    const made = await this.make(wanted, id).catch(whenDown)
    if (made && 'page' in made) {
      await makeEncoding(made.page, request.headers['accept-encoding'])
      sendCachedAs(request, response, made.page, 'miss')
      return 'miss'
    }
    return this.sendUncached(request, response, wanted, made)
  }

  /** A page for a caller that sends it itself: cached, rendered now, or stale. */
  async obtain(wanted: PageRequest, id: string): Promise<CachedPage | NotSent> {
    const shown = this.show(wanted, id)
    if (shown) return shown
    const made = await this.make(wanted, id).catch(whenDown)
    if (!made) return 'down'
    if ('answer' in made) return 'failed'
    return 'page' in made ? made.page : made.copy
  }

  /** Renders a page ahead of requests, while no visitor waits for another render. */
  async warm({ request }: CachedPage): Promise<void> {
    while (this.awaited.size > 0) await Promise.race(this.awaited)
    await this.cache.render(request, (state) => this.ask(request, 'warm', state))
  }

  /** The page that can be sent at once. One that is out of date, or expired, is made again in the background. */
  private show(wanted: PageRequest, id: string): CachedPage | undefined {
    const now = Date.now()
    const shown = this.cache.getShown(wanted.key, now)
    if (shown && (shown.stale || shown.freshUntil <= now)) {
      this.refreshes.add(wanted.key, async () => {
        const isCurrent = (this.cache.get(wanted.key)?.freshUntil ?? 0) > Date.now()
        if (!isCurrent) await this.render(wanted, id)
      })
    }
    return shown
  }

  private async sendUncached(
    request: IncomingMessage,
    response: ServerResponse,
    wanted: PageRequest,
    made: Exclude<Rendered, { page: CachedPage }> | null,
  ): Promise<'miss' | 'stale' | NotSent> {
    if (made && 'copy' in made) {
      await makeEncoding(made.copy, request.headers['accept-encoding'])
      sendCachedAs(request, response, made.copy, 'stale')
      return 'stale'
    }
    if (!made || (made.answer.status >= 502 && made.answer.status <= 504)) return 'down'
    // For any response but a payload Next's client loads the whole URL, and so gets the same page.
    if (made.answer.status === 404) return 'missing'
    if (made.answer.status >= 500 && !isForPayload(wanted)) return 'failed'
    await this.sendOnce(request, response, wanted, made.answer)
    return 'miss'
  }

  private async sendOnce(
    request: IncomingMessage,
    response: ServerResponse,
    wanted: PageRequest,
    answer: AppResponse,
  ): Promise<void> {
    const { headers, status } = answer
    const control = headers['cache-control'] ?? ''
    // Directives for this cache are not passed on to others.
    const forBrowsers = status === 200 && !/s-maxage/i.test(control) ? control || 'no-store' : 'no-store'
    const page = pageHeaders(wanted, answer, this.security, forBrowsers)
    const { body, encoding } = await encodeOnce(
      answer.body,
      headers['content-type'],
      request.headers['accept-encoding'],
    )
    response.writeHead(status, [
      ...(response.hasHeader('set-cookie') ? forOneVisitor(page) : page),
      ...(headers.location ? ['Location', headers.location] : []),
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      'X-Cache',
      'miss',
      'Content-Length',
      String(body.length),
    ])
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  /**
   * The page made anew, for somebody who waits for it. Where the app takes long and there is an older copy, they get that;
   * the render goes on and is kept, so that no page stays old because each visitor gives up on it.
   */
  private async make(wanted: PageRequest, id: string): Promise<Rendered> {
    const made = this.render(wanted, id)
    if (!this.cache.copy(wanted.key)) return made
    const first = await within(made, COPY_AFTER_MS)
    if (first) return first
    // A copy that was withdrawn meanwhile is gone.
    const copy = this.cache.copy(wanted.key)
    return copy ? { copy } : made
  }

  private render(wanted: PageRequest, id: string): Promise<Rendered> {
    const made = this.cache.render(wanted, (state) => this.ask(wanted, id, state))
    const done: Promise<unknown> = made.catch(() => undefined).then(() => this.awaited.delete(done))
    this.awaited.add(done)
    return made
  }

  private async ask(wanted: PageRequest, id: string, state: RenderState): Promise<Rendered> {
    const answer = await this.upstream.page(wanted, id).catch(whenDown)
    if (state.copy && (!answer || answer.status >= 500)) return { copy: state.copy }
    if (!answer) throw new AppUnavailable('no answer')
    if (keepSeconds(answer, wanted) === 0) {
      // Taken down, or personal from now on: its stale copy must not be sent again.
      if (answer.status < 500) this.cache.forget(wanted.key)
      return { answer }
    }
    const page = toCachedPage(
      wanted,
      await this.rewriter.rewrite(answer, wanted.isUnbounded),
      this.security,
      Date.now(),
      state.copy,
    )
    if (this.cache.store(page, state)) page.onPopular = () => recompress(page, page.headers, this.queue)
    return { page }
  }
}

/** What some work comes to, or null when it takes longer. The work goes on. */
function within<Value>(work: Promise<Value>, ms: number): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ms)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function whenDown(error: unknown): null {
  if (error instanceof AppUnavailable) return null
  throw error
}
