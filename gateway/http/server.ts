import http, { type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS } from '@/features/routing'
import { UnitPresses } from '../booking/unit-presses'
import { BackgroundQueue } from '../cache/compression'
import { ContentChanges } from '../cache/content-changes'
import type { ChangeListener, Notifications } from '../cache/notifications'
import { PageServer } from '../cache/page-server'
import type { Database } from '../database'
import { entryScripts } from '../next-adapter/compile-hint'
import { PageRewriter } from '../next-adapter/rewrites'
import { AddressResolver } from '../routing/address-resolver'
import type { ShortLinkTable } from '../routing/short-links'
import { BrowserPasses } from './browser-pass'
import { rawError } from './error-pages'
import { type FastPath, openFastPath } from './fast-path'
import { fileRoots } from './file-roots'
import { type FlatHeaders, securityHeaders } from './headers'
import { InFlightRequests } from './in-flight-requests'
import { capConnections, LIMITS, type Limits, RateLimiter } from './limits'
import type { Logger } from './log'
import { watchMaintenance } from './maintenance'
import { Metrics, serveMetrics } from './metrics'
import { readReadiness } from './readiness'
import { RequestHandler } from './request-handler'
import type { Settings } from './settings'
import { StaticFiles } from './static-files'
import { UnknownAddresses } from './unknown-addresses'
import { Upstream } from './upstream'
import { WaitingJobsReader } from './waiting-jobs'

/** The options of a gateway. */
interface GatewayOptions {
  settings: Settings
  log: Logger
  notifications: Notifications
  database: Database
  shortLinks?: ShortLinkTable
  limits?: Partial<Limits>
}

/** A running gateway. */
interface Gateway {
  port: number
  metricsPort: number
  /**
   * Forwards nothing new to the app, serves what is cached, and stops when the requests in progress have ended, after
   * twenty seconds at most.
   */
  stop: () => Promise<void>
}

const hintedScripts = ({ nextDir, rewrites }: Settings): ReadonlySet<string> =>
  rewrites.has('compile-hint') ? entryScripts(nextDir) : new Set()

/** Time to finish writing responses, such as a large file to a slow visitor. */
const SHUTDOWN_MS = 2_000

/** Starts everything and resolves when the public port is open. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { settings, log, notifications } = options
  const limits: Limits = { ...LIMITS, ...options.limits }
  const security = securityHeaders(settings.publicUrl)
  const upstream = new Upstream(settings)
  const queue = new BackgroundQueue(() => upstream.isBusy, settings.recompresses)
  const rewriter = new PageRewriter(settings.nextDir, settings.rewrites)
  const pages = new PageServer(upstream, security, queue, rewriter, settings.cacheBytes)
  const streams = new Set<ServerResponse>()
  const inFlight = new InFlightRequests()
  const server = createServer(limits, security)
  capConnections(server, limits, settings.trustedProxies)
  const jobs = new WaitingJobsReader(options.database)
  const metrics = openMetrics(pages, server, jobs)
  const links = openLinks(options, pages)
  const unknown = new UnknownAddresses((addresses) => upstream.recordUnknown(addresses), limits.unknown)
  const presses = settings.ordersPresses ? new UnitPresses() : null
  const requests = new RequestHandler({
    presses,
    unknown,
    trustedProxies: settings.trustedProxies,
    security,
    limits,
    rates: new RateLimiter(limits),
    passes: new BrowserPasses(settings.gatewaySecret, settings.publicUrl.protocol === 'https:'),
    upstream,
    pages,
    links,
    files: new StaticFiles(security, queue, hintedScripts(settings)),
    roots: fileRoots(settings),
    metrics,
    log,
    streams,
    inFlight,
    isDev: settings.isDev,
    hosts: settings.hosts,
    indexNowKey: settings.indexNowKey,
    securityContact: settings.securityContact,
    mapOrigins: settings.mapOrigins,
    readiness: () => readReadiness({ upstream, notifications, jobs }),
  })
  server.on('request', requests.handle)
  if (settings.isDev) passUpgrades(server, settings.appPort)
  const find = (url: string, host: string) => requests.findCached(url, host)
  const fastPath = openFastPath(server, { find, count: metrics.countHit, limits })
  const changes = carryChanges(upstream, pages, links, log)
  const stopWatching = await closeForMaintenance(settings.dataDir, pages, log)
  const metricsServer = await serveMetrics(metrics, settings.metricsPort)
  notifications.start(listenerOf(links.listener(changes), presses))
  await links.start()
  await listen(server, settings.port)
  const stop = async () => {
    upstream.isClosing = true
    await inFlight.finished(streams, limits.drainMs)
    changes.stop()
    stopWatching()
    queue.clear()
    await Promise.all([notifications.stop(), closeServer(server, streams, fastPath), closeServer(metricsServer, [])])
    await unknown.stop()
    upstream.close()
    await links.stop()
  }
  return { port: portOf(server), metricsPort: portOf(metricsServer), stop }
}

/** What changed goes to the pages, and the news of units to the presses on them. */
const listenerOf = (pages: Omit<ChangeListener, 'onUnit'>, presses: UnitPresses | null): ChangeListener => ({
  ...pages,
  onUnit: (unit, isFree) => presses?.onUnit(unit, isFree),
  onGap: () => {
    presses?.onGap()
    pages.onGap()
  },
})

