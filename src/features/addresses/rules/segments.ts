/** Longest address that is looked at: path and query together. */
const MAX_ADDRESS_LENGTH = 8192

// Node hands over bytes as sent. A browser sends printable ASCII only; the rest is an attack or a fault.
const PLAIN_PATH = /^\/[!-"$->@-[\]-~]*$/
const PLAIN_SEARCH = /^(?:\?[!-"$-~]*)?$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be found.
const UNSAFE_IN_SEGMENT = /[/\\\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/**
 * The words of a path, decoded once, empty ones dropped. null when the address is not one a browser
 * sends: broken encoding, an encoded slash, a backslash, a dot segment, or more than 8 KB.
 */
export function readSegments(path: string, search: string): string[] | null {
  if (path.length + search.length > MAX_ADDRESS_LENGTH) return null
  if (!PLAIN_PATH.test(path) || !PLAIN_SEARCH.test(search)) return null
  const segments: string[] = []
  for (const raw of path.split('/')) {
    if (raw === '') continue
    const segment = decodeSegment(raw)
    if (segment === null) return null
    segments.push(segment)
  }
  return segments
}

function decodeSegment(raw: string): string | null {
  if (raw === '.' || raw === '..') return null
  if (!raw.includes('%')) return raw
  try {
    const segment = decodeURIComponent(raw)
    const isUnsafe = segment === '.' || segment === '..' || UNSAFE_IN_SEGMENT.test(segment)
    return isUnsafe ? null : segment
  } catch {
    return null
  }
}

// A path may carry these as they are (RFC 3986 `pchar`), and browsers send them so.
const KEPT: Readonly<Record<string, string>> = {
  '%24': '$',
  '%26': '&',
  '%2B': '+',
  '%2C': ',',
  '%3A': ':',
  '%3B': ';',
  '%3D': '=',
  '%40': '@',
}

/** The one way to write these words as a path. It begins with exactly one slash, so it stays on this site. */
export function writePath(segments: readonly string[]): string {
  return `/${segments.map(encodeSegment).join('/')}`
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, (code) => KEPT[code] ?? code)
}

/** Lower case for A to Z only: the other scripts of our addresses have no case. */
export function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/** How a word of an old address is compared: capitals and snakes are other spellings of it (C20). */
export function kebab(word: string): string {
  return lowerAscii(word).replaceAll('_', '-')
}

/** How a fixed word of the catalogue is compared: `LandOffering`, `land_offering` and `land-offering` are one (C21). */
export function fold(word: string): string {
  return lowerAscii(word).replace(/[_-]/g, '')
}
