import http, { type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS } from '@/features/addresses'
import { BackgroundQueue } from './compression'
import { ContentChanges } from './content-changes'
import type { Database } from './database'
import { Door } from './door'
import { rawError } from './error-pages'
import { type FastLane, openFastLane } from './fast-lane'
import { type FlatHeaders, securityHeaders } from './headers'
import { capConnections, LIMITS, type Limits, RateLimiter } from './limits'
import { Links } from './links'
import type { Logger } from './log'
import { watchMaintenance } from './maintenance'
import { Metrics, serveMetrics } from './metrics'
import type { Notifications } from './notifications'
import { PageStyles } from './page-styles'
import { Pages } from './pages'
import type { Settings } from './settings'
import type { ShortLinkBook } from './short-links'
import { fileRoots, StaticFiles } from './static-files'
import { UnknownAddresses } from './unknown-addresses'
import { Upstream } from './upstream'

/** What a front door is started with. */
interface FrontDoorOptions {
  settings: Settings
  log: Logger
  notifications: Notifications
  database: Database
  shortLinks?: ShortLinkBook
  limits?: Partial<Limits>
}

/** A front door that listens. */
interface FrontDoor {
  port: number
  metricsPort: number
  /** Lets what is under way finish, for at most four seconds. */
  stop: () => Promise<void>
}

const LAST_WORD_MS = 4_000

/** Starts everything and resolves when the public port is open. */
export async function startFrontDoor(options: FrontDoorOptions): Promise<FrontDoor> {
  const { settings, log, notifications } = options
  const limits: Limits = { ...LIMITS, ...options.limits }
  const security = securityHeaders(settings.publicUrl)
  const queue = new BackgroundQueue()
  const upstream = new Upstream(settings)
  const pages = new Pages(upstream, security, queue, new PageStyles(settings.nextDir), settings.cacheBytes)
  const streams = new Set<ServerResponse>()
  const server = createServer(limits, security)
  capConnections(server, limits, settings.trustedProxies)
  const metrics = new Metrics({
    cachedPages: () => pages.cache.size,
    cachedBytes: () => pages.cache.bytes,
    connections: () => countConnections(server),
  })
  const files = new StaticFiles(security, queue)
  const links = openLinks(options, pages)
  const unknown = new UnknownAddresses((addresses) => upstream.recordUnknown(addresses), limits.unknownEveryMs)
  const door = new Door({
    unknown,
    trustedProxies: settings.trustedProxies,
    security,
    limits,
    rates: new RateLimiter(limits),
    upstream,
    pages,
    links,
    files,
    roots: fileRoots(settings),
    metrics,
    log,
    streams,
    isDev: settings.isDev,
    indexNowKey: settings.indexNowKey,
    mapOrigins: settings.mapOrigins,
    isReady: async () => (await Promise.all([upstream.isUp(), notifications.isReachable()])).every(Boolean),
  })
  server.on('request', door.handle)
  if (settings.isDev) passUpgrades(server, settings.appPort)
  const lane = openFastLane(server, {
    find: (url, host) => door.held(url, host),
    count: () => {
      metrics.hits += 1
    },
    limits,
  })
  const changes = carryChanges(upstream, pages, links, log)
  const stopWatching = await watchMaintenance(settings.dataDir, (isClosed) => {
    pages.isClosed = isClosed
    log.warn(isClosed ? 'closed for maintenance' : 'open again')
  })
  const metricsServer = await serveMetrics(metrics, settings.metricsPort)
  notifications.start(links.listener(changes))
  await links.start()
  await listen(server, settings.port)
  const stop = async () => {
    changes.stop()
    stopWatching()
    queue.clear()
    await Promise.all([notifications.stop(), closeServer(server, streams, lane), closeServer(metricsServer, [])])
    await unknown.stop()
    upstream.close()
    await links.stop()
  }
  return { port: portOf(server), metricsPort: portOf(metricsServer), stop }
}

/** The addresses that editors keep. Where they lead elsewhere now, a page may still be kept. */
function openLinks(options: FrontDoorOptions, pages: Pages): Links {
  const { allowedHosts: hosts, separateHosts } = options.settings
  const addresses = addressSettings(options.settings)
  return new Links({ ...options, addresses, hosts, separateHosts, onDecided: () => pages.cache.dropAll() })
}

function carryChanges(upstream: Upstream, pages: Pages, links: Links, log: Logger): ContentChanges {
  return new ContentChanges(
    {
      revalidate: (tags) => upstream.revalidate(tags),
      endedWith: (tags) => pages.cache.endedWith(tags),
      drop: (tags) => pages.cache.drop(tags),
      dropAll: () => pages.cache.dropAll(),
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
    // Whoever sends nonsense need not take the answer either.
    setTimeout(() => socket.destroy(), 1000).unref()
  })
  return server
}

/** Hot reload talks over a web socket: its bytes are handed to the app as they are. */
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

function closeServer(server: Server, streams: Iterable<ServerResponse>, lane?: FastLane): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const cut = setTimeout(() => server.closeAllConnections(), LAST_WORD_MS)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(cut)
      resolve()
    })
    for (const response of streams) response.destroy()
    lane?.close()
    server.closeIdleConnections()
  })
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
}
