import type { ServerResponse } from 'node:http'
import type { FlatHeaders } from './headers'
import type { Limits, RateLimiter } from './limits'
import type { Links } from './links'
import type { Logger } from './log'
import type { Metrics } from './metrics'
import type { Pages } from './pages'
import type { fileRoots, StaticFiles } from './static-files'
import type { UnknownAddresses } from './unknown-addresses'
import type { Upstream } from './upstream'

/** Everything one front door is made of. */
export interface DoorParts {
  unknown: UnknownAddresses
  trustedProxies: readonly string[]
  security: FlatHeaders
  limits: Limits
  rates: RateLimiter
  upstream: Upstream
  pages: Pages
  links: Links
  files: StaticFiles
  roots: ReturnType<typeof fileRoots>
  metrics: Metrics
  log: Logger
  streams: Set<ServerResponse>
  /** In front of an app with hot reload, which answers everything itself. */
  isDev: boolean
  /** Empty: search engines are not told of changes. */
  indexNowKey: string
  mapOrigins: readonly string[]
  /** Whether the app and the database both answer. */
  isReady: () => Promise<boolean>
}
