import { createHash } from 'node:crypto'
import { HIDE_CLOSED_BAR } from '@/kit/closed-bars'
import { isReactScript } from './react-scripts'
import { START_PROGRAMS } from './start-programs'

const also = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('')

const besideScripts = (origins: readonly string[]) =>
  [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${also(origins)}`,
    "media-src 'self' blob:",
    `connect-src 'self'${also(origins)}`,
    "font-src 'self'",
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    // The back office shows pages of this site inside its live preview; nobody else may.
    "frame-ancestors 'self'",
  ].join('; ')

const FIXED = besideScripts([])

/** For answers that are data: nothing in them may run or load. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** For pictures that may hold markup (SVG), should somebody open them on their own. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const HAS_SOURCE = /(?:^|\s)src\s*=/i
const TYPE = /(?:^|\s)type\s*=\s*["']?([^"'\s>]+)/i
const SCRIPT_TYPE = /^(?:text\/javascript|application\/javascript|module)$/i

// The shapes of Next 16.4 (trap 21), each as what goes before and after one JSON value.
const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])'
const FLIGHT_PUSH = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/
const TURBOPACK_PUSH = /^\(globalThis\["(TURBOPACK\w*)"\] \|\| \(globalThis\["\1"\] = \[\]\)\)\.push\((\{.*\})\);?$/

/**
 * The policy of one HTML answer: its own data pushes by hash, and no other inline script. `origins` are those beside
 * our own that the page may load pictures and data from.
 */
export function policyForHtml(html: string, origins: readonly string[] = []): string {
  const hashes = inlineHashes(html)
  const rest = origins.length === 0 ? FIXED : besideScripts(origins)
  return `script-src 'self'${hashes.map((hash) => ` 'sha256-${hash}'`).join('')}; ${rest}`
}

/** For what works on a map beside its page: it asks for the map's data, and for nothing else. */
export const mapWorkerPolicy = (origins: readonly string[]): string =>
  `default-src 'none'; connect-src 'self'${also(origins)}`

/** SHA-256, in base64, of every inline script that is allowed: wholly one of the framework's own shapes. */
export function inlineHashes(html: string, isAllowed: (text: string) => boolean = isOwnScript): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (text === '' || HAS_SOURCE.test(attributes) || !isScriptType(attributes)) continue
    if (isAllowed(text)) hashes.add(createHash('sha256').update(text).digest('base64'))
  }
  return [...hashes]
}

function isScriptType(attributes: string): boolean {
  const type = TYPE.exec(attributes)?.[1]
  return type === undefined || SCRIPT_TYPE.test(type)
}

/** Whether a script is exactly what the framework writes, a fixed frame around JSON, or a line of our own. */
export function isOwnScript(text: string): boolean {
  if (text === FLIGHT_START || text === HIDE_CLOSED_BAR || text === START_PROGRAMS) return true
  if (text.startsWith(`${FLIGHT_START};`)) return isFlightPush(text.slice(FLIGHT_START.length + 1), [2])
  if (text.startsWith('self.__next_f.')) return isFlightPush(text, [1, 3])
  if (text.startsWith('(globalThis[')) return text.split('\n').every(isTurbopackPush)
  return isReactScript(text)
}

function isFlightPush(text: string, kinds: readonly number[]): boolean {
  const value = parseJson(FLIGHT_PUSH.exec(text)?.[1])
  if (!Array.isArray(value) || value.length !== 2 || !kinds.includes(value[0])) return false
  return value[0] === 2 || typeof value[1] === 'string'
}

function isTurbopackPush(line: string): boolean {
  return parseJson(TURBOPACK_PUSH.exec(line)?.[2]) !== undefined
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
