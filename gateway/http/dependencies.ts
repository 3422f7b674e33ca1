import type { ServerResponse } from 'node:http'
import type { UnitPresses } from '../booking/unit-presses'
import type { PageServer } from '../cache/page-server'
import type { AddressResolver } from '../routing/address-resolver'
import type { BrowserPasses } from './browser-pass'
import type { fileRoots } from './file-roots'
import type { FlatHeaders } from './headers'
import type { InFlightRequests } from './in-flight-requests'
import type { Limits, RateLimiter } from './limits'
import type { Logger } from './log'
import type { Metrics } from './metrics'
import type { OwnHosts } from './own-hosts'
import type { Readiness } from './readiness'
import type { StaticFiles } from './static-files'
import type { UnknownAddresses } from './unknown-addresses'
import type { Upstream } from './upstream'

/** The parts of one gateway. */
export interface Dependencies {
  /** Null where every press goes to the app. */
  presses: UnitPresses | null
  unknown: UnknownAddresses
  trustedProxies: readonly string[]
  security: FlatHeaders
  limits: Limits
  rates: RateLimiter
  passes: BrowserPasses
  upstream: Upstream
  pages: PageServer
  links: AddressResolver
  hosts: OwnHosts
  files: StaticFiles
  roots: ReturnType<typeof fileRoots>
  metrics: Metrics
  log: Logger
  streams: Set<ServerResponse>
  inFlight: InFlightRequests
  /** True in front of an app with hot reload, which answers everything itself. */
  isDev: boolean
  /** Empty when search engines are not notified of changes. */
  indexNowKey: string
  /** Whom to write to about a weakness; empty without. */
  securityContact: string
  mapOrigins: readonly string[]
  /** Whether this node can serve and store. */
  readiness: () => Promise<Readiness>
}