const closeForMaintenance = (dataDir: string, pages: PageServer, log: Logger): Promise<() => void> =>
  watchMaintenance(dataDir, (isClosed) => {
    pages.isClosed = isClosed
    log.warn(isClosed ? 'closed for maintenance' : 'open again')
  })

const openMetrics = (pages: PageServer, server: Server, jobs: WaitingJobsReader): Metrics =>
  new Metrics({
    cachedPages: () => pages.cache.size,
    cachedBytes: () => pages.cache.bytes,
    connections: () => countConnections(server),
    waitingJobs: () => jobs.read(),
  })

/** The redirects and links of editors. A changed one may stand where a page is cached. */
function openLinks(options: GatewayOptions, pages: PageServer): AddressResolver {
  const { allowedHosts: hosts, separateHosts } = options.settings
  const addresses = addressSettings(options.settings)
  return new AddressResolver({ ...options, addresses, hosts, separateHosts, onDecided: () => pages.resolveAgain() })
}

function carryChanges(upstream: Upstream, pages: PageServer, links: AddressResolver, log: Logger): ContentChanges {
  return new ContentChanges(
    {
      revalidate: (tags) => upstream.revalidate(tags),
      endedWith: (tags) => pages.cache.endedWith(tags),
      drop: (change) => pages.cache.drop(change),
      warm: async (page) => {
        if (page.request.isNotFoundPage || links.isPage(page.request.url)) await pages.warm(page)
      },
    },
    log,
  )
}

function addressSettings(settings: Settings): AddressSettings {
  const closed = settings.closedLocales.map((locale) => [locale, 'redirect-to-en'] as const)
  const { investorUrl, bookingUrl } = settings
  return { ...DEFAULT_ADDRESS_SETTINGS, localeStatus: Object.fromEntries(closed), investorUrl, bookingUrl }
}

function createServer(limits: Limits, security: FlatHeaders): Server {
  const server = http.createServer({
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: limits.checkEveryMs,
    keepAliveTimeout: limits.keepAliveMs,
    noDelay: true,
  })
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Socket) => {
    const isFinished = error.code === 'ECONNRESET' || !socket.writable
    if (isFinished) {
      socket.destroy()
      return
    }
    socket.end(rawError(error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400, security, error.rawPacket))
    // A client that sends an invalid request may not read the response either.
    setTimeout(() => socket.destroy(), 1000).unref()
  })
  return server
}

/** Hot reload uses a web socket: its bytes are passed to the app unchanged. */
function passUpgrades(server: Server, appPort: number): void {
  server.on('upgrade', (request, socket: Socket, head: Buffer) => {
    const app = connect(appPort, '127.0.0.1', () => {
      const lines = request.rawHeaders.flatMap((name, index, all) =>
        index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
      )
      app.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      app.write(head)
      app.pipe(socket).pipe(app)
    })
    app.on('error', () => socket.destroy())
    socket.on('error', () => app.destroy())
  })
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function closeServer(server: Server, streams: Iterable<ServerResponse>, fastPath?: FastPath): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const cut = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(cut)
      resolve()
    })
    for (const response of streams) response.destroy()
    fastPath?.close()
    server.closeIdleConnections()
  })
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
}
