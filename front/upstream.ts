import http, { type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { UnknownAddress } from '@/features/addresses'
import { requestHeadersFrom } from './headers'
import { appUrl, type PageAnswer, type PageRequest } from './page'
import type { Settings } from './settings'

/** The app did not answer: it is down, or too slow to wait for. */
export class AppDown extends Error {}

/** Who asks, as the app is told. */
export interface Caller {
  id: string
  clientIp: string
}

const MAX_PAGE_BYTES = 16 * 1024 * 1024
const PAGE_PATIENCE_MS = 20_000
/** With an older copy at hand nobody should wait long. */
const SHORT_PATIENCE_MS = 4_000
const STREAM_PATIENCE_MS = 120_000
const CALL_PATIENCE_MS = 10_000
/** A clock that is further off than this is somebody else's to mend. */
const LONGEST_WAIT_MS = 10_000

/** What stays open for as long as a page is looked at. */
const STREAM = /^\/api\/availability\/[^/?]+\/stream(?:\?|$)/

/** The one way to the app. */
export class Upstream {
  /** For what the app answers by itself and soon. Whoever comes when all are taken waits for one. */
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 512, scheduling: 'lifo' })
  /** For what lasts as long as a visitor likes. Nobody waits behind it; there are no more than connections to us. */
  private readonly lasting = new http.Agent({ keepAlive: true, scheduling: 'lifo' })

  constructor(private readonly settings: Pick<Settings, 'appPort' | 'publicUrl' | 'frontSecret'>) {}

  /**
   * Asks for a page that is the same for everybody. Nothing of the visitor goes along: no cookie, no
   * credentials, no language, so that the page cannot be made for one of them.
   */
  async page(request: PageRequest, id: string, hasCopy: boolean): Promise<PageAnswer> {
    const headers = { accept: '*/*', 'user-agent': 'front-door', ...this.fixedHeaders(id), ...request.data }
    const patience = hasCopy ? SHORT_PATIENCE_MS : PAGE_PATIENCE_MS
    const send = () => this.whole({ method: 'GET', path: appUrl(request), headers }, patience)
    try {
      return await send()
    } catch (error) {
      // The app may close an idle connection at the moment it is used again. A GET may be repeated.
      if (error instanceof AppDown && error.message === 'ECONNRESET') return send()
      throw error
    }
  }

  /** Begins to pass a visitor's own request on. The caller pipes the body and listens. */
  begin(request: IncomingMessage, path: string, caller: Caller): http.ClientRequest {
    return http.request({
      host: '127.0.0.1',
      port: this.settings.appPort,
      agent: STREAM.test(path) || hasBody(request) ? this.lasting : this.agent,
      method: request.method,
      path,
      timeout: STREAM_PATIENCE_MS,
      headers: {
        ...requestHeadersFrom(request.headers),
        ...this.fixedHeaders(caller.id),
        'x-forwarded-for': caller.clientIp,
        'x-client-ip': caller.clientIp,
      },
    })
  }

  /** Tells the app that content changed, and waits until that holds. Throws AppDown when it could not be told. */
  async revalidate(tags: readonly string[]): Promise<void> {
    const body = JSON.stringify({ tags })
    const answer = await this.call('POST', '/api/internal/revalidate', body)
    if (answer.status >= 300) throw new AppDown(`revalidate ${answer.status}`)
    const inMs = millisecondsIn(answer.body)
    if (inMs > 0) await sleep(Math.min(inMs, LONGEST_WAIT_MS))
  }

  /** Hands over what was asked for and is not there. Throws AppDown when it could not be handed over. */
  async recordUnknown(addresses: readonly UnknownAddress[]): Promise<void> {
    const answer = await this.call('POST', '/api/internal/unknown-addresses', JSON.stringify({ addresses }))
    if (answer.status >= 300) throw new AppDown(`unknown-addresses ${answer.status}`)
  }

  /** Whether the app says that it can answer. */
  async isUp(): Promise<boolean> {
    try {
      const answer = await this.call('GET', '/api/internal/ready')
      return answer.status === 200
    } catch {
      return false
    }
  }

  close(): void {
    this.agent.destroy()
    this.lasting.destroy()
  }

  private call(method: string, path: string, body?: string): Promise<PageAnswer> {
    const headers: Record<string, string> = { 'x-front-secret': this.settings.frontSecret }
    if (body !== undefined) {
      headers['content-type'] = 'application/json'
      headers['content-length'] = String(Buffer.byteLength(body))
    }
    return this.whole({ method, path, headers, body }, CALL_PATIENCE_MS)
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
    patience: number,
  ): Promise<PageAnswer> {
    return new Promise((resolve, reject) => {
      const { body, ...rest } = options
      const request = http.request({
        host: '127.0.0.1',
        port: this.settings.appPort,
        agent: this.agent,
        ...rest,
      })
      const fail = (error: NodeJS.ErrnoException) => reject(new AppDown(error.code ?? error.message))
      const timer = setTimeout(() => request.destroy(new Error('too slow')), patience)
      request.once('close', () => clearTimeout(timer))
      request.once('error', fail)
      request.once('response', (answer) => collect(answer, request).then(resolve, fail))
      request.end(body)
    })
  }
}

/** Whether something is sent along, which comes as fast as the visitor sends it. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** How long the app goes on giving out the old after it was told. An answer that does not say: not at all. */
function millisecondsIn(body: Buffer): number {
  const [, digits = '0'] = /"inMs":(\d{1,9})\b/.exec(body.toString('utf8')) ?? []
  return Number(digits)
}

function collect(answer: IncomingMessage, request: http.ClientRequest): Promise<PageAnswer> {
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
