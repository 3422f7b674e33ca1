/** Maximum length of an address, path and query together. */
const MAX_ADDRESS_LENGTH = 8192

// Node passes the raw bytes on. A browser sends printable ASCII only; anything else is an attack or a fault.
const PLAIN_PATH = /^\/[!-"$->@-[\]-~]*$/
const PLAIN_SEARCH = /^(?:\?[!-"$-~]*)?$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be found.
const UNSAFE_IN_SEGMENT = /[/\\\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/**
 * The segments of a path, decoded once, without empty ones. null when no browser sends such an address: broken
 * encoding, an encoded slash, a backslash, a dot segment, or more than 8 KB.
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

// Characters that a path may contain unencoded (RFC 3986 `pchar`), as browsers send them.
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

/** Writes segments as a path. It starts with exactly one slash, so it stays on this site. */
export function writePath(segments: readonly string[]): string {
  return `/${segments.map(encodeSegment).join('/')}`
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, (code) => KEPT[code] ?? code)
}

/** Lower-cases A to Z only: the other scripts of our addresses have no case. */
export function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/** Normalises a segment of an old address: capitals and underscores are other spellings (C20). */
export function kebab(word: string): string {
  return lowerAscii(word).replaceAll('_', '-')
}

/** Folds a fixed segment: `LandOffering`, `land_offering` and `land-offering` are the same (C21). */
export function fold(word: string): string {
  return lowerAscii(word).replace(/[_-]/g, '')
}
