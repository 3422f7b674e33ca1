import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ChangeListener } from './cache/notifications'
import type { Database } from './database'
import type { Limits } from './http/limits'
import { createLog } from './http/log'
import { startGateway } from './http/server'
import { readSettings } from './http/settings'
import { ShortLinkTable } from './routing/short-links'

/** Addresses that editors keep, as a test makes them up: code and target; null for a link that has ended. */
type Links = Readonly<Record<string, string | null>>

/** A table that is filled and never read from anywhere, as its database is away. */
async function filledTable(links: Links): Promise<ShortLinkTable> {
  const table = new ShortLinkTable()
  const rows = Object.entries(links).map(([code, target], index) => ({
    ...{ id: index + 1, code, target: target ?? '/promotion', expires_at: null, is_active: target !== null },
  }))
  await table.load({ query: async <Row>() => ({ rows: rows as Row[] }), close: async () => undefined })
  return table
}

const UNREACHABLE: Database = { query: () => Promise.reject(new Error('away')), close: async () => undefined }

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** An answer as a test looks at it: the body still encoded as it came. */
interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
  text: string
}

const closed = (app: http.Server) =>
  new Promise<void>((resolve) => {
    app.close(() => resolve())
    app.closeAllConnections()
  })

/** A real gateway before a made-up app, with folders of its own and no database. */
export async function openGateway(
  handler: Handler,
  options: { limits?: Partial<Limits>; env?: Record<string, string>; links?: Links; database?: Database } = {},
) {
  const seen: IncomingMessage[] = []
  const app = http.createServer((request, response) => {
    seen.push(request)
    handler(request, response)
  })
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve))
  const folder = mkdtempSync(path.join(tmpdir(), 'gateway-'))
  for (const name of ['next/static/chunks', 'media', 'public']) mkdirSync(path.join(folder, name), { recursive: true })
  let listener: ChangeListener | undefined
  const settings = readSettings({
    PORT: '0',
    APP_PORT: String((app.address() as AddressInfo).port),
    METRICS_PORT: '0',
    PUBLIC_URL: 'https://homes.example',
    // What requests that a test writes byte by byte name.
    PUBLIC_ALIASES: 'x',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    GATEWAY_SECRET: 'a secret between the two',
    DATA_DIR: folder,
    MEDIA_DIR: path.join(folder, 'media'),
    NEXT_DIR: path.join(folder, 'next'),
    PUBLIC_DIR: path.join(folder, 'public'),
    LOG_LEVEL: 'silent',
    ...options.env,
  })
  const gateway = await startGateway({
    settings,
    log: createLog('silent'),
    limits: options.limits,
    database: options.database ?? UNREACHABLE,
    shortLinks: await filledTable(options.links ?? {}),
    notifications: {
      start: (to) => {
        listener = to
        to.onListening()
      },
      isReachable: async () => true,
      hears: (_, isSent) => isSent,
      stop: async () => undefined,
    },
  })
  const closeApp = () => closed(app)
  return {
    port: gateway.port,
    metricsPort: gateway.metricsPort,
    /** Requests the app got, in order. */
    seen,
    closeApp,
    stop: gateway.stop,
    write: (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content),
    pathOf: (name: string) => path.join(folder, name),
    remove: (name: string) => rmSync(path.join(folder, name)),
    /** A change of which nobody said what it was. */
    change: (...tags: string[]) => listener?.onTags(tags, 'unknown'),
    edit: (...tags: string[]) => listener?.onTags(tags, 'edited'),
    withdraw: (...tags: string[]) => listener?.onTags(tags, 'withdrawn'),
    unit: (id: number, isFree: boolean) => listener?.onUnit(id, isFree),
    gap: () => listener?.onGap(),
    get: (url: string, headers: http.OutgoingHttpHeaders = {}) => ask(gateway.port, 'GET', url, headers),
    send: (method: string, url: string, headers: http.OutgoingHttpHeaders = {}, body?: string | Buffer) =>
      ask(gateway.port, method, url, headers, body),
    raw: (bytes: string) => rawExchange(gateway.port, bytes),
    close: async () => {
      await Promise.all([gateway.stop(), closeApp()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type TestGateway = Awaited<ReturnType<typeof openGateway>>

function ask(
  port: number,
  method: string,
  url: string,
  headers: http.OutgoingHttpHeaders,
  body?: string | Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // As a browser does: a connection that may be used again is answered by the fast path when it can be.
    const all = { connection: 'keep-alive', ...headers }
    const request = http.request(
      { host: '127.0.0.1', port, method, path: url, headers: all, agent: false },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', reject)
        answer.once('end', () => {
          const whole = Buffer.concat(chunks)
          request.destroy()
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: whole,
            text: whole.toString('utf8'),
          })
        })
      },
    )
    request.once('error', reject)
    request.end(body)
  })
}

/** Writes bytes on a bare connection and returns everything that comes back until it is closed. */
function rawExchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.once('error', () => resolve(text))
    socket.once('close', () => resolve(text))
  })
}

/** Waits until something is so, for at most two seconds. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 2000
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('it never became so')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

export const CACHEABLE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=3600' }
export const PAGE = `<!doctype html><title>home</title>${'<p>a paragraph about a house</p>'.repeat(60)}`

/** Answers like the app with a cacheable page. */
export function sendPage(response: ServerResponse, body = PAGE, headers: object = {}): void {
  response.writeHead(200, { ...CACHEABLE, ...headers })
  response.end(body)
}

/** Holds every render until the test lets it go. */
export function gate() {
  const waiting: ServerResponse[] = []
  return { waiting, hold: (response: ServerResponse) => void waiting.push(response) }
}

/** A gateway before an app that answers with the headers it was sent. */
export const openEcho = (options?: Parameters<typeof openGateway>[1]) =>
  openGateway((request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'x-powered-by': 'Next.js',
      'x-nextjs-cache': 'HIT',
    })
    request.resume()
    request.once('end', () => response.end(JSON.stringify(request.headers)))
  }, options)

/** The state of Next's router on a page of one segment, as its header carries it. */
export const routerState = (segment: string) => encodeURIComponent(JSON.stringify([segment, {}]))
