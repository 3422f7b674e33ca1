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
} from '@/features/addresses'
import { AddressBook } from './address-book'
import type { ContentChanges } from './content-changes'
import type { Database } from './database'
import { editorBooks } from './editor-books'
import type { Exchange } from './exchange'
import type { Logger } from './log'
import type { ChangeListener } from './notifications'
import { isVisit, ShortLinkHits } from './short-link-hits'
import { ShortLinkBook } from './short-links'

/** What the links of editors are kept with. */
interface LinkParts {
  addresses: AddressSettings
  /** Hosts that short links may lead to besides the sites of `addresses`. */
  hosts: readonly string[]
  separateHosts: SeparateHosts
  database: Database
  log: Logger
  /** Editors have decided something else about addresses: a page may be kept where a redirect is now. */
  onDecided: () => void
  /** Tests and the bench hand in a filled one. */
  shortLinks?: ShortLinkBook
}

/** How long the public port may wait for the first reading. Without a database it opens all the same. */
const FIRST_READING_MS = 2_000

/** The addresses that editors keep, from the database to the visitor, and how often they were followed. */
export class Links {
  private readonly shortLinks: ShortLinkBook
  private readonly book: AddressBook
  private readonly hits: ShortLinkHits
  private readonly separateHosts: SeparateHosts
  private readonly database: Database
  private rules: TargetRules

  constructor({ addresses, hosts, separateHosts, database, log, onDecided, shortLinks }: LinkParts) {
    this.shortLinks = shortLinks ?? new ShortLinkBook()
    this.separateHosts = separateHosts
    this.database = database
    this.rules = { settings: addresses, hosts: allowedHosts(hosts, addresses) }
    const decided = editorBooks((part) => {
      this.rules = { ...this.rules, settings: { ...this.rules.settings, ...part } }
      onDecided()
    })
    this.book = new AddressBook([this.shortLinks, ...decided], database, log)
    this.hits = new ShortLinkHits(database, log)
  }

  /** Whether a request to this host sees the whole site, not a separate host's few pages (A3.4). */
  isMainHost(header: string | undefined): boolean {
    return separateHostOf(this.separateHosts, header) === null
  }

  /** Whether an address is a page still, after what editors decided. */
  isPage(url: string): boolean {
    const end = url.indexOf('?')
    const [path, search] = end === -1 ? [url, ''] : [url.slice(0, end), url.slice(end)]
    return resolveAddress({ path, search }, this.rules.settings).kind === 'page'
  }

  /**
   * What the address of a request gets, short links included. They are sent to as sites outside are: browsers soon
   * forget it, and a form that was sent to a short link stays here. A visit is counted.
   */
  resolve({ request, search }: Exchange, path: string): Resolution {
    const address = { path, search }
    const host = separateHostOf(this.separateHosts, request.headers.host)
    if (host) return resolveOnHost(address, host, this.rules.settings)
    const resolution = resolveAddress(address, this.rules.settings)
    const followed = this.find(address, resolution)
    if (followed === null) return resolution
    if (isVisit(request)) this.hits.count(followed.code, Date.now())
    return { kind: 'outside', location: followed.location, status: 301, isBrief: true }
  }

  /** The same for who only asks where an address leads. Nobody went there, so nothing is counted. */
  readonly lookUp = (path: string, search: string): string | null => {
    const request = { path, search }
    return this.find(request, resolveAddress(request, this.rules.settings))?.location ?? null
  }

  /** What is told of changed content: the books take what concerns them, the rest goes on to the pages. */
  listener(changes: ContentChanges): ChangeListener {
    return {
      onTags: (tags) => {
        const left = this.book.take(tags)
        if (left.length > 0) changes.onTags(left)
      },
      onGap: changes.onGap,
      onListening: () => this.book.readAll(),
    }
  }

  /** Resolves when the links are known, or will not be for now. */
  async start(): Promise<void> {
    this.hits.start()
    await Promise.race([this.book.firstReading, sleep(FIRST_READING_MS, undefined, { ref: false })])
  }

  /** Writes the last hits and lets the database go. */
  async stop(): Promise<void> {
    this.book.stop()
    await this.hits.stop()
    await this.database.close()
  }

  private find(request: AddressRequest, resolution: Resolution): FollowedLink | null {
    const now = Date.now()
    return shortLinkFor((code) => this.shortLinks.targetOf(code, now), request, resolution, this.rules)
  }
}
