// Plain names only: these words become part of a header, where a semicolon would begin another rule.
const PLAIN_HOST = /^(?:[a-z0-9.-]+|\[::1\])$/
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

function readUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname))
  return isSafe && PLAIN_HOST.test(url.hostname) && url.username + url.password + url.hash === '' ? url : null
}

/**
 * The address of a map's style: absolute, https (http on this machine only), without a user and a fragment. Its query
 * stays, since providers put their key there, which every browser sees anyway. null for anything else.
 */
export const readMapStyle = (text: string): string | null => readUrl(text)?.href ?? null

/** Origins of a comma list, where a style has its tiles, letters and signs. null when any word is not just an origin. */
export function readMapOrigins(list: string): string[] | null {
  const words = list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const urls = words.map(readUrl)
  return urls.every((url) => url !== null && url.pathname + url.search === '/')
    ? urls.flatMap((url) => url?.origin ?? [])
    : null
}

/** All origins that a browser asks for a map: the style's own, and those named beside it. */
export const mapOrigins = (style: string, beside: readonly string[]): string[] => [
  ...new Set([new URL(style).origin, ...beside]),
]
