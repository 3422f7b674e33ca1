import { wordsOf } from '../words-of'

/** Another name of the same site. What is not given matches anything. */
export interface SiteAlias {
  protocol?: 'http:' | 'https:'
  hostname: string
  port?: string
}

/**
 * Reads `https://www.homes.example, 10.0.0.5:3000, homes.local`: whole origins, or hosts with or without a port. Null
 * when any entry is neither.
 */
export function readAliases(list: string): SiteAlias[] | null {
  const aliases = wordsOf(list).map(aliasOf)
  return aliases.every((alias) => alias !== null) ? aliases : null
}

function aliasOf(word: string): SiteAlias | null {
  const [, protocol, host = ''] = /^(https?:)\/\/([^/]+)\/?$/.exec(word) ?? [null, undefined, word]
  const url = `${protocol ?? 'http:'}//${host}`
  if (/[/\\?#@*]/.test(host) || !URL.canParse(url)) return null
  const { hostname } = new URL(url)
  if (protocol !== undefined) return { protocol: protocol as 'http:' | 'https:', hostname, port: new URL(url).port }
  const [, port] = /:(\d+)$/.exec(host) ?? []
  return port === undefined ? { hostname } : { hostname, port }
}

/** 127.0.0.0/8, ::1 and localhost (RFC 6761): names of this machine itself. */
export const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Whether a page is on one of the names of the site: the main one, an alias, or loopback where the main one is that. */
export function isOwnPage(
  { origin, protocol, hostname, port }: URL,
  main: URL,
  aliases: readonly SiteAlias[],
): boolean {
  if (origin === main.origin) return true
  if (LOOPBACK.test(main.hostname) && LOOPBACK.test(hostname)) return protocol === main.protocol
  return aliases.some(
    (alias) =>
      alias.hostname === hostname && (alias.port ?? port) === port && (alias.protocol ?? main.protocol) === protocol,
  )
}
