import type { SeparateHosts } from '@/features/routing'
import { isOwnPage, LOOPBACK, type SiteAlias } from '@/kernel/http/site-aliases'

/** Hosts seen lately; beyond that the names are forged. */
const MOST_SEEN = 500

/** The names that this site answers under. */
export class OwnHosts {
  private readonly seen = new Map<string, boolean>()

  constructor(
    readonly publicUrl: URL,
    private readonly aliases: readonly SiteAlias[],
    private readonly separate: SeparateHosts,
  ) {}

  /**
   * Whether a `Host` header names this site. Loopback names always do: probes, and proxies on the same machine that do
   * not pass the visitor's host on, use them.
   */
  isOurs(host: string | undefined): boolean {
    if (host === undefined) return true
    const known = this.seen.get(host)
    if (known !== undefined) return known
    const isOurs = this.names(host)
    if (this.seen.size >= MOST_SEEN) this.seen.clear()
    this.seen.set(host, isOurs)
    return isOurs
  }

  /**
   * The origin that the app is told. It knows one name of the site only: a page on another one that posts to itself is
   * presented as a page of the main one. Any other origin stays as it is, and the app refuses it.
   */
  originFor(host: string | undefined, origin: string): string {
    const page = host !== undefined && URL.canParse(origin) ? new URL(origin) : null
    if (page === null || page.origin !== origin || !isHost(page, host ?? '')) return origin
    return this.isSameSite(page) ? this.publicUrl.origin : origin
  }

  private names(host: string): boolean {
    if (!URL.canParse(`http://${host}`)) return false
    const { hostname, port } = new URL(`http://${host}`)
    const name = hostname.replace(/\.$/, '')
    return (
      name === this.publicUrl.hostname ||
      LOOPBACK.test(name) ||
      this.separate.has(name) ||
      this.aliases.some((alias) => alias.hostname === name && (alias.port ?? port) === port)
    )
  }

  private isSameSite(page: URL): boolean {
    if (this.separate.has(page.hostname)) return page.protocol === this.publicUrl.protocol
    return isOwnPage(page, this.publicUrl, this.aliases)
  }
}

/** Whether a `Host` header is that of a page, default ports aside. */
const isHost = (page: URL, host: string): boolean =>
  URL.canParse(`${page.protocol}//${host}`) && new URL(`${page.protocol}//${host}`).host === page.host
