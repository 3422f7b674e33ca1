import http, { type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { UnknownAddress } from '@/features/routing'
import { PROOF_HEADER } from '@/kernel/http/proof-channel'
import { type AppResponse, appUrl, type PageRequest } from '../next-adapter/page-request'
import { requestHeadersFrom } from './headers'
import type { Settings } from './settings'

/** The app did not answer: it is down or too slow. */
export class AppUnavailable extends Error {}

/** The visitor, as reported to the app. */
export interface Client {
  id: string
  clientIp: string
  /** The browser as its pass names it, once it is counted by itself; null otherwise. */
  browser: string | null
}

const MAX_PAGE_BYTES = 16 * 1024 * 1024
const PAGE_PATIENCE_MS = 20_000
const STREAM_PATIENCE_MS = 120_000
const CALL_PATIENCE_MS = 10_000
/** The largest clock difference that is compensated. */
const LONGEST_WAIT_MS = 10_000

/** Event streams, open for as long as a page is. */
const STREAM = /^\/api\/availability\/[^/?]+\/stream(?:\?|$)/

/** The HTTP client for the app. */
export class Upstream {
  /** Set when the gateway stops: visitors' new requests are not handed to the app any more. */
  isClosing = false
  /** Connections for short requests. When all are in use, requests wait. */
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 512, scheduling: 'lifo' })
  /** Connections for long requests. Unlimited, as the connections to the gateway are limited. */
  private readonly lasting = new http.Agent({ keepAlive: true, scheduling: 'lifo' })
  /** Requests that the app works on. */
  private working = 0

  constructor(private readonly settings: Pick<Settings, 'appPort' | 'publicUrl' | 'gatewaySecret' | 'hosts'>) {}

  /** Whether the app works for somebody. An open event stream is no work. */
  get isBusy(): boolean {
    return this.working > 0
  }

  /**
   * Requests a page that is the same for everybody. Nothing of the visitor is sent: no cookie, no
   * credentials, no language, so that the page cannot be personal.
   */
  async page(request: PageRequest, id: string): Promise<AppResponse> {
    if (this.isClosing) throw new AppUnavailable('closing')
    const headers = { accept: '*/*', 'user-agent': 'gateway', ...this.fixedHeaders(id), ...request.data }
    const send = () => this.whole({ method: 'GET', path: appUrl(request), headers }, PAGE_PATIENCE_MS)
    try {
      return await send()
    } catch (error) {
      // The app may close an idle connection just as it is reused. A GET is safe to retry.
      if (error instanceof AppUnavailable && error.message === 'ECONNRESET') return send()
      throw error
    }
  }

  /** Starts to proxy a visitor's request. The caller pipes the body and adds the listeners. */
  begin(request: IncomingMessage, path: string, caller: Client): http.ClientRequest {
    const isStream = STREAM.test(path)
    const outgoing = http.request({
      host: '127.0.0.1',
      port: this.settings.appPort,
      agent: isStream || hasBody(request) ? this.lasting : this.agent,
      method: request.method,
      path,
      timeout: STREAM_PATIENCE_MS,
      headers: {
        ...requestHeadersFrom(request.headers),
        ...this.originOf(request),
        ...this.fixedHeaders(caller.id),
        'x-forwarded-for': caller.clientIp,
        'x-client-ip': caller.clientIp,
        ...(caller.browser && { 'x-browser': caller.browser }),
      },
    })
    return isStream ? outgoing : this.counted(outgoing)
  }

  private counted(request: http.ClientRequest): http.ClientRequest {
    this.working += 1
    return request.once('close', () => {
      this.working -= 1
    })
  }

  /** Notifies the app of changed content, and waits until it takes effect. Throws AppDown on failure. */
  async revalidate(tags: readonly string[]): Promise<void> {
    const body = JSON.stringify({ tags })
    const answer = await this.call('POST', '/api/internal/revalidate', body)
    if (answer.status >= 300) throw new AppUnavailable(`revalidate ${answer.status}`)
    const inMs = millisecondsIn(answer.body)
    if (inMs > 0) await sleep(Math.min(inMs, LONGEST_WAIT_MS))
  }

  /** Reports unknown addresses to the app. Throws AppDown on failure. */
  async recordUnknown(addresses: readonly UnknownAddress[]): Promise<void> {
    const answer = await this.call('POST', '/api/internal/unknown-addresses', JSON.stringify({ addresses }))
    if (answer.status >= 300) throw new AppUnavailable(`unknown-addresses ${answer.status}`)
  }

  /**
   * What the app reports: that it is ready, or that its database stores nothing; else it is down. A ready one has sent
   * this token by way of the database.
   */
  async readiness(token: string): Promise<'ready' | 'read-only' | 'down'> {
    try {
      const { status, body } = await this.call('GET', '/api/internal/ready', undefined, { [PROOF_HEADER]: token })
      if (status === 200) return 'ready'
      return status === 503 && body.toString('utf8') === '{"isWritable":false}' ? 'read-only' : 'down'
    } catch {
      return 'down'
    }
  }

  close(): void {
    this.agent.destroy()
    this.lasting.destroy()
  }

  private call(
    method: string,
    path: string,
    body?: string,
    further: Record<string, string> = {},
  ): Promise<AppResponse> {
    const headers: Record<string, string> = { 'x-gateway-secret': this.settings.gatewaySecret, ...further }
    if (body !== undefined) {
      headers['content-type'] = 'application/json'
      headers['content-length'] = String(Buffer.byteLength(body))
    }
    return this.whole({ method, path, headers, body }, CALL_PATIENCE_MS)
  }

  private originOf({ headers: { host, origin } }: IncomingMessage): { origin?: string } {
    return origin === undefined ? {} : { origin: this.settings.hosts.originFor(host, origin) }
  }

  private fixedHeaders(id: string): Record<string, string> {
    const { host, protocol } = this.settings.publicUrl
    return {
      host,
      'accept-encoding': 'identity',
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol.slice(0, -1),
      'x-request-id': id,
    }
  }

  private whole(
    options: { method: string; path: string; headers: Record<string, string>; body?: string | undefined },
    timeouts: number,
  ): Promise<AppResponse> {
    return new Promise((resolve, reject) => {
      const { body, ...rest } = options
      const request = this.counted(
        http.request({ host: '127.0.0.1', port: this.settings.appPort, agent: this.agent, ...rest }),
      )
      const fail = (error: NodeJS.ErrnoException) => reject(new AppUnavailable(error.code ?? error.message))
      const timer = setTimeout(() => request.destroy(new Error('too slow')), timeouts)
      request.once('close', () => clearTimeout(timer))
      request.once('error', fail)
      request.once('response', (answer) => collect(answer, request).then(resolve, fail))
      request.end(body)
    })
  }
}

/** Whether the request has a body, which arrives at the visitor's speed. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** How long the app may still serve old content after the notification. 0 when the response does not say. */
function millisecondsIn(body: Buffer): number {
  const [, digits = '0'] = /"inMs":(\d{1,9})\b/.exec(body.toString('utf8')) ?? []
  return Number(digits)
}

function collect(answer: IncomingMessage, request: http.ClientRequest): Promise<AppResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    answer.on('data', (chunk: Buffer) => {
      length += chunk.length
      chunks.push(chunk)
      if (length > MAX_PAGE_BYTES) request.destroy(new Error('too large'))
    })
    answer.once('error', reject)
    answer.once('aborted', () => reject(new Error('cut off')))
    answer.once('end', () =>
      resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(chunks) }),
    )
  })
}
