import { setTimeout as sleep } from 'node:timers/promises'
import {
  type AddressRequest,
  type AddressSettings,
  allowedHosts,
  type FollowedLink,
  type Resolution,
  resolveAddress,
  shortLinkFor,
  type TargetRules,
} from '@/features/addresses'
import { AddressBook, type Book } from './address-book'
import type { ContentChanges } from './content-changes'
import type { Database } from './database'
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
  database: Database
  log: Logger
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
  private readonly rules: TargetRules
  private readonly database: Database

  constructor({ addresses, hosts, database, log, shortLinks = new ShortLinkBook() }: LinkParts) {
    this.shortLinks = shortLinks
    this.database = database
    const books: readonly Book[] = [shortLinks]
    this.book = new AddressBook(books, database, log)
    this.hits = new ShortLinkHits(database, log)
    this.rules = { settings: addresses, hosts: allowedHosts(hosts, addresses) }
  }

  /**
   * What the address of a request gets, short links included. They are sent to as sites outside are: browsers soon
   * forget it, and a form that was sent to a short link stays here. A visit is counted.
   */
  resolve({ request, search }: Exchange, path: string): Resolution {
    const address = { path, search }
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
