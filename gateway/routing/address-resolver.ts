import { setTimeout as sleep } from 'node:timers/promises'
import {
  type AddressRequest,
  type AddressSettings,
  allowedHosts,
  type FollowedLink,
  type Resolution,
  resolveAddress,
  resolveOnHost,
  type SeparateHosts,
  separateHostOf,
  shortLinkFor,
  type TargetRules,
} from '@/features/routing'
import type { ContentChanges } from '../cache/content-changes'
import type { ChangeListener } from '../cache/notifications'
import type { Database } from '../database'
import type { Logger } from '../http/log'
import type { RequestContext } from '../http/request-context'
import { EditorTables } from './editor-table'
import { editorTables } from './editor-tables'
import { isVisit, ShortLinkHits } from './short-link-hits'
import { ShortLinkTable } from './short-links'

/** The dependencies of the resolver. */
interface AddressResolverOptions {
  addresses: AddressSettings
  /** Hosts that short links may lead to besides the sites of `addresses`. */
  hosts: readonly string[]
  separateHosts: SeparateHosts
  database: Database
  log: Logger
  /** Called when redirects or sections changed: a page may be cached where a redirect is now. */
  onDecided: () => void
  /** Tests and benchmarks pass a filled one. */
  shortLinks?: ShortLinkTable
}

/** How long startup waits for the first read. Without a database the port opens anyway. */
const FIRST_READING_MS = 2_000

/** Resolves URLs with the redirects and short links of editors, and counts hits. */
export class AddressResolver {
  private readonly shortLinks: ShortLinkTable
  private readonly table: EditorTables
  private readonly hits: ShortLinkHits
  private readonly separateHosts: SeparateHosts
  private readonly database: Database
  private rules: TargetRules

  constructor({ addresses, hosts, separateHosts, database, log, onDecided, shortLinks }: AddressResolverOptions) {
    this.shortLinks = shortLinks ?? new ShortLinkTable()
    this.separateHosts = separateHosts
    this.database = database
    this.rules = { settings: addresses, hosts: allowedHosts(hosts, addresses) }
    const decided = editorTables((part) => {
      this.rules = { ...this.rules, settings: { ...this.rules.settings, ...part } }
      onDecided()
    })
    this.table = new EditorTables([this.shortLinks, ...decided], database, log)
    this.hits = new ShortLinkHits(database, log)
  }

  /** Whether this host serves the whole site, not the few pages of a separate host (A3.4). */
  isMainHost(header: string | undefined): boolean {
    return separateHostOf(this.separateHosts, header) === null
  }

  /** Whether a URL is still a page under the rules of editors. */
  isPage(url: string): boolean {
    const end = url.indexOf('?')
    const [path, search] = end === -1 ? [url, ''] : [url.slice(0, end), url.slice(end)]
    return resolveAddress({ path, search }, this.rules.settings).kind === 'page'
  }

  /**
   * Resolves the URL of a request, short links included. Short links redirect like external sites: browsers cache
   * that only briefly, and a form posted to a short link stays here. Counts the visit.
   */
  resolve({ request, search }: RequestContext, path: string): Resolution {
    const address = { path, search }
    const host = separateHostOf(this.separateHosts, request.headers.host)
    if (host) return resolveOnHost(address, host, this.rules.settings)
    const resolution = resolveAddress(address, this.rules.settings)
    const followed = this.find(address, resolution)
    if (followed === null) return resolution
    if (isVisit(request)) this.hits.count(followed.code, Date.now())
    return { kind: 'outside', location: followed.location, status: 301, isBrief: true }
  }

  /** The same without counting a visit, for callers that only look a URL up. */
  readonly lookUp = (path: string, search: string): string | null => {
    const request = { path, search }
    return this.find(request, resolveAddress(request, this.rules.settings))?.location ?? null
  }

  /** Whether a code was a short link that is over or was switched off. */
  readonly hasEnded = (code: string): boolean => this.shortLinks.hasEnded(code, Date.now())

  /** Listeners for content changes: the tables take their tags, the rest is passed on to the pages. */
  listener(changes: ContentChanges): Omit<ChangeListener, 'onUnit'> {
    return {
      onTags: (tags, kind) => {
        const left = this.table.take(tags)
        if (left.length > 0) changes.onTags(left, kind)
      },
      onGap: changes.onGap,
      onListening: () => this.table.readAll(),
    }
  }

  /** Resolves when the links are loaded, or could not be for now. */
  async start(): Promise<void> {
    await Promise.race([this.table.firstReading, sleep(FIRST_READING_MS, undefined, { ref: false })])
  }

  /** Writes the last hits and closes the database. */
  async stop(): Promise<void> {
    this.table.stop()
    await this.hits.stop()
    await this.database.close()
  }

  private find(request: AddressRequest, resolution: Resolution): FollowedLink | null {
    const now = Date.now()
    return shortLinkFor((code) => this.shortLinks.targetOf(code, now), request, resolution, this.rules)
  }
}
