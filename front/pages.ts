import type { IncomingMessage, ServerResponse } from 'node:http'
import { PageCache, type RenderState } from './cache'
import { type BackgroundQueue, encodeOnce } from './compression'
import type { FlatHeaders } from './headers'
import { improve, sendHeld, sendHeldAs } from './held'
import { withLatePrograms } from './late-programs'
import type { Outcome } from './metrics'
import { keepSeconds, makePage, type Page, type PageAnswer, type PageRequest, pageHeaders } from './page'
import type { PageStyles } from './page-styles'
import { withoutStillData } from './still-parts'
import { AppDown, type Upstream } from './upstream'

/** A page that may be kept, or an answer that may not. */
type Made = { page: Page } | { answer: PageAnswer }

/** Why nothing was sent. */
type NotSent = 'missing' | 'failed' | 'down'

/** The public pages: the same for everybody, answered from memory whenever possible. */
export class Pages {
  readonly cache: PageCache<Made>
  /** What is being made for somebody who waits. */
  private readonly awaited = new Set<Promise<unknown>>()
  /** While the site is closed for maintenance nothing is answered past the door's own checks. */
  isClosed = false

  constructor(
    private readonly upstream: Upstream,
    private readonly security: FlatHeaders,
    private readonly queue: BackgroundQueue,
    private readonly styles: PageStyles,
    bytes: number,
  ) {
    this.cache = new PageCache(bytes)
  }

  /** A fresh HTML page by its address exactly as sent: the lookup before anything else is looked at. */
  hot(url: string): Page | undefined {
    if (this.isClosed) return undefined
    const page = this.cache.get(url)
    return page && page.freshUntil > Date.now() ? page : undefined
  }

  /** Whether a page is kept, so that nobody has to make it. */
  has({ key }: PageRequest): boolean {
    return this.cache.has(key)
  }

  /**
   * Answers with a page. Nothing was sent when it is `missing`, when the app `failed` to make it, or when
   * it is `down`, and there is no copy either.
   */
  async serve(
    request: IncomingMessage,
    response: ServerResponse,
    wanted: PageRequest,
    id: string,
  ): Promise<Extract<Outcome, 'hit' | 'miss' | 'stale'> | NotSent> {
    const kept = this.cache.get(wanted.key)
    if (kept) {
      // Nobody waits for a page that has only grown old: the next one gets the new copy.
      if (kept.freshUntil <= Date.now()) void this.make(wanted, id).catch(() => undefined)
      sendHeld(request, response, kept)
      return 'hit'
    }
    const made = await this.make(wanted, id).catch(whenDown)
    if (made && 'page' in made) {
      sendHeldAs(request, response, made.page, 'miss')
      return 'miss'
    }
    return this.sendUnkept(request, response, wanted, made)
  }

  /** A page for whoever sends it in a way of their own: kept, made now, or an old copy. */
  async obtain(wanted: PageRequest, id: string): Promise<Page | NotSent> {
    const kept = this.cache.get(wanted.key)
    if (kept && kept.freshUntil > Date.now()) return kept
    const making = this.make(wanted, id)
    if (kept) {
      void making.catch(() => undefined)
      return kept
    }
    const made = await making.catch(whenDown)
    if (made && 'page' in made) return made.page
    return this.cache.getAside(wanted.key) ?? (made ? 'failed' : 'down')
  }

  /** Makes a page again, before somebody asks and while nobody waits for another. */
  async warm({ request }: Page): Promise<void> {
    while (this.awaited.size > 0) await Promise.race(this.awaited)
    await this.cache.render(request, (state) => this.ask(request, 'warm', state))
  }

  private async sendUnkept(
    request: IncomingMessage,
    response: ServerResponse,
    wanted: PageRequest,
    made: { answer: PageAnswer } | null,
  ): Promise<'miss' | 'stale' | NotSent> {
    const copy = !made || made.answer.status >= 500 ? this.cache.getAside(wanted.key) : undefined
    if (copy) {
      sendHeldAs(request, response, copy, 'stale')
      return 'stale'
    }
    if (!made || (made.answer.status >= 502 && made.answer.status <= 504)) return 'down'
    // Next's client takes anything but data as a sign to load the whole address, and so gets the same page.
    if (made.answer.status === 404) return 'missing'
    if (made.answer.status >= 500 && wanted.data.rsc === undefined) return 'failed'
    await this.sendOnce(request, response, wanted, made.answer)
    return 'miss'
  }

  private async sendOnce(
    request: IncomingMessage,
    response: ServerResponse,
    wanted: PageRequest,
    answer: PageAnswer,
  ): Promise<void> {
    const { headers, status } = answer
    const control = headers['cache-control'] ?? ''
    // What was meant for caches like this one is not for those behind it.
    const forBrowsers = status === 200 && !/s-maxage/i.test(control) ? control || 'no-store' : 'no-store'
    const { body, encoding } = await encodeOnce(
      answer.body,
      headers['content-type'],
      request.headers['accept-encoding'],
    )
    response.writeHead(status, [
      ...pageHeaders(wanted, answer, this.security, forBrowsers),
      ...(headers.location ? ['Location', headers.location] : []),
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      'X-Cache',
      'miss',
      'Content-Length',
      String(body.length),
    ])
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  private make(wanted: PageRequest, id: string): Promise<Made> {
    const made = this.cache.render(wanted, (state) => this.ask(wanted, id, state))
    const done: Promise<unknown> = made.catch(() => undefined).then(() => this.awaited.delete(done))
    this.awaited.add(done)
    return made
  }

  private async ask(wanted: PageRequest, id: string, state: RenderState): Promise<Made> {
    const hasCopy = this.cache.getAside(wanted.key) !== undefined
    const answer = await this.upstream.page(wanted, id, hasCopy)
    if (keepSeconds(answer, wanted) === 0) {
      // Taken down by an editor, or personal from now on: no old copy of it is shown again.
      if (answer.status < 500) this.cache.forget(wanted.key)
      return { answer }
    }
    const page = await makePage(
      wanted,
      withLatePrograms(withoutStillData(await this.styles.into(answer))),
      this.security,
      Date.now(),
    )
    if (this.cache.keep(page, state)) page.whenOften = () => improve(page, page.headers, this.queue)
    return { page }
  }
}

function whenDown(error: unknown): null {
  if (error instanceof AppDown) return null
  throw error
}
