import { wordsOf } from './words-of'

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
