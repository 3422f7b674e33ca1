// Plain hosts only: they go into a CSP header, where a semicolon would start another directive.
const PLAIN_HOST = /^(?:[a-z0-9.-]+|\[::1\])$/
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

function readUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname))
  return isSafe && PLAIN_HOST.test(url.hostname) && url.username + url.password + url.hash === '' ? url : null
}

/**
 * The URL of a map style: absolute, https (http on localhost only), no user, no fragment. The query stays: providers
 * put their key there, which every browser sees anyway. null for anything else.
 */
export const readMapStyle = (text: string): string | null => readUrl(text)?.href ?? null

/**
 * Origins of a comma-separated list that serve the tiles, glyphs and sprites of a style. null when any is not an
 * origin.
 */
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

/** Every origin that a browser requests for a map: the style's own and the listed ones. */
export const mapOrigins = (style: string, beside: readonly string[]): string[] => [
  ...new Set([new URL(style).origin, ...beside]),
]
